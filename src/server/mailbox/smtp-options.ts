import XOAuth2 from "nodemailer/lib/xoauth2";
import type { MailAccess } from "./connector.ts";
import type { ReachedServer } from "./mailbox-server.ts";

/**
 * How a connection to a server that sends is opened, to try it or to send by it: its address, its encryption, and the
 * name that its certificate must bear. No step of it lasts longer than `patienceMs`.
 */
export function smtpOptions(server: ReachedServer, patienceMs: number) {
  return {
    host: server.address,
    port: server.port,
    secure: server.security === "tls",
    requireTLS: server.security === "starttls",
    ignoreTLS: server.security === "none",
    tls: { servername: server.certificateName },
    name: "etabli.localhost",
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
}

type SignIn = Pick<MailAccess, "kind" | "username" | "secret">;

/** What signs in at a server that sends, as a transport is told: a password, or a token (SASL XOAUTH2). */
export function smtpAuth({ kind, username, secret }: SignIn) {
  if (kind === "imap") return { user: username, pass: secret };
  return { type: "OAuth2" as const, user: username, accessToken: secret };
}

/** The same, as a connection is told. */
export function smtpLogin({ kind, username, secret }: SignIn) {
  if (kind === "imap") return { user: username, pass: secret };
  return { oauth2: new XOAuth2({ user: username, accessToken: secret }) };
}
