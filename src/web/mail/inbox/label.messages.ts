import type { ThreadLabel } from "#domain/mail/recognition/mail-kinds.ts";

/** What a conversation of a list is marked as. */
export const LABEL_WORDS: Readonly<Record<Exclude<ThreadLabel, "quote">, string>> = {
  request: "Demande",
  supplier_invoice: "Facture fournisseur",
};

/** The mark of a conversation about a quote. */
export const quoteLabel = (number: string) => `Réponse au devis ${number}`.trimEnd();
