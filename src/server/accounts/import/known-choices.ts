import type { KnownChoices } from "#domain/accounts/import/known-choice.ts";
import type { ImportOptions } from "#server/imports/imports.repository.ts";

/** What becomes of the known rows of an import. Nothing chosen, they are left. */
export function knownChoicesOf({ known }: ImportOptions): KnownChoices {
  return known ?? { choice: "leave", lines: [] };
}
