import { fieldMessages } from "../../shared/field.messages.ts";
import { formatMoney } from "../../shared/french-format.ts";
import type { PurchaseProblem } from "./purchase.ts";

/** The title of the list of what came by mail and of what is noted by hand. */
export const PURCHASES_TITLE = "Achats";

/** What is said of purchases that are noted by hand, in French. */
export const purchaseMessages = {
  add: "Noter un achat",
  correct: "Corriger l'achat",
  /** What stands in place of the number of an invoice. */
  named: "Ticket",
  seeTicket: "Voir le ticket",
  supplier: "Écris chez qui tu as acheté.",
  gross: "Écris le total payé, par exemple « 48,90 ».",
  vat: "Écris la TVA du ticket, ou 0.",
  chooseProject: "Touche le bon dans la liste, ou efface ce que tu as tapé.",
  /** Beside a total: « dont 20,00 € de TVA ». */
  vatInIt: (vatCents: number) => `dont ${formatMoney(vatCents)} de TVA`,
  problem: { future_day: fieldMessages.comingDay, vat_too_high: "C'est plus que 20 % : recopie la TVA du ticket." },
  saved: (grossCents: number, projectName: string) =>
    `Achat de ${formatMoney(grossCents)} noté${projectName === "" ? "" : ` pour « ${projectName} »`}.`,
  corrected: "Achat corrigé.",
  removed: "Achat retiré.",
  /** Refusal: an invoice of a mail says what it says. */
  read: "Cette facture vient d'un mail : ce qu'elle dit ne change pas.",
  unreadableTicket: "Ce ticket n'est pas lisible : choisis une photo ou un PDF.",
  heavyTicket: "Ce ticket est trop lourd : 4 Mo au plus.",
} satisfies Record<string, unknown> & { problem: Record<PurchaseProblem["code"], string> };
