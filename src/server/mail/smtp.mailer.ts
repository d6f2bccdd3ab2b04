import { asciiDomain, mailMessage, senderOf } from "./mail-message.ts";
import type { Mailer } from "./mailer.ts";
import type { SmtpConversation } from "./smtp-conversation.ts";
import { openSmtp } from "./smtp-conversation.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Adapter: an SMTP server (RFC 5321), at `smtps://user:password@host:465` or `smtp://user:password@host:587`. The latter turns to
 * TLS before anything is said, and gives up when it cannot, unless the server is this very machine.
 */
export function smtpMailer({ url, from, clock }: { url: string; from: string; clock: () => Date }): Mailer {
  const server = new URL(url);
  const sender = senderOf(from);
  return async (letter) => {
    const to = asciiDomain(letter.to);
    if (/[\s<>]/.test(to)) throw new Error("the letter has an address that cannot be written");
    const smtp = await openSmtp(server);
    try {
      const offers = await greet(smtp, server);
      await signIn(smtp, server, offers);
      const wide = /[^\x00-\x7f]/.test(to) ? " SMTPUTF8" : "";
      await smtp.say(`MAIL FROM:<${sender.address}>${wide}`, 250);
      await smtp.say(`RCPT TO:<${to}>`, 250);
      await smtp.say("DATA", 354);
      await smtp.say(`${mailMessage(letter, sender, clock()).replace(/^\./gm, "..")}.`, 250);
      await smtp.say("QUIT", 221).catch(() => {});
    } finally {
      smtp.close();
    }
  };
}

async function greet(smtp: SmtpConversation, server: URL): Promise<string> {
  await smtp.heard(220);
  const hello = `EHLO ${server.hostname.startsWith("[") ? "localhost" : "etabli.localhost"}`;
  const offers = await smtp.say(hello, 250);
  if (server.protocol === "smtps:") return offers;
  if (/^STARTTLS$/im.test(offers)) {
    await smtp.say("STARTTLS", 220);
    await smtp.secure();
    return smtp.say(hello, 250);
  }
  if (!LOOPBACK.has(server.hostname)) throw new Error("the mail server does not offer TLS");
  return offers;
}

async function signIn(smtp: SmtpConversation, server: URL, offers: string): Promise<void> {
  if (server.username === "") return;
  const [user, password] = [decodeURIComponent(server.username), decodeURIComponent(server.password)];
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  if (/^AUTH[ =].*\bPLAIN\b/im.test(offers)) return void (await smtp.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 235));
  await smtp.say("AUTH LOGIN", 334);
  await smtp.say(base64(user), 334);
  await smtp.say(base64(password), 235);
}
