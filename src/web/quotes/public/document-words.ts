import type { QuotePage } from "#api/quotes/quote-page.ts";

const QUOTE_WORDS = {
  name: "Devis",
  thisOne: "Ce devis",
  offered: "ce devis",
  the: "le devis",
  withdraw: "Renoncer au contrat",
};

const ORDER_WORDS: typeof QUOTE_WORDS = {
  name: "Avenant",
  thisOne: "Cet avenant",
  offered: "cet avenant",
  the: "l'avenant",
  withdraw: "Renoncer à l'avenant",
};

/** What the page calls what its customer reads: a quote, or a change order to it. */
export function documentWords({ order }: Pick<QuotePage, "order">): typeof QUOTE_WORDS {
  return order ? ORDER_WORDS : QUOTE_WORDS;
}
