import type { documentLink } from "#api/documents.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { centsToEuros } from "#domain/shared/money.ts";
import type { Row } from "#server/db/database-types.ts";
import type { z } from "zod";
import { documentState } from "../document-state.ts";
import type { StateFacts } from "../state-facts.repository.ts";

/** A quote or an invoice as a row: `gross_cents` is the total with VAT. */
export type DocumentLinkRow = Pick<Row<"document">, "id" | "kind" | "number" | "gross_cents"> &
  StateFacts & {
    /** Null while the document has no public link, or once it was withdrawn. */
    token: string | null;
  };

/**
 * The capability links of a document: its PDF (an iframe cannot send a bearer) and its public page. Empty for a
 * document whose link is missing or was withdrawn.
 */
export function documentUrls(kind: DocumentKind, token: string | null) {
  if (token === null) return { url: "", page_url: "", xml_url: "" };
  return { url: `/documents/${token}.pdf`, page_url: `/${kind}/${token}`, xml_url: `/documents/${token}.xml` };
}

/** A document on the wire, in its state at that moment. */
export function toDocumentLink(row: DocumentLinkRow, now: Date): z.input<typeof documentLink> {
  const { url, page_url } = documentUrls(row.kind, row.token);
  return {
    id: row.id,
    number: row.number,
    ...documentState(row, now),
    total: centsToEuros(row.gross_cents),
    url,
    page_url,
  };
}
