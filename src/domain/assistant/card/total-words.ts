import type { VatRegime } from "../../company/company.ts";
import type { Totals } from "../../lines/totals.ts";
import { formatMoney } from "../../shared/french-format.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow, FormField } from "../conversation/message.ts";
import { cardTotals } from "./card-lines.ts";
import type { CardRegime } from "./price-with-vat.ts";

/** What is to be paid, in the words of the seller's regime: only who charges VAT reads amounts with it. */
export function totalWords(rows: readonly CardRow[], discount: string, regime: VatRegime | null): string {
  return wordsOfTotals(cardTotals({ rows, discount }), regime);
}

/** The same of what was added up already. */
export function wordsOfTotals(totals: Pick<Totals, "netCents" | "grossCents">, regime: VatRegime | null): string {
  const net = formatMoney(totals.netCents);
  if (regime === "franchise") return net;
  return regime === "standard"
    ? cardMessages.netAndGross(net, formatMoney(totals.grossCents))
    : cardMessages.netAlone(net);
}

/** The regime of VAT that is chosen on a card, or null. */
export function regimeOn(fields: readonly FormField[]): VatRegime | null {
  const value = fields.find(({ name }) => name === "vatRegime")?.value;
  return value === "standard" || value === "franchise" ? value : null;
}

/** The regime as the prices of a card know it: saved, chosen on the card, or asked there. */
export function cardRegime(fields: readonly FormField[], regime: VatRegime | null): CardRegime {
  const isAsked = fields.some(({ name }) => name === "vatRegime");
  return regime ?? regimeOn(fields) ?? (isAsked ? "asked" : null);
}

/** The discount of a card in percent, as typed. Empty without one. */
export function discountOn(fields: readonly FormField[]): string {
  return fields.find(({ name }) => name === "discount")?.value ?? "";
}
