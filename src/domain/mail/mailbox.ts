import type { MailFailure } from "./mail-failure.ts";
import { isForPerson } from "./mail-failure.ts";

/** How a mailbox is spoken to. `imap`: with a password. `gmail` and `microsoft`: with a permission of that account. */
export const MAILBOX_KINDS = ["imap", "gmail", "microsoft"] as const;
export type MailboxKind = (typeof MAILBOX_KINDS)[number];

/** What a folder of a mailbox is for. */
export const MAIL_FOLDER_ROLES = ["inbox", "sent", "drafts", "trash", "junk", "archive", "other"] as const;
export type MailFolderRole = (typeof MAIL_FOLDER_ROLES)[number];

/** How a connection is protected. `tls`: from its first byte. `starttls`: before anything is said. */
export const MAIL_SECURITIES = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** Where one server of a mailbox answers. */
export type MailServer = { host: string; port: number; security: MailSecurity };

/** Where mail is read and sent, and under which name. */
export type MailSettings = { imap: MailServer; smtp: MailServer; username: string };

/**
 * `checking`: its first check is not over. `connected`: it worked, and nothing asks for its owner. `reconnect`: nothing
 * is tried any more until its owner gives what is missing.
 */
export const MAILBOX_STATES = ["checking", "connected", "reconnect"] as const;
export type MailboxState = (typeof MAILBOX_STATES)[number];

/**
 * What is known of a mailbox's connection. `failure`: why the last check failed, null when it worked. `failureCount`:
 * failed checks since the last one that worked.
 */
export type MailboxHealth = { state: MailboxState; failure: MailFailure | null; failureCount: number };

/** A mailbox that was never checked. */
export const UNCHECKED: MailboxHealth = { state: "checking", failure: null, failureCount: 0 };

/**
 * The health after a check. What only its owner can mend stops every further try, so that it is said once and the
 * account is not locked by wrong passwords. A server that is away changes nothing but the reason.
 */
export function healthAfter(health: MailboxHealth, failure: MailFailure | null): MailboxHealth {
  if (failure === null) return { state: "connected", failure: null, failureCount: 0 };
  return {
    state: isForPerson(failure) ? "reconnect" : health.state,
    failure,
    failureCount: health.failureCount + 1,
  };
}

/** True when the mailbox is connected and its last check worked. */
export function isWorking({ state, failure }: Pick<MailboxHealth, "state" | "failure">): boolean {
  return state === "connected" && failure === null;
}
