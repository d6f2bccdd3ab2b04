import { formatMoney } from "../../shared/french-format.ts";
import type { Discount, Prices } from "../terms.ts";

type PricedDiscount = { discount: Discount | null; prices: Prices };

/** What is said of an amount of discount that other prices changed, or null when it reads as it did. */
export function convertedDiscount(former: PricedDiscount, next: PricedDiscount): string | null {
  if (former.discount?.kind !== "amount" || next.discount?.kind !== "amount") return null;
  if (former.discount.cents === next.discount.cents) return null;
  return `Remise de ${amountWords(former)} : elle s'écrit maintenant ${amountWords(next)}, ton client paie autant.`;
}

function amountWords({ discount, prices }: PricedDiscount): string {
  const cents = discount?.kind === "amount" ? discount.cents : 0;
  return `${formatMoney(cents)} ${prices === "gross" ? "TTC" : "HT"}`;
}
