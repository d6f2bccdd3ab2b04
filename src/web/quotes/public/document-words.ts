import type { QuotePage } from "#api/quotes/quote-page.ts";
import { pageWords } from "#domain/quotes/signing/signing.messages.ts";

/** What the page calls what its customer reads. */
export function documentWords({ order }: Pick<QuotePage, "order">) {
  return order ? pageWords.order : pageWords.quote;
}
