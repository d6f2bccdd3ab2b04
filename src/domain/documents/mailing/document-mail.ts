import { MAIL_LIMITS } from "../../mail/writing/mail-limits.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatMoney } from "../../shared/french-format.ts";
import type { NamedKind } from "../document-kind.ts";
import { DOCUMENT_WORDS } from "../document-kind.ts";
import type { GreetedCustomer } from "./mailing.messages.ts";
import { mailingMessages } from "./mailing.messages.ts";

/**
 * A document as its mail speaks of it. `restCents`: what is left to pay of an invoice, null for any other document.
 * `dueOn`: the last day of a quote, or the day until which an invoice is paid. `link`: its page, empty without one.
 */
export type MailedDocument = {
  kind: NamedKind;
  number: string;
  projectName: string;
  grossCents: number;
  hasVat: boolean;
  restCents: number | null;
  dueOn: CalendarDate;
  link: string;
  customer: GreetedCustomer;
  /** What stands under the text. */
  signature: string;
};

/** The subject and the text that a mail with a document begins with. */
export function documentMail(document: MailedDocument, today: CalendarDate): { subject: string; text: string } {
  const { kind, number, link, customer, signature } = document;
  const projectName = document.projectName.replace(/\s+/g, " ").trim();
  const subject = [`${DOCUMENT_WORDS[kind].name} ${number}`, projectName].filter((part) => part !== "").join(" – ");
  const paragraphs = [
    mailingMessages.greeting(customer),
    [
      mailingMessages.enclosed(kind, number, projectName),
      mailingMessages.amount(Math.abs(document.grossCents), document.hasVat),
    ].join(", "),
    kind === "quote" ? mailingMessages.validUntil(document.dueOn) : "",
    kind === "invoice" ? whatIsDue(document, today) : "",
    link === "" ? "" : mailingMessages.online(link),
    mailingMessages.atYourDisposal,
    signature,
  ];
  const text = paragraphs.filter((part) => part !== "").join("\n\n");
  return {
    subject: subject.slice(0, MAIL_LIMITS.subjectCharacters).toWellFormed(),
    text,
  };
}

/** True when a mail names a rest of its invoice that is not what is left to pay. */
export function namesOtherRest(text: string, restCents: number): boolean {
  const askedRest = mailingMessages.askedRest(text);
  return askedRest !== null && askedRest !== formatMoney(restCents);
}

// Nothing is asked for an invoice that was paid, or that a credit note took back.
function whatIsDue({ restCents, grossCents, dueOn }: MailedDocument, today: CalendarDate): string {
  if (restCents === null || restCents <= 0) return "";
  if (today > dueOn) return mailingMessages.wasDue(restCents, dueOn);
  return restCents === grossCents ? mailingMessages.due(dueOn) : mailingMessages.restDue(restCents, dueOn);
}
