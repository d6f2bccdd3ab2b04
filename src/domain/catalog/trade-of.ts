import { tradesNamed } from "./trade-names.ts";
import { TRADES } from "./trades/all-trades.ts";

/** Trades that also do what is written for another, when its work is said in full. */
const NEIGHBOURS: Record<string, readonly string[]> = {
  plombier: ["chauffagiste"],
  chauffagiste: ["plombier", "ramonage-poêles"],
  menuisier: ["cuisiniste", "serrurier", "solier", "couvreur", "charpentier"],
  charpentier: ["menuisier", "couvreur"],
  couvreur: ["charpentier"],
  serrurier: ["menuisier"],
  peintre: ["plaquiste", "solier"],
  plaquiste: ["peintre"],
  façadier: ["peintre"],
  maçon: ["façadier"],
  cuisiniste: ["menuisier"],
  "développeur web": ["graphiste"],
  graphiste: ["développeur web"],
};

/** The trades of the library that a company's own words name, none when they name none (« multiservice », « »). */
export function tradesOf(companyTrade: string): string[] {
  return tradesNamed(companyTrade).filter((trade) => TRADES.includes(trade));
}

/** The trades next to those of a company, themselves left out. */
export function neighboursOf(trades: readonly string[]): string[] {
  return trades.flatMap((trade) => NEIGHBOURS[trade] ?? []).filter((trade) => !trades.includes(trade));
}
