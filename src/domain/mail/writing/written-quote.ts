import { FRENCH_TIME_ZONE } from "../../shared/calendar-date.ts";
import { shownName } from "../mail-address.ts";
import type { AnsweredMail } from "./answered-mail.ts";
import { MAIL_LIMITS } from "./mail-limits.ts";
import { recipientsLine } from "./recipients.ts";
import { writingMessages } from "./writing.messages.ts";

type QuotedMail = Pick<AnsweredMail, "from" | "to" | "cc" | "sentAt" | "subject" | "text">;

const MOMENT = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short", timeZone: FRENCH_TIME_ZONE });

/** An earlier mail as it stands under an answer, each line marked, or under what is forwarded, whole. */
export function quoteOf(use: "reply" | "forward", mail: QuotedMail): string {
  const { from, to, cc, sentAt, subject } = mail;
  const text = mail.text.slice(0, MAIL_LIMITS.quoteCharacters - 5_000).toWellFormed();
  const moment = MOMENT.format(sentAt);
  const sender = recipientsLine([from]) || shownName(from);
  if (use === "reply") return `${writingMessages.wrote(moment, sender)}\n${markLines(text)}`;
  const head = writingMessages.forwarded({ sender, moment, subject, to: recipientsLine(to), cc: recipientsLine(cc) });
  return `${head.slice(0, 4_900)}\n\n${text}`;
}

// An empty line keeps its mark without a space, as every program writes it.
function markLines(text: string): string {
  const lines = text.split("\n").map((line) => (line === "" || line.startsWith(">") ? `>${line}` : `> ${line}`));
  return lines.join("\n").slice(0, MAIL_LIMITS.quoteCharacters - 5_000);
}
