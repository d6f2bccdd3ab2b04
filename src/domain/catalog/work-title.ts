import type { ChosenWork } from "./choose-works.ts";
import type { Clause } from "./reading/clauses.ts";
import { clauseAt } from "./reading/clauses.ts";
import { isInfinitive } from "./reading/infinitives.ts";
import { accentedWord } from "./reading/library.ts";
import { followWords } from "./reading/match-works.ts";
import { readChoice } from "./reading/pattern.ts";
import type { Reading } from "./reading/reading.ts";
import { ARTICLES, ROOM_WORDS } from "./reading/word-lists.ts";
import type { Word } from "./reading/words.ts";
import { plainWord, wordAt } from "./reading/words.ts";
import { ALL_WORKS } from "./trades/all-trades.ts";
import type { WorkTemplate } from "./work-template.ts";

/** Most words that a name of the library follows. */
const NAME_WORDS = 4;

/**
 * The title that the words that say a work call for: its thing, the name that they say, or the one alternative that
 * they say (« Pose d'abri, de pergola ou de serre »). What is to be changed is replaced, and not only put in. Words
 * that call for several leave the title of all.
 */
export function titleOf(chosen: ChosenWork, reading: Reading): string {
  const { work } = chosen;
  const saidThing = thingOf(chosen, reading);
  if (saidThing) return work.names[work.things.indexOf(saidThing)]?.title ?? work.title;
  const title = workName(chosen, reading) ?? closerTitle(chosen, reading);
  const saidTitle = title === work.title ? titleOfHead(chosen, reading) : title;
  if (isOnlyPut(chosen, reading)) return saidTitle.replace(/^Remplacement (?=d)/, "Pose ");
  return isOnlyReplaced(chosen, reading) ? saidTitle.replace(/^Pose (?=d)/, "Remplacement ") : saidTitle;
}

// « Remplacement de gouttières » of a text that says « descente » and no gutter: the noun that is said takes its place.
function titleOfHead({ work, clauses, at }: ChosenWork, reading: Reading): string {
  const [, operation = "", rest = ""] = OPERATION.exec(work.title) ?? [];
  const head = wordAt(reading.words, at);
  const isSaid = nounsIn(rest).some((noun) =>
    clauses.some((place) => isSaidIn(noun, reading.words, clauseAt(reading.clauses, place))),
  );
  const isNoun =
    !head.isMark &&
    head.value === null &&
    head.actions.length === 0 &&
    head.text.length > 3 &&
    !ROOM_WORDS.has(head.text) &&
    !isInfinitive(head.text);
  if (operation === "" || isSaid || !isNoun) return work.title;
  const noun = accentedWord(ALL_WORKS, head.text);
  return noun === null ? work.title : `${operation} ${withDe(noun)}`;
}

const OPERATION = /^(Pose|Remplacement|Réparation|Dépose|Déplacement|Raccordement|Dépannage) (?:de |d'|du |des )(.+)$/;

/** The thing that the tasks of a work are about, as the text names it. Undefined when they are about none. */
export function thingOf(
  { work, wordPlaces }: ChosenWork,
  reading: Reading,
): WorkTemplate["things"][number] | undefined {
  const saidThings = work.things.filter(({ words }) => isUsedIn(words, wordPlaces, reading));
  return saidThings.toSorted((a, b) => b.words.length - a.words.length)[0] ?? work.things[0];
}

/** A word of the library: we write it, no caller sends it. */
type LibraryWord = string;

/** True when a clause says a word of the library, or words that it joins with « _ ». */
export function isSaidIn(
  name: LibraryWord,
  words: readonly Word[],
  { from, to }: Pick<Clause, "from" | "to">,
): boolean {
  const choice = readChoice(name);
  for (let at = from; at < to; at += 1) if (followWords(choice, words, at, to)) return true;
  return false;
}

function workName(chosen: ChosenWork, reading: Reading): string | null {
  const { work, wordPlaces, clauses } = chosen;
  const isInClause = (word: string) =>
    clauses.some((at) => isSaidIn(word, reading.words, clauseAt(reading.clauses, at)));
  const sentences = new Set(clauses.map((at) => clauseAt(reading.clauses, at).sentence));
  const saysNoWork = ({ from, to }: Clause) =>
    reading.words.slice(from, to).every(({ actions, isPast }) => actions.length === 0 || isPast);
  const ofSentence = reading.clauses.filter(
    (clause) => !clause.isLeftOut && sentences.has(clause.sentence) && saysNoWork(clause),
  );
  const isInSentence = (word: string) => ofSentence.some((clause) => isSaidIn(word, reading.words, clause));
  if (isNamedLater(chosen, reading)) return null;
  const ofUsed = work.names.filter((name) => name.words.some((word) => isUsedIn(word, wordPlaces, reading)));
  const ofClause = ofUsed.length > 0 ? ofUsed : work.names.filter((name) => name.words.some(isInClause));
  const names = ofClause.length > 0 ? ofClause : work.names.filter((name) => name.words.some(isInSentence));
  const titles = new Set(names.map(({ title }) => title));
  const [title = null, ...otherTitles] = titles;
  return otherTitles.length === 0 ? title : null;
}

// « Moquette d'escalier. Nez de marche à prévoir »: a sentence that comes later names a part of the work.
function isNamedLater({ work, wordPlaces, clauses }: ChosenWork, reading: Reading): boolean {
  const sentenceOf = (at: number) =>
    reading.clauses.find(({ from, to }) => at >= from && at < to)?.sentence ?? NO_SENTENCE;
  const first = Math.min(...clauses.map((at) => clauseAt(reading.clauses, at).sentence));
  const isNamed = (places: readonly number[]) =>
    work.names.some((name) => name.words.some((word) => isUsedIn(word, places, reading)));
  const ofFirst = wordPlaces.filter((at) => sentenceOf(at) === first);
  const nounsLater = wordPlaces.filter(
    (at) => sentenceOf(at) > first && wordAt(reading.words, at).actions.length === 0,
  );
  return ofFirst.length > 0 && !isNamed(ofFirst) && isNamed(nounsLater);
}

const NO_SENTENCE = -1;

function isUsedIn(word: string, places: readonly number[], { words }: Reading): boolean {
  const choice = readChoice(word);
  return places.some((at) => at >= 0 && followWords(choice, words, at, at + NAME_WORDS) !== null);
}

// « Réparation de gouttière ou de descente »: a description of a gutter is told of the gutter alone.
function closerTitle({ work, clauses }: ChosenWork, { words, clauses: allClauses }: Reading): string {
  const [first = "", ...others] = work.title.split(/, | ou | et /);
  const start = first.search(/ (?:d'|de |du )/);
  if (start < 0 || !others.every((other) => /^(?:d'|de |du )/.test(other))) return work.title;
  const alternatives = [first.slice(start + 1), ...others];
  const isSaid = (alternative: string) => {
    const noun = nounsIn(alternative)[0];
    return noun !== undefined && clauses.some((at) => isSaidIn(noun, words, clauseAt(allClauses, at)));
  };
  const saidAlternatives = alternatives.filter(isSaid);
  if (saidAlternatives.length === 1) return `${first.slice(0, start)} ${saidAlternatives[0]}`;
  // « Pose de radiateurs » counts towel rails too, and says so when they alone are asked for.
  const nouns = work.units.filter(
    (unit) => /^\p{L}{3}/u.test(unit) && !PEOPLE.test(unit) && !work.title.toLowerCase().includes(unit),
  );
  const saidUnits = saidAlternatives.length === 0 && work.reference === 1 ? nouns.filter(isSaid) : [];
  const [unit, ...otherUnits] = saidUnits;
  return unit !== undefined && otherUnits.length === 0 ? `${first.slice(0, start)} ${withDe(unit)}` : work.title;
}

const PEOPLE = /^(?:personne|collaborateur|salari|associ|participant|stagiaire)/;

function withDe(noun: string): string {
  return /^[aeiouyéèêîô]/i.test(noun) ? `d'${noun}` : `de ${noun}`;
}

function nounsIn(text: string): string[] {
  return text
    .split(/[ '-]/)
    .map(plainWord)
    .filter((word) => word.length > 1 && !ARTICLES.has(word));
}

// « pose d'une gouttière »: nothing says that there was one.
function isOnlyPut({ wordPlaces }: ChosenWork, { words }: Reading): boolean {
  const orders = wordPlaces.filter((at) => (words[at]?.actions.length ?? 0) > 0);
  return (
    orders.length > 0 && orders.every((at) => /^(?:pose[rz]?|installe[rz]?|installation)$/.test(words[at]?.text ?? ""))
  );
}

function isOnlyReplaced({ wordPlaces }: ChosenWork, { words }: Reading): boolean {
  // « remplacer la chaudière par une pompe à chaleur » puts in a pump.
  const first = Math.min(...wordPlaces.filter((at) => at >= 0));
  const by = words.findIndex(({ text }, at) => at > first && at < first + FARTHEST_BY && text === "par");
  if (by >= 0 && wordPlaces.some((at) => at > by)) return false;
  const actions = wordPlaces.flatMap((at) => words[at]?.actions ?? []);
  return actions.includes("@changer") && !actions.includes("@poser");
}

/** Most words between « remplacer » and « par ». */
const FARTHEST_BY = 12;
