import { quoteMessages } from "../quotes/quote.messages.ts";

const FIELD_NAMES: Record<string, string> = {
  name: "le nom de ton entreprise",
  siren: "ton SIREN",
  capital: "ton capital social",
  rcs_town: "la ville de ton RCS",
  vat_regime: "ton régime de TVA",
  company: "le nom de l'entreprise",
  last_name: "le nom du client",
  "address.line1": "l'adresse (rue et numéro)",
  "address.postal_code": "le code postal",
  "address.city": "la ville",
};

/** Refusals about invoices, said in French. */
export const invoiceMessages = {
  ...quoteMessages,
  company_incomplete: (fields: readonly string[]) =>
    `Avant d'émettre une facture, la loi demande de compléter ton entreprise : ${listFields(fields)}.`,
  customer_incomplete: (fields: readonly string[]) =>
    `Avant d'émettre la facture, il faut compléter la fiche du client : ${listFields(fields)}.`,
};

function listFields(fields: readonly string[]): string {
  const names = fields.map((field) => FIELD_NAMES[field] ?? field);
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;
}
