import { centsToEuros } from "#domain/shared/money.ts";
import type { documentLink } from "#api/documents.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import type { z } from "zod";

/** A quote or an invoice as a row: `gross_cents` is the total with VAT. */
export type DocumentLinkRow = { id: string; number: string; status: string; gross_cents: number; token: string };

/** The capability links of a document: its PDF (an iframe cannot send a bearer) and its public page. */
export function documentUrls(kind: DocumentKind, token: string) {
  return { url: `/documents/${token}.pdf`, page_url: `/${kind}/${token}`, xml_url: `/documents/${token}.xml` };
}

/** A document on the wire. */
export function toDocumentLink(kind: DocumentKind, row: DocumentLinkRow): z.input<typeof documentLink> {
  const { url, page_url } = documentUrls(kind, row.token);
  return { id: row.id, number: row.number, status: row.status, total: centsToEuros(row.gross_cents), url, page_url };
}
