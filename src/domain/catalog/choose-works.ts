import { withoutAccents } from "../shared/search-text.ts";
import { withoutGuesses } from "./guessed-works.ts";
import { withoutOld, withoutParts } from "./part-works.ts";
import { clauseAt } from "./reading/clauses.ts";
import { doesSameOperation, fitsOperations, isOtherOperation } from "./reading/fit-operations.ts";
import { isInfinitive } from "./reading/infinitives.ts";
import { prepare } from "./reading/library.ts";
import type { Match } from "./reading/match-works.ts";
import { matchWorks } from "./reading/match-works.ts";
import { operationOf } from "./reading/operations.ts";
import type { Order } from "./reading/orders.ts";
import { headAfter } from "./reading/orders.ts";
import type { Reading } from "./reading/reading.ts";
import { isWish } from "./reading/spread-actions.ts";
import type { Word } from "./reading/words.ts";
import { wordAt } from "./reading/words.ts";
import { neighboursOf } from "./trade-of.ts";
import type { WorkTemplate } from "./work-template.ts";

/** A work of a description, with the clauses that say it, in their order. */
export type ChosenWork = {
  work: WorkTemplate;
  clauses: number[];
  at: number;
  /** The places of the words that say it. */
  wordPlaces: number[];
  points: number;
  /** Whether a clause of its own orders it with a verb or a noun of work. */
  isOrdered: boolean;
  /** Whether an action that was said before goes on for it. */
  isListed: boolean;
};

const MOST_WORKS = 6;

/** « Chauffe-eau qui fuit, à remplacer » is replaced, and not repaired. */
const REPLACING = 0.75;

/** A work that is said of the noun itself. */
const HEAD = 0.4;

/** A usual work that bears the name of the thing. */
const NAMED = 0.5;

/** Of works that are said as well, the one that bears the name of the thing. */
const NAMED_BESIDE = 0.2;

/** A work that is also said of the next thing in the list. */
const SHARED = 0.6;

/** A work that the clause says by itself, without the words of another one. */
const SAID_HERE = 0.75;

/** A work whose title says the operation that the text says. */
const SAME = 0.5;

/** A work that is written for itself goes before a manner of work that many things share. */
const COMMON = 2;

/**
 * The works that a description asks for, in the order of its words. A company's trade fences them: another trade never
 * enters, save a neighbour whose work is said in full. Without a known trade, the best work decides the trade.
 */
export function chooseWorks(
  works: readonly WorkTemplate[],
  reading: Reading,
  trades: readonly string[],
  orders: readonly Order[],
): ChosenWork[] {
  return chooseSaidWorks(works, reading, trades, orders);
}

/**
 * Where no action is said, a thing of the company's trade says its usual work. Nothing where several works are as usual
 * and none bears its name, nor where the text only tells how things are (« le jardin est magnifique »).
 */
export function chooseUsualWork(
  works: readonly WorkTemplate[],
  reading: Reading,
  trades: readonly string[],
): ChosenWork[] {
  const [usualWork] = chooseSaidWorks(works, { ...reading, isTerse: true }, trades, []);
  if (!usualWork) return [];
  const { from, to } = clauseAt(reading.clauses, usualWork.clauses[0] ?? -1);
  const clause = reading.words.slice(from, to);
  const isTold = clause.some(({ text }) => /^(?:est|sont|etait|sera)$/.test(text));
  // « la clim coule »: what is out of order brings no new one.
  const isOutOfOrder = reading.words.some(({ text, actions }) => actions.includes("@reparer") || FAULTS.test(text));
  if (isOutOfOrder && /^(?:Pose|Installation|Création|Construction)/.test(usualWork.work.title)) return [];
  // « mot de passe changé » tells what was done.
  const last = wordAt(reading.words, to - 1);
  const isDone = last.isPast && /^(?:chang|remplac|repar)/.test(last.text);
  return isDone || (isTold && clause.every(({ actions }) => actions.length === 0)) ? [] : [usualWork];
}

const FAULTS = /^(?:coule|goutte|fuit|grince|vibre|siffle|bruyant|claque|panne)$/;

/** True when a clause that stands for itself says one of the works. */
export function isSaidFirst(chosen: readonly ChosenWork[], { clauses }: Reading): boolean {
  return chosen.some((work) => work.clauses.some((at) => /^(?:main|listed)$/.test(clauseAt(clauses, at).role)));
}

function chooseSaidWorks(
  works: readonly WorkTemplate[],
  reading: Reading,
  trades: readonly string[],
  orders: readonly Order[],
): ChosenWork[] {
  const matches = matchWorks(works, reading, trades.length > 0 ? [...trades, ...neighboursOf(trades)] : null).filter(
    (match) => fitsOperations(match, reading) && !orders.some((order) => isOtherThanOrdered(match, order)),
  );
  const fence = trades.length > 0 ? trades : leadingTrade(works, matches, reading);
  const neighbours = neighboursOf(fence);
  const ours = matches.filter(
    ({ work, isExplicit }) => fence.includes(work.trade) && (isExplicit || trades.length > 0),
  );
  const isOrdering = (at: number) =>
    (wordAt(reading.words, at).actions.length > 0 &&
      !wordAt(reading.words, at).isPast &&
      (!isWish(wordAt(reading.words, at).text) || isToBeDone(at))) ||
    operationOf(wordAt(reading.words, at))?.form === "noun";
  const isToBeDone = (at: number) => wordAt(reading.words, at - 1).text === "a";
  // « 12 fenêtres à peindre, ponçage » sands no floor: the thing of a neighbour's work is said.
  const isNoun = (at: number) => at >= 0 && operationOf(wordAt(reading.words, at)) === undefined;
  const theirs = matches.filter(
    ({ work, clause, isExplicit, hasAction, wordPlaces }) =>
      wordPlaces.some(isOrdering) &&
      wordPlaces.some(isNoun) &&
      neighbours.includes(work.trade) &&
      isExplicit &&
      (hasAction || wordPlaces.some((at) => operationOf(wordAt(reading.words, at))?.form === "noun")) &&
      !ours.some((match) => match.clause === clause),
  );
  const candidates = withoutGuesses(withoutParts(withoutOld([...ours, ...theirs], reading), reading), reading);
  const rank = (match: Match) =>
    match.points +
    (saysHead(match, reading) ? HEAD : 0) +
    (isOfNext(match, candidates) ? SHARED : 0) +
    (bearsName(match, reading) ? (reading.isTerse === true ? NAMED : NAMED_BESIDE) : 0) +
    (fence.includes(match.work.trade) ? 1 : 0) +
    (doesSameOperation(match, reading) ? SAME : 0) +
    (match.isExplicit ? SAID_HERE : 0) +
    (match.isReplaced ? REPLACING : 0) -
    (match.work.isCommon ? COMMON : 0);
  const best: Match[] = [];
  for (const match of candidates.toSorted((a, b) => rank(b) - rank(a) || a.breadth - b.breadth || a.at - b.at))
    if (!best.some((other) => covers(other, match, reading))) best.push(match);
  return withoutIncluded(groupByWork(best, reading)).slice(0, MOST_WORKS);
}

// « vérifier la mise à la terre »: a work that names the thing, and does something else to it.
function isOtherThanOrdered(
  { work, clause, wordPlaces }: Match,
  { clause: place, at, head, operation }: Order,
): boolean {
  return clause === place && wordPlaces.includes(head) && !wordPlaces.includes(at) && isOtherOperation(operation, work);
}

// « pose d'un garde-corps métallique »: the noun that the action is done to says more than what goes with it.
function saysHead({ wordPlaces, clause }: Match, { words, clauses }: Reading): boolean {
  const { from, to } = clauseAt(clauses, clause);
  const orders = wordPlaces.filter((at) => at >= from && at < to && wordAt(words, at).actions.length > 0);
  return orders.some((at) => {
    const head = headAfter(words, at, to);
    return head !== null && wordPlaces.includes(head);
  });
}

function bearsName({ work, at }: Match, { words }: Reading): boolean {
  const { text, actions } = wordAt(words, at);
  return actions.length === 0 && withoutAccents(work.title).toLowerCase().includes(text);
}

// « brancher le four et la hotte »: one work for what one action is done to.
function isOfNext({ work, clause, isExplicit }: Match, matches: readonly Match[]): boolean {
  return (
    isExplicit &&
    matches.some((other) => other.work === work && other.clause === clause + 1 && other.hasAction && !other.isExplicit)
  );
}

// Without a known trade, the best work decides, with the words of the text that belong to few trades (« façade »). A
// trade that is said without its action is no proof: « ??? » and a name choose none.
function leadingTrade(works: readonly WorkTemplate[], matches: readonly Match[], reading: Reading): string[] {
  const { tradesByWord } = prepare(works);
  const texts = new Set(
    reading.words.filter(({ isMark, actions }) => !isMark && actions.length === 0).map(({ text }) => text),
  );
  const votes = new Map<string, number>();
  for (const text of texts) {
    const trades = tradesByWord(text);
    for (const trade of trades) votes.set(trade, (votes.get(trade) ?? 0) + 1 / trades.size);
  }
  const rank = ({ points, work }: Match) => points + (votes.get(work.trade) ?? 0) - (work.isCommon ? COMMON : 0);
  const best = matches.filter(({ isExplicit }) => isExplicit).toSorted((a, b) => rank(b) - rank(a) || a.at - b.at)[0];
  return best ? [best.work.trade] : [];
}

// The words that say a work say no other one, in the same clause. One action may hold for several nouns. Another work
// of the same clause has an action of its own.
function covers(other: Match, { at, wordPlaces, clause, work }: Match, { words }: Reading): boolean {
  if (other.clause !== clause || other.work === work) return other.clause === clause && other.wordPlaces.includes(at);
  if (other.wordPlaces.includes(at) || wordPlaces.every((place) => other.wordPlaces.includes(place))) return true;
  if (other.work.trade !== work.trade) return false;
  // « pose d'une cuisine en kit 14 éléments »: what needs no action takes that of its clause.
  if (!other.wordPlaces.some((place) => wordAt(words, place).actions.length > 0)) return true;
  const hasOwnAction = wordPlaces.some(
    (place) => wordAt(words, place).actions.length > 0 && !other.wordPlaces.includes(place),
  );
  return !hasOwnAction;
}

function groupByWork(matches: readonly Match[], reading: Reading): ChosenWork[] {
  const groups = Map.groupBy(matches, ({ work }) => work);
  return [...groups]
    .map(([work, ofWork]) => ({
      work,
      clauses: [...new Set(ofWork.map(({ clause }) => clause))].toSorted((a, b) => a - b),
      at: Math.min(...ofWork.map(({ at }) => at)),
      wordPlaces: ofWork.flatMap(({ wordPlaces }) => wordPlaces),
      points: Math.max(...ofWork.map(({ points }) => points)),
      isOrdered: ofWork.some((match) => isOrdered(match, reading)),
      isListed: ofWork.some(({ hasAction, isExplicit }) => hasAction && !isExplicit),
    }))
    .toSorted((a, b) => Math.min(...a.clauses) - Math.min(...b.clauses) || a.at - b.at);
}

// « poser 3 portes »: a fault or a noun alone orders nothing, nor what is listed after a colon.
function isOrdered({ clause, isExplicit }: Match, { words, clauses }: Reading): boolean {
  const { role, from, to } = clauseAt(clauses, clause);
  const orders = ({ actions, isPast, text }: Word) =>
    !isPast && !isWish(text) && actions.some((name) => name !== "@reparer" || isInfinitive(text));
  const isNounOfWork = to - from > 1 && operationOf(wordAt(words, from))?.form === "noun";
  return (
    (role === "main" || (role === "listed" && isNounOfWork)) &&
    isExplicit &&
    (isNounOfWork || words.slice(from, to).some(orders))
  );
}

/** The first words of works that are the whole of what they include. */
const WHOLES = [
  "Isolation thermique par",
  "Bouchage",
  "Nettoyage de parties communes",
  "Placard ou dressing",
  "Ouverture de mur porteur",
  "Peinture d'escalier",
  "Remise en état de jardin",
  "Bandes",
  "Mise à niveau",
  "Ravalement",
  "Ménage régulier",
  "Remplacement de baignoire par",
  "Remplacement de chaudière",
  "Reportage ",
  "Conception d'habillage",
  "Engazonnement",
  "Rénovation",
  "Réfection",
  "Aménagement",
  "Création",
  "Maison",
  "Extension",
  "Refonte",
];

// Of two works that include each other, the one that is said better stays. What is not kept includes nothing. What is
// ordered for itself stays beside a work that is not the whole of it.
function withoutIncluded(works: readonly ChosenWork[]): ChosenWork[] {
  const isBeside = (one: ChosenWork, other: ChosenWork) =>
    other.isOrdered &&
    !WHOLES.some((beginning) => one.work.title.startsWith(beginning)) &&
    !one.clauses.some((at) => other.clauses.includes(at));
  const includes = (one: ChosenWork, other: ChosenWork) =>
    one.work.includes.includes(other.work.title) && !isBeside(one, other);
  const bestWorks: ChosenWork[] = [];
  for (const work of works.toSorted((a, b) => b.points - a.points)) {
    if (bestWorks.some((other) => includes(other, work))) continue;
    bestWorks.push(work);
  }
  return works.filter(
    (work) => bestWorks.includes(work) && !bestWorks.some((other) => includes(other, work) && !includes(work, other)),
  );
}
