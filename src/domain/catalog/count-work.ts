import type { ChosenWork } from "./choose-works.ts";
import type { Clause } from "./reading/clauses.ts";
import { clauseAt } from "./reading/clauses.ts";
import type { Quantity } from "./reading/quantities.ts";
import { countBefore, countOf } from "./reading/quantities.ts";
import type { Reading } from "./reading/reading.ts";
import { ROOM_WORDS } from "./reading/word-lists.ts";
import type { Word } from "./reading/words.ts";
import { plainWord, wordAt } from "./reading/words.ts";

/** Units that are measures, with what they may measure. Any other unit is a noun that is counted. */
const MEASURES: Record<string, { unit: Quantity["unit"]; of: readonly Quantity["of"][] }> = {
  "m²": { unit: "m²", of: ["thing", "floor"] },
  "m² au sol": { unit: "m²", of: ["floor", "thing", "dwelling"] },
  "m² habitables": { unit: "m²", of: ["dwelling", "floor", "thing"] },
  ml: { unit: "ml", of: ["thing"] },
  "m³": { unit: "m³", of: ["thing"] },
};

/** A key of `MEASURES`, or the nouns that are counted, between commas. */
type UnitName = string;

/**
 * How much of a unit the text says for a work. It looks in its clauses, then in those that say no work,
 * then in the clause of a work before it in the same sentence. Null when the text says nothing.
 */
export function quantityFor(
  unit: UnitName,
  chosen: ChosenWork,
  all: readonly ChosenWork[],
  reading: Reading,
): number | null {
  const measure = MEASURES[unit];
  if (!measure) return countNoun(unit, chosen, all, reading);
  const otherClauses = all.filter((other) => other !== chosen).flatMap(({ clauses }) => clauses);
  const ofWork = sumIn(chosen.clauses, measure, reading);
  if (ofWork !== null) return ofWork + roomsAfter(chosen.clauses, otherClauses, measure, reading);
  const free = reading.clauses
    .map((_clause, at) => at)
    .filter((at) => !otherClauses.includes(at) && !chosen.clauses.includes(at));
  const first = Math.min(...chosen.clauses);
  const nearest = free.toSorted((a, b) => Math.abs(a - first) - Math.abs(b - first));
  // « allée en gravier 12 m » has a measure of its own, and borrows none.
  const hasOwnMeasure = chosen.clauses.some((at) => measuresOf(clauseAt(reading.clauses, at), reading).length > 0);
  const ofSentence = hasOwnMeasure
    ? []
    : otherClauses.filter((at) => clauseAt(reading.clauses, at).sentence === clauseAt(reading.clauses, first).sentence);
  const clausesBefore = ofSentence.filter((at) => at < first).toReversed();
  const clausesAfter = ofSentence.filter((at) => at > first);
  for (const at of [...nearest, ...clausesBefore, ...clausesAfter]) {
    if (clauseAt(reading.clauses, at).isLeftOut) continue;
    const sum = sumIn([at], measure, reading);
    if (sum !== null) return sum;
  }
  return null;
}

function measuresOf({ from, to }: Clause, { measures }: Reading): Quantity[] {
  return measures.filter(({ at }) => at >= from && at < to);
}

// « ma cuisine 14 m² et mon entrée 6 m² »: the next rooms of the list.
function roomsAfter(
  places: readonly number[],
  otherPlaces: readonly number[],
  measure: (typeof MEASURES)[string],
  reading: Reading,
): number {
  const last = Math.max(...places);
  const { sentence } = clauseAt(reading.clauses, last);
  let sum = 0;
  for (let place = last + 1; place < reading.clauses.length; place += 1) {
    const clause = clauseAt(reading.clauses, place);
    const parts = reading.words.slice(clause.from, clause.to);
    const isRoom = parts.length <= MOST_WORDS_OF_ROOM && parts.some(({ text }) => ROOM_WORDS.has(text));
    const isBare = parts.every(({ actions }) => actions.length === 0) && !otherPlaces.includes(place);
    if (clause.sentence !== sentence || clause.isLeftOut || !isRoom || !isBare) break;
    sum += sumIn([place], measure, reading) ?? 0;
  }
  return sum;
}

const MOST_WORDS_OF_ROOM = 5;

function sumIn(clauses: readonly number[], { unit, of }: (typeof MEASURES)[string], reading: Reading): number | null {
  const spans = clauses.map((at) => clauseAt(reading.clauses, at));
  const within = reading.measures.filter(
    (measure) => measure.unit === unit && spans.some(({ from, to }) => measure.at >= from && measure.at < to),
  );
  for (const sort of of) {
    const first = within.find((measure) => measure.of === sort);
    if (first && sort !== "dwelling")
      return sumOf(within.filter((measure) => of.includes(measure.of) && measure.of !== "dwelling"));
    if (first) return first.value;
  }
  return null;
}

function sumOf(measures: readonly Quantity[]): number {
  return measures.reduce((sum, { value }) => sum + value, 0);
}

function countNoun(
  unit: string,
  chosen: ChosenWork,
  all: readonly ChosenWork[],
  { words, clauses }: Reading,
): number | null {
  const names = unit.split(",").map((name) => plainWord(name.replaceAll(/[ '-]/g, "_")).split("_"));
  const countIn = (place: number) => {
    const clause = clauseAt(clauses, place);
    return clause.isLeftOut ? null : countOf(names, words, clause.from, clause.to);
  };
  const ofThing = countOfThing(chosen, words, clauses);
  const ofAll = chosen.clauses.flatMap((place) => countIn(place) ?? []).reduce((sum, count) => sum + count, 0);
  // « 12 prises et 6 interrupteurs » are eighteen.
  if (ofThing !== null && chosen.clauses.length > 1 && ofAll > ofThing) return ofAll;
  if (ofThing !== null) return ofThing + countOfOthers(chosen.clauses, words, clauses);
  const counts = chosen.clauses.map(countIn).filter((count) => count !== null);
  if (counts.length > 0)
    return counts.reduce((sum, count) => sum + count, 0) + countOfOthers(chosen.clauses, words, clauses);
  const otherClauses = new Set(all.filter((other) => other !== chosen).flatMap((other) => other.clauses));
  for (const place of clauses.keys()) {
    const count = chosen.clauses.includes(place) || otherClauses.has(place) ? null : countIn(place);
    if (count !== null) return count;
  }
  return null;
}

// « 3 prises dans le salon et 1 dans le bureau »: the next number counts more of them.
function countOfOthers(places: readonly number[], words: readonly Word[], clauses: readonly Clause[]): number {
  const last = clauseAt(clauses, Math.max(...places));
  let sum = 0;
  for (const clause of clauses.slice(Math.max(...places) + 1)) {
    const [number, where] = [wordAt(words, clause.from), wordAt(words, clause.from + 1)];
    const count = /^une?$/.test(number.text) ? 1 : number.value;
    const isOther = clause.sentence === last.sentence && !clause.isLeftOut && count !== null && Number.isInteger(count);
    if (!isOther || !/^(?:dans?|au|aux|sur|pour|en|cote|derriere|devant)$/.test(where.text)) break;
    sum += count;
  }
  return sum;
}

// « 12 infographies » counts them, whatever the work is counted by; « des têtes sur les 7 radiateurs » are seven.
function countOfThing({ at, work }: ChosenWork, words: readonly Word[], clauses: readonly Clause[]): number | null {
  const { from, to } = clauses.find((clause) => at >= clause.from && at < clause.to) ?? { from: at, to: at };
  if (work.reference > MOST_ONE_BY_ONE) return null;
  const count = countBefore(words, at, from, []);
  if (count !== null && count > 1) return count;
  const on = words.findIndex(
    ({ text }, place) => place > at && place < to && text === "sur" && wordAt(words, place + 1).text === "les",
  );
  const onEach = on < 0 ? null : wordAt(words, on + 2).value;
  const isThing = on >= 0 && !wordAt(words, on + 3).isMark && !/^m[²³l]$/.test(wordAt(words, on + 3).text);
  return isThing && onEach !== null && Number.isInteger(onEach) ? onEach : null;
}

/** Above, a work is counted by many small parts of its thing (pages, products), and not by the thing. */
const MOST_ONE_BY_ONE = 1;
