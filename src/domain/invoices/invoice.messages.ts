import { listFields } from "../documents/missing-fields.ts";
import { quoteMessages } from "../quotes/quote.messages.ts";

/** Refusals about invoices, said in French. */
export const invoiceMessages = {
  ...quoteMessages,
  invoice_of_zero: "Rien à facturer : le total est de 0 €. Ajoute une ligne qui a un prix, ou réduis la remise.",
  regime_changed:
    "Rien n'a été émis : ton régime de TVA vient de changer. Relis la facture sous le nouveau régime, puis émets-la.",
  serviceDateAhead:
    "Ce jour n'est pas encore passé : donne aujourd'hui ou un jour passé, ou réponds « Pas encore achevée ».",
  company_incomplete: (fields: readonly string[]) =>
    `Avant d'émettre une facture, la loi demande de compléter ton entreprise : ${listFields(fields)}.`,
  customer_incomplete: (fields: readonly string[]) =>
    `Avant d'émettre la facture, il faut compléter la fiche du client : ${listFields(fields)}.`,
};
