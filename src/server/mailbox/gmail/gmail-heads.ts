import { isDeliveryReport } from "#domain/mail/bounces/delivery-report.ts";
import { flagsOfLabels, folderOfLabels } from "#domain/mail/gmail-labels.ts";
import { readAddressList } from "#domain/mail/mail-address.ts";
import { firstWords } from "#domain/mail/reading/first-words.ts";
import { decodeWords } from "postal-mime";
import type { RemoteHead } from "../connector.ts";
import { cutText, LONGEST, momentOf, peopleOf, subjectOf } from "../head-values.ts";
import type { GmailMessage } from "./gmail-api.ts";

/**
 * What is asked of each mail to know its head, with the words that Gmail cut of it. Parts deeper than these are not
 * looked at.
 */
export const HEAD_FIELDS =
  "id,threadId,labelIds,snippet,historyId,internalDate,sizeEstimate," +
  "payload(headers,filename,mimeType," +
  "parts(filename,mimeType,headers,parts(filename,mimeType,headers,parts(filename))))";

/** The head of a mail, cut to lengths that a database and a screen bear. */
export function remoteHeadOf(message: GmailMessage): RemoteHead {
  const headers = new Map(
    (message.payload?.headers ?? []).toReversed().map(({ name, value }) => [name.toLowerCase(), value]),
  );
  const text = (name: string) => decodeHeader(headers.get(name) ?? "");
  // An encoded name may hold a comma, which would end it if it were decoded first.
  const people = (name: string) =>
    peopleOf(
      readAddressList((headers.get(name) ?? "").slice(0, LONGEST_LINE)).map((person) => ({
        ...person,
        name: decodeHeader(person.name),
      })),
    );
  const [from = { name: "", address: "" }] = people("from");
  const receivedMs = Number(message.internalDate);
  return {
    remoteId: message.id,
    folder: folderOfLabels(message.labelIds),
    modSeq: message.historyId,
    messageId: cutText(headers.get("message-id"), LONGEST.id),
    inReplyTo: cutText(headers.get("in-reply-to"), LONGEST.references),
    references: cutText(headers.get("references"), LONGEST.references),
    subject: subjectOf(text("subject")),
    from,
    to: people("to"),
    cc: people("cc"),
    sentAt: momentOf(headers.get("date")),
    receivedAt: (Number.isFinite(receivedMs) ? momentOf(new Date(receivedMs)) : null) ?? new Date(0),
    flags: flagsOfLabels(message.labelIds),
    hasAttachment: holdsFile(message.payload),
    isReport: isDeliveryReport({
      contentType: headers.get("content-type") ?? "",
      failedRecipients: headers.get("x-failed-recipients") ?? "",
    }),
    beginning: beginningOf(message.snippet),
    sizeBytes: Math.max(0, Math.round(message.sizeEstimate)),
  };
}

/** A line of ten thousand people is read as far as a list is kept. */
const LONGEST_LINE = 100_000;

// Gmail gives most lines as they were written, with their words encoded.
function decodeHeader(line: string): string {
  return line.includes("=?") ? decodeWords(line.slice(0, LONGEST_LINE)) : line;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

// Gmail writes what it cut of a mail as HTML.
function beginningOf(snippet: string): string {
  return firstWords(snippet.replace(/&(lt|gt|quot|amp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity));
}

type Part = NonNullable<GmailMessage["payload"]>;

function holdsFile(part: Part | undefined, depth = 0): boolean {
  if (part === undefined || depth > 20) return false;
  const isNamed = (part.filename ?? "") !== "";
  const disposition =
    (part.headers ?? []).find(({ name }) => name.toLowerCase() === "content-disposition")?.value ?? "";
  if (isNamed && !/^inline/i.test(disposition.trim())) return true;
  return (part.parts ?? []).some((child) => holdsFile(child, depth + 1));
}
