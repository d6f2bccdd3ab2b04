import { acceptedCall } from "../accepted-call.ts";
import type { Person } from "../test-app.ts";
import type { ImapServer } from "./imap-server.ts";
import { imapServer } from "./imap-server.ts";
import type { SmtpServer } from "./smtp-server.ts";
import { smtpServer } from "./smtp-server.ts";

/** The two servers of a mailbox, in this process. */
export type MailServers = { imap: ImapServer; smtp: SmtpServer; close: () => Promise<void> };

/** Starts both. */
export async function mailServers(): Promise<MailServers> {
  const [imap, smtp] = await Promise.all([imapServer(), smtpServer()]);
  return { imap, smtp, close: async () => void (await Promise.all([imap.close(), smtp.close()])) };
}

/** What a person types to connect the mailbox of these servers. */
export function typedMailbox({ imap, smtp }: MailServers, more: object = {}) {
  const server = (port: number) => ({ host: "127.0.0.1", port, security: "none" }) as const;
  const { username, password } = imap.state.login;
  return { email: username, password, imap: server(imap.port), smtp: server(smtp.port), ...more };
}

/** Connects the mailbox of these servers. Answers its ID. */
export async function connectMailbox(person: Person, servers: MailServers, more: object = {}): Promise<string> {
  const { mailbox } = await acceptedCall(person, "POST", "/api/mailboxes", typedMailbox(servers, more));
  return mailbox.id as string;
}

/** Connects a mailbox whose servers are gone a moment later. Answers its ID. */
export async function connectOnce(person: Person): Promise<string> {
  const servers = await mailServers();
  try {
    return await connectMailbox(person, servers);
  } finally {
    await servers.close();
  }
}
