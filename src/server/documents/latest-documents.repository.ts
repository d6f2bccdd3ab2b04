import type { Customer } from "#domain/customers/customer.ts";
import type { projectDocuments } from "#api/documents.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { z } from "zod";
import type { DocumentLinkRow } from "./document-links.ts";
import { toDocumentLink } from "./document-links.ts";
import { isSent, LIVE_LINK, STATE_COLUMNS } from "./state-facts.repository.ts";

// True of a version of a quote that leaves an accepted one in force: it was not offered yet, or it was declined.
function leavesAcceptedVersion(version: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${version}.version > 1
    and exists (
      select from document earlier
      join quote_decision a on a.company_id = earlier.company_id and a.document_id = earlier.id
        and a.withdrawn_at is null and a.decision = 'accepted'
      where earlier.company_id = ${version}.company_id and earlier.number = ${version}.number
        and earlier.version < ${version}.version)
    and case (
        select a.decision from quote_decision a
        where a.company_id = ${version}.company_id and a.document_id = ${version}.id and a.withdrawn_at is null)
      when 'accepted' then false
      when 'declined' then true
      else not ${isSent(version)} end)`;
}

/**
 * True of the version of a document `d` that stands for all its versions: the last one. An accepted version of a quote
 * stands until a newer one is sent or accepted, and again once the newer one is declined.
 */
export const IS_STANDING_VERSION = sql`not exists (
    select from document newer
    where newer.company_id = d.company_id and newer.number = d.number and newer.version > d.version
      and not ${leavesAcceptedVersion(sql`newer`)})
  and not ${leavesAcceptedVersion(sql`d`)}`;

/** What `latestDocumentsOf` adds to each row: the document that stands for each kind of a project, no credit note. */
export type LatestDocumentsRow = { documents: Partial<Record<DocumentKind, DocumentLinkRow>> | null };

/**
 * The latest documents of each row of `projects` (with `company_id` and `id`), as the column `latest.documents`; of a
 * quote, the version that stands (`IS_STANDING_VERSION`).
 */
export function latestDocumentsOf(projects: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select json_object_agg(one.kind, to_json(one)) as documents
      from (
        select distinct on (d.kind) d.kind, d.id, d.number, d.gross_cents, l.token, ${STATE_COLUMNS}
        from document d
        ${LIVE_LINK}
        where d.company_id = ${projects}.company_id and d.project_id = ${projects}.id and d.refers_to is null
        order by d.kind, ${leavesAcceptedVersion(sql`d`)}, d.created_at desc, d.version desc) one) latest on true`;
}

/**
 * The quote that stands and the latest invoice of a project, on the wire, in their state at that moment; `buyer` is
 * whom the invoice was made out to. `documents`: all there is, credit notes and older versions among them, the newest
 * first. `hasPricedLines`: whether the quote's draft has a line that counts in its total, null without draft.
 */
export async function listLatestDocuments(tx: Db, projectId: string, now: Date) {
  const { rows } = await sql<
    LatestDocumentsRow & { buyer: Customer | null; every: EveryRow[]; has_priced_lines: boolean | null }
  >`
    select latest.documents, every.rows as every, (
      select w.lines @? '$[*] ? (@.kind == "item" && @.isOption == false)' from quote_draft w
      where w.company_id = project.company_id and w.project_id = project.id) as has_priced_lines, (
      select i.content -> 'buyer' from document i
      where i.company_id = project.company_id and i.id = (latest.documents -> 'invoice' ->> 'id')::uuid) as buyer
    from project ${latestDocumentsOf(sql`project`)}
    cross join lateral (
      select coalesce(json_agg(to_json(one)), '[]') as rows
      from (
        select d.id, d.kind, d.invoice_kind, d.version, d.number, d.dated_on, d.refers_to, d.gross_cents, l.token,
          ${STATE_COLUMNS}
        from document d
        ${LIVE_LINK}
        where d.company_id = project.company_id and d.project_id = project.id
        order by d.created_at desc, d.version desc limit ${rowLimit(MOST_DOCUMENTS)}) one) every
    where project.id = ${projectId}`.execute(tx);
  const documents = rows[0]?.documents ?? null;
  return {
    ...latestLinks({ documents }, now),
    buyer: rows[0]?.buyer ?? null,
    hasPricedLines: rows[0]?.has_priced_lines ?? null,
    documents: (rows[0]?.every ?? []).map((row) => toProjectDocument(row, now)),
  };
}

/** How many documents of a project are listed, the newest ones. */
const MOST_DOCUMENTS = 200;

type EveryRow = DocumentLinkRow & Pick<Row<"document">, "invoice_kind" | "version" | "dated_on" | "refers_to">;

function toProjectDocument(row: EveryRow, now: Date): z.input<typeof projectDocuments>[number] {
  const { kind, invoice_kind, version, dated_on, refers_to } = row;
  return { ...toDocumentLink(row, now), kind: nameOfKind(kind, invoice_kind), version, date: dated_on, refers_to };
}

/** The latest documents of a row of projects, on the wire. */
export function latestLinks({ documents }: LatestDocumentsRow, now: Date) {
  const linkOf = (row: DocumentLinkRow | undefined) => (row ? toDocumentLink(row, now) : null);
  return { quote: linkOf(documents?.quote), invoice: linkOf(documents?.invoice) };
}

/** The ID of the last document of a kind of a project, no credit note, or null. */
export async function findLatestDocumentId(tx: Db, projectId: string, kind: DocumentKind): Promise<string | null> {
  const { rows } = await sql<Pick<Row<"document">, "id">>`
    select d.id from document d where d.project_id = ${projectId} and d.kind = ${kind} and d.refers_to is null
    order by d.created_at desc, d.version desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** A document with its public link, which it must have. */
export async function findDocumentLink(tx: Db, id: string): Promise<DocumentLinkRow> {
  const { rows } = await sql<DocumentLinkRow>`
    select d.id, d.kind, d.number, d.gross_cents, l.token, ${STATE_COLUMNS}
    from document d
    ${LIVE_LINK}
    where d.id = ${id}`.execute(tx);
  return rows[0]!;
}
