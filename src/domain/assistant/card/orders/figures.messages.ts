import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { formatDate } from "../../../shared/french-format.ts";
import { discountWords, namesOf } from "../../conversation/card.messages.ts";

// `left`: what remains once it is paid, empty when that is not asked. `isAsked`: the card asks for it.
type DepositWords = { text: string; amount: string; left: string; isAsked: boolean; isOpen: boolean };

// A version of a quote, with what it comes to.
type VersionWords = { edition: number; day: CalendarDate; total: string };

/** What is answered about the figures of a card. */
export const figureMessages = {
  totalBeside: (isWith: boolean, labels: readonly string[], total: string, openLabels: readonly string[]) =>
    `${isWith ? "Avec" : "Sans"} ${namesOf(labels)}, ce devis fait ${total}` +
    (openLabels.length === 0 ? "." : `, sans ${namesOf(openLabels)} dont j'attends le prix.`),
  noOption: (total: string) => `Ce devis n'a pas d'option. ${total}`,
  vatIs: (amount: string, isUnsure: boolean) =>
    isUnsure ? `Si tu factures la TVA, elle fait ${amount} sur ce devis.` : `La TVA de ce devis fait ${amount}.`,
  noVat: "Tu es en franchise : ce devis ne compte pas de TVA.",
  discountIs: (discount: string, amount: string) => `La ${discountWords(discount)} enlève ${amount} hors taxes.`,
  discountNotTaken: (words: string) => `Je n'ai pas pris « ${words} » : redis la remise ici, et je la mets.`,
  noDiscount: "Ce devis n'a pas de remise.",
  noDeposit: "Ce devis ne demande pas d'acompte. Dis par exemple « acompte 30 % ».",
  depositUnsure: (text: string) =>
    `L'acompte est de ${text} du total à payer : son montant dépend de la TVA, dis-moi si tu la factures.`,
  depositComesTo: ({ text, amount, left, isAsked, isOpen }: DepositWords) =>
    (isAsked ? `L'acompte demandé est de ${text}, soit ${amount}` : `Un acompte de ${text} ferait ${amount}`) +
    (left === "" ? "" : ` : il ${isAsked ? "reste" : "resterait"} ${left}`) +
    `${isOpen ? ", sans les lignes dont j'attends le prix" : ""}.` +
    (isAsked ? "" : ` Pour le demander, dis « acompte ${text} ».`),
  howMuch: "combien ça fait ?",
  quoteStands: (number: string, state: string) => `Devis ${number}, ${state}.`,
  noQuoteYet: "il n'y a pas encore de devis.",
  ofProject: (name: string, words: string) => `« ${name} » : ${words}`,
  version: ({ edition, day, total }: VersionWords) => `Version ${edition} du ${formatDate(day)} : ${total}.`,
  noVersion: (edition: number, last: number) =>
    last === 1
      ? `Ce devis n'a pas de version ${edition} : il n'en a qu'une.`
      : `Ce devis n'a pas de version ${edition} : la dernière est la version ${last}.`,
  oneVersion: "Ce devis n'a qu'une version : il n'y a rien à comparer.",
  difference: (older: VersionWords, newer: VersionWords, difference: string) =>
    `Version ${older.edition} du ${formatDate(older.day)} : ${older.total}. Version ${newer.edition} du ` +
    `${formatDate(newer.day)} : ${newer.total}. ${difference}`,
  dearer: (amount: string) => `La plus récente fait ${amount} de plus.`,
  cheaper: (amount: string) => `La plus récente fait ${amount} de moins.`,
  sameTotal: "Le total est le même.",
};
