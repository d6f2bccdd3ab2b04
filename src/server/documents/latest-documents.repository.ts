import type { Customer } from "#domain/customers/customer.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_KINDS } from "#domain/documents/document-kind.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import type { DocumentLinkRow } from "./document-links.ts";
import { toDocumentLink } from "./document-links.ts";

/** The latest quote and the latest invoice of a project, on the wire; `buyer` is whom the invoice was made out to. */
export async function latestDocuments(tx: Db, projectId: string) {
  const { rows } = await sql<DocumentLinkRow & { kind: DocumentKind; buyer: Customer | null }>`
    (select 'quote' as kind, q.id, q.number, q.status, q.gross_cents, l.token, null::jsonb as buyer from quote q
      join public_link l on l.document_id = q.id and l.revoked_at is null
      where q.project_id = ${projectId} order by q.created_at desc limit 1)
    union all
    (select 'invoice', i.id, i.number, 'issued', i.gross_cents, l.token, i.snapshot->'buyer' from invoice i
      join public_link l on l.document_id = i.id and l.revoked_at is null
      where i.project_id = ${projectId} order by i.created_at desc limit 1)`.execute(tx);
  const [quote, invoice] = DOCUMENT_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? toDocumentLink(kind, row) : null;
  });
  const buyer = rows.find((row) => row.kind === "invoice")?.buyer ?? null;
  return { quote: quote ?? null, invoice: invoice ?? null, buyer };
}

/** What `LATEST_DOCUMENTS` adds to each row of a list of projects. */
export type LatestDocumentsRow = { quote: DocumentLinkRow | null; invoice: DocumentLinkRow | null };

/**
 * The same for a list, in its own query: joins that add the columns `q.quote` and `i.invoice` to each project of
 * `page`.
 */
export const LATEST_DOCUMENTS = sql`
    left join lateral (
      select jsonb_build_object('id', q.id, 'number', q.number, 'status', q.status,
        'gross_cents', q.gross_cents, 'token', l.token) as quote
      from quote q
      join public_link l on l.company_id = q.company_id and l.document_id = q.id and l.revoked_at is null
      where q.company_id = page.company_id and q.project_id = page.id order by q.created_at desc limit 1) q on true
    left join lateral (
      select jsonb_build_object('id', i.id, 'number', i.number, 'status', 'issued',
        'gross_cents', i.gross_cents, 'token', l.token) as invoice
      from invoice i
      join public_link l on l.company_id = i.company_id and l.document_id = i.id and l.revoked_at is null
      where i.company_id = page.company_id and i.project_id = page.id order by i.created_at desc limit 1) i on true`;
