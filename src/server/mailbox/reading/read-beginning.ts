import { textOfHtml } from "#domain/mail/reading/clean-text.ts";
import { firstWords } from "#domain/mail/reading/first-words.ts";
import { cleanHtml } from "./clean-html.ts";
import { readParts } from "./mail-parts.ts";

/** A part of a mail that holds words, as its server describes it. */
export type TextPart = { type: "text/plain" | "text/html"; charset: string; encoding: string };

/** Nothing longer is a name of letters or of an encoding. */
const LONGEST_NAME = 40;

/**
 * The first words of a mail, from the first bytes of its part that holds them. What hides in HTML is left out. Empty
 * when they cannot be read.
 */
export async function readBeginning({ type, charset, encoding }: TextPart, bytes: Uint8Array): Promise<string> {
  const lines = [
    `Content-Type: ${type}; charset="${nameIn(charset)}"`,
    `Content-Transfer-Encoding: ${nameIn(encoding)}`,
  ];
  const head = `${lines.join("\r\n")}\r\n\r\n`;
  try {
    const { text, html } = await readParts(Buffer.concat([Buffer.from(head), bytes]));
    return firstWords(type === "text/html" ? textOfHtml(cleanHtml(html, new Map()).html) : text);
  } catch {
    return "";
  }
}

// It stands in a line of a head: a server must not add lines to it.
function nameIn(name: string): string {
  return name.replace(/[^\w-]/g, "").slice(0, LONGEST_NAME);
}
