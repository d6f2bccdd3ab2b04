import type { QuotePage } from "#api/quotes/quote-page.ts";
import { pageWords } from "#domain/quotes/signing/signing.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";

/** What the page calls what its customer reads. */
export function documentWords({ order }: Pick<QuotePage, "order">) {
  return order ? pageWords.order : pageWords.quote;
}

/** What an option adds to the total: « + 365,75 € TTC ». */
export function optionPrice({ view }: Pick<QuotePage, "view">, { grossCents }: QuotePage["options"][number]): string {
  return `+\u00A0${formatMoney(grossCents)}${view.showsVat ? "\u00A0TTC" : ""}`;
}
