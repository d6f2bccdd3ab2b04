import type { KnownChoices } from "#domain/imports/known-choice.ts";
import type { ImportOptions } from "#server/imports/imports.repository.ts";

/** What becomes of the known rows of an import. Nothing chosen, they are left. */
export function knownChoicesOf({ knownChoices }: ImportOptions): KnownChoices {
  return knownChoices ?? { choice: "leave", lines: [] };
}
