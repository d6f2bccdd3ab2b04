import type { ActionPreview, ActionSource } from "#domain/assistant/actions/proposed-action.ts";
import { MOST_WAITING } from "#domain/assistant/actions/proposed-action.ts";
import type { Role } from "#domain/company/team.ts";
import { hasRight } from "#domain/company/team.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";
import type { ActionOutcome } from "./action.ts";

/** A proposed action as it is stored, with the name of its person. */
export type ProposedRow = Omit<Row<"proposed_action">, "arguments" | "preview" | "facts" | "outcome" | "source"> & {
  arguments: Record<string, unknown>;
  preview: ActionPreview;
  facts: Record<string, unknown>;
  outcome: ActionOutcome | null;
  source: ActionSource;
  person: string;
  /** Cancelled at the moment that a newer one of its kind was proposed, and not by its person. */
  is_replaced: boolean;
};

/** Who reads proposed actions: their own, and for a manager those of the company. */
export type ActionReader = { userId: string; role: Role };

const COLUMNS = sql`a.*, coalesce(nullif(m.name, ''), split_part(m.email, '@', 1), '') as person,
  exists (select from proposed_action b where b.company_id = a.company_id and b.user_id = a.user_id and b.kind = a.kind
    and b.created_at = a.cancelled_at and b.created_at > a.created_at) as is_replaced`;
const FROM_ACTIONS = sql`from proposed_action a
  left join membership m on m.company_id = a.company_id and m.user_id = a.user_id`;

const mayRead = ({ role }: ActionReader) => sql`(not a.holds_amounts or ${hasRight(role, "amounts")})`;

/** Keeps a proposal. */
export async function insertProposal(
  tx: Db,
  row: Pick<
    ProposedRow,
    | "company_id"
    | "id"
    | "user_id"
    | "kind"
    | "arguments"
    | "preview"
    | "facts"
    | "digest"
    | "holds_amounts"
    | "source"
    | "source_name"
    | "created_at"
    | "expires_at"
  >,
): Promise<void> {
  await sql`insert into proposed_action (company_id, id, user_id, kind, arguments, preview, facts, digest,
      holds_amounts, source, source_name, created_at, expires_at)
    values (${row.company_id}, ${row.id}, ${row.user_id}, ${row.kind}, ${JSON.stringify(row.arguments)}::jsonb,
      ${JSON.stringify(row.preview)}::jsonb, ${JSON.stringify(row.facts)}::jsonb, ${row.digest}, ${row.holds_amounts},
      ${row.source}, ${row.source_name}, ${row.created_at}, ${row.expires_at})`.execute(tx);
}

/** A proposal of this person, or null. */
export async function findOwnAction(tx: Db, reader: ActionReader, id: string): Promise<ProposedRow | null> {
  const { rows } = await sql<ProposedRow>`select ${COLUMNS} ${FROM_ACTIONS}
    where a.id = ${id} and a.user_id = ${reader.userId} and ${mayRead(reader)}`.execute(tx);
  return rows[0] ?? null;
}

/** A proposal of this person with its row locked, so that two clicks come one after the other. */
export async function lockOwnAction(tx: Db, reader: ActionReader, id: string): Promise<ProposedRow | null> {
  const { rows } = await sql<{ id: string }>`
    select id from proposed_action where id = ${id} and user_id = ${reader.userId} for update`.execute(tx);
  return rows[0] ? findOwnAction(tx, reader, id) : null;
}

/** What waits for the click of this person, newest first. */
export async function listWaiting(tx: Db, reader: ActionReader, now: Date): Promise<ProposedRow[]> {
  const { rows } = await sql<ProposedRow>`select ${COLUMNS} ${FROM_ACTIONS}
    where a.user_id = ${reader.userId} and a.confirmed_at is null and a.cancelled_at is null and a.expires_at > ${now}
      and ${mayRead(reader)}
    order by a.created_at desc, a.id desc limit ${rowLimit(MOST_WAITING)}`.execute(tx);
  return rows;
}

/** What was done, last confirmed first. A user who does not manage the company reads what they confirmed themselves. */
export async function listDoneActions(
  tx: Db,
  reader: ActionReader,
  cursor: Cursor | null,
  limit: number,
): Promise<ProposedRow[]> {
  const nextPage = cursor ? sql`(a.confirmed_at, a.id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`;
  const { rows } = await sql<ProposedRow>`select ${COLUMNS} ${FROM_ACTIONS}
    where a.confirmed_at is not null and ${mayRead(reader)} and ${nextPage}
      and (a.user_id = ${reader.userId} or ${hasRight(reader.role, "manage")})
    order by a.confirmed_at desc, a.id desc limit ${rowLimit(limit + 1)}`.execute(tx);
  return rows;
}

/** Writes that an action was carried out, once. */
export async function markActionConfirmed(
  tx: Db,
  id: string,
  { outcome, afterDigest, at }: { outcome: ActionOutcome; afterDigest: string; at: Date },
): Promise<void> {
  await sql`update proposed_action set confirmed_at = ${at}, outcome = ${JSON.stringify(outcome)}::jsonb,
      after_digest = ${afterDigest}
    where id = ${id}`.execute(tx);
}

/** Writes that an action was given up, once. */
export async function markCancelled(tx: Db, id: string, at: Date): Promise<void> {
  await sql`update proposed_action set cancelled_at = ${at} where id = ${id}`.execute(tx);
}

/** Writes that an action was undone, once. */
export async function markUndone(tx: Db, id: string, at: Date): Promise<void> {
  await sql`update proposed_action set undone_at = ${at} where id = ${id}`.execute(tx);
}
