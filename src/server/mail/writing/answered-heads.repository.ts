import type { MailAddress } from "#domain/mail/mail-address.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What is kept of the head of a mail that is answered. */
export type KeptHead = {
  messageId: string;
  subject: string;
  from: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  sentAt: Date;
};

/** The head of a mail, or null. */
export async function findHead(tx: Db, id: string): Promise<KeptHead | null> {
  const { rows } = await sql<Row<"mail_message">>`select * from mail_message where id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    messageId: row.message_id === "" ? "" : `<${row.message_id}>`,
    subject: row.subject,
    from: { name: row.from_name, address: row.from_address },
    // Written by `kept-mails.repository.ts` alone, as lists of names and addresses.
    to: row.to_people as MailAddress[],
    cc: row.cc_people as MailAddress[],
    sentAt: row.sent_at ?? row.received_at,
  };
}
