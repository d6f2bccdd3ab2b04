import { searchText } from "../shared/search-text.ts";

/** Beginnings of words, without accents, people write for a trade of construction (C. assur. L241-1, L243-2). */
const BUILDING_WORDS = (
  "plomb sanitaire chauffag climat frigor thermicien pompe elec domotiq peint macon gros terrass carrel " +
  "faienc mosai menuis ebenis charpent agencem agenceu couvr couvert toitur zingu plaqu platr serrur ferron jardin " +
  "paysag espaces facad raval enduis cuisinist solier sols parquet moquet ramon poel fumist atrier isol etanch " +
  "batim btp renov travaux bricol vitri miroit photov solair piscin ascens demol assain forag vrd"
).split(" ");

/** The same of words that other trades write too: « dépannage informatique », « artisan photographe ». */
const SHARED_WORDS = "decorat metall chantier constru multi depann store architect maitr artisan bat".split(" ");

/** Beginnings of words of trades that owe no insurance of construction. */
const OTHER_TRADES = (
  "develop informati web logiciel programm numeri digit cyber reseau communicat market graphi graphist ux photog " +
  "video multimed redac traduc interpret journal conseil consult coach format enseign comptab jurid secretar " +
  "assistant evenement musi danse ceremon boulang patiss traiteur coiff esthet couturi fleuri nageur"
).split(" ");

/**
 * Whether the quotes of a seller owe their price (arrêté du 24 janvier 2017): those of a trade of construction, unless
 * it said that no insurance of construction is compulsory.
 */
export function owesQuotePrice({ trade, insuranceDuty }: { trade: string; insuranceDuty: string | null }): boolean {
  return insuranceDuty !== "none" && mayBuild(trade);
}

/** The longest trade of a company, in characters (`src/api/company.ts`). */
const LONGEST_TRADE = 60;

/**
 * Whether a seller of this trade may do works of construction, which need a ten-year insurance: true for the trades of
 * building, and while the trade is not said. A trade that only resembles one is asked, and answers no.
 */
export function mayBuild(trade: string): boolean {
  const words = searchText(trade.slice(0, LONGEST_TRADE))
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
  if (words.length === 0 || hasWordOf(words, BUILDING_WORDS)) return true;
  return hasWordOf(words, SHARED_WORDS) && !hasWordOf(words, OTHER_TRADES);
}

function hasWordOf(words: readonly string[], beginnings: readonly string[]): boolean {
  return words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}
