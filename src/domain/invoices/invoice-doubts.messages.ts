import { vatDoubtQuestions } from "../lines/vat-doubts.messages.ts";
import type { InvoiceDoubt } from "./invoice-doubts.ts";

/** What is asked before an invoice is issued, by doubt. */
export const doubtQuestions: Readonly<Record<InvoiceDoubt, string>> = {
  ...vatDoubtQuestions,
  service_date_unknown:
    "Une facture dit quel jour la prestation a été achevée, ou la marchandise livrée (CGI, annexe II, art. 242 " +
    "nonies A). Quel jour était-ce ?",
  service_date_future:
    "La fin du projet est prévue plus tard : la facture dira ce jour comme prévu. L'émets-tu bien avant que la " +
    "prestation soit achevée, ou la marchandise livrée ?",
  service_date_long_ago:
    "La facture dira que la prestation a été achevée, ou la marchandise livrée, il y a plus d'un an. Est-ce le bon " +
    "jour, et la bonne année ?",
  buyer_siren_unknown:
    "Le SIREN d'une entreprise française est une mention obligatoire de ses factures avec la facturation " +
    "électronique (décret n° 2022-1299), et celui de ton client manque. Émettre la facture sans lui ?",
  agreed_by_another:
    "Le devis de ce projet a été accepté par un autre client, ou sous une autre identité : son accord n'engage pas " +
    "celui que tu factures, et la facture ne cite pas ce devis. Ton client est-il bien d'accord avec ces prix ?",
  reduced_rate_unsigned:
    "Ces travaux sont à un taux de TVA réduit, et ton client n'a accepté aucun devis qui porte son attestation " +
    "(CGI, art. 279-0 bis et 278-0 bis A). Elle est imprimée sur la facture : la lui feras-tu signer, pour la garder " +
    "avec ta comptabilité ?",
};

/** What is answered about the day of the work, besides a day: it is still to come, or the day is the right one. */
export const workDayAnswers = { notDone: "Pas encore achevée", isRight: "Oui, c'est ce jour-là" };

/** The refusal to issue an invoice with questions that were not answered. */
export function openDoubtsSentence(doubts: readonly InvoiceDoubt[]): string {
  const questions = doubts.map((doubt) => doubtQuestions[doubt]).join(" ");
  return `${questions} Corrige-le, ou confirme-le sur la page de la facture avant de l'émettre.`;
}
