import { mayBuild } from "../company/building-trades.ts";
import { searchText } from "../shared/search-text.ts";
import type { Customer } from "./customer.ts";

/** Beginnings of words, without accents, people write for a trade that works for private persons. */
const HOUSEHOLD_WORDS = (
  "photo mariage menage repass demenag coiff barb esthet maquill manucur massag masseu fleur traiteur patiss coutur " +
  "retouch toilett educateur canin mecan garag carross velo cycl horlog bijou tatou osteo sophro naturo psycho " +
  "dietet musici piano guitar chant danse yoga sportif professeur cours soutien garde animat magicien dj"
).split(" ");

/**
 * The kind of customer that a new one most often is: the kind that was chosen last, otherwise a private person for a
 * trade of building or of households, or before the trade is said, a professional for another trade.
 */
export function usualCustomerKind(trade: string, lastKind: Customer["kind"] | null): Customer["kind"] {
  if (lastKind !== null) return lastKind;
  return trade.trim() === "" || mayBuild(trade) || servesHouseholds(trade) ? "person" : "company";
}

function servesHouseholds(trade: string): boolean {
  const words = searchText(trade).split(/[^a-z]+/);
  return words.some((word) => HOUSEHOLD_WORDS.some((beginning) => word.startsWith(beginning)));
}
