import type { MailFolderRole } from "../mailbox.ts";

/** Where somebody wants the mails of a conversation. */
export type MoveAct = "archive" | "trash" | "folder";

/**
 * The mails of a conversation that move. The archive takes those of the inbox. The bin and another folder take those
 * that came in, and those that were sent only when there is nothing else. What lies in the bins stays there, unless the
 * whole conversation does and another folder is to have it: what was taken for unwanted comes back.
 */
export function mailsToMove<Mail extends { role: MailFolderRole }>(act: MoveAct, mails: readonly Mail[]): Mail[] {
  if (act === "archive") return mails.filter(({ role }) => role === "inbox");
  const receivedMails = mails.filter(({ role }) => role === "inbox" || role === "archive" || role === "other");
  if (receivedMails.length > 0) return receivedMails;
  const sentMails = mails.filter(({ role }) => role === "sent");
  if (sentMails.length > 0 || act === "trash") return sentMails;
  return mails.filter(({ role }) => role === "trash" || role === "junk");
}
