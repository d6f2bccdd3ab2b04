import { searchText } from "../shared/search-text.ts";

// Beginnings of words, without accents, of the trades that are sold by the day.
const BY_THE_DAY = "dev web informat logiciel webmaster graph design illustr consult format coach conseil freelance";

/** What a price of this trade counts at first: days for whoever sells days (« TJM »), hours for the others. */
export function usualPriceUnit(trade: string): "hour" | "day" {
  const words = searchText(trade).split(/[^a-z]+/);
  const isByDay = BY_THE_DAY.split(" ").some((beginning) => words.some((word) => word.startsWith(beginning)));
  return isByDay ? "day" : "hour";
}
