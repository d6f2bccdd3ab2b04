import type { Civility, CustomerKind } from "../../customers/customer.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatLongDate, formatMoney } from "../../shared/french-format.ts";
import type { NamedKind } from "../document-kind.ts";
import type { CalledDocument } from "./giving.messages.ts";
import { documentInSentence } from "./giving.messages.ts";

/** The customer as a mail greets them. */
export type GreetedCustomer = { kind: CustomerKind; civility: Civility; firstName: string; lastName: string };

const ENCLOSED: Record<NamedKind, string> = {
  quote: "Vous trouverez ci-joint",
  invoice: "Vous trouverez ci-jointe",
  credit_note: "Vous trouverez ci-joint",
};

/** What a mail with a document says to its customer, and why one does not leave. */
export const mailingMessages = {
  greeting: ({ kind, civility, firstName, lastName }: GreetedCustomer) => {
    if (kind === "company" || lastName === "") return "Bonjour,";
    if (civility === "mme") return `Bonjour Madame ${lastName},`;
    if (civility === "m") return `Bonjour Monsieur ${lastName},`;
    return civility === "couple" ? "Bonjour Madame, Monsieur," : `Bonjour ${`${firstName} ${lastName}`.trim()},`;
  },
  enclosed: (document: CalledDocument, projectName: string) =>
    `${ENCLOSED[document.kind]} ${documentInSentence(document)}` +
    (projectName === "" ? "" : ` pour «\u00a0${projectName}\u00a0»`),
  /** A change order says the total of the works as it leaves them. */
  amount: ({ orderRank = null }: CalledDocument, cents: number, hasVat: boolean) =>
    `${orderRank === null ? "d'un montant de" : "qui porte le total à"} ${formatMoney(cents)}${hasVat ? " TTC" : ""}.`,
  validUntil: (day: CalendarDate) => `Il est valable jusqu'au ${formatLongDate(day)}.`,
  due: (day: CalendarDate) => `Elle est à régler au plus tard le ${formatLongDate(day)}.`,
  restDue: (restCents: number, day: CalendarDate) =>
    `Il reste ${formatMoney(restCents)} à régler, au plus tard le ${formatLongDate(day)}.`,
  wasDue: (restCents: number, day: CalendarDate) =>
    `Sauf erreur de ma part, ${formatMoney(restCents)} restent à régler : le règlement était attendu le ` +
    `${formatLongDate(day)}. S'il est déjà parti, merci de ne pas tenir compte de ce rappel.`,
  /** What a text asks to pay, as `restDue`, `wasDue` and reminders say it. Null when it names no rest. */
  askedRest: (text: string): string | null => {
    const [, rest, lateRest] =
      /[Ii]l reste ([^.\n]{1,40}?) à régler|de ma part, ([^.\n]{1,40}?) restent à régler/.exec(text) ?? [];
    return rest ?? lateRest ?? null;
  },
  online: (link: string) => `Ce document se lit aussi en ligne :\n${link}`,
  noLink:
    "Le mail part avec le PDF, sans lien vers la page du document : l'adresse de cette installation (PUBLIC_URL) ne " +
    "s'ouvre que d'ici.",
  cordially: "Cordialement,",
  atYourDisposal: "Je reste à votre disposition pour toute question.",
  onItsWay: "Un mail avec ce document est déjà en route : attends qu'il soit parti avant d'en envoyer un autre.",
  inDoubt:
    "Un mail avec ce document est peut-être déjà parti : que son auteur dise d'abord s'il est arrivé, ou le renvoie.",
  missing: "Ce mail ne porte plus son document : joins son PDF, ou écris un mail ordinaire.",
  otherCustomer: "Un document d'un autre client est joint à ce mail : retire-le.",
  otherVersion:
    "Ce devis a changé depuis que ce mail a été commencé. Reprends-le depuis le devis : il portera la bonne version.",
};
