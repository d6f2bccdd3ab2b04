import { foldHtmlQuotes, showLinkHosts, textOfHtml } from "#domain/mail/reading/clean-text.ts";
import { fileKindOf, safeFileName } from "#domain/mail/reading/mail-file.ts";
import { foldQuote } from "#domain/mail/reading/quoted-text.ts";
import type { MailFile, ReadMail } from "#domain/mail/reading/read-mail.ts";
import { unreadMail } from "#domain/mail/reading/read-mail.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import type { ReadingTrouble } from "#domain/mail/reading/reading-trouble.ts";
import { withoutHiddenCharacters } from "#domain/shared/text/hidden-characters.ts";
import type { KnownPictures } from "./clean-html.ts";
import { cleanHtml } from "./clean-html.ts";
import { findInvoices } from "./invoice-files.ts";
import type { ParsedFile, ParsedMail } from "./mail-parts.ts";
import { UnreadMail, readParts } from "./mail-parts.ts";

/** Pictures that a browser may decode. SVG is a page with scripts: it is no picture here. */
const SHOWN_PICTURES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/**
 * Reads a mail as its sender wrote it into one that is safe to show. A mail that cannot be read says why. Of the
 * pictures on the web those are shown that `webPictures` has, by their addresses.
 */
export async function readMail(mail: Uint8Array, webPictures: KnownPictures = new Map()): Promise<ReadMail> {
  try {
    return safeMail(await readParts(mail), webPictures);
  } catch (error) {
    return unreadMail(error instanceof UnreadMail ? error.trouble : "unreadable");
  }
}

/** One file of a mail with its bytes. Null when the mail has no such file, or cannot be read. */
export async function readMailFile(
  mail: Uint8Array,
  place: number,
): Promise<{ file: MailFile; bytes: Uint8Array } | null> {
  try {
    const parsedMail = await readParts(mail);
    const parsedFile = parsedMail.files.slice(0, READING_LIMITS.files)[place];
    return parsedFile ? { file: mailFile(parsedFile, place), bytes: parsedFile.bytes } : null;
  } catch (error) {
    if (error instanceof UnreadMail) return null;
    throw error;
  }
}

function safeMail(mail: ParsedMail, webPictures: KnownPictures): ReadMail {
  const files = mail.files.slice(0, READING_LIMITS.files);
  const layout = mail.html.trim() === "" ? null : safeHtml(mail.html, new Map([...picturesOf(files), ...webPictures]));
  const plainText = tidyText(mail.text);
  const wholeText = plainText === "" && layout !== null ? textOfHtml(layout.html) : plainText;
  const mailFiles = files.map(mailFile);
  return {
    ...foldQuote(wholeText.slice(0, READING_LIMITS.textCharacters)),
    html: layout && layout.html,
    pictureHosts: layout?.pictureHosts ?? [],
    pictureUrls: layout?.pictureUrls ?? [],
    trackers: layout?.trackers ?? [],
    misleadingHosts: (layout?.misleadingHosts ?? []).slice(0, READING_LIMITS.links),
    files: mailFiles,
    troubles: troublesOf(mail, mailFiles),
    signs: mail.signs,
    isFromList: mail.isFromList,
    sender: mail.sender,
    invoices: findInvoices(files.map((file, place) => ({ file: mailFile(file, place), bytes: file.bytes }))),
  };
}

function safeHtml(html: string, pictures: KnownPictures) {
  const { html: plainHtml, ...rest } = cleanHtml(html.slice(0, READING_LIMITS.htmlCharacters), pictures);
  const { html: linkedHtml, misleadingHosts } = showLinkHosts(withoutHiddenCharacters(plainHtml));
  return { ...rest, html: foldHtmlQuotes(linkedHtml).trim(), misleadingHosts };
}

// Spaces at the ends of lines and runs of empty lines say nothing. Marks that turn the direction of reading lie.
function tidyText(text: string): string {
  return withoutHiddenCharacters(text.replaceAll("\r\n", "\n").slice(0, READING_LIMITS.textCharacters + 1))
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

function picturesOf(files: readonly ParsedFile[]): KnownPictures {
  let restBytes: number = READING_LIMITS.picturesBytes;
  const pictures = new Map<string, string>();
  for (const { contentId, type, bytes } of files) {
    const isShown = contentId !== "" && SHOWN_PICTURES.has(type) && bytes.length <= READING_LIMITS.pictureBytes;
    if (!isShown || bytes.length > restBytes) continue;
    restBytes -= bytes.length;
    pictures.set(`cid:${contentId}`, `data:${type};base64,${Buffer.from(bytes).toString("base64")}`);
  }
  return pictures;
}

function mailFile({ name, type, bytes, contentId, isRelated }: ParsedFile, place: number): MailFile {
  const safeName = safeFileName(name, type);
  return {
    place,
    name: safeName,
    type,
    kind: fileKindOf(safeName, type),
    sizeBytes: bytes.length,
    isShown: isRelated && contentId !== "" && SHOWN_PICTURES.has(type),
  };
}

function troublesOf(mail: ParsedMail, files: readonly MailFile[]): ReadingTrouble[] {
  const troubles: [ReadingTrouble, boolean][] = [
    ["too_many_files", mail.files.length > READING_LIMITS.files],
    ["too_long", mail.text.length > READING_LIMITS.textCharacters || mail.html.length > READING_LIMITS.htmlCharacters],
    ["broken_text", mail.hasBrokenText],
    ["winmail", files.some(({ kind }) => kind === "winmail")],
  ];
  return troubles.filter(([, isTrue]) => isTrue).map(([trouble]) => trouble);
}
