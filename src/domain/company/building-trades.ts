import { searchText } from "../shared/search-text.ts";

/** Beginnings of words, without accents, people write for a trade of construction (C. assur. L241-1, L243-2). */
const BUILDING_WORDS = (
  "plomb sanitaire chauffag climat frigor thermicien pompe elec domotiq peint decorat macon gros terrass carrel " +
  "faienc mosai menuis ebenis charpent agenc couvr couvert toitur zingu plaqu platr serrur metall ferron jardin " +
  "paysag espaces facad raval enduis cuisinist solier sols parquet moquet ramon poel fumist atrier isol etanch " +
  "bat btp constru renov travaux chantier multi bricol depann vitri miroit store photov solair piscin ascens demol " +
  "assain forag vrd architect maitr artisan"
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
  return words.length === 0 || words.some((word) => BUILDING_WORDS.some((beginning) => word.startsWith(beginning)));
}
