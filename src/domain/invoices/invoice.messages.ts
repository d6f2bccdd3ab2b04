import { quoteMessages } from "../quotes/quote.messages.ts";
import { INVOICE_FIELDS } from "../documents/missing-fields.ts";

/** Refusals about invoices, said in French. */
export const invoiceMessages = {
  ...quoteMessages,
  invoice_of_zero: "Rien à facturer : le total est de 0 €. Ajoute une ligne qui a un prix, ou réduis la remise.",
  company_incomplete: (fields: readonly string[]) =>
    `Avant d'émettre une facture, la loi demande de compléter ton entreprise : ${listFields(fields)}.`,
  customer_incomplete: (fields: readonly string[]) =>
    `Avant d'émettre la facture, il faut compléter la fiche du client : ${listFields(fields)}.`,
};

function listFields(fields: readonly string[]): string {
  const names = fields.map((field) => INVOICE_FIELDS[field]?.phrase ?? field);
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;
}
