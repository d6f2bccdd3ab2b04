import { DOCUMENT_WORDS } from "../documents/document-kind.ts";
import type { DocumentState } from "../documents/document-state.ts";
import { METHOD_WORDS } from "../payments/payment.messages.ts";
import type { PaymentMethod } from "../payments/payment.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";
import type { MoneyAction } from "./money-action.ts";
import type { CountedList, MoneyFigure, MoneyFilter } from "./money-list.ts";

/** What each list of the money screen is called. */
export const MONEY_WORDS: Readonly<Record<MoneyFilter, string>> = {
  to_collect: "À encaisser",
  late: "En retard",
  waiting: "Sans réponse",
  collected: "Encaissé ce mois-ci",
  all: "Tous les documents",
  invoices: "Factures",
  quotes: "Devis",
  to_send: "À envoyer",
  settled: "Payées",
  credit_notes: "Avoirs",
  issued: "Facturé",
  accepted: "Devis acceptés",
  declined: "Devis refusés",
  paid: "Factures payées en entier",
};

/** A figure that is nothing, in the place of its amount. */
export const NONE_WORDS: Readonly<Record<MoneyFigure, string>> = {
  to_collect: "Rien",
  late: "Aucune",
  waiting: "Aucun",
  collected: "Rien encore",
};

/** What a list of a chosen period is called: the one of the payments is that of the month elsewhere. */
export function periodListWords(filter: MoneyFilter): string {
  return filter === "collected" ? "Encaissé" : MONEY_WORDS[filter];
}

const COUNTED: Readonly<Record<CountedList, string>> = {
  to_collect: "facture",
  late: "facture",
  waiting: "devis",
  collected: "paiement",
  invoices: "document",
  to_send: "facture",
  settled: "facture",
  credit_notes: "avoir",
  issued: "document",
  accepted: "devis",
  declined: "devis",
  paid: "facture",
};

/** « 8 factures »: the rows of a figure. `refunds`: how many are below zero. `expiredCount`: of quotes. */
export function moneyCount(figure: CountedList, count: number, refunds = 0, expiredCount = 0): string {
  if (figure === "collected") return paymentCount(count, refunds);
  return `${countOf(count, COUNTED[figure])}${expiredAmong(expiredCount)}`;
}

/** « , dont 1 expiré »: of the quotes that wait, those whose customer can no longer accept them. */
export function expiredAmong(count: number): string {
  return count === 0 ? "" : `, dont ${count} ${count > 1 ? "expirés" : "expiré"}`;
}

/**
 * « 3 paiements, 1 rendu ou annulé ». `count`: of all rows. `refunds`: of those below zero, which give money back or
 * take back a payment of an earlier period.
 */
export function paymentCount(count: number, refunds: number): string {
  const payments = count === refunds && refunds > 0 ? [] : [countOf(count - refunds, COUNTED.collected)];
  return [...payments, ...(refunds > 0 ? [givenBack(refunds)] : [])].join(", ");
}

function givenBack(count: number): string {
  return count > 1 ? `${count} rendus ou annulés` : `${count} rendu ou annulé`;
}

function countOf(count: number, word: string): string {
  return `${count} ${word}${count > 1 && !word.endsWith("s") ? "s" : ""}`;
}

/** What the button of a row says. */
export const ACTION_WORDS: Readonly<Record<MoneyAction, string>> = {
  collect: "Encaisser",
  refund: "Rembourser",
  send: "Envoyer",
  await: "réponse attendue",
  follow: "Relancer",
  extend: "Prolonger",
  invoice: "Facturer",
};

/** What an empty list says: what is so, and what comes here. */
export const NOTHING_LISTED: Readonly<Record<MoneyFilter, { title: string; text: string }>> = {
  to_collect: { title: "Personne ne te doit rien", text: "Les factures émises et pas encore payées viennent ici." },
  late: { title: "Aucune facture en retard", text: "Une facture vient ici le lendemain de son échéance." },
  waiting: {
    title: "Aucun devis n'attend de réponse",
    text: "Un devis vient ici quand ton client l'a reçu, jusqu'à sa réponse.",
  },
  collected: { title: "Rien d'encaissé ce mois-ci", text: "Chaque paiement que tu notes vient ici." },
  all: {
    title: "Ni devis ni facture pour l'instant",
    text: "Ouvre un projet : son devis s'établit à l'étape Devis, sa facture à la dernière.",
  },
  invoices: { title: DOCUMENT_WORDS.invoice.noneYet, text: DOCUMENT_WORDS.invoice.howToMake },
  quotes: { title: DOCUMENT_WORDS.quote.noneYet, text: DOCUMENT_WORDS.quote.howToMake },
  to_send: {
    title: "Aucune facture à envoyer",
    text: "Une facture émise vient ici jusqu'à ce que ton client l'ait reçue.",
  },
  settled: { title: "Aucune facture payée", text: "Une facture vient ici quand il n'en reste rien à payer." },
  credit_notes: { title: "Aucun avoir", text: "Un avoir se fait depuis sa facture, à la dernière étape du projet." },
  issued: { title: "Rien de facturé sur la période", text: DOCUMENT_WORDS.invoice.howToMake },
  accepted: { title: "Aucun devis accepté sur la période", text: "Un devis vient ici le jour de son accord." },
  declined: { title: "Aucun devis refusé sur la période", text: "Un devis vient ici le jour de son refus." },
  paid: {
    title: "Aucune facture payée en entier sur la période",
    text: "Une facture vient ici le jour de son dernier paiement.",
  },
};

/** The periods of a list of invoices, without one, and when none of its invoices is of the chosen one. */
export const invoicePeriodWords = {
  label: "Période",
  any: "Toutes les dates",
  every: "Toutes",
  nothingText: "Choisis une autre période, ou regarde toutes les dates.",
};

/** What dates a row: the last day to pay, the day it left, the day the money came. */
type RowDays = {
  status: DocumentState;
  date: CalendarDate;
  due_on: CalendarDate;
  sent_on: CalendarDate | null;
  payment: { received_on: CalendarDate; method: PaymentMethod } | null;
  amount_cents: number;
};

const UNPAID = new Set<DocumentState>(["issued", "partly_paid"]);
const WITH_CUSTOMER = new Set<DocumentState>(["sent", "viewed"]);

/** Since when a row is what it is: « échue le 3 déc. 2026 », « envoyé le … », « Virement, reçu le … ». */
export function sinceWords({ status, date, due_on, sent_on, payment, amount_cents }: RowDays): string {
  const day = (words: string, of: CalendarDate) => `${words} ${formatDate(of).replaceAll(" ", "\u00A0")}`;
  if (payment) {
    const way = METHOD_WORDS[payment.method];
    return day(amount_cents < 0 ? `${way}, rendu ou annulé le` : `${way}, reçu le`, payment.received_on);
  }
  if (status === "late") return day("échue le", due_on);
  if (UNPAID.has(status)) return day("d'ici le", due_on);
  if (WITH_CUSTOMER.has(status) && sent_on !== null) return day("envoyé le", sent_on);
  if (status === "expired") return day("valable jusqu'au", due_on);
  return day("du", date);
}

/** Words of the files that a list is saved in. */
export const moneyMessages = {
  columns: [
    "Type",
    "Numéro",
    "Date",
    "Échéance ou validité",
    "Client",
    "Projet",
    "État",
    "Total HT",
    "TVA",
    "Total TTC",
    "Reste à payer",
    "Encaissé le",
    "Moyen",
    "Montant encaissé",
  ],
  toVerify: "à vérifier",
  fileName: (list: string) => `Argent - ${list}`,
  missingName: "À lire - PDF manquants.txt",
  missingPdfs: (numbers: readonly string[]) =>
    numbers.length === 0
      ? "Cette liste n'a aucun document.\r\n"
      : `Le PDF de ces documents n'a pas pu être joint. Réessaie depuis leur projet :\r\n${numbers.join("\r\n")}\r\n`,
};
