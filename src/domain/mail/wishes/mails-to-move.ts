import type { MailFolderRole } from "../mailbox.ts";

/** Where somebody wants the mails of a conversation. */
export type MoveAct = "archive" | "trash" | "folder";

/**
 * The mails of a conversation that move. The archive takes those of the inbox. The bin and another folder take those
 * that came in, and those that were sent only when there is nothing else. What lies in the bins stays there.
 */
export function mailsToMove<Mail extends { role: MailFolderRole }>(act: MoveAct, mails: readonly Mail[]): Mail[] {
  if (act === "archive") return mails.filter(({ role }) => role === "inbox");
  const receivedMails = mails.filter(({ role }) => role === "inbox" || role === "archive" || role === "other");
  return receivedMails.length > 0 ? receivedMails : mails.filter(({ role }) => role === "sent");
}
