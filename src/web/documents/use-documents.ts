import { listDocuments } from "#api/documents.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";

/** Quotes or invoices of every project, newest first, page by page. */
export function useDocuments(kind: DocumentKind, limit = 50) {
  return useAnswerPages(listDocuments, { kind, limit });
}
