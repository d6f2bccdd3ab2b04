import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { FolderConnection } from "#server/mailbox/connector.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import type { MailboxPlace } from "../kept-mails.repository.ts";
import { saveBeginnings, takeUnaskedMails } from "./beginnings.repository.ts";

/** Mails asked at once how they begin: a page of the list. The others wait for the next reading of their folder. */
const BATCH = 50;

/**
 * Keeps how the newest mails of a folder begin, a page at a time, once their heads are kept. Each is asked once: a
 * server that refuses leaves its list without first words.
 */
export async function readNewestBeginnings(
  { db, log }: Pick<Deps, "db" | "log">,
  mailbox: MailboxPlace,
  connection: FolderConnection,
  folder: { id: string; path: string },
): Promise<void> {
  const mails = await inCompany(db, mailbox.companyId, (tx) => takeUnaskedMails(tx, folder.id, BATCH));
  if (mails === null) return;
  const { uidValidity, uids } = mails;
  try {
    const beginnings = await connection.fetchBeginnings({ path: folder.path, uidValidity }, uids);
    await inCompany(db, mailbox.companyId, (tx) => saveBeginnings(tx, folder.id, uidValidity, beginnings));
  } catch (error) {
    if (!(error instanceof MailFault) || !connection.isUsable()) throw error;
    log.warn({ mailbox: mailbox.id, folder: folder.id }, "the first words of mails cannot be read");
  }
}
