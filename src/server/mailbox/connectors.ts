import type { MailboxKind } from "#domain/mail/mailbox.ts";
import type { MailConnector } from "./connector.ts";
import { imapConnector } from "./imap.connector.ts";
import type { MailboxReach } from "./mailbox-server.ts";

/** The ways to speak to mailboxes, by their kind. Null: this version cannot speak to that kind yet. */
export type MailConnectors = Readonly<Record<MailboxKind, MailConnector | null>>;

/** Opens them for an installation. */
export function openConnectors(reach: MailboxReach): MailConnectors {
  return { imap: imapConnector(reach), gmail: null, microsoft: null };
}
