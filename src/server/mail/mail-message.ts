import { domainToASCII } from "node:url";
import type { Letter } from "./mailer.ts";

/** Who writes: a name and an address, from `Name <address>` or an address alone. */
export type Sender = { name: string; address: string };

/** Reads `Name <address>`; throws when there is no address in it. */
export function senderOf(text: string): Sender {
  const [, name = "", address = ""] = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>|)\s*$/.exec(text) ?? [];
  if (address !== "") return { name, address: asciiDomain(address) };
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(text.trim())) return { name: "", address: asciiDomain(text.trim()) };
  throw new Error("MAIL_FROM must read « Name <address> » or be an address");
}

/** A letter as a message (RFC 5322, MIME): lines end in CRLF, all of it ASCII when the address is. */
export function mailMessage(letter: Letter, from: Sender, at: Date): string {
  const host = from.address.slice(from.address.lastIndexOf("@") + 1);
  const headers = [
    `From: ${from.name === "" ? from.address : `${encodedWords(from.name)} <${from.address}>`}`,
    `To: ${oneLine(asciiDomain(letter.to))}`,
    `Subject: ${encodedWords(letter.subject)}`,
    `Date: ${at.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${letter.id}@${host}>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    // No answering machine should answer.
    "Auto-Submitted: auto-generated",
  ];
  const body = Buffer.from(letter.text.replace(/\r?\n/g, "\r\n")).toString("base64").replace(/.{76}/g, "$&\r\n");
  return `${headers.join("\r\n")}\r\n\r\n${body}\r\n`;
}

/** An address whose domain is written as the wire wants it. */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}

// RFC 2047: at most 75 characters a word, never cutting a letter in two.
function encodedWords(text: string): string {
  const clean = oneLine(text);
  if (/^[\x20-\x7e]*$/.test(clean) && !clean.includes("=?")) return clean;
  const words: string[] = [];
  let word = "";
  for (const letter of clean) {
    if (Buffer.byteLength(word + letter) > 42) {
      words.push(word);
      word = "";
    }
    word += letter;
  }
  return [...words, word].map((one) => `=?utf-8?B?${Buffer.from(one).toString("base64")}?=`).join("\r\n ");
}

function oneLine(text: string): string {
  return text.replace(/[\x00-\x1f\x7f]+/g, " ");
}
