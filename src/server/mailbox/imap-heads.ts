import { isDeliveryReport } from "#domain/mail/bounces/delivery-report.ts";
import { flagsOf } from "#domain/mail/message-flags.ts";
import type { FetchMessageObject, ListResponse, MessageStructureObject } from "imapflow";
import type { FlagChange, FolderRole, MessageHead } from "./connector.ts";
import { LONGEST, cutText, momentOf, peopleOf, subjectOf } from "./head-values.ts";

/** What is asked of each mail to know its head. */
export const HEAD_QUERY = {
  uid: true,
  flags: true,
  envelope: true,
  bodyStructure: true,
  internalDate: true,
  size: true,
  headers: ["references", "content-type", "x-failed-recipients"],
};

/** What is asked of a mail whose head cannot be read: that it is there. */
export const LEAST_QUERY = { uid: true, flags: true, internalDate: true, size: true };

const ROLES: Readonly<Record<string, FolderRole>> = {
  "\\Inbox": "inbox",
  "\\Sent": "sent",
  "\\Drafts": "drafts",
  "\\Trash": "trash",
  "\\Junk": "junk",
  "\\Archive": "archive",
};

/** What a folder is for, as its server says, or as its name says in many languages. */
export function roleOf({ path, specialUse }: Pick<ListResponse, "path" | "specialUse">): FolderRole {
  if (path.toUpperCase() === "INBOX") return "inbox";
  return ROLES[specialUse ?? ""] ?? "other";
}

/** The head of a mail, cut to lengths that a database and a screen bear. */
export function headOf(mail: FetchMessageObject): MessageHead {
  const { envelope = {}, internalDate, size = 0 } = mail;
  const receivedAt = momentOf(internalDate) ?? new Date(0);
  const [from = { name: "", address: "" }] = peopleOf(envelope.from);
  return {
    ...changeOf(mail),
    messageId: cutText(envelope.messageId, LONGEST.id),
    inReplyTo: cutText(envelope.inReplyTo, LONGEST.references),
    references: cutText(fieldOf(mail.headers, "references"), LONGEST.references),
    subject: subjectOf(envelope.subject),
    from,
    to: peopleOf(envelope.to),
    cc: peopleOf(envelope.cc),
    sentAt: momentOf(envelope.date),
    receivedAt,
    hasAttachment: mail.bodyStructure !== undefined && holdsAttachment(mail.bodyStructure),
    sizeBytes: size,
    isReport: isDeliveryReport({
      contentType: fieldOf(mail.headers, "content-type"),
      failedRecipients: fieldOf(mail.headers, "x-failed-recipients"),
    }),
  };
}

/** The marks of a mail. */
export function changeOf({ uid, modseq, flags = new Set() }: FetchMessageObject): FlagChange {
  return { uid, modSeq: modseq === undefined ? null : String(modseq), flags: flagsOf(flags) };
}

// The first of its name counts. A line goes on in the next one when that begins with a space.
function fieldOf(headers: Buffer | undefined, name: string): string {
  const lines = (headers?.toString("latin1") ?? "").replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const line = lines.find((one) => one.slice(0, name.length + 1).toLowerCase() === `${name}:`);
  return line?.slice(name.length + 1) ?? "";
}

// Deeper parts are not looked at: a mail nested two hundred times has no file worth naming.
function holdsAttachment(part: MessageStructureObject, depth = 0): boolean {
  if (part.disposition?.toLowerCase() === "attachment") return true;
  const isFile =
    /^(?:application|image|audio|video)\//i.test(part.type) && part.disposition?.toLowerCase() !== "inline";
  if (isFile && part.id === undefined) return true;
  return depth < 20 && (part.childNodes ?? []).some((child) => holdsAttachment(child, depth + 1));
}
