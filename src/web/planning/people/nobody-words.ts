import type { TradeWords } from "#domain/company/examples/trade-words.messages.ts";
import { countedSites } from "#domain/company/examples/trade-words.messages.ts";

/** How many works nobody is on. */
export function nobodyWords(words: TradeWords, count: number): string {
  return count === 0 ? "Tout a quelqu'un" : `${countedSites(words, count)} sans personne`;
}
