import { ALL_WORKS } from "./trades/all-trades.ts";

/**
 * The trade of most of these works of the library, by their names. Of two trades with as many works, the one that is
 * named first. Null when none is known.
 */
export function tradeOfWorks(works: readonly string[]): string | null {
  const trades = works.flatMap(
    (name) =>
      ALL_WORKS.find(({ title, names }) => [title, ...names.map((one) => one.title)].includes(name))?.trade ?? [],
  );
  const countOf = (trade: string) => trades.filter((one) => one === trade).length;
  return trades.reduce<string | null>((best, trade) => {
    return best === null || countOf(trade) > countOf(best) ? trade : best;
  }, null);
}
