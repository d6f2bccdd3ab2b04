import type { MailSender } from "#domain/mail/reading/mail-sender.ts";
import { isSentToList, senderOfHead } from "#domain/mail/reading/mail-sender.ts";
import type { ReplySigns } from "#domain/mail/reading/read-mail.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import type { ReadingTrouble } from "#domain/mail/reading/reading-trouble.ts";
import { withoutHiddenCharacters } from "#domain/shared/text/hidden-characters.ts";
import type { Attachment, Email } from "postal-mime";
import PostalMime from "postal-mime";

/** The parts of a mail, decoded and not yet safe to show. */
export type ParsedMail = {
  text: string;
  html: string;
  files: ParsedFile[];
  hasBrokenText: boolean;
  signs: ReplySigns;
  isFromList: boolean;
  sender: MailSender;
};

/** A file of a mail. `contentId`: by which its HTML names it, without angle brackets. */
export type ParsedFile = { name: string; type: string; bytes: Uint8Array; contentId: string; isRelated: boolean };

/** A mail that cannot be read, and why. */
export class UnreadMail extends Error {
  readonly trouble: ReadingTrouble;

  constructor(trouble: ReadingTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** What stands for letters that could not be read. */
const BROKEN = "\uFFFD";

/** Reads the parts of a mail. Throws `UnreadMail`. */
export async function readParts(mail: Uint8Array): Promise<ParsedMail> {
  if (mail.length > READING_LIMITS.mailBytes) throw new UnreadMail("too_large");
  const email = await readEmail(mail);
  const { text, html } = isBroken(email) ? await readAsWestern(mail, email) : textsOf(email);
  return {
    text,
    html,
    files: email.attachments.map(fileOf),
    hasBrokenText: text.includes(BROKEN) || html.includes(BROKEN),
    signs: signsOf(email),
    isFromList: isSentToList(email.headers),
    sender: senderOfHead(email.headers),
  };
}

/** A line of references is no longer, and nobody is answered at so many addresses. */
const LONGEST_SIGN = 8_000;
const MOST_ANSWERED = 20;

function signsOf({ messageId = "", inReplyTo = "", references = "", replyTo = [] }: Email): ReplySigns {
  const cut = (sign: string) => withoutHiddenCharacters(sign.slice(0, LONGEST_SIGN).toWellFormed());
  return {
    messageId: cut(messageId),
    inReplyTo: cut(inReplyTo),
    references: cut(references),
    replyTo: replyTo
      .slice(0, MOST_ANSWERED)
      .flatMap((person) =>
        typeof person.address === "string"
          ? [{ name: cut(person.name), address: cut(person.address).toLowerCase() }]
          : [],
      ),
  };
}

/** The parts of a mail as its sender wrote them, mails in it apart. Throws `UnreadMail`. */
export async function readEmail(mail: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(mail, {
      maxNestingDepth: READING_LIMITS.depth,
      maxHeadersSize: READING_LIMITS.headerBytes,
      maxRfc822NestingDepth: READING_LIMITS.mailsInMails,
      // A mail in a mail is a file of its own: its words are not those of the sender.
      forceRfc822Attachments: true,
    });
  } catch (error) {
    throw new UnreadMail(/depth/i.test(String(error)) ? "too_deep" : "unreadable");
  }
}

function textsOf({ text = "", html = "" }: Email) {
  return { text, html };
}

function isBroken({ text = "", html = "" }: Email): boolean {
  return text.includes(BROKEN) || html.includes(BROKEN);
}

// Old programs write Western letters and do not say so, or say UTF-8. Each text that could not be read is read again as
// if they had said it. What was readable stays: a mail may mix both.
async function readAsWestern(mail: Uint8Array, email: Email) {
  const first = textsOf(email);
  const second = textsOf(await readEmail(Buffer.from(declareWestern(Buffer.from(mail).toString("latin1")), "latin1")));
  const better = (one: string, other: string) => (one.includes(BROKEN) && other !== "" ? other : one);
  return { text: better(first.text, second.text), html: better(first.html, second.html) };
}

const TEXT_TYPE = /^content-type:[ \t]{0,20}text\/(?:plain|html)[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;

function declareWestern(mail: string): string {
  const western = mail.replace(TEXT_TYPE, (header) =>
    /charset/i.test(header)
      ? header.replace(/charset\*?=[ \t]?"?(?:utf-?8|us-ascii)"?/i, "charset=windows-1252")
      : `${header.trimEnd().replace(/;$/, "")}; charset=windows-1252`,
  );
  return /^content-type:/im.test(western.slice(0, READING_LIMITS.headerBytes))
    ? western
    : `Content-Type: text/plain; charset=windows-1252\r\n${western}`;
}

function fileOf({ filename, mimeType, content, contentId = "", related }: Attachment): ParsedFile {
  return {
    name: filename ?? "",
    type: mimeType,
    bytes: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
    contentId: contentId.replace(/[<>]/g, "").trim(),
    isRelated: related === true,
  };
}
