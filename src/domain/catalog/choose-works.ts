import type { Match, Reading } from "./reading/match-works.ts";
import { matchWorks } from "./reading/match-works.ts";
import { neighboursOf } from "./trade-of.ts";
import type { WorkTemplate } from "./work-template.ts";

/** A work of a description, with the clauses that say it, in their order. */
export type ChosenWork = { work: WorkTemplate; clauses: number[]; at: number };

const MOST_WORKS = 6;

/**
 * The works that a description asks for, in the order of its words. A company's trade fences them: another trade never
 * enters, save a neighbour whose work is said in full. Without a known trade, the best work decides the trade.
 */
export function chooseWorks(works: readonly WorkTemplate[], reading: Reading, trades: readonly string[]): ChosenWork[] {
  const matches = matchWorks(works, reading, trades.length > 0 ? [...trades, ...neighboursOf(trades)] : null);
  const fence = trades.length > 0 ? trades : leadingTrade(matches);
  const neighbours = neighboursOf(fence);
  const ours = matches.filter(
    ({ work, isExplicit }) => fence.includes(work.trade) && (isExplicit || trades.length > 0),
  );
  const theirs = matches.filter(
    ({ work, clause, isExplicit, hasAction }) =>
      neighbours.includes(work.trade) && isExplicit && hasAction && !ours.some((match) => match.clause === clause),
  );
  const rank = (match: Match) => match.points + (fence.includes(match.work.trade) ? 1 : 0);
  const best: Match[] = [];
  for (const match of [...ours, ...theirs].toSorted(
    (a, b) => rank(b) - rank(a) || a.breadth - b.breadth || a.at - b.at,
  ))
    if (!best.some((other) => covers(other, match))) best.push(match);
  return withoutIncluded(groupByWork(best)).slice(0, MOST_WORKS);
}

// A trade that is said without its action is no proof: « ??? » and a name choose none.
function leadingTrade(matches: readonly Match[]): string[] {
  const best = matches.filter(({ isExplicit }) => isExplicit).toSorted((a, b) => b.points - a.points || a.at - b.at)[0];
  return best ? [best.work.trade] : [];
}

// The words that say a work say no other one, in the same clause. One action may hold for several nouns.
function covers(other: Match, { at, used, clause, work }: Match): boolean {
  if (other.clause !== clause) return false;
  return other.used.includes(at) || (other.work !== work && used.every((place) => other.used.includes(place)));
}

function groupByWork(matches: readonly Match[]): ChosenWork[] {
  const groups = Map.groupBy(matches, ({ work }) => work);
  return [...groups]
    .map(([work, ofWork]) => ({
      work,
      clauses: [...new Set(ofWork.map(({ clause }) => clause))].toSorted((a, b) => a - b),
      at: Math.min(...ofWork.map(({ at }) => at)),
    }))
    .toSorted((a, b) => Math.min(...a.clauses) - Math.min(...b.clauses) || a.at - b.at);
}

function withoutIncluded(works: readonly ChosenWork[]): ChosenWork[] {
  const detailTitles = new Set(works.flatMap(({ work }) => work.includes));
  return works.filter(({ work }) => !detailTitles.has(work.title));
}
