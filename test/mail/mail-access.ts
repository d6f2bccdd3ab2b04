import type { MailServer } from "#domain/mail/mailbox.ts";
import type { MailAccess } from "#server/mailbox/connector.ts";
import type { ImapServer } from "./imap-server.ts";

/** What opens the mailbox of a test server. */
export function imapAccess({ port, state }: ImapServer, imap: Partial<MailServer> = {}): MailAccess {
  const server: MailServer = { host: "127.0.0.1", port, security: "none", ...imap };
  return { kind: "imap", imap: server, smtp: server, username: state.login.username, secret: state.login.password };
}
