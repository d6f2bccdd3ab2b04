import type { MailFailure } from "#domain/mail/mail-failure.ts";
import type { MailboxHealth, MailboxKind, MailSecurity, MailSettings } from "#domain/mail/mailbox.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Caller } from "#server/http/caller.ts";
import { sql } from "kysely";

/** Which of the two servers of a mailbox failed. */
export type FailedServer = "imap" | "smtp";

/** A mailbox as stored. `sealedSecret` is never answered. */
export type StoredMailbox = {
  companyId: string;
  id: string;
  /** Null: shared by those who manage the company. */
  userId: string | null;
  address: string;
  kind: MailboxKind;
  settings: MailSettings;
  sealedSecret: string;
  health: MailboxHealth;
  failedServer: FailedServer | null;
  checkedAt: Date | null;
  /** The share of its mails that was read, from 0 to 100. */
  readPercent: number;
  /** The point of its history until which it was read. Null: never, or it is read by folders. */
  historyId: string | null;
  /** What stands under the mails that begin in it. Null: what the company prints of itself. */
  signature: string | null;
};

/** The most mailboxes of a company. */
export const MOST_MAILBOXES = 20;

type MailboxRow = Pick<
  Row<"mailbox">,
  | "company_id"
  | "id"
  | "user_id"
  | "address"
  | "kind"
  | "imap_host"
  | "imap_port"
  | "imap_security"
  | "smtp_host"
  | "smtp_port"
  | "smtp_security"
  | "username"
  | "sealed_secret"
  | "state"
  | "failure"
  | "failed_server"
  | "failure_count"
  | "checked_at"
  | "history_id"
  | "signature"
> & { read_percent: number };

/** The mailboxes of a member, and the shared ones when they see them, oldest first. */
export async function listMailboxesOf(tx: Db, { userId }: Caller, seesShared: boolean): Promise<StoredMailbox[]> {
  const { rows } = await sql<MailboxRow>`
    select company_id, id, user_id, address, kind, imap_host, imap_port, imap_security, smtp_host, smtp_port,
      smtp_security, username, sealed_secret, state, failure, failed_server, failure_count, checked_at,
      history_id, signature, ${READ_PERCENT}
    from mailbox m where user_id = ${userId} or (user_id is null and ${seesShared})
    order by created_at, id limit ${rowLimit(MOST_MAILBOXES)}`.execute(tx);
  return rows.map(mailboxOf);
}

/** A mailbox of the company, or null. */
export async function findMailbox(tx: Db, id: string): Promise<StoredMailbox | null> {
  const { rows } = await sql<MailboxRow>`
    select company_id, id, user_id, address, kind, imap_host, imap_port, imap_security, smtp_host, smtp_port,
      smtp_security, username, sealed_secret, state, failure, failed_server, failure_count, checked_at,
      history_id, signature, ${READ_PERCENT}
    from mailbox m where id = ${id}`.execute(tx);
  return rows[0] ? mailboxOf(rows[0]) : null;
}

// The numbers of a folder say how far it was read, without counting its mails.
const READ_PERCENT = sql`coalesce(m.read_percent, (
  select case when count(uid_next) = 0 then 0
    else coalesce(floor(100 * sum(uid_next - lowest_uid) / nullif(sum(uid_next - 1), 0)), 100) end::int
  from mail_folder f where f.company_id = m.company_id and f.mailbox_id = m.id
)) as read_percent`;

/** How many mailboxes the company has. */
export async function countMailboxes(tx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from mailbox`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Adds a mailbox. */
export async function insertMailbox(
  tx: Db,
  { companyId, userId }: Caller,
  mailbox: Omit<StoredMailbox, "companyId" | "failedServer" | "checkedAt" | "readPercent" | "historyId" | "signature">,
  at: Date,
): Promise<void> {
  const { imap, smtp, username } = mailbox.settings;
  await sql`insert into mailbox (company_id, id, user_id, address, kind, imap_host, imap_port, imap_security, smtp_host,
      smtp_port, smtp_security, username, sealed_secret, state, failure, failed_server, failure_count, checked_at,
      retry_at, lease_holder, lease_until, created_at, created_by, history_id, read_percent, last_uid,
      signature, renewal_holder, renewal_until)
    values (${companyId}, ${mailbox.id}, ${mailbox.userId}, ${mailbox.address}, ${mailbox.kind}, ${imap.host},
      ${imap.port}, ${imap.security}, ${smtp.host}, ${smtp.port}, ${smtp.security}, ${username},
      ${mailbox.sealedSecret}, ${mailbox.health.state}, null, null, 0, ${at}, null, null, null, ${at},
      ${userId}, null, ${isReadWhole(mailbox.kind) ? 0 : null}, 0, null,
      null, null)`.execute(tx);
}

// A mailbox of Gmail tells how far it was read: its folders have no numbers.
function isReadWhole(kind: MailboxKind): boolean {
  return kind === "gmail";
}

/** The mailbox of an address that its owner, or those who manage the company, connected. */
export async function findMailboxOfAddress(
  tx: Db,
  userId: string | null,
  address: string,
): Promise<StoredMailbox | null> {
  const { rows } = await sql<{ id: string }>`
    select id from mailbox where user_id is not distinct from ${userId}::uuid and address = ${address}`.execute(tx);
  return rows[0] ? findMailbox(tx, rows[0].id) : null;
}

/** How many mailboxes of the company the same permission opens, beside the one of this ID. */
export async function countSamePermissions(
  tx: Db,
  { id, address, kind }: Pick<StoredMailbox, "address" | "kind"> & { id: string | null },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from mailbox
    where address = ${address} and kind = ${kind} and id is distinct from ${id}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Keeps another secret of a mailbox. The one that somebody renews is not kept any more. */
export async function saveSecret(tx: Db, id: string, sealedSecret: string): Promise<void> {
  await sql`update mailbox set sealed_secret = ${sealedSecret}, renewal_holder = null, renewal_until = null
    where id = ${id}`.execute(tx);
}

/** Keeps what stands under the mails of a mailbox. Null: what the company prints of itself. */
export async function saveSignature(tx: Db, id: string, signature: string | null): Promise<void> {
  await sql`update mailbox set signature = ${signature} where id = ${id}`.execute(tx);
}

/** Keeps how a check ended. It is tried again after `retryMs` at the earliest; null: at once. */
export async function saveHealth(
  tx: Db,
  id: string,
  { state, failure, failureCount }: MailboxHealth,
  failedServer: FailedServer | null,
  { at, retryMs }: { at: Date; retryMs: number | null },
): Promise<void> {
  await sql`update mailbox set state = ${state}, failure = ${failure}, failed_server = ${failedServer},
      failure_count = ${failureCount}, checked_at = ${at},
      retry_at = now() + make_interval(secs => ${(retryMs ?? 0) / 1_000}::float8)
    where id = ${id}`.execute(tx);
}

/** Erases a mailbox, with its secret, folders and mails. */
export async function deleteMailbox(tx: Db, id: string): Promise<void> {
  await sql`delete from mailbox where id = ${id}`.execute(tx);
}

/** The mailboxes that are a member's own. */
export async function listOwnMailboxes(tx: Db, userId: string): Promise<StoredMailbox[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mailbox where user_id = ${userId} order by id limit ${rowLimit(MOST_MAILBOXES)}`.execute(tx);
  const mailboxes = [];
  for (const { id } of rows) mailboxes.push(await findMailbox(tx, id));
  return mailboxes.filter((mailbox) => mailbox !== null);
}

/** The mailboxes of the company, those of each member and the shared ones. */
export async function listEveryMailbox(tx: Db): Promise<StoredMailbox[]> {
  const { rows } = await sql<{ id: string }>`select id from mailbox order by id`.execute(tx);
  const mailboxes = [];
  for (const { id } of rows) mailboxes.push(await findMailbox(tx, id));
  return mailboxes.filter((mailbox) => mailbox !== null);
}

/** Mailboxes of every company that nobody follows and that may be tried now. */
export async function listMailboxesToFollow(db: Db, most: number): Promise<{ companyId: string; id: string }[]> {
  const { rows } = await sql<Pick<Row<"mailbox">, "company_id" | "id">>`
    select company_id, id from mailboxes_to_follow(${most}::int)`.execute(db);
  return rows.map(({ company_id, id }) => ({ companyId: company_id, id }));
}

/**
 * Takes or renews the lease of a mailbox, for so many seconds. False when another server has it, or when the mailbox is
 * gone or needs its owner.
 */
export async function takeLease(tx: Db, id: string, holder: string, seconds: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update mailbox
    set lease_holder = ${holder}, lease_until = now() + make_interval(secs => ${seconds}::float8)
    where id = ${id} and state <> 'reconnect'
      and (lease_until is null or lease_until <= now() or lease_holder = ${holder})`.execute(tx);
  return numAffectedRows === 1n;
}

/** Gives a lease back, so that another server may follow the mailbox at once. */
export async function dropLease(tx: Db, id: string, holder: string): Promise<void> {
  await sql`update mailbox set lease_holder = null, lease_until = null
    where id = ${id} and lease_holder = ${holder}`.execute(tx);
}

function mailboxOf(row: MailboxRow): StoredMailbox {
  const server = (host: string, port: number, security: MailSecurity) => ({ host, port, security });
  return {
    companyId: row.company_id,
    id: row.id,
    userId: row.user_id,
    address: row.address,
    kind: row.kind,
    settings: {
      imap: server(row.imap_host, row.imap_port, row.imap_security),
      smtp: server(row.smtp_host, row.smtp_port, row.smtp_security),
      username: row.username,
    },
    sealedSecret: row.sealed_secret,
    health: {
      state: row.state,
      // The domain alone writes it.
      failure: row.failure as MailFailure | null,
      failureCount: row.failure_count,
    },
    failedServer: row.failed_server,
    checkedAt: row.checked_at,
    readPercent: row.read_percent,
    historyId: row.history_id,
    signature: row.signature,
  };
}
