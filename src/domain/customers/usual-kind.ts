import { mayBuild } from "../company/building-trades.ts";
import type { Customer } from "./customer.ts";

/**
 * The kind of customer that a new one most often is: the kind that was chosen last, otherwise a private person for a
 * trade of building, a professional for another. A seller who has not said their trade is asked nothing of it.
 */
export function usualCustomerKind(trade: string, lastKind: Customer["kind"] | null): Customer["kind"] {
  if (lastKind !== null) return lastKind;
  return trade.trim() !== "" && mayBuild(trade) ? "person" : "company";
}
