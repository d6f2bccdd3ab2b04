import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import { isId } from "#server/ids.ts";
import type { StoredMailbox } from "./mailboxes.repository.ts";
import { findMailbox } from "./mailboxes.repository.ts";
import { findMailPlace } from "./threads.repository.ts";

/**
 * Where a mail is, and its mailbox. Throws 404 for one in a mailbox that the caller does not see, as for an unknown
 * one.
 */
export async function findVisibleMail(tx: Db, caller: Caller, id: string) {
  const mail = isId(id) ? await findMailPlace(tx, id) : null;
  const mailbox: StoredMailbox | null = mail && (await findMailbox(tx, mail.mailboxId));
  const isVisible = mailbox?.userId === caller.userId || (mailbox?.userId === null && mayManage(caller));
  if (!mail || !mailbox || !isVisible) throw notFound();
  return { mailbox, place: mail.place };
}
