import { vatDoubtQuestions } from "../lines/vat-doubts.messages.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate, formatMoney } from "../shared/french-format.ts";
import type { InvoiceDoubt, PriceDoubt } from "./invoice-doubts.ts";
import { isPriceDoubt } from "./invoice-doubts.ts";
import type { PriceGap } from "./price-gap.ts";

/** A doubt whose question is the same for every invoice. */
export type PlainDoubt = Exclude<InvoiceDoubt, PriceDoubt>;

/**
 * What is asked before an invoice is issued, by doubt. The law behind each: CGI ann. II 242 nonies A I 10° (day),
 * décret 2022-1299 (SIREN), CGI 279-0 bis and 278-0 bis A (certificate), C. conso L221-10 (seven days), C. civ. 1113
 * (price).
 */
export const doubtQuestions: Readonly<Record<PlainDoubt, string>> = {
  ...vatDoubtQuestions,
  service_date_unknown:
    "Une facture dit quel jour la prestation a été achevée, ou la marchandise livrée. Quel jour était-ce ?",
  service_date_future:
    "La fin du projet est prévue plus tard : la facture dira ce jour comme prévu. L'émets-tu bien avant que la " +
    "prestation soit achevée, ou la marchandise livrée ?",
  service_date_long_ago:
    "La facture dira que la prestation a été achevée, ou la marchandise livrée, il y a plus d'un an. Est-ce le bon " +
    "jour, et la bonne année ?",
  buyer_siren_unknown:
    "Le SIREN d'une entreprise française est une mention obligatoire de ses factures avec la facturation " +
    "électronique, et celui de ton client manque. Émettre la facture sans lui ?",
  agreed_by_another:
    "Le devis de ce projet a été accepté par un autre client, ou sous une autre identité : son accord n'engage pas " +
    "celui que tu factures, et la facture ne cite pas ce devis. Ton client est-il bien d'accord avec ces prix ?",
  reduced_rate_unsigned:
    "Ces travaux sont à un taux de TVA réduit, et tu n'as pas l'attestation signée de ton client. Elle est imprimée " +
    "sur la facture : la lui feras-tu signer, pour la garder avec ta comptabilité ?",
  within_seven_days:
    "Ton client est un particulier, et il a accepté le devis il y a sept jours au plus. S'il l'a fait hors de ton " +
    "établissement, chez lui par exemple, tu ne peux recevoir aucun paiement avant sept jours, sauf dépannage urgent " +
    "qu'il a demandé (article L.\u00A0221-10 du code de la consommation). Peux-tu bien demander cette somme " +
    "aujourd'hui ?",
  order_unanswered:
    "Un avenant à ce devis attend l'accord de ton client : cette facture ne le compte pas, et il ne pourra plus être " +
    "accepté une fois qu'elle est émise. Facturer sans lui ?",
};

/** What else a seller may do about a doubt, and what they answer to go on. */
export const doubtAnswers = {
  within_seven_days: {
    title: "Avant d'émettre : les sept jours",
    otherwise: "Sinon, émets cette facture une fois les sept jours passés.",
    yes: "Oui, je peux la demander",
  },
  order_unanswered: {
    title: "Avant d'émettre : l'avenant",
    otherwise: "Sinon, envoie-lui l'avenant et attends son accord, ou ne facture qu'une part du devis.",
    yes: "Oui, sans l'avenant",
  },
};

/** What is answered about the day of the work, besides a day: it is still to come, or the day is the right one. */
export const workDayAnswers = {
  notDone: "Pas encore achevée",
  isRight: "Oui, c'est ce jour-là",
  movesStart: (start: CalendarDate) => `Le début du projet, prévu le ${formatDate(start)}, sera ramené à ce jour.`,
  beforeStart: (end: CalendarDate, start: CalendarDate) =>
    `Le travail devait commencer le ${formatDate(start)} : est-il vraiment fini le ${formatDate(end)} ? Ce jour ` +
    "s'imprime sur la facture.",
  doneBefore: "Oui, il est fini",
};

/** What to do about a price that was not agreed. */
export const priceDoubtAdvice =
  "Sinon, envoie-lui une nouvelle version du devis ou un avenant, et note son accord avant de facturer.";

/** What the seller answers when the buyer agreed to the price otherwise than by the quote. */
export const PRICE_IS_AGREED = "Oui, ce client a accepté ce prix";

/** The question of a doubt about one invoice. `gap`: how its price goes beyond the quote. */
export function doubtQuestion(doubt: InvoiceDoubt, gap: PriceGap | null): string {
  if (!isPriceDoubt(doubt)) return doubtQuestions[doubt];
  return gap === null ? PRICE_NOT_AGREED : priceQuestion(gap);
}

const PRICE_NOT_AGREED =
  "Le devis de ce projet ne dit pas ce que cette facture demande. Ton client a-t-il accepté ce prix ?";

function priceQuestion({ quoteNumber, isDeclined, quotedCents, billedCents, unquotedLabels }: PriceGap): string {
  const quoteTotal = formatMoney(quotedCents);
  const invoiceTotal = formatMoney(billedCents);
  if (isDeclined)
    return (
      `Ton client a refusé le devis ${quoteNumber}, de ${quoteTotal}, et cette facture est de ${invoiceTotal}. Sans ` +
      "son accord, il peut refuser de la payer. A-t-il accepté ce prix autrement ?"
    );
  return (
    `Le devis ${quoteNumber} donné à ton client est de ${quoteTotal}, et cette facture est de ${invoiceTotal}` +
    `${unquotedSentence(unquotedLabels)}. Sans son accord, il peut refuser ce que le devis ne disait pas. ` +
    "A-t-il accepté ce prix ?"
  );
}

const MOST_LABELS = 3;

function unquotedSentence(labels: readonly string[]): string {
  if (labels.length === 0) return "";
  const names = labels.slice(0, MOST_LABELS).map((label) => `« ${label} »`);
  const others = labels.length > MOST_LABELS ? " et d'autres" : "";
  return `, avec ce que ce devis n'avait pas : ${names.join(", ")}${others}`;
}

/** The refusal to issue an invoice with questions that were not answered. */
export function openDoubtsSentence(doubts: readonly InvoiceDoubt[], gap: PriceGap | null): string {
  const questions = doubts.map((doubt) => doubtQuestion(doubt, gap)).join(" ");
  const advice = doubts.some(isPriceDoubt) ? ` ${priceDoubtAdvice}` : "";
  return `${questions}${advice} Corrige-le, ou confirme-le sur la page de la facture avant de l'émettre.`;
}
