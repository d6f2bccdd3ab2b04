import { letterHtml } from "#domain/mail/letter-html.ts";
import { domainToASCII } from "node:url";
import type { SendMailOptions } from "nodemailer";
import type { Letter } from "./mailer.ts";

/** The sender, read from `Name <address>` or from an address alone. */
export type Sender = { name: string; address: string };

/** Reads `Name <address>`. Throws when it contains no address. */
export function senderOf(text: string): Sender {
  const [, quotedName, plain = "", address = ""] =
    /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>\s@]+@[^<>\s@]+)>$/.exec(text.trim()) ?? [];
  if (address !== "") return { name: quotedName ?? plain.trim(), address };
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(text.trim())) return { name: "", address: text.trim() };
  throw new Error("MAIL_FROM must read « Name <address> » or be an address");
}

/** A letter for the mail library, as plain text and HTML. Its Message-ID stays the same however often it is sent. */
export function mailMessage(letter: Letter, from: Sender, at: Date): SendMailOptions {
  if (/[\s<>,;"]/.test(letter.to)) throw new Error("the letter has an address that cannot be written");
  const host = domainToASCII(from.address.slice(from.address.lastIndexOf("@") + 1));
  return {
    from,
    to: { name: "", address: letter.to },
    subject: letter.subject,
    date: at,
    messageId: `<${letter.id}@${host}>`,
    text: letter.text,
    html: letterHtml(letter),
    ...(letter.files && {
      attachments: letter.files.map(({ name, mime, bytes }) => ({
        filename: name,
        contentType: mime,
        content: Buffer.from(bytes),
      })),
    }),
    // This asks automatic responders not to answer.
    headers: { "Auto-Submitted": "auto-generated" },
    // A letter contains its own text only. No file or address is fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
