import type { MailFailure } from "../mail-failure.ts";
import { isForPerson } from "../mail-failure.ts";
import type { MailSettings, MailboxKind } from "../mailbox.ts";

/**
 * Where a mail that is written here stands. `queued`: it waits, and can be held back. `sending`: the mail server is
 * spoken to. `handed`: its first byte left. `unsure`: it broke off after the last byte, and nobody said whether the
 * mail server took it.
 */
export const DRAFT_STATES = ["draft", "queued", "sending", "handed", "sent", "failed", "unsure"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** Why a mail did not leave, beside what fails with the mailbox itself. */
export const OWN_SEND_FAILURES = [
  "recipient_refused",
  "mail_refused",
  "too_large_there",
  "asked_to_wait",
  "file_missing",
  "version_replaced",
  "quote_declined",
  "link_dead",
  "rest_changed",
  "file_unreadable",
  "our_fault",
] as const;
export type OwnSendFailure = (typeof OWN_SEND_FAILURES)[number];
export type SendFailure = MailFailure | OwnSendFailure;

/** Why a mail with a document does not leave any more as it was written. */
export type MailingObstacle = Extract<
  OwnSendFailure,
  "version_replaced" | "quote_declined" | "link_dead" | "rest_changed"
>;

/** A mail that cannot leave after so many attempts waits for a person: about five hours. */
const MOST_ATTEMPTS = 14;

/** True when another attempt may succeed without anybody's help. */
export function isTriedAgain(failure: SendFailure, attemptCount: number): boolean {
  const canPass =
    failure === "asked_to_wait" || failure === "our_fault" || (!isOwnFailure(failure) && !isForPerson(failure));
  return canPass && attemptCount < MOST_ATTEMPTS;
}

/**
 * What a refusal of the server that sends means. `code`: its three figures. `command`: what was asked, as « RCPT TO ».
 * Null for what is no answer of the server.
 */
export function sendFailureOf(code: number | null, command: string): SendFailure | null {
  if (code === null || code < 400) return null;
  if (code === 552 || code === 523) return "too_large_there";
  if (code < 500) return "asked_to_wait";
  return command === "RCPT TO" ? "recipient_refused" : "mail_refused";
}

/** True for what does not fail with the mailbox itself. */
export function isOwnFailure(failure: SendFailure): failure is OwnSendFailure {
  return (OWN_SEND_FAILURES as readonly string[]).includes(failure);
}

/** The servers that keep a copy of what they send in the mailbox's own folder, with a password too. */
const KEEP_COPIES = ["smtp.gmail.com", "smtp.office365.com", "smtp-mail.outlook.com"];

/** True when the server that sends leaves the copy itself. Google and Microsoft do, whatever their servers' names. */
export function keepsSentCopy({ kind, settings }: { kind: MailboxKind; settings: MailSettings }): boolean {
  return kind !== "imap" || KEEP_COPIES.includes(settings.smtp.host.toLowerCase());
}
