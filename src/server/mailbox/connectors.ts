import type { MailboxKind } from "#domain/mail/mailbox.ts";
import type { MailConnector } from "./connector.ts";
import { gmailConnector } from "./gmail/gmail.connector.ts";
import type { GoogleClient } from "./gmail/google-client.ts";
import type { GooglePermissions } from "./gmail/google-permission.ts";
import { imapConnector } from "./imap.connector.ts";
import { MailFault } from "./mail-fault.ts";
import type { MailboxReach } from "./mailbox-server.ts";

/** The ways to speak to mailboxes, by their kind. */
export type MailConnectors = Readonly<Record<MailboxKind, MailConnector>>;

/** Our client at Google with the permissions of people. */
export type OpenGoogle = { client: GoogleClient; permissions: GooglePermissions };

/** Opens them for an installation. Microsoft's mailboxes are read by IMAP, with a token in place of a password. */
export function openConnectors(
  reach: MailboxReach,
  google: OpenGoogle | null,
  hasMicrosoftClient: boolean,
): MailConnectors {
  const imap = imapConnector(reach);
  return {
    imap,
    gmail: google ? gmailConnector(google.client, google.permissions) : NOT_SET_UP,
    microsoft: hasMicrosoftClient ? imap : NOT_SET_UP,
  };
}

// Of mailboxes that were connected before the operator took the settings away.
const NOT_SET_UP: MailConnector = { open: async () => Promise.reject(new MailFault("not_set_up")) };
