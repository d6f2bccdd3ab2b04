import type { TradeWords } from "#domain/company/examples/trade-words.messages.ts";
import { tradeWords } from "#domain/company/examples/trade-words.messages.ts";
import { useCompany } from "../use-company.ts";

/** What the seller calls their work: sites and works, or projects. */
export function useTradeWords(): TradeWords {
  return tradeWords(useCompany().data?.trade ?? "");
}
