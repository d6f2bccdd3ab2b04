import type { FileKind } from "#domain/mail/reading/mail-file.ts";
import type { ReadingTrouble } from "#domain/mail/reading/reading-trouble.ts";

/** What is expected of a mail that is read. What is left out may be anything. */
export type Expected = {
  text?: string | RegExp;
  quotedText?: string | RegExp;
  /** Words that its cleaned HTML holds, and others that it must not. */
  htmlHas?: string[];
  htmlLacks?: string[];
  hasNoHtml?: true;
  files?: [name: string, kind: FileKind][];
  troubles?: ReadingTrouble[];
  trackers?: string[];
  misleadingHosts?: string[];
  pictureHosts?: string[];
};

/** A mail of the corpus, as its bytes, with what is expected of it. */
export type CorpusCase = { name: string; mail: Buffer; expected: Expected };

/** A case whose mail is written in letters. */
export function mailCase(name: string, mail: string | Buffer, expected: Expected): CorpusCase {
  return { name, mail: typeof mail === "string" ? Buffer.from(crlf(mail)) : mail, expected };
}

const HEAD =
  "From: Claire Roux <claire@roux.example>\nTo: jean@etabli.example\nSubject: Devis\n" +
  "Date: Mon, 23 Nov 2026 08:00:00 +0100\nMIME-Version: 1.0\n";

/** A mail with the usual head, and the header lines and the body of its content. */
export function withHead(headers: string, body: string): string {
  return `${HEAD}${headers === "" ? "" : `${headers}\n`}\n${body}`;
}

/** A mail of one part whose body is these bytes, as they are. */
export function bytesMail(headers: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(crlf(`${HEAD}${headers}\n\n`)), body, Buffer.from("\r\n")]);
}

/** A mail of HTML alone. */
export function htmlMail(html: string): string {
  return withHead("Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit", html);
}

/** A mail of text alone. */
export function textMail(text: string): string {
  return withHead("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit", text);
}

/** A part of a mail: its header lines and its body. */
export function part(headers: string, body: string): string {
  return `${headers}\n\n${body}\n`;
}

/** A part that is a file. */
export function filePart(type: string, name: string, content: string | Buffer, more = ""): string {
  const lines =
    Buffer.from(content)
      .toString("base64")
      .match(/.{1,76}/g) ?? [];
  const headers = `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"`;
  return part(`${headers}\nContent-Transfer-Encoding: base64${more === "" ? "" : `\n${more}`}`, lines.join("\n"));
}

let boundaryCount = 0;

/** The header lines and the body of a multipart, as a part. */
export function multipart(kind: string, parts: readonly string[]): string {
  const boundary = `cut-${++boundaryCount}`;
  const body = parts.map((one) => `--${boundary}\n${one}`).join("");
  return part(`Content-Type: multipart/${kind}; boundary="${boundary}"`, `${body}--${boundary}--`);
}

/** A mail whose content is a part. */
export function partMail(content: string): string {
  return `${HEAD}${content}`;
}

/** A usual part of text. */
export const TEXT_PART = part("Content-Type: text/plain; charset=utf-8", "Bonjour, voici.");

function crlf(text: string): string {
  return text.replace(/\r?\n/g, "\r\n");
}
