import { centimetresToMetres } from "../../shared/money.ts";
import { AMOUNT_WORDS, BEFORE_NOUN, DWELLING_WORDS, ROOM_WORDS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/**
 * A quantity of a description. `at` is its place among the words. A surface says what it measures: a dwelling, a floor
 * (a room, « au sol ») or something else.
 */
export type Quantity = { value: number; unit: "m²" | "m³" | "ml"; of: "dwelling" | "floor" | "thing"; at: number };

/** Every measure in m², m³ and metres. « 4 m x 2,50 m » is a length of 4 m and a surface of 10 m². */
export function readMeasures(words: readonly Word[]): Quantity[] {
  const measures = measuresIn(words);
  return [...measures, ...surfaceOfWall(words, measures)];
}

function measuresIn(words: readonly Word[]): Quantity[] {
  return words.flatMap((word, at) => {
    if (word.value === null) return [];
    const sides = readSides(words, at, word.value);
    if (sides !== null) return sides;
    const unit = words[at + 1]?.text;
    if (unit !== "m²" && unit !== "m³" && unit !== "ml") return [];
    if (unit === "ml" && (isFarOrHigh(words, at) || isSecondSide(words, at))) return [];
    const value = word.value * (unit === "ml" ? 1 : roomsBefore(words, at));
    return [{ value, unit, of: unit === "m²" ? surfaceOf(words, at) : ("thing" as const), at }];
  });
}

// « 4,20 ml x 2,50 ml », « 1,20 x 1,40 ml », « 18 ml x 1,60 ml de haut ».
function readSides(words: readonly Word[], at: number, length: number): Quantity[] | null {
  const afterFirst = words[at + 1]?.text === "ml" ? at + 2 : at + 1;
  const saidWidth = words[afterFirst + 1]?.value ?? null;
  const isProduct = /^(?:x|sur|par)$/.test(words[afterFirst]?.text ?? "");
  if (saidWidth === null || !isProduct || words[at - 1]?.text === "x") return null;
  if (words[afterFirst + 2]?.text !== "ml" && afterFirst === at + 1) return null;
  const isInCentimetres = words[afterFirst + 2]?.text !== "ml" && saidWidth > MOST_METRES;
  const width = isInCentimetres ? centimetresToMetres(saidWidth) : saidWidth;
  // « 1,73 m sur 28 ml » is a height and a length.
  if (words[afterFirst]?.text === "sur" && Math.max(length, width) > LONG_AND_LOW * Math.min(length, width))
    return [{ value: Math.max(length, width), unit: "ml", of: "thing", at }];
  return [
    { value: length, unit: "ml", of: "thing", at },
    { value: length * width, unit: "m²", of: "thing", at },
  ];
}

/** « 4,20 m x 2,50 » is in metres, « 2,10 m x 90 » ends in centimetres. */
const MOST_METRES = 12;

// « muret 8 m de long, hauteur 60 cm » is a surface too.
function surfaceOfWall(words: readonly Word[], measures: readonly Quantity[]): Quantity[] {
  const [length, otherLength] = measures.filter(({ unit }) => unit === "ml");
  if (length === undefined || otherLength !== undefined || measures.some(({ unit }) => unit === "m²")) return [];
  const height = words.flatMap((word, at) => heightAt(words, at, word.value))[0];
  return height === undefined ? [] : [{ value: length.value * height, unit: "m²", of: "thing", at: length.at }];
}

// « hauteur 60 cm », « h 1,60 m », « 2 m de haut ».
function heightAt(words: readonly Word[], at: number, value: number | null): number[] {
  const unit = wordAt(words, at + 1).text;
  const isSaid =
    HEIGHT.test(wordAt(words, at - 1).text) ||
    (wordAt(words, at - 1).text === "de" && HEIGHT.test(wordAt(words, at - 2).text)) ||
    (wordAt(words, at + 2).text === "de" && HEIGHT.test(wordAt(words, at + 3).text));
  if (value === null || !isSaid || (unit !== "ml" && unit !== "cm")) return [];
  return [unit === "cm" ? centimetresToMetres(value) : value];
}

const HEIGHT = /^(?:h|ht|haut|hauteur)$/;

/** How many times its height a fence or a wall is longer, at least. */
const LONG_AND_LOW = 6;

function isSecondSide(words: readonly Word[], at: number): boolean {
  const [last, beforeLast] = [words[at - 1]?.text, words[at - 2]];
  if (last === "sur" && beforeLast?.text === "ml") return wordAt(words, at - 3).value !== null;
  return (last === "x" || last === "sur") && typeof beforeLast?.value === "number";
}

// « hauteur 2 m », « 3 m de haut », « à 200 m de l'église » are no length of work.
function isFarOrHigh(words: readonly Word[], at: number): boolean {
  const [last, beforeLast] = [words[at - 1]?.text ?? "", words[at - 2]?.text ?? ""];
  const [next, afterNext] = [words[at + 2]?.text ?? "", words[at + 3]?.text ?? ""];
  const isSize = /^(?:h|ht|haut|hauteur|profond|profondeur|larg|large|largeur|epaisseur|diametre|entraxe)$/;
  if (isSize.test(last) || isSize.test(beforeLast) || (next === "de" && isSize.test(afterNext))) return true;
  return last === "a" && /^(?:de|du|d|des|pre)$/.test(next);
}

function surfaceOf(words: readonly Word[], at: number): Quantity["of"] {
  const after = words.slice(at + 2, at + 4).map(({ text }) => text);
  if (after.join(" ") === "au sol" || after.join(" ") === "de sol") return "floor";
  if ((after[0] ?? "").startsWith("habitable")) return "dwelling";
  if (/^(?:mur|cloison|plafond|facade)$/.test(after[0] ?? "")) return "thing";
  // « 12 m² de mur » says itself what it measures.
  if (/^(?:de|d)$/.test(after[0] ?? "") && !DWELLING_WORDS.has(after[1] ?? ""))
    return ROOM_WORDS.has(after[1] ?? "") ? "floor" : "thing";
  let start = at - 1;
  for (let steps = 0; start >= 0 && steps < 4; steps += 1, start -= 1) {
    const { text, isMark } = wordAt(words, start);
    if (isMark && text !== "(") break;
    if (DWELLING_WORDS.has(text)) return isOfThing(words, start, at) ? "thing" : "dwelling";
    if (ROOM_WORDS.has(text)) return "floor";
  }
  return "thing";
}

// « vitres de bureaux 30 m² » measures the panes, « les murs d'un appartement de 60 m² » the flat.
function isOfThing(words: readonly Word[], dwelling: number, at: number): boolean {
  if (/^(?:de|d|fait|habitable)$/.test(wordAt(words, at - 1).text)) return false;
  let place = dwelling - 1;
  while (/^(?:de|d|du|des|la|le|les|l|notre|mon|votre)$/.test(wordAt(words, place).text) || wordAt(words, place).isPast)
    place -= 1;
  return MEASURED_THINGS.has(wordAt(words, place).text);
}

const MEASURED_THINGS = new Set(
  (
    "vitre vitrine vitrage vitrerie baie facade toiture toit couverture mur cloison plafond moquette parquet " +
    "carrelage sol dalle terrasse cour"
  ).split(" "),
);

// « 2 chambres de 12 m² » is twice 12 m².
function roomsBefore(words: readonly Word[], at: number): number {
  if (words[at - 1]?.text !== "de" && words[at - 1]?.text !== "d") return 1;
  const isRoom = ROOM_WORDS.has(words[at - 2]?.text ?? "") && words[at - 2]?.text !== "bain";
  const count = words[at - 3]?.value ?? null;
  return isRoom && count !== null && count <= 20 ? count : 1;
}

/**
 * How many of a noun (`names`) a span of words counts: « 7 radiateurs », « une quinzaine d'ardoises »,
 * « fenêtres x 5 ».
 * One alone (« le mitigeur ») counts for 1. Null when it is not counted.
 */
export function countOf(
  names: readonly (readonly string[])[],
  words: readonly Word[],
  from: number,
  to: number,
): number | null {
  let sum: number | null = null;
  let isNamed = false;
  for (let at = from; at < to; at += 1) {
    // « remplacer l'évier par un évier en résine » is one.
    if (/^(?:par|remplacement)$/.test(wordAt(words, at).text) && sum !== null) break;
    const name = names.find((group) => group.every((part, index) => words[at + index]?.text === part));
    if (!name) continue;
    const count = countBefore(words, at, from, names) ?? countAfter(words, at + name.length);
    if (count !== null) sum = (sum ?? 0) + count;
    at += name.length - 1;
    isNamed = true;
  }
  return isNamed && sum === null ? countTimes(words, from, to) : sum;
}

// « encadrements de fenêtres à refaire x5 ».
function countTimes(words: readonly Word[], from: number, to: number): number | null {
  for (let at = from + 1; at < to; at += 1) {
    const count = Number(/^x(\d{1,2})$/.exec(wordAt(words, at).text)?.[1] ?? countAfter(words, at) ?? 0);
    const lastWord = wordAt(words, at - 1);
    // « 2 m x 90 » are two sides.
    if (count > 1 && lastWord.value === null && !/^(?:ml|cm|mm)$/.test(lastWord.text)) return count;
  }
  return null;
}

/** How many of the noun at a place the words before it say. Null when they do not. */
export function countBefore(
  words: readonly Word[],
  at: number,
  from: number,
  names: readonly (readonly string[])[],
): number | null {
  for (let place = at - 1, steps = 0; place >= from && steps < 4; place -= 1, steps += 1) {
    const { text, value, isMark } = wordAt(words, place);
    if (isMark || /^(?:m²|m³|ml|cm|mm|kg|kw|w|v|litre|eur|euro|h)$/.test(text)) return null;
    // « 8 paires de volets » are counted once.
    if (names.some(([name]) => name === text)) return null;
    if (value !== null) return Number.isInteger(value) && value > 0 && value <= 2_000 ? value : null;
    if (/^(?:un|une|le|la|l|mon|ma|ce|cet|cette|notre|votre|son|sa)$/.test(text)) return 1;
    if (/^(?:les|des|mes|ces|nos|ses|plusieur|quelque)$/.test(text)) return null;
    if (/^(?:par|pour|avec|sur|dans|a)$/.test(text)) return null;
    if (steps >= 2 && !AMOUNT_WORDS.has(text) && !BEFORE_NOUN.has(text)) return null;
  }
  return null;
}

function countAfter(words: readonly Word[], at: number): number | null {
  const value = words[at]?.text === "x" ? words[at + 1]?.value : null;
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= 2_000 ? value : null;
}
