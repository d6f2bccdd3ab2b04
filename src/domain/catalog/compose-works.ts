import { catalogMessages } from "./catalog.messages.ts";
import type { ChosenWork } from "./choose-works.ts";
import { hoursOfOrder } from "./hours-of-orders.ts";
import { saidAs } from "./own-words.ts";
import type { Clause } from "./reading/clauses.ts";
import { clauseAt } from "./reading/clauses.ts";
import { isOtherOperation } from "./reading/fit-operations.ts";
import { prepare, wordsOfLibrary } from "./reading/library.ts";
import { matchWorks } from "./reading/match-works.ts";
import type { Operation } from "./reading/operations.ts";
import { operationOf } from "./reading/operations.ts";
import type { Order } from "./reading/orders.ts";
import { readOrders } from "./reading/orders.ts";
import { readPronounOrders } from "./reading/pronoun-orders.ts";
import type { Reading } from "./reading/reading.ts";
import { plainWord, wordAt } from "./reading/words.ts";
import { neighboursOf } from "./trade-of.ts";
import type { WorkTemplate } from "./work-template.ts";

/** A work that the library does not know, in the words of the text, with the hours of one like it. */
export type ComposedWork = { title: string; clause: number; tasks: { title: string; hours: number }[] };

/**
 * The works that a text orders and that no chosen work says: « refermer la trémie ». Each order becomes a work, in the
 * words of the text, save a step that a chosen work includes and the work of another trade. The thing must be one that
 * trades work on where the verb is none of theirs, so that a joke brings nothing.
 */
export function composeWorks(
  reading: Reading,
  library: readonly WorkTemplate[],
  chosen: readonly ChosenWork[],
  orders: readonly Order[],
  trades: readonly string[],
): ComposedWork[] {
  if (trades.length === 0) return [];
  const { tradesByWord } = prepare(library);
  const neighbours = neighboursOf(trades);
  const matches = matchWorks(library, reading, null).filter(({ isExplicit }) => isExplicit);
  const says = ({ clause, at, head }: Order, match: { clause: number; wordPlaces: readonly number[] }) =>
    match.clause === clause && (match.wordPlaces.includes(head) || match.wordPlaces.includes(at));
  const isApart = ({ clause, head }: Order) => head < clauseAt(reading.clauses, clause).from;
  const isChosen = (order: Order) =>
    chosen.some(({ work, clauses, wordPlaces }) =>
      isApart(order)
        ? wordPlaces.includes(order.at) ||
          (wordPlaces.includes(order.head) && order.operation !== "check" && !isOtherOperation(order.operation, work))
        : clauses.some((clause) => says(order, { clause, wordPlaces })),
    );
  // What another trade knows, and ours has no word for, is the work of that trade.
  const isForeign = (order: Order) => {
    const owners = OWNERS[order.operation ?? "put"];
    if (owners && !owners.some((trade) => trades.includes(trade))) return true;
    if (trades.every((trade) => DESK.includes(trade)) && ON_BUILDINGS.has(order.operation)) return true;
    const isOfOurs = (trade: string) => trades.includes(trade) || neighbours.includes(trade);
    const nouns = [order.head, ...range(order.from, order.end)].map((at) => wordAt(reading.words, at).text);
    if (nouns.some((noun) => [...tradesByWord(noun)].some(isOfOurs))) return false;
    return matches.some((match) => says(order, match) && !isOfOurs(match.work.trade));
  };
  // « Ravalement des façades, peinture siloxane »: what a chosen work includes is said by it.
  const isIncluded = (order: Order) =>
    matches.some((match) => says(order, match) && chosen.some(({ work }) => work.includes.includes(match.work.title)));
  const composedWorks: ComposedWork[] = [];
  for (const order of orders) {
    if (composedWorks.length === MOST_COMPOSED) break;
    if (isChosen(order) || isIncluded(order) || isForeign(order) || isStepOf(order, chosen, reading)) continue;
    const title = saidAs(reading, order);
    if (title === null || composedWorks.some((other) => other.title === title)) continue;
    composedWorks.push({ title, clause: order.clause, tasks: tasksOf(title, order, reading, library, trades) });
  }
  return composedWorks;
}

/** What a text orders, of the things that the library writes of. */
export function ordersOf(reading: Reading, library: readonly WorkTemplate[]): Order[] {
  const nouns = wordsOfLibrary(library);
  const orders = readOrders(reading, nouns);
  const pronouns = readPronounOrders(reading, nouns).filter(({ at }) => !orders.some((order) => order.at === at));
  return [...orders, ...pronouns].toSorted((a, b) => a.at - b.at);
}

const MOST_COMPOSED = 6;

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_place, index) => from + index);
}

// Operations that few trades do.
const OWNERS: Partial<Record<Operation, readonly string[]>> = {
  paint: ["peintre", "façadier", "plaquiste", "serrurier"],
  plant: ["jardinier-paysagiste"],
};

/** Trades that work on no building: « ouverture de bal » opens nothing. */
const DESK = ["développeur web", "graphiste", "photographe", "consultant/formateur"];
const ON_BUILDINGS: ReadonlySet<Operation | null> = new Set<Operation>([
  "open",
  "fill",
  "cut",
  "sand",
  "cover",
  "insulate",
  "extend",
  "motorise",
  "unclog",
  "treat",
  "paint",
  "plant",
  "care",
]);

// A step of a chosen work is no work beside it: what follows it after a colon, a second verb on one thing, and what one
// of its tasks says.
function isStepOf(order: Order, chosen: readonly ChosenWork[], reading: Reading): boolean {
  const { clause, at, head, operation } = order;
  const { role, sentence } = clauseAt(reading.clauses, clause);
  const isHere = (place: number) => clauseAt(reading.clauses, place).sentence === sentence;
  const ofSentence = chosen.filter(({ clauses }) => clauses.some(isHere));
  const isStep = role === "listed" || role === "part" || STEPS.test(wordAt(reading.words, at).text);
  if (isStep && ofSentence.length > 0) return true;
  if (isSecondVerb(clause, chosen, reading) || isHeading(clause, chosen, reading)) return true;
  const noun = wordAt(reading.words, head).text;
  // « recouvrir la terrasse avec des dalles »: what it is done with is the work.
  const isMeans = ({ clauses }: ChosenWork) => operation === "cover" && clauses.includes(clause + 1);
  if (wordAt(reading.words, clauseAt(reading.clauses, clause).to).text === "avec" && chosen.some(isMeans)) return true;
  // « quelques trous à reboucher »: flaws of the support are made good by the work on it.
  if (FLAWS.test(noun) && chosen.some(({ work }) => work.tasks.some(({ title }) => saysOperation(title, operation))))
    return true;
  return chosen.some(({ work }) => work.tasks.some(({ title }) => saysStep(title, operation, noun)));
}

const FLAWS = /^(?:trou|eclat|impact|imperfection|defaut|rayure)$/;

function saysOperation(title: string, operation: Operation | null): boolean {
  const words = title.split(/[^\p{L}\d]+/u).map(plainWord);
  return words.some((text) => operationOf({ text, isPast: false })?.operation === (operation ?? ""));
}

function saysStep(title: string, operation: Operation | null, noun: string): boolean {
  const words = title.split(/[^\p{L}\d]+/u).map(plainWord);
  return (
    words.includes(noun) && words.some((text) => operationOf({ text, isPast: false })?.operation === (operation ?? ""))
  );
}

// « refaire la salle de bain : enlever la baignoire, mettre une douche »: what stands under the heading is asked.
function isHeading(clause: number, chosen: readonly ChosenWork[], { words, clauses }: Reading): boolean {
  const { to, sentence } = clauseAt(clauses, clause);
  const isUnder = (place: number) => place > clause && clauseAt(clauses, place).sentence === sentence;
  return wordAt(words, to).text === ":" && chosen.some((work) => work.clauses.some(isUnder));
}

// « scarifier et réensemencer la pelouse » is one work on one thing.
function isSecondVerb(clause: number, chosen: readonly ChosenWork[], { words, clauses }: Reading): boolean {
  const [previous, { from }]: [Clause, Clause] = [clauseAt(clauses, clause - 1), clauseAt(clauses, clause)];
  const isOneVerb = previous.to - previous.from === 1 && wordAt(words, from - 1).text === "et";
  return isOneVerb && chosen.some(({ clauses: places }) => places.includes(clause - 1));
}

// What every work includes: beside another work of the sentence, it does not count as a work.
const STEPS = /^(?:control|verif|bouch|nettoy|remont|demont|fix|regl|tir|pass|prepar|assur|nivel|decoup|deblay|degag)/;

function tasksOf(
  title: string,
  order: Order,
  reading: Reading,
  library: readonly WorkTemplate[],
  trades: readonly string[],
): ComposedWork["tasks"] {
  const hours = hoursOfOrder(order, reading, library, trades);
  if (order.operation === "check")
    return [
      { title, hours },
      { title: catalogMessages.report, hours: 0.5 },
    ];
  const [first, last] = catalogMessages.aroundWork(order.operation === "remove");
  return [
    { title: first, hours: 0.5 },
    { title, hours },
    { title: last, hours: 0.5 },
  ];
}
