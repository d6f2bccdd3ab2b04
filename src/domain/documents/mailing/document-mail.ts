import { MAIL_LIMITS } from "../../mail/writing/mail-limits.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatMoney } from "../../shared/french-format.ts";
import type { CalledDocument } from "./giving.messages.ts";
import { documentTitle } from "./giving.messages.ts";
import type { GreetedCustomer } from "./mailing.messages.ts";
import { mailingMessages } from "./mailing.messages.ts";
import type { LateInvoice } from "./payment-reminder.messages.ts";
import { paymentReminderMessages } from "./payment-reminder.messages.ts";

/**
 * A document as its mail speaks of it. `restCents`: what is left to pay of an invoice, null for any other document.
 * `paidCents`: what its customer paid of it. `remindersSent`: how many mails left after its last day; null while its
 * customer does not have it.
 * `dueOn`: the last day of a quote, or the day until which an invoice is paid. `link`: its page, empty without one.
 */
export type MailedDocument = CalledDocument & {
  projectName: string;
  grossCents: number;
  hasVat: boolean;
  restCents: number | null;
  paidCents: number;
  remindersSent: number | null;
  dueOn: CalendarDate;
  link: string;
  customer: GreetedCustomer;
  /** What stands under the text. */
  signature: string;
};

/** The subject and the text that a mail with a document begins with. */
export function documentMail(document: MailedDocument, today: CalendarDate): { subject: string; text: string } {
  const { kind, link, customer, signature } = document;
  const projectName = document.projectName.replace(/\s+/g, " ").trim();
  const lateInvoice = remindedInvoice(document, projectName, today);
  const name = lateInvoice ? paymentReminderMessages.subject(lateInvoice) : documentTitle(document);
  const subject = [name, projectName].filter((part) => part !== "").join(" – ");
  const enclosure = [
    mailingMessages.enclosed(document, projectName),
    mailingMessages.amount(document, Math.abs(document.grossCents), document.hasVat),
  ].join(", ");
  const paragraphsOfFirst = [
    enclosure,
    kind === "quote" ? mailingMessages.validUntil(document.dueOn) : "",
    kind === "invoice" ? whatIsDue(document, today) : "",
  ];
  const paragraphs = [
    mailingMessages.greeting(customer),
    ...(lateInvoice ? paymentReminderMessages.mail(lateInvoice) : paragraphsOfFirst),
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

// Who has the invoice and is late is reminded of it. Whoever was sent nothing gets it first.
function remindedInvoice(
  { kind, number, grossCents, restCents, paidCents, dueOn, remindersSent }: MailedDocument,
  projectName: string,
  today: CalendarDate,
): LateInvoice | null {
  if (kind !== "invoice" || restCents === null || restCents <= 0 || remindersSent === null || today <= dueOn)
    return null;
  return { number, projectName, totalCents: grossCents, restCents, paidCents, dueOn, remindersSent };
}

// Nothing is asked for an invoice that was paid, or that a credit note took back.
function whatIsDue({ restCents, grossCents, dueOn }: MailedDocument, today: CalendarDate): string {
  if (restCents === null || restCents <= 0) return "";
  if (today > dueOn) return mailingMessages.wasDue(restCents, dueOn);
  return restCents === grossCents ? mailingMessages.due(dueOn) : mailingMessages.restDue(restCents, dueOn);
}
