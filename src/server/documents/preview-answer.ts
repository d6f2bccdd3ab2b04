import type { previewQuote } from "#api/documents.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { Result } from "#domain/shared/refusal.ts";
import type { z } from "zod";

/** The preview of a document, with what `check` says is still missing to issue an invoice. */
export function previewAnswer(
  view: DocumentView,
  check: Result<unknown>,
): Omit<
  z.input<typeof previewQuote.answer>,
  "differs_from_latest" | "changed_parts" | "has_other_buyer" | "replaced_vat_reasons"
> {
  return check.ok
    ? { view, missing: [], missing_code: null }
    : { view, missing: [...(check.refusal.fields ?? [])], missing_code: check.refusal.code };
}
