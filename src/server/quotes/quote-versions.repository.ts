import type { QuoteFacts } from "#domain/documents/quote-state.ts";
import type { NotedAnswer } from "#domain/quotes/quote-answer.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { presentCustomer } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { SignedByConsumer } from "#server/documents/agreed/withdrawable.repository.ts";
import { signedByConsumer } from "#server/documents/agreed/withdrawable.repository.ts";
import type { StateFacts } from "#server/documents/state-facts.repository.ts";
import { EDITION, LIVE_LINK, STATE_COLUMNS } from "#server/documents/state-facts.repository.ts";
import { sql } from "kysely";
import type { GivenBefore } from "./draw-up-quote.ts";

/** A version of a quote with what became of it. The columns of its answer are null while none counts. */
export type VersionRow = Pick<
  Row<"document">,
  "id" | "version" | "number" | "project_id" | "dated_on" | "due_on" | "vat_cents" | "gross_cents" | "created_at"
> &
  Pick<StateFacts, "time_zone"> & {
    /** What it is called: versions that nobody got are not counted. */
    edition: number;
    change_order_rank: number | null;
    /** The accepted version that a change order changes. Null while that one is accepted no more. */
    amended_id: string | null;
    /** When a consumer signed that one by themselves, or null. */
    amended_signed_at: Date | null;
    /** The price of its project, or the rest of it, is invoiced. */
    is_invoiced: boolean;
    quote: QuoteFacts;
    token: string | null;
    /** It is made out to another customer than the one of its project today. */
    is_of_other_customer: boolean;
    viewed_at: Date | null;
    sent_at: Date | null;
    decision: Row<"quote_decision">["decision"] | null;
    signer: string | null;
    signed_by_consumer: SignedByConsumer | null;
    decided_on: CalendarDate | null;
    decided_at: Date | null;
    /** The titles of what its customer certifies, and those of the papers that the seller has. Null: nobody said. */
    certificates: string[];
    received_certificates: string[] | null;
    /** The user who noted it. Null beside an answer: the customer gave it by themselves. */
    recorded_by: string | null;
  };

const COLUMNS = sql`
  d.id, d.version, ${EDITION} as edition,
    (d.content #>> '{amends,rank}')::integer as change_order_rank, d.number, d.project_id, d.dated_on, d.due_on,
    d.vat_cents, d.gross_cents, d.created_at, p.invoiced as is_invoiced, b.amended_id, b.amended_signed_at,
    ${presentCustomer(sql`d.customer_id`)} <> p.customer_id as is_of_other_customer,
    ${STATE_COLUMNS}, l.token, l.first_viewed_at as viewed_at,
    q.decision, q.signer, q.decided_on, q.decided_at, q.recorded_by, q.received_certificates,
    ${signedByConsumer(sql`d.id`)} as signed_by_consumer,
    jsonb_path_query_array(d.view, '$.certificates[*].title') as certificates,
    (select min(s.sent_at) from sending s where s.company_id = d.company_id and s.document_id = d.id) as sent_at`;

// The accepted version whose lines and total a change order `d` says were agreed before it.
const AMENDED = sql`
  left join lateral (
    select m.id as amended_id,
      case when a.recorded_by is null and m.content #>> '{buyer,kind}' = 'person' then a.decided_at end
        as amended_signed_at
    from document m
    join quote_decision a on a.company_id = m.company_id and a.document_id = m.id and a.withdrawn_at is null
    where m.company_id = d.company_id and m.number = d.number and m.kind = 'quote' and m.version < d.version
      and a.decision = 'accepted'
      and coalesce((m.content #>> '{amends,rank}')::integer, 0) = (d.content #>> '{amends,rank}')::integer - 1
      and m.gross_cents = (d.content #>> '{amends,agreedGrossCents}')::numeric
    order by m.version desc limit 1) b on d.content -> 'amends' is not null`;

const FROM_VERSIONS = sql`
  from document d
  join project p on p.company_id = d.company_id and p.id = d.project_id
  ${LIVE_LINK}
  left join quote_decision q on q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null
  ${AMENDED}`;

/** The versions of the quotes of a project, the newest first. */
export async function listVersionsOf(tx: Db, projectId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`select ${COLUMNS} ${FROM_VERSIONS}
    where d.project_id = ${projectId} and d.kind = 'quote' order by d.created_at desc, d.version desc`.execute(tx);
  return rows;
}

/** The version of a quote of that id, or null. */
export async function findVersion(tx: Db, id: string): Promise<VersionRow | null> {
  const { rows } =
    await sql<VersionRow>`select ${COLUMNS} ${FROM_VERSIONS} where d.id = ${id} and d.kind = 'quote'`.execute(tx);
  return rows[0] ?? null;
}

// True of a version `d` that the customer was given: one that was sent, read or answered, or whose mail is on its way.
const IS_GIVEN = sql`(
  exists (select from sending s where s.company_id = d.company_id and s.document_id = d.id)
  or exists (
    select from mail_draft m
    where m.company_id = d.company_id and m.state in ('queued', 'sending', 'handed', 'unsure')
      and (m.document_id = d.id
        or m.files @> jsonb_build_array(jsonb_build_object('kind', 'document', 'id', d.id::text))))
  or exists (
    select from quote_decision q
    where q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null)
  or exists (
    select from public_link l
    where l.company_id = d.company_id and l.document_id = d.id and l.first_viewed_at is not null))`;

/**
 * What was given before of the quote of that number: whether that customer has a version, which was sent, read or
 * answered, or whose mail is on its way, and the number of the last version that anybody has.
 */
export async function readGivenBefore(tx: Db, number: string, customerId: string): Promise<GivenBefore> {
  const { rows } = await sql<{ has_reached: boolean; last_edition: number }>`
    select coalesce(bool_or(${presentCustomer(sql`d.customer_id`)} = ${customerId}), false) as has_reached,
      coalesce(max(${EDITION}), 0) as last_edition
    from document d where d.number = ${number} and d.kind = 'quote' and ${IS_GIVEN}`.execute(tx);
  const { has_reached: hasReached = false, last_edition: lastEdition = 0 } = rows[0] ?? {};
  return { hasReachedCustomer: hasReached, lastEdition };
}

/** The version that its customer was given last before that one, under another name, or null. It is theirs alone. */
export async function findVersionBefore(tx: Db, id: string): Promise<{ id: string; edition: number } | null> {
  const { rows } = await sql<{ id: string; edition: number }>`
    select d.id, ${EDITION} as edition from document d
    join (select d.company_id, d.number, d.customer_id, ${EDITION} as edition from document d where d.id = ${id}) n
      on n.company_id = d.company_id and n.number = d.number
      and ${presentCustomer(sql`n.customer_id`)} = ${presentCustomer(sql`d.customer_id`)}
    where d.kind = 'quote' and ${EDITION} < n.edition and ${IS_GIVEN}
    order by d.version desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The last version of a project's quotes that the customer was given, and whether they declined it, or null. */
export async function findGivenVersion(
  tx: Db,
  projectId: string,
): Promise<{ id: string; is_declined: boolean } | null> {
  const { rows } = await sql<{ id: string; is_declined: boolean }>`
    select d.id, exists (
      select from quote_decision q
      where q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null
        and q.decision = 'declined') as is_declined
    from document d
    where d.project_id = ${projectId} and d.kind = 'quote' and ${IS_GIVEN}
    order by d.created_at desc, d.version desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The number of the last version of a quote, whether it was given to anybody or not. */
export async function findLastVersionNumber(tx: Db, number: string): Promise<number> {
  const { rows } = await sql<Pick<Row<"document">, "version">>`
    select max(version) as version from document where number = ${number} and kind = 'quote'`.execute(tx);
  return rows[0]!.version;
}

/**
 * A version that was accepted. `by_hand_on`: the day of it, when the seller noted it. `received_certificates`: the
 * titles of the certificates that they then have signed, null when nobody said. `has_open_order`: a change order to it
 * was drawn up, and its customer did not answer it.
 */
export type AcceptedVersion = {
  id: string;
  by_hand_on: CalendarDate | null;
  received_certificates: string[] | null;
  has_open_order: boolean;
};

/** The version of a project's quote that its customer accepted last, or null. */
export async function findAcceptedVersion(tx: Db, projectId: string): Promise<AcceptedVersion | null> {
  const { rows } = await sql<AcceptedVersion>`
    select d.id, case when q.recorded_by is not null then q.decided_on end as by_hand_on, q.received_certificates,
      exists (
        select from document o
        where o.company_id = d.company_id and o.number = d.number and o.version > d.version
          and o.content -> 'amends' is not null and not exists (
            select from quote_decision a
            where a.company_id = o.company_id and a.document_id = o.id and a.withdrawn_at is null)) as has_open_order
    from document d
    join quote_decision q on q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null
    where d.project_id = ${projectId} and d.kind = 'quote' and q.decision = 'accepted'
    order by d.created_at desc, d.version desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Who notes something, in which company and when. `userId` null: the customer did it by themselves. */
export type Noting<User = string> = { companyId: string; userId: User; at: Date };

/** Notes that a version was sent by hand, the first time only. */
export async function insertSending(tx: Db, documentId: string, { companyId, userId, at }: Noting): Promise<void> {
  await sql`insert into sending (company_id, document_id, how, sent_at, sent_by)
    values (${companyId}, ${documentId}, 'by_hand', ${at}, ${userId}) on conflict do nothing`.execute(tx);
}

/**
 * Notes the answer to a version, and gives its ID. `options`: the lines that the customer ticked. `seenId`: the version
 * that they read, when it is another one. `certificates`: the titles of those that they gave back signed, on paper.
 */
export async function insertDecision(
  tx: Db,
  documentId: string,
  { answer, signer, decidedOn }: NotedAnswer,
  { companyId, userId, at }: Noting<string | null>,
  {
    options = [],
    seenId = null,
    certificates = null,
  }: { options?: readonly string[]; seenId?: string | null; certificates?: readonly string[] | null } = {},
): Promise<string> {
  const { rows } = await sql<Pick<Row<"quote_decision">, "id">>`
    insert into quote_decision (company_id, document_id, decision, decided_at, signer, decided_on, recorded_by,
      options, evidence_document_id, received_certificates)
    values (${companyId}, ${documentId}, ${answer}, ${at}, ${signer}, ${decidedOn}, ${userId},
      ${JSON.stringify(options)}::jsonb, ${seenId}, ${certificates && JSON.stringify(certificates)}::jsonb)
    returning id`.execute(tx);
  return rows[0]!.id;
}

/** Keeps which certificates the seller has signed, by title, beside the answer that counts. */
export async function keepReceivedCertificates(tx: Db, documentId: string, titles: readonly string[]): Promise<void> {
  await sql`update quote_decision set received_certificates = ${JSON.stringify(titles)}::jsonb
    where document_id = ${documentId} and withdrawn_at is null
      and received_certificates is distinct from ${JSON.stringify(titles)}::jsonb`.execute(tx);
}

/** The answer that counts does not count any more. It stays, with who withdrew it. */
export async function withdrawDecision(
  tx: Db,
  documentId: string,
  { userId, at }: Noting<string | null>,
): Promise<void> {
  await sql`update quote_decision set withdrawn_at = ${at}, withdrawn_by = ${userId}
    where document_id = ${documentId} and withdrawn_at is null`.execute(tx);
}

/** Whether a project has an invoice, of a part of its quote too, that no credit note took back whole. */
export async function hasStandingInvoice(tx: Db, projectId: string): Promise<boolean> {
  const { rows } = await sql<{ is_standing: boolean }>`
    select exists (
      select from invoice_balance
      where project_id = ${projectId} and credited_cents < gross_cents) as is_standing`.execute(tx);
  return rows[0]?.is_standing ?? false;
}

/** The accepted change orders of a version count no more either: what they change is not agreed. */
export async function withdrawOrdersAfter(
  tx: Db,
  documentId: string,
  { userId, at }: Noting<string | null>,
): Promise<void> {
  await sql`update quote_decision set withdrawn_at = ${at}, withdrawn_by = ${userId}
    where decision = 'accepted' and withdrawn_at is null and document_id in (
      select d.id from document v
      join document d on d.company_id = v.company_id and d.kind = 'quote' and d.number = v.number
        and d.version > v.version and d.content -> 'amends' is not null
      where v.id = ${documentId})`.execute(tx);
}

/** Whether a project is invoiced to its end, by an invoice that no credit note took back whole. */
export async function isInvoiced(tx: Db, projectId: string): Promise<boolean> {
  const { rows } = await sql<Pick<Row<"project">, "invoiced">>`
    select invoiced from project where id = ${projectId}`.execute(tx);
  return rows[0]?.invoiced ?? false;
}
