import { fieldMessages } from "../../shared/field.messages.ts";
import { formatMoney } from "../../shared/french-format.ts";
import type { PurchaseProblem } from "./purchase.ts";

/** What is said of purchases that are noted by hand, in French. */
export const purchaseMessages = {
  add: "Noter un achat",
  correct: "Corriger l'achat",
  /** What stands in place of the number of an invoice. */
  named: "Noté à la main",
  supplier: "Écris chez qui tu as acheté.",
  gross: "Écris le total payé, par exemple « 48,90 ».",
  problem: { future_day: fieldMessages.comingDay, vat_too_high: "C'est plus que 20 % : recopie la TVA du ticket." },
  saved: (grossCents: number) => `Achat de ${formatMoney(grossCents)} noté.`,
  removed: "Achat retiré.",
  /** Refusal: an invoice of a mail says what it says. */
  read: "Cette facture vient d'un mail : ce qu'elle dit ne change pas.",
  unreadableTicket: "Ce ticket n'est pas lisible : choisis une photo ou un PDF.",
  heavyTicket: "Ce ticket est trop lourd : 4 Mo au plus.",
} satisfies Record<string, unknown> & { problem: Record<PurchaseProblem["code"], string> };
