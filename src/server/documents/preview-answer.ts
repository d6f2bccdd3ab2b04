import type { previewInvoice } from "#api/documents.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { z } from "zod";
import type { Parties } from "./check-parties.ts";
import { checkParties } from "./check-parties.ts";

/** The preview of a document, with what is still missing to issue an invoice. */
export function previewAnswer(view: DocumentView, parties: Parties): z.input<typeof previewInvoice.answer> {
  const checked = checkParties(parties);
  return checked.ok
    ? { view, missing: [], missing_code: null }
    : { view, missing: [...(checked.refusal.fields ?? [])], missing_code: checked.refusal.code };
}
