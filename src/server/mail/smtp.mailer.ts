import { hostWithoutBrackets, isLoopbackHost } from "#server/loopback.ts";
import { createTransport } from "nodemailer";
import { mailMessage, senderOf } from "./mail-message.ts";
import type { Mailer } from "./mailer.ts";

const PATIENCE_MS = 15_000;
/** The limit for a whole letter. A server that sends a word from time to time would otherwise hold it for ever. */
const DEADLINE_MS = 60_000;

/**
 * Adapter: an SMTP server, at `smtps://user:password@host:465` or `smtp://user:password@host:587`. The second form
 * switches to TLS before anything is sent, and fails when it cannot, unless the server is this machine.
 */
export function smtpMailer({
  url,
  from,
  clock,
  deadlineMs = DEADLINE_MS,
}: {
  url: string;
  from: string;
  clock: () => Date;
  deadlineMs?: number;
}): Mailer {
  const server = new URL(url);
  const isSecure = server.protocol === "smtps:";
  const sender = senderOf(from);
  const transport = createTransport({
    host: hostWithoutBrackets(server.hostname),
    port: Number(server.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: !isLoopbackHost(server.hostname),
    name: "etabli.localhost",
    ...(server.username !== "" && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter) => {
    await transport
      .sendMail({ ...mailMessage(letter, sender, clock()), signal: AbortSignal.timeout(deadlineMs) })
      .catch((error: { code?: string; responseCode?: number; command?: string }) => {
        // The server's own words may repeat the address.
        throw new Error(
          "the mail server did not take the letter: " +
            [error.command, error.responseCode ?? error.code].filter(Boolean).join(" "),
        );
      });
  };
}
