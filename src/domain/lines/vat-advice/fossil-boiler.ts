import { searchText } from "../../shared/search-text.ts";

const HAS_BOILER = /\bchaudieres?\b/;
const BURNS_FOSSIL = /\b(gaz|fioul|fuel|mazout|condensation)\b/;
const IS_UPKEEP = /\b(entretien|entretenir|depannage|depanner|reparation|reparer|ramonage|depose|deposer|retrait)\b/;

/**
 * Whether a line sells or fits a boiler that may burn gas or oil: it has the full rate since 1 March 2025 (CGI 279-0
 * bis), whatever kind of work it was said to be. To mend or to take one away is not to fit one.
 */
export function fitsFossilBoiler(label: string): boolean {
  const text = searchText(label);
  return HAS_BOILER.test(text) && BURNS_FOSSIL.test(text) && !IS_UPKEEP.test(text);
}
