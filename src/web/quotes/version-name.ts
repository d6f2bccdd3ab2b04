import type { QuoteVersion } from "#api/quotes.ts";
import { changeOrderMessages } from "#domain/quotes/change-orders/change-order.messages.ts";
import { versionWords } from "#domain/quotes/quote.messages.ts";

/** What a version of a quote is called: « Version 2 », « Avenant n° 1 ». */
export function versionName({ edition, change_order_rank: rank }: QuoteVersion): string {
  return rank === null ? `Version ${edition}` : changeOrderMessages.title(rank);
}

/** The same within a sentence, with its article. */
export function versionInSentence({ edition, change_order_rank: rank }: QuoteVersion): string {
  return rank === null ? versionWords.inSentence(edition) : `l'${changeOrderMessages.inSentence(rank)}`;
}
