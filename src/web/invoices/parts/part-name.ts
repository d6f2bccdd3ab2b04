import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import type { TradeWords } from "#domain/company/examples/trade-words.messages.ts";
import { partNames } from "#domain/invoices/parts/part.messages.ts";

type Part = Pick<BillingAnswer["invoices"][number], "kind" | "rank">;

/** What an invoice of a quote is called in its list: « Acompte », « Situation n° 2 », « Solde ». */
export function partName({ kind, rank }: Part, words: TradeWords): string {
  const name = partNames(words)[kind];
  return rank === null ? name : `${name} n°\u00A0${rank}`;
}
