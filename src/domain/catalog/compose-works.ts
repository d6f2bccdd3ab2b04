import { catalogMessages } from "./catalog.messages.ts";
import type { ChosenWork } from "./choose-works.ts";
import { clauseAt } from "./reading/clauses.ts";
import { wordsOfLibrary } from "./reading/library.ts";
import { matchWorks } from "./reading/match-works.ts";
import type { Order } from "./reading/orders.ts";
import { readOrders } from "./reading/orders.ts";
import { countBefore, readMeasures } from "./reading/quantities.ts";
import type { Reading } from "./reading/reading.ts";
import { plainWord } from "./reading/words.ts";
import { wordAt } from "./reading/words.ts";
import type { WorkTemplate } from "./work-template.ts";

/** A work that the library does not know, in the words of the text, with the hours of one like it. */
export type ComposedWork = { title: string; clause: number; tasks: { title: string; hours: number }[] };

/**
 * The works that a text orders and that no work of the library says: « refermer la trémie ». The thing must be one that
 * trades work on, so that a joke brings nothing. What the library knows, as a part of a chosen work or as the work of
 * another trade, is not composed, nor the details that follow a chosen work after a colon.
 */
export function composeWorks(
  reading: Reading,
  library: readonly WorkTemplate[],
  chosen: readonly ChosenWork[],
  trades: readonly string[],
): ComposedWork[] {
  if (trades.length === 0) return [];
  const matches = matchWorks(library, reading, null);
  const isKnown = ({ clause, at, head }: Order) =>
    matches.some(
      (match) => match.clause === clause && match.isExplicit && (match.used.includes(head) || match.used.includes(at)),
    );
  const isDetail = ({ clause, at }: Order) => {
    const { role, sentence } = clauseAt(reading.clauses, clause);
    const isStep = role === "listed" || STEPS.test(wordAt(reading.words, at).text);
    const isHere = (place: number) => clauseAt(reading.clauses, place).sentence === sentence;
    return isStep && chosen.some(({ clauses }) => clauses.some(isHere));
  };
  // « scarifier et réensemencer la pelouse » is one work on one thing.
  const isSecondVerb = ({ clause }: Order) => {
    const [previous, { from }] = [clauseAt(reading.clauses, clause - 1), clauseAt(reading.clauses, clause)];
    const isOneVerb = previous.to - previous.from === 1 && wordAt(reading.words, from - 1).text === "et";
    return isOneVerb && chosen.some(({ clauses }) => clauses.includes(clause - 1));
  };
  return readOrders(reading, wordsOfLibrary(library)).flatMap((order) => {
    if (isKnown(order) || isDetail(order) || isSecondVerb(order)) return [];
    const title = saidAs(reading, order);
    return title === null ? [] : [{ title, clause: order.clause, tasks: tasksOf(title, order, reading) }];
  });
}

// What every work includes: beside another work of the sentence, it does not count as a work.
const STEPS = /^(?:control|verif|bouch|nettoy|remont|demont|fix|regl|raccord|tir|pass|prepar|assur|nivel|decoup)/;

// The words of the text as they were written, with their accents and articles.
function saidAs({ words, text: description }: Reading, { at, head, end }: Order): string | null {
  const tokens = [...description.matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    text: plainWord(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  for (const [index, first] of tokens.entries()) {
    if (first.text !== wordAt(words, at).text) continue;
    const near = tokens.slice(index, index + MOST_TOKENS);
    const places = [wordAt(words, end - 1), wordAt(words, head)].map(({ text }) =>
      near.findLast((token) => token.text === text),
    );
    const last = places.find((token) => token !== undefined);
    if (!last) continue;
    const title = description.slice(first.from, last.to).replace(/\s+/g, " ");
    if (!/[.;!?:()]/.test(title)) return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
  }
  return null;
}

const MOST_TOKENS = 14;

function tasksOf(title: string, order: Order, reading: Reading): ComposedWork["tasks"] {
  const { text, actions } = wordAt(reading.words, order.at);
  const name = HOURS.find(([action]) => actions.includes(action)) ?? OTHER_HOURS;
  const [, one, perM2, perMl] = name;
  const clause = clauseAt(reading.clauses, order.clause);
  const measure = readMeasures(reading.words).find(
    ({ at, of, unit }) => at >= clause.from && at < clause.to && of !== "dwelling" && unit !== "m³",
  );
  const count = countBefore(reading.words, order.head, order.at + 1, []) ?? 1;
  const hours = measure
    ? shrunk(measure.value) * (measure.unit === "m²" ? perM2 : perMl)
    : one * Math.min(count, MOST_COUNTED);
  const [first, last] = catalogMessages.aroundWork(/^(?:depos|enlev|suppr|demol|demont|retir)/.test(text));
  return [
    { title: first, hours: 0.5 },
    { title, hours: Math.max(0.5, Math.round(hours * 4) / 4) },
    { title: last, hours: 0.5 },
  ];
}

/** Above, each square metre or metre takes a tenth of the time. */
const LARGE = 60;

function shrunk(size: number): number {
  return Math.min(size, LARGE) + Math.max(0, size - LARGE) / 10;
}

/** Above, a number is seldom a count of things to do one by one. */
const MOST_COUNTED = 40;

type Hours = readonly [action: string, one: number, perM2: number, perMl: number];

// Hours of one, of a square metre and of a metre, by what is done.
const HOURS: readonly Hours[] = [
  ["@deposer", 1, 0.3, 0.2],
  ["@changer", 1.5, 0.8, 0.5],
  ["@refaire", 3, 1, 0.6],
  ["@isoler", 4, 0.4, 0.4],
  ["@peindre", 2, 0.35, 0.25],
  ["@reparer", 1.5, 0.8, 0.5],
  ["@nettoyer", 1.5, 0.1, 0.1],
  ["@faire", 4, 0.8, 0.6],
  ["@poser", 1.5, 0.7, 0.5],
  ["@regler", 0.5, 0.1, 0.1],
];
const OTHER_HOURS: Hours = ["", 2, 0.5, 0.4];
