import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { listDocuments } from "#api/documents.ts";
import { call } from "#web/client/call.ts";
import { useInfiniteQuery } from "@tanstack/react-query";

/** Quotes or invoices of every project, newest first, page by page. */
export function useDocuments(kind: DocumentKind, limit = 50) {
  return useInfiniteQuery({
    queryKey: ["documents", kind, limit],
    queryFn: ({ pageParam, signal }) => call(listDocuments, { query: { kind, cursor: pageParam, limit }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
