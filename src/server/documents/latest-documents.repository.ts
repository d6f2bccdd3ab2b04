import type { projectDocuments } from "#api/documents.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { INVOICED_PARTS, nameOfKind } from "#domain/documents/document-kind.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { z } from "zod";
import type { AskedDeposit } from "./agreed/asked-deposit.repository.ts";
import { ASKED_DEPOSIT, askedDepositCents } from "./agreed/asked-deposit.repository.ts";
import type { SignedByConsumer } from "./agreed/withdrawable.repository.ts";
import { signedByConsumer, withdrawableOn } from "./agreed/withdrawable.repository.ts";
import type { LinesWork } from "./lines-work.repository.ts";
import { linesWorkOf } from "./lines-work.repository.ts";
import type { DocumentLinkRow } from "./links/document-links.ts";
import { toDocumentLink } from "./links/document-links.ts";
import { IS_ALTERED } from "./standing-alterations.repository.ts";
import { BALANCE, EDITION, isSent, LIVE_LINK, STATE_COLUMNS, TIME_ZONE } from "./state-facts.repository.ts";

// True of a version of a quote that leaves an accepted one in force: it was not offered yet, or it was declined.
function leavesAcceptedVersion(
  version: RawBuilder<unknown>,
  followsAccepted: RawBuilder<unknown>,
  answer: RawBuilder<unknown>,
  isOffered: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`(${version} > 1 and ${followsAccepted}
    and case ${answer} when 'accepted' then false when 'declined' then true else not ${isOffered} end)`;
}

// The same, of a row of `document`. Its facts are looked up one by one: for a list whose page is not known yet.
function isLeavingAccepted(document: RawBuilder<unknown>): RawBuilder<boolean> {
  return leavesAcceptedVersion(
    sql`${document}.version`,
    sql`exists (
      select from document earlier
      join quote_decision a on a.company_id = earlier.company_id and a.document_id = earlier.id
        and a.withdrawn_at is null and a.decision = 'accepted'
      where earlier.company_id = ${document}.company_id and earlier.number = ${document}.number
        and earlier.version < ${document}.version)`,
    sql`(
      select a.decision from quote_decision a
      where a.company_id = ${document}.company_id and a.document_id = ${document}.id and a.withdrawn_at is null)`,
    isSent(document),
  );
}

/**
 * True of the version of a document `d` that stands for all its versions: the last one. An accepted version of a quote
 * stands until a newer one is sent or accepted, and again once the newer one is declined.
 */
export const IS_STANDING_VERSION = sql`not exists (
    select from document newer
    where newer.company_id = d.company_id and newer.number = d.number and newer.version > d.version
      and not ${isLeavingAccepted(sql`newer`)})
  and not ${isLeavingAccepted(sql`d`)}`;

// True of a document `d` that is not a part of its quote, as deposits and progress invoices are.
const IS_NO_PART = sql`coalesce(d.invoice_kind, '') not in ('deposit', 'progress')`;

/** The documents that stand for each kind of a project, no credit note, and no invoice of a part of its quote. */
export type LatestDocuments = Partial<Record<DocumentKind, DocumentLinkRow>>;

// The same, of a row of the pass over all versions below.
const IS_LEAVING_ACCEPTED = leavesAcceptedVersion(sql`version`, sql`follows_accepted`, sql`decision`, sql`is_sent`);

// The latest documents of each project of an array of IDs; of a quote, the version that stands. All versions of a quote
// are of one project: one reading of the projects' documents tells what came before and after each.
function latestDocumentsOf(projectIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with version as (
      select d.company_id, d.id, d.project_id, d.kind, d.number, d.version, d.gross_cents, d.due_on, d.created_at,
        l.token, l.first_viewed_at is not null as is_viewed, a.decision, coalesce(s.is_sent, false) as is_sent,
        coalesce(bool_or(a.decision = 'accepted') over (
          partition by d.number order by d.version rows between unbounded preceding and 1 preceding), false)
          as follows_accepted,
        max(case when a.decision = 'accepted' then 2 when a.decision is not null or s.is_sent then 1 end) over (
          partition by d.number order by d.version rows between 1 following and unbounded following) as newer
      from document d
      ${LIVE_LINK}
      left join lateral (
        select q.decision from quote_decision q
        where q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null
        limit 1) a on d.kind = 'quote'
      left join lateral (
        select true as is_sent from sending s where s.company_id = d.company_id and s.document_id = d.id
        limit 1) s on d.kind = 'quote'
      where d.project_id = any(${projectIds}) and d.refers_to is null and ${IS_NO_PART}),
    latest as (
      select distinct on (project_id, kind) * from version
      order by project_id, kind, ${IS_LEAVING_ACCEPTED}, created_at desc, version desc)
    select d.project_id, d.kind, d.id, d.number, d.gross_cents, d.token, case d.kind when 'quote' then
        json_build_object('isSent', d.is_sent, 'isViewed', d.is_viewed, 'answer', d.decision,
          'newerVersion', case d.newer when 2 then 'accepted' when 1 then 'offered' end, 'validUntil', d.due_on)
      end as quote, ${BALANCE} as balance, ${TIME_ZONE} as time_zone, ${IS_ALTERED} as is_altered
    from latest d`;
}

/** The latest documents of each of these projects that has any, by the ID of the project. */
export async function listLatestDocuments(
  tx: Db,
  projectIds: readonly string[],
): Promise<Map<string, LatestDocuments>> {
  const documents = new Map<string, LatestDocuments>();
  if (projectIds.length === 0) return documents;
  const { rows } = await sql<
    DocumentLinkRow & Pick<Row<"document">, "project_id">
  >`select one.* from (${latestDocumentsOf(sql`${projectIds}::uuid[]`)}) one`.execute(tx);
  for (const row of rows) {
    const others = documents.get(row.project_id);
    documents.set(row.project_id, { ...others, [row.kind]: row });
  }
  return documents;
}

/**
 * The quote that stands and the latest invoice of a project, on the wire, in their state at that moment; `buyer` is
 * whom the invoice was made out to. `documents`: all there is, credit notes and older versions among them, the newest
 * first. `hasPricedLines`: whether the quote's draft has a line that counts in its total, null without draft.
 * `isInvoiceGiven`: whether the customer has the invoice, or while there is none the newest one of a part of the quote:
 * it was sent, or they opened its page; null without any.
 * `depositCents`: the deposit that the accepted quote asks for and that is not invoiced, or null.
 * `orderRank`: the rank of the change order to it that was not sent, or null; `askedOrderRank`: of the one that the
 * customer has and did not answer. `linesWork`: what the draft counts of
 * work, when the estimation has no hours.
 * `withdrawable`: until when the customer may withdraw from the quote that they signed, or null.
 */
export async function readProjectDocuments(tx: Db, projectId: string, now: Date) {
  const { rows } = await sql<{
    documents: LatestDocuments | null;
    buyer: Customer | null;
    every: EveryRow[];
    has_priced_lines: boolean | null;
    is_invoice_given: boolean | null;
    asked_deposit: AskedDeposit | null;
    order_rank: number | null;
    lines_work: LinesWork;
    signed_quote: SignedByConsumer | null;
    today: CalendarDate;
  }>`
    select latest.documents, every.rows as every, (
      select w.lines @? '$[*] ? (@.kind == "item" && @.isOption == false)' from quote_draft w
      where w.company_id = project.company_id and w.project_id = project.id) as has_priced_lines, (
      select i.content -> 'buyer' from document i
      where i.company_id = project.company_id and i.id = (latest.documents -> 'invoice' ->> 'id')::uuid) as buyer,
      ${IS_INVOICE_GIVEN} as is_invoice_given,
      ${ASKED_DEPOSIT} as asked_deposit, (
      select (o.content #>> '{amends,rank}')::integer from document o
      where o.company_id = project.company_id and o.number = latest.documents -> 'quote' ->> 'number'
      order by o.version desc limit 1) as order_rank,
      ${signedByConsumer(sql`(latest.documents -> 'quote' ->> 'id')::uuid`)} as signed_quote,
      (${now}::timestamptz at time zone ${TIME_ZONE})::date as today,
      json_build_object('days_e4', work.days_e4, 'hours_e4', work.hours_e4) as lines_work
    from project
    left join lateral (${linesWorkOf(sql`project`)}) work on project.estimation_hours_e4 is null
    cross join lateral (
      select json_object_agg(one.kind, to_json(one)) as documents
      from (${latestDocumentsOf(sql`array[${projectId}::uuid]`)}) one) latest
    cross join lateral (
      select coalesce(json_agg(to_json(one)), '[]') as rows
      from (
        select d.id, d.kind, d.invoice_kind, d.version, ${EDITION} as edition, d.number, d.dated_on, d.refers_to,
          d.gross_cents, l.token, ${STATE_COLUMNS}
        from document d
        ${LIVE_LINK}
        where d.company_id = project.company_id and d.project_id = project.id
        order by d.created_at desc, d.version desc limit ${rowLimit(MOST_DOCUMENTS)}) one) every
    where project.id = ${projectId}`.execute(tx);
  const { quote, invoice } = latestLinks(rows[0]?.documents ?? {}, now);
  const documents = (rows[0]?.every ?? []).map((row) => toProjectDocument(row, now));
  const newest = documents.find(({ kind, number }) => kind === "quote" && number === quote?.number);
  const newestRank = rows[0]?.order_rank ?? null;
  return {
    quote,
    invoice,
    buyer: rows[0]?.buyer ?? null,
    hasPricedLines: rows[0]?.has_priced_lines ?? null,
    withdrawable: rows[0] ? withdrawableOn(rows[0].signed_quote, rows[0].today) : null,
    isInvoiceGiven: rows[0]?.is_invoice_given ?? null,
    depositCents: askedDepositCents(rows[0]?.asked_deposit ?? null),
    orderRank: newest?.status === "draft" ? newestRank : null,
    askedOrderRank: newest?.status === "sent" || newest?.status === "viewed" ? newestRank : null,
    linesWork: rows[0]?.lines_work ?? { days_e4: null, hours_e4: null },
    documents,
  };
}

// While a quote is invoiced in parts, the last of them that bills something.
const NEWEST_PART = sql`(
  select p.id from document p
  join invoice_balance b on b.company_id = p.company_id and b.document_id = p.id
  where p.company_id = project.company_id and p.project_id = project.id and p.kind = 'invoice'
    and p.refers_to is null and b.credited_cents < b.gross_cents
  order by p.created_at desc limit 1)`;

// The invoice, or the newest part while there is none, was sent, or its customer opened its page. The ID is found
// first: PostgreSQL would find it anew for every row that it walks.
const IS_INVOICE_GIVEN = sql`(
  with given as materialized (
    select project.company_id, coalesce((latest.documents -> 'invoice' ->> 'id')::uuid, ${NEWEST_PART}) as id)
  select ${isSent(sql`given`)} or exists (
    select from public_link l
    where l.company_id = given.company_id and l.document_id = given.id and l.first_viewed_at is not null)
  from given where given.id is not null)`;

/** How many documents of a project are listed, the newest ones. */
const MOST_DOCUMENTS = 200;

type EveryRow = DocumentLinkRow &
  Pick<Row<"document">, "invoice_kind" | "version" | "dated_on" | "refers_to"> & {
    edition: number;
  };

function toProjectDocument(row: EveryRow, now: Date): z.input<typeof projectDocuments>[number] {
  const { kind, invoice_kind, version, edition, dated_on, refers_to } = row;
  const name = nameOfKind(kind, invoice_kind);
  const part = INVOICED_PARTS.find((one) => one === invoice_kind) ?? null;
  return { ...toDocumentLink(row, now), kind: name, part, version, edition, date: dated_on, refers_to };
}

/** The latest documents of a project, on the wire. */
export function latestLinks(documents: LatestDocuments, now: Date) {
  const linkOf = (row: DocumentLinkRow | undefined) => (row ? toDocumentLink(row, now) : null);
  return { quote: linkOf(documents.quote), invoice: linkOf(documents.invoice) };
}

/** The ID of the last invoice of a project that is no part of a quote nor a credit note, or null. */
export async function findLatestInvoiceId(tx: Db, projectId: string): Promise<string | null> {
  const { rows } = await sql<Pick<Row<"document">, "id">>`
    select d.id from document d
    where d.project_id = ${projectId} and d.kind = 'invoice' and d.refers_to is null and ${IS_NO_PART}
    order by d.created_at desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whether a project ever had an invoice, a part of its quote or credited since as it may be. */
export async function hasEverInvoice(tx: Db, projectId: string): Promise<boolean> {
  const { rows } = await sql<{ has_invoice: boolean }>`
    select exists (
      select from document d where d.project_id = ${projectId} and d.kind = 'invoice') as has_invoice`.execute(tx);
  return rows[0]!.has_invoice;
}
