import { formatMoney, formatScaled } from "../../shared/french-format.ts";
import type { EInvoice, EInvoiceDoubt, InvoiceTrouble } from "./e-invoice.ts";

const NO_BREAK_SPACE = "\u00A0";

const TROUBLES: Record<InvoiceTrouble, string> = {
  broken: "ressemble à une facture électronique, mais son fichier est abîmé : rien n'en est lu.",
  several: "dit deux factures en une : rien n'en est lu. Demande une facture par fichier.",
  incomplete: "est une facture électronique sans numéro, date, fournisseur ou montant lisible : rien n'en est lu.",
};

const DOUBTS: Record<EInvoiceDoubt, string> = {
  gross: "Le HT et la TVA ne font pas le TTC.",
  net: "Les lignes ne font pas le total HT.",
  vat: "Les TVA par taux ne font pas la TVA totale.",
  buyer: "Elle est établie au nom d'une autre entreprise.",
};

/** What is said of invoices of suppliers, in French. */
export const supplierInvoiceMessages = {
  searched: "Fournisseur, numéro ou note",
  /** The name of an invoice, or of a credit note. */
  kind: (kind: EInvoice["kind"]) => (kind === "credit_note" ? "Avoir" : "Facture"),
  /** Why a file is not read as an invoice. */
  trouble: (fileName: string, trouble: InvoiceTrouble) => `« ${fileName} » ${TROUBLES[trouble]}`,
  /** What is to be checked before it is paid. */
  doubt: (doubt: EInvoiceDoubt) => DOUBTS[doubt],
  /** Refusal: another mail brought it before. */
  duplicate: "En double : cette facture du même fournisseur, au même numéro, est déjà gardée.",
  /** Refusal: the file is no invoice, or is not read. */
  notRead: "Ce fichier n'est pas une facture électronique lisible.",
  mailTooLarge: "Ce mail est trop lourd pour être ouvert ici.",
};

/** An amount in the currency of its invoice: « 1 234,56 € », « 1 234,56 USD ». */
export function invoiceAmount(cents: number, currency: string): string {
  return currency === "EUR" ? formatMoney(cents) : `${formatScaled(cents, 2, 2)}${NO_BREAK_SPACE}${currency}`;
}
