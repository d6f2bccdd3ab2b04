import type { MailAddress } from "../mail-address.ts";
import { messageIdsOf } from "../thread-key.ts";
import type { AnsweredMail } from "./answered-mail.ts";
import { MAIL_LIMITS } from "./mail-limits.ts";
import { recipientsLine } from "./recipients.ts";
import { forwardSubject, replySubject } from "./reply-subject.ts";
import { quoteOf } from "./written-quote.ts";

/** What a mail is to another one. */
export const DRAFT_KINDS = ["new", "reply", "reply_all", "forward"] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/**
 * A mail before anything is written in it. `to` and `cc` are lines of recipients. `quote` stands under the text.
 * `inReplyTo` and `references` are header lines, empty for a mail that answers none.
 */
export type StartedMail = {
  to: string;
  cc: string;
  subject: string;
  quote: string;
  inReplyTo: string;
  references: string;
};

const EMPTY: StartedMail = { to: "", cc: "", subject: "", quote: "", inReplyTo: "", references: "" };

/** The most IDs in a line of references. Between the first one and the last ones, others are left out. */
const MOST_REFERENCES = 50;

/**
 * Begins a mail. `ownAddresses`: the writer's, to whom no answer goes, unless they wrote to nobody else. Answering a
 * mail of one's own goes to those whom it was sent to.
 */
export function startMail(kind: DraftKind, mail: AnsweredMail | null, ownAddresses: readonly string[]): StartedMail {
  if (kind === "new" || mail === null) return EMPTY;
  const quote = quoteOf(kind === "forward" ? "forward" : "reply", mail);
  // A forwarded mail begins a conversation with somebody else.
  if (kind === "forward") return { ...EMPTY, subject: forwardSubject(mail.subject), quote };
  return { ...recipientsOf(kind, mail, ownAddresses), subject: replySubject(mail.subject), quote, ...signsOf(mail) };
}

function recipientsOf(kind: "reply" | "reply_all", mail: AnsweredMail, ownAddresses: readonly string[]) {
  const ownSet = new Set(ownAddresses.map((address) => address.toLowerCase()));
  const others = (people: readonly MailAddress[]) => people.filter(({ address }) => !ownSet.has(address.toLowerCase()));
  const isFromSelf = ownSet.has(mail.from.address.toLowerCase());
  const writers = mail.replyTo.length > 0 ? mail.replyTo : [mail.from];
  const target = isFromSelf ? mail.to : writers;
  const targets = others(target).length > 0 ? others(target) : isFromSelf ? target : writers;
  if (kind === "reply") return { to: lineOf(targets), cc: "" };
  const beside = isFromSelf ? mail.cc : [...mail.to, ...mail.cc];
  const targetAddresses = new Set(targets.map(({ address }) => address.toLowerCase()));
  const copies = others(beside).filter(({ address }) => !targetAddresses.has(address.toLowerCase()));
  return { to: lineOf(targets), cc: lineOf(copies) };
}

function lineOf(people: readonly MailAddress[]): string {
  const unique = new Map(people.map((person) => [person.address.toLowerCase(), person]));
  return recipientsLine([...unique.values()].slice(0, MAIL_LIMITS.recipients));
}

function signsOf({ messageId, inReplyTo, references }: AnsweredMail) {
  const [answeredId] = messageIdsOf(messageId);
  const earlierIds = messageIdsOf(references);
  const [parentId] = earlierIds.length > 0 ? [] : messageIdsOf(inReplyTo);
  const chain = [...earlierIds, parentId, answeredId].filter((id) => id !== undefined);
  // The answered mail is the last one, wherever a program has put it.
  const ids = [...new Set(chain.toReversed())].toReversed();
  const keptIds = ids.length <= MOST_REFERENCES ? ids : [...ids.slice(0, 1), ...ids.slice(1 - MOST_REFERENCES)];
  return { inReplyTo: idLine(answeredId === undefined ? [] : [answeredId]), references: idLine(keptIds) };
}

function idLine(ids: readonly string[]): string {
  return ids.map((id) => `<${id}>`).join(" ");
}
