import type { WorkTemplate } from "../work-template.ts";
import type { Clause } from "./clauses.ts";
import { isInfinitive } from "./infinitives.ts";
import { candidatesIn, prepare } from "./library.ts";
import { placeOf } from "./noun-places.ts";
import { operationOf } from "./operations.ts";
import type { Choice, Pattern, Term } from "./pattern.ts";
import type { Quantity } from "./quantities.ts";
import type { Reading } from "./reading.ts";
import type { Action } from "./spread-actions.ts";
import { isPlainAction, spreadActions } from "./spread-actions.ts";
import { ARTICLES, ROOM_WORDS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/** A work said in a clause: the words that say it, and how well they do. */
export type Match = {
  work: WorkTemplate;
  clause: number;
  at: number;
  wordPlaces: number[];
  /** The places of the words that say it as a class of work only (« @poser »). */
  acts: number[];
  points: number;
  /** How many nouns its pattern takes: the fewer, the more it says. */
  breadth: number;
  isExplicit: boolean;
  /** Whether a word of work stands in the clause itself. */
  hasAction: boolean;
  /** Whether what it says is to be replaced: more than a repair of the same thing. */
  isReplaced: boolean;
};

/**
 * Every work that a clause says by one of its patterns. `trades` are those whose works are looked for, null for all.
 */
export function matchWorks(
  works: readonly WorkTemplate[],
  reading: Reading,
  trades: readonly string[] | null,
): Match[] {
  const { index, nouns } = prepare(works);
  const actions = spreadActions(reading, nouns);
  return reading.clauses.flatMap((clause, place) => {
    if (clause.isLeftOut) return [];
    return candidatesIn(reading.words.slice(clause.from, clause.to), index).flatMap(({ work, pattern }) => {
      if (trades !== null && !trades.includes(work.trade)) return [];
      const match = matchPattern(pattern, clause, actions[place] ?? [], reading, nouns);
      return match ? [{ work, clause: place, ...match }] : [];
    });
  });
}

/** What a noun says less as the complement of a noun that no work knows. */
const DOUBT = 1;

type Candidate = Omit<Match, "work" | "clause">;

function matchPattern(
  pattern: Pattern,
  clause: Clause,
  actions: readonly Action[],
  reading: Reading,
  nouns: ReadonlySet<string>,
): Candidate | null {
  const { anchor } = pattern;
  const isAnchoredByAction = anchor.choices.every((choice) => "action" in choice);
  const places = sayingsOf(anchor, clause, actions, reading).flatMap((saying) => {
    if (isAnchoredByAction) return saying.isHere && isPlainAction(reading.words, saying.from) ? [saying] : [];
    const place = placeOf(reading.words, saying.from, clause, nouns);
    if (place === "doubtful") return [{ ...saying, points: saying.points - DOUBT }];
    return place === "object" ? [saying] : [];
  });
  for (const saying of places.toSorted((a, b) => b.points - a.points || a.from - b.from).slice(0, MOST_PLACES)) {
    const match = matchAt(pattern, saying, clause, actions, reading);
    if (match) return match;
  }
  return null;
}

// A thing said again and again in one clause is tried that many times, so that reading stays linear.
const MOST_PLACES = 12;

function matchAt(
  { terms, anchor }: Pattern,
  anchorSaying: Saying,
  clause: Clause,
  actions: readonly Action[],
  reading: Reading,
): Candidate | null {
  const sayings = [anchorSaying];
  for (const term of terms) {
    if (term === anchor) continue;
    if (term.kind === "measure") {
      if (
        !reading.measures.some(
          (measure) => isMeasure(term.measure, measure) && measure.at >= clause.from && measure.at < clause.to,
        )
      )
        return null;
      sayings.push({ from: -1, wordPlaces: [], points: 1.5, isHere: true, isClass: false });
      continue;
    }
    const saying = sayTerm(term, clause, actions, reading, anchorSaying);
    if (term.kind === "absent" ? saying !== null : saying === null) return null;
    if (saying && term.kind !== "absent") sayings.push(saying);
  }
  const wordPlaces = sayings.flatMap((saying) => saying.wordPlaces);
  return {
    at: anchorSaying.from,
    wordPlaces,
    acts: sayings.flatMap((saying) => (saying.isClass ? saying.wordPlaces : [])),
    breadth: anchor.choices.length,
    points: sayings.reduce((sum, { points }) => sum + points, 0) - misfit(terms, actions, sayings, reading),
    hasAction: wordPlaces.some((at) => wordAt(reading.words, at).actions.length > 0),
    isReplaced: wordPlaces.some((at) => wordAt(reading.words, at).actions.includes("@changer")),
    isExplicit: sayings.every(({ points, isHere }) => points > 0 && isHere),
  };
}

// A thing that is out of order is no new one: « le formulaire n'envoie plus ».
function misfit(
  terms: readonly Term[],
  actions: readonly Action[],
  sayings: readonly Saying[],
  { words }: Reading,
): number {
  const isActionless =
    !terms.some(({ choices }) => choices.some((choice) => "action" in choice)) &&
    !sayings.some(({ wordPlaces }) => wordPlaces.some((at) => wordAt(words, at).actions.length > 0));
  const isOutOfOrder =
    actions.length > 0 && actions.every(({ name, isHere }) => isHere && /^@(?:reparer|deposer)$/.test(name));
  return isActionless && isOutOfOrder ? 1.5 : 0;
}

function isMeasure(sort: string, { unit, of }: Quantity): boolean {
  if (sort === "sol") return unit === "m²" && of !== "thing";
  return unit === sort && of !== "dwelling";
}

type Saying = { from: number; wordPlaces: number[]; points: number; isHere: boolean; isClass: boolean };

function sayTerm(
  term: Term,
  clause: Clause,
  actions: readonly Action[],
  reading: Reading,
  anchor: Saying,
): Saying | null {
  if (term.kind === "anywhere") {
    const spans = reading.clauses.filter(({ isLeftOut }) => !isLeftOut);
    const isSaid = spans.some((span) => sayingsOf(term, span, [], reading).length > 0);
    return isSaid ? { from: -1, wordPlaces: [], points: 1, isHere: true, isClass: false } : null;
  }
  const sayings = sayingsOf(term, clause, actions, reading).filter(
    ({ wordPlaces }) => !wordPlaces.some((at) => anchor.wordPlaces.includes(at)),
  );
  const best = sayings.toSorted((a, b) => b.points - a.points)[0];
  if (best) return best;
  // « fissures », « fuite » are their own action.
  const isOwnAction = term.choices.some(
    (choice) =>
      "action" in choice && anchor.wordPlaces.some((at) => wordAt(reading.words, at).actions.includes(choice.action)),
  );
  if (isOwnAction && term.kind === "here")
    return { from: -1, wordPlaces: [], points: 0.5, isHere: true, isClass: false };
  const understood: Saying = { from: -1, wordPlaces: [], points: 0, isHere: true, isClass: false };
  return isUnderstood(term, clause, actions, reading, anchor) ? understood : null;
}

// « Carrelage sol 45 m² », « 8 portes intérieures »: the noun begins the clause, and nothing says it is there already.
function isUnderstood(
  term: Term,
  clause: Clause,
  actions: readonly Action[],
  { words, clauses, isTerse }: Reading,
  anchor: Saying,
): boolean {
  if (term.kind !== "here") return false;
  const isOrdered = actions.some(({ at, isHere }) => isHere && isFirmOrder(wordAt(words, at)));
  if (isTerse === true && isOrdered) return false;
  if (isTerse === true) return term.choices.some((choice) => "action" in choice) && anchor.wordPlaces.length > 0;
  if (actions.length > 0) return false;
  if (!term.choices.some((choice) => "action" in choice && /^@(?:poser|faire|peindre|isoler)$/.test(choice.action)))
    return false;
  const wordsBefore = words.slice(clause.from, anchor.from);
  // « Salle de bain à l'étage, 5 m² », after the work, says where it is.
  const { sentence } = clause;
  if (sentence > 0 && anchor.wordPlaces.every((at) => ROOM_WORDS.has(wordAt(words, at).text))) return false;
  const isCounted =
    words.slice(clause.from, clause.to).some(({ text }) => /^(?:m²|m³|ml)$/.test(text)) ||
    typeof wordsBefore[0]?.value === "number";
  if (isAfterAction(words, clauses, clause) || wordAt(words, clause.from - 1).text === "/") return false;
  const isListed =
    clause.from === 0 ||
    wordAt(words, clause.from - 1).text === "+" ||
    isJoinedThing(words, clauses, clause) ||
    (anchor.from === clause.from && anchor.wordPlaces.length > 1 && clause.to - clause.from <= MOST_WORDS_OF_THING);
  if (!isCounted && !isListed) return false;
  const after = words.slice(clause.from, clause.to).map(({ text }) => text);
  if (after.some((text) => /^(?:exist|fourni|pret|ok|recent|neu[fv]|reste|livr|achet|changee?$)/.test(text)))
    return false;
  const last = anchor.wordPlaces.at(-1);
  if (last !== undefined && isSubject(words, last + 1)) return false;
  return wordsBefore.every(
    ({ text, value }) => value !== null || /^(?:une?|m²|ml|d|de|paire|petite?|grande?|nouveau|nouvelle)$/.test(text),
  );
}

/** « trappe de visite »: a thing whose name is several words, alone between two marks. */
const MOST_WORDS_OF_THING = 4;

// « remettre en état un sol »: the order says what is done, so nothing else is understood.
function isFirmOrder({ text, isPast, actions }: Word): boolean {
  return !isPast && isInfinitive(text) && !actions.includes("@poser") && !actions.includes("@faire");
}

// « clôture de 28 ml et un portillon »: in a sentence without action, what is joined with its article is of the list.
function isJoinedThing(words: readonly Word[], clauses: readonly Clause[], { from, sentence }: Clause): boolean {
  const start = clauses.find((clause) => clause.sentence === sentence)?.from ?? from;
  const isJoined = wordAt(words, from - 1).text === "et" && /^une?$/.test(wordAt(words, from).text);
  return isJoined && words.slice(start, from).every(({ actions, isPast }) => actions.length === 0 || isPast);
}

// « la porte a gonflé », and not « poêle à bois »: both lose their accent.
function isSubject(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== "a") return false;
  const next = words[at + 1];
  return next === undefined || next.isMark || next.isPast || /^(?:un|une|du|des|ete|plu|besoin)$/.test(next.text);
}

// « ramonage de cheminée, conduit 9 m »: what follows an action describes its work.
function isAfterAction(words: readonly Word[], clauses: readonly Clause[], { from, sentence }: Clause): boolean {
  const start = clauses.find((clause) => clause.sentence === sentence)?.from ?? from;
  return (
    /^(?:,|et)$/.test(wordAt(words, from - 1).text) &&
    words.slice(start, from).some(({ actions, isPast }) => actions.length > 0 && !isPast)
  );
}

function sayingsOf(term: Term, clause: Clause, actions: readonly Action[], { words }: Reading): Saying[] {
  return term.choices.flatMap((choice) => {
    if ("action" in choice)
      return actions
        .filter(({ name }) => name === choice.action)
        .map(({ at, isHere }) => ({ from: at, wordPlaces: [at], points: isHere ? 1 : 0.5, isHere, isClass: true }));
    // « tailler les palmiers et un olivier »: the verb may stand in the clause before.
    const sayings = actions
      .filter(({ at, isHere }) => !isHere && followWords(choice, words, at, at + 1) !== null)
      .map(({ at }): Saying => ({ from: at, wordPlaces: [at], points: 0.5, isHere: false, isClass: false }));
    for (let at = clause.from; at < clause.to; at += 1) {
      const places = followWords(choice, words, at, clause.to);
      if (!places) continue;
      // « portail motorisé » tells what is there.
      if (places.length === 1 && isTold(choice.isBeginning, words, at)) continue;
      const isAction = choice.isBeginning && places.length === 1 && wordAt(words, at).actions.length > 0;
      sayings.push({
        from: at,
        wordPlaces: places,
        points: isAction ? 1.5 : 2 * places.length,
        isHere: true,
        isClass: false,
      });
    }
    return sayings;
  });
}

function isTold(isBeginning: boolean, words: readonly Word[], at: number): boolean {
  const { text, isPast, actions } = wordAt(words, at);
  if (!isPast || actions.includes("@reparer") || wordAt(words, at - 1).text === "a") return false;
  const saidOperation = operationOf({ text: text.replace(/ee?$/, "er"), isPast: false })?.operation;
  return saidOperation === undefined
    ? isBeginning && !FAULTS.test(text)
    : saidOperation !== "fill" && saidOperation !== "remove";
}

const FAULTS = /^(?:bouch|engorg|obstru|encrass|entartr|fissur|pirat|infest|inond|perc|creve|use|fele|coup)/;

/** The places of the words of a choice from one place on, articles between them left out. Null when they differ. */
export function followWords(choice: Choice, words: readonly Word[], from: number, to: number): number[] | null {
  if ("action" in choice) return words[from]?.actions.includes(choice.action) ? [from] : null;
  const places: number[] = [];
  let at = from;
  for (const [index, word] of choice.words.entries()) {
    while (index > 0 && at < to && ARTICLES.has(wordAt(words, at).text) && wordAt(words, at).text !== word) at += 1;
    if (at >= to || wordAt(words, at).isMark) return null;
    const isCut = choice.isBeginning && index === choice.words.length - 1;
    if (isCut ? !isFormOf(word, wordAt(words, at).text) : wordAt(words, at).text !== word) return null;
    places.push(at);
    at += 1;
  }
  return places;
}

// « tondre » and « tonte » say work, « tondeuse » and « ramoneur » do not.
function isFormOf(beginning: string, text: string): boolean {
  return text.startsWith(beginning) && (!/(?:euse|eur)$/.test(text) || beginning.endsWith("eur"));
}
