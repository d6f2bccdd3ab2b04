import type { SendFailure } from "#domain/mail/writing/draft-state.ts";
import type { Receptions } from "#domain/mail/writing/receptions.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import type { StoredDraft } from "./drafts.repository.ts";

// True of a mail `d` that somebody gives to its server right now.
const IS_TRIED = sql`d.state in ('sending', 'handed') and d.attempt_until > now()`;

/** A slow mail server holds a worker for minutes: no company holds more of them at once. */
const MOST_AT_ONCE = 3;

/**
 * Takes a mail whose moment has come, for so many seconds: nobody else sends it meanwhile. An attempt that broke off
 * before the first byte left is taken over. A mailbox sends one mail at a time, a company three. False when there is
 * nothing to send now.
 */
export async function takeForSending(tx: Db, id: string, seconds: number): Promise<boolean> {
  // Two workers do not take two mails of a company at once.
  await sql`select pg_advisory_xact_lock(hashtextextended('send-mail ' || current_company(), 0))`.execute(tx);
  const { numAffectedRows } = await sql`update mail_draft
    set state = 'sending', attempt_until = now() + make_interval(secs => ${seconds}::float8),
      attempt_count = attempt_count + 1, attempt_number = attempt_number + 1
    where id = ${id} and ((state = 'queued' and send_at <= now()) or (state = 'sending' and attempt_until <= now()))
      and not exists (
        select from mail_draft d where d.mailbox_id = mail_draft.mailbox_id and d.id <> ${id} and ${IS_TRIED})
      and (select count(*) from mail_draft d where d.id <> ${id} and ${IS_TRIED}) < ${MOST_AT_ONCE}::int
    `.execute(tx);
  return numAffectedRows === 1n;
}

/** In how many seconds a mail can be taken, at the earliest. Null when it waits for nothing. */
export async function findWaitSeconds(tx: Db, id: string): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from case state when 'queued' then send_at else attempt_until end - now()))::int
      as seconds
    from mail_draft where id = ${id} and state in ('queued', 'sending', 'handed')`.execute(tx);
  return rows[0]?.seconds ?? null;
}

/**
 * Notes that the first byte of a mail leaves, whose attempt lasts so many seconds more. False when the attempt is no
 * more the caller's. `receptions`: as they are should nobody hear the end of it.
 */
export async function noteHanded(
  tx: Db,
  { id, attemptNumber, receptions }: Pick<StoredDraft, "id" | "attemptNumber" | "receptions">,
  seconds: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft
    set state = case state when 'sending' then 'handed' else state end,
      receptions = ${JSON.stringify(receptions)}::jsonb,
      -- Until its server answers, whom it is for counts.
      reaches_customer = case state when 'sending' then true else reaches_customer end,
      attempt_until = now() + make_interval(secs => ${seconds}::float8)
    where id = ${id} and state in ('sending', 'sent') and attempt_number = ${attemptNumber}`.execute(tx);
  return numAffectedRows === 1n;
}

/** How long the copying of a sent mail belongs to whoever began it. It is given up earlier. */
const COPY_SECONDS = 300;

/** How an attempt ended. `retrySeconds`: when the next one begins, for a mail that waits again. */
export type AttemptEnd = {
  state: "sent" | "failed" | "unsure" | "queued";
  failure: SendFailure | null;
  about: string | null;
  retrySeconds: number;
  hasCopy: boolean;
  receptions: Receptions;
  hasReachedCustomer: boolean;
};

/**
 * Keeps how an attempt ended. A mail that may have left before stays in doubt when it is refused this time. False when
 * another server has taken the mail over since.
 */
export async function endAttempt(
  tx: Db,
  { id, attemptNumber }: Pick<StoredDraft, "id" | "attemptNumber">,
  end: AttemptEnd,
  at: Date,
): Promise<boolean> {
  const sentAt = end.state === "sent" ? at : null;
  const { numAffectedRows } = await sql`update mail_draft
    set state = case when ${end.state} = 'failed' and doubted_at is not null then 'unsure' else ${end.state} end,
      failure = ${end.failure}, failure_about = ${end.about},
      attempt_until = case when ${end.state} = 'sent' and not ${end.hasCopy}::boolean
        then now() + make_interval(secs => ${COPY_SECONDS}::float8) end,
      sent_at = ${sentAt}, has_copy = ${end.hasCopy}, updated_at = ${at},
      doubted_at = case when ${end.state} = 'unsure' then coalesce(doubted_at, ${at}) else doubted_at end,
      receptions = ${JSON.stringify(end.receptions)}::jsonb, 
      reaches_customer = case when ${end.state} in ('sent', 'unsure') then ${end.hasReachedCustomer}::boolean
        else reaches_customer end,
      send_at = case when ${end.retrySeconds} > 0
        then now() + make_interval(secs => ${end.retrySeconds}::float8) else send_at end
    where id = ${id} and attempt_number = ${attemptNumber} and state in ('sending', 'handed')`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Takes a mail that reached others and that a server asked to wait with, for so many seconds. False when it is not its
 * moment.
 */
export async function takeForLate(tx: Db, id: string, seconds: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft
    set attempt_until = now() + make_interval(secs => ${seconds}::float8), attempt_count = attempt_count + 1,
      attempt_number = attempt_number + 1
    where id = ${id} and state = 'sent' and send_at <= now()
      and (attempt_until is null or attempt_until <= now())`.execute(tx);
  return numAffectedRows === 1n;
}

/** Keeps how an attempt ended for those who got a mail later than others. False when it was taken over since. */
export async function endLateAttempt(
  tx: Db,
  { id, attemptNumber }: Pick<StoredDraft, "id" | "attemptNumber">,
  end: Pick<AttemptEnd, "failure" | "about" | "retrySeconds" | "receptions">,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft set failure = ${end.failure}, failure_about = ${end.about},
      attempt_until = null, receptions = ${JSON.stringify(end.receptions)}::jsonb,
      send_at = now() + make_interval(secs => ${end.retrySeconds}::float8)
    where id = ${id} and attempt_number = ${attemptNumber} and state = 'sent'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Takes the copying of a sent mail: nobody else copies it meanwhile. False when there is nothing to copy now. */
export async function takeForCopying(tx: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft
    set attempt_until = now() + make_interval(secs => ${COPY_SECONDS}::float8)
    where id = ${id} and state = 'sent' and not has_copy and (attempt_until is null or attempt_until <= now())
    `.execute(tx);
  return numAffectedRows === 1n;
}

/** Gives the copying of a sent mail back. */
export async function dropCopying(tx: Db, id: string): Promise<void> {
  await sql`update mail_draft set attempt_until = null where id = ${id} and state = 'sent'`.execute(tx);
}

/** Notes that a copy of a mail is in the folder of sent mails. */
export async function noteCopy(tx: Db, id: string): Promise<void> {
  await sql`update mail_draft set has_copy = true, attempt_until = null where id = ${id}`.execute(tx);
}

/** The addresses of the company itself: those of its mailboxes and of its members, in small letters. */
export async function listOwnAddresses(tx: Db): Promise<string[]> {
  const { rows } = await sql<Pick<Row<"mailbox">, "address">>`
    select lower(address) as address from mailbox
    union select lower(email) from membership where company_id = current_company()`.execute(tx);
  return rows.map(({ address }) => address);
}
