import { parseEmail } from "../../shared/email.ts";
import { readAddressList } from "../mail-address.ts";
import { messageIdsOf } from "../thread-key.ts";
import { bounceReasonOf } from "./bounce-reason.ts";
import type { BounceOutcome, BounceReason } from "./bounce.ts";

/** The header lines of a mail that say whether it is a report about another one. */
export type ReportSigns = { contentType: string; failedRecipients: string };

/**
 * The parts of a mail that may be a report. `isAutomatic`: its head says that a program answers, or a server wrote it.
 * `status`: the text of its `message/delivery-status` (RFC 3464).
 * `returnedHead`: the head of the mail that it returns. Null without one.
 */
export type ReportParts = ReportSigns & {
  isAutomatic: boolean;
  inReplyTo: string;
  references: string;
  status: string | null;
  returnedHead: string | null;
};

/** What a report says of one recipient: under which addresses they are known, and what became of the mail. */
export type DeliveryNotice = { addresses: string[]; outcome: BounceOutcome; reason: BounceReason };

/** What a mail server says of a mail: its ID, without angle brackets, and the recipients whom it did not reach. */
export type DeliveryReport = { messageIds: string[]; notices: DeliveryNotice[] };

const MOST_NOTICES = 100;
const LONGEST_STATUS = 100_000;
const LONGEST_HEAD = 100_000;
const LONGEST_LINE = 8_000;

/** True when the header lines of a mail are those of a report, which its text alone never makes it. */
export function isDeliveryReport({ contentType, failedRecipients }: ReportSigns): boolean {
  const type = contentType.slice(0, LONGEST_LINE).toLowerCase().trim();
  const isReport = /^multipart\/report[;\s]/.test(type) && /[;\s]report-type="?delivery-status"?(?:[;\s]|$)/.test(type);
  return isReport || failedRecipients.trim() !== "";
}

/**
 * What a report says, or null for a mail that is none, or that says of nobody that the mail did not reach them. The ID
 * is that of the returned mail. A report that returns nothing is tied by its own header lines.
 */
export function readDeliveryReport(parts: ReportParts): DeliveryReport | null {
  if (!isDeliveryReport(parts)) return null;
  // A header line alone is written by anybody. Servers that write nothing more say that they answer by themselves.
  if (parts.status === null && !parts.isAutomatic) return null;
  const notices = parts.status === null ? noticesOfHeader(parts.failedRecipients) : noticesOfStatus(parts.status);
  const messageIds = idsOf(parts);
  return notices.length === 0 || messageIds.length === 0 ? null : { messageIds, notices };
}

function idsOf({ returnedHead, inReplyTo, references }: ReportParts): string[] {
  const fields = returnedHead === null ? null : fieldsOf(linesOf(returnedHead.slice(0, LONGEST_HEAD)));
  const returnedId = fields?.get("message-id");
  if (returnedId !== undefined) return messageIdsOf(returnedId.slice(0, LONGEST_LINE)).slice(0, 1);
  return [...messageIdsOf(inReplyTo.slice(0, LONGEST_LINE)), ...messageIdsOf(references.slice(0, LONGEST_LINE))];
}

function noticesOfHeader(line: string): DeliveryNotice[] {
  return readAddressList(line.slice(0, LONGEST_LINE))
    .slice(0, MOST_NOTICES)
    .map(({ address }) => ({ addresses: [address], outcome: "failed", reason: "refused" }));
}

// Groups of fields, with an empty line between them: one about the report, then one for each recipient.
function noticesOfStatus(status: string): DeliveryNotice[] {
  return groupsOf(linesOf(status.slice(0, LONGEST_STATUS)))
    .map(fieldsOf)
    .map(noticeOf)
    .filter((notice) => notice !== null)
    .slice(0, MOST_NOTICES);
}

function noticeOf(fields: ReadonlyMap<string, string>): DeliveryNotice | null {
  const addresses = ["original-recipient", "final-recipient"]
    .map((name) => addressOf(fields.get(name) ?? ""))
    .filter((address) => address !== null);
  const status = fields.get("status") ?? "";
  const outcome = outcomeOf(fields.get("action") ?? "", status);
  if (addresses.length === 0 || outcome === null) return null;
  const reason = bounceReasonOf(outcome, status, fields.get("diagnostic-code") ?? "");
  return { addresses: [...new Set(addresses)], outcome, reason };
}

// « rfc822; claire@roux.fr », with brackets by some servers.
function addressOf(value: string): string | null {
  const address = value.slice(value.indexOf(";") + 1).trim();
  return parseEmail(address.replace(/^<|>$/g, "").slice(0, 254));
}

// « delivered », « relayed » and « expanded » say that nothing failed.
function outcomeOf(action: string, status: string): BounceOutcome | null {
  const word = action.trim().toLowerCase();
  if (word === "failed" || word === "delayed") return word;
  if (word !== "") return null;
  if (status.startsWith("5.")) return "failed";
  return status.startsWith("4.") ? "delayed" : null;
}

function linesOf(text: string): string[] {
  return text.replaceAll("\r\n", "\n").split("\n");
}

function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0);
}

// Header lines up to the first empty one, by their names in lower case. Of two of one name the first counts.
function fieldsOf(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  let name = "";
  for (const line of lines) {
    if (line.trim() === "") break;
    const isContinued = /^[ \t]/.test(line);
    const colon = line.indexOf(":");
    if (isContinued && name !== "") fields.set(name, `${fields.get(name) ?? ""} ${line.trim()}`);
    if (isContinued || colon <= 0) continue;
    const nextName = line.slice(0, colon).trim().toLowerCase();
    name = fields.has(nextName) ? "" : nextName;
    if (name !== "") fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
