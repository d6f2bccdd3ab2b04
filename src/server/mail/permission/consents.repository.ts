import type { MailboxKind } from "#domain/mail/mailbox.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
import { sql } from "kysely";

/** What a person asked a provider for, until they come back. `mailboxId`: the mailbox that is connected again. */
export type Consent = { sealedVerifier: string; mailboxId: string | null; isShared: boolean };

/** How long a person may stay at the provider. */
const LONGEST_SECONDS = 900;

/** Keeps what a person asked for, and forgets what nobody came back for. */
export async function insertConsent(
  tx: Db,
  { companyId, userId, sessionId }: Caller,
  consent: Consent & { id: string; stateSha256: string; kind: MailboxKind },
  at: Date,
): Promise<void> {
  await sql`delete from mail_consent where created_at < ${at}::timestamptz
    - make_interval(secs => ${LONGEST_SECONDS})`.execute(tx);
  await sql`insert into mail_consent (company_id, id, user_id, session_id, state_sha256, sealed_verifier, mailbox_id,
      is_shared, created_at, kind)
    values (${companyId}, ${consent.id}, ${userId}, ${sessionId}, ${consent.stateSha256}, ${consent.sealedVerifier},
      ${consent.mailboxId}, ${consent.isShared}, ${at}, ${consent.kind})`.execute(tx);
}

/**
 * Takes what the caller asked a provider for in this session. It is there once. Null: not theirs, too late, or taken
 * already.
 */
export async function takeConsent(
  tx: Db,
  { userId, sessionId }: Caller,
  { kind, stateSha256 }: { kind: MailboxKind; stateSha256: string },
  at: Date,
): Promise<Consent | null> {
  const { rows } = await sql<Row<"mail_consent">>`delete from mail_consent
    where state_sha256 = ${stateSha256} and kind = ${kind} and user_id = ${userId} and session_id = ${sessionId}
    returning *`.execute(tx);
  const [row] = rows;
  if (!row || row.created_at.getTime() + LONGEST_SECONDS * 1_000 <= at.getTime()) return null;
  return { sealedVerifier: row.sealed_verifier, mailboxId: row.mailbox_id, isShared: row.is_shared };
}
