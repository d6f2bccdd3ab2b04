import type { ProjectAnswer } from "#api/projects.ts";

/** The invoices of parts of a quote that bill something. The final one is the invoice of the project. */
export function listParts({ documents, invoice }: ProjectAnswer): ProjectAnswer["documents"] {
  return documents.filter(
    ({ id, kind, is_credited, total }) => kind === "invoice" && !is_credited && total > 0 && id !== invoice?.id,
  );
}
