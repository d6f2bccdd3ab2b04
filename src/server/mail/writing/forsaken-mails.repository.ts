import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** True while a server has a mail of that mailbox and has not answered. */
export async function isGivingMail(tx: Db, mailboxId: string): Promise<boolean> {
  const { rows } = await sql<{ is_giving: boolean }>`
    select exists (
      select from mail_draft where mailbox_id = ${mailboxId} and state = 'handed' and attempt_until > now()
    ) as is_giving`.execute(tx);
  return rows[0]?.is_giving ?? false;
}

/**
 * Throws away what somebody who leaves the company has written in mailboxes that stay: nobody else would see it, nor
 * could hold it back. What has left stays, and of a mail that may have left the doubt.
 */
export async function deleteMailsOfWriter(tx: Db, userId: string): Promise<void> {
  await sql`delete from mail_draft where user_id = ${userId} and state <> 'sent'`.execute(tx);
}
