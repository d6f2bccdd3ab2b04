import type { Token } from "./tokens.ts";
import { tokenAt, tokensOf, wordAt, wordsBetween, wordSet } from "./tokens.ts";

// « 12 non 14 h », « 800 € pardon 850 € », « le 5 non le 6 janvier », « madame Garnier enfin non Granier »: who speaks
// takes a word back, and says the right one after it. The word taken back is no part of what is said. « 14 h, pas 12 »
// is no such thing: there the first one is right.

const SOME = /\b(?:non|nan|pas|pardon|plut[oô]t|veux dire|voulais dire|d[eé]sol[eé]e?|oups)\b/i;
/** A reader takes nothing back beyond it: what is corrected was said a few words before. */
const LONGEST_TEXT = 4_000;
const LONGEST_LEAD = 5;
const LONGEST_MARK = 8;

/** A text whose words taken back are spaces, so that every place in it stays the same. */
export function blankSelfCorrections(text: string): string {
  if (text.length > LONGEST_TEXT || !SOME.test(text)) return text;
  const tokens = tokensOf(text);
  let plain = text;
  for (let at = 1; at < tokens.length; at += 1) {
    const rightNumber = deniedNumberEnd(tokens, at);
    if (rightNumber !== null) plain = withBlank(plain, tokenAt(tokens, at).start, tokenAt(tokens, rightNumber).start);
    const rightName = deniedNameEnd(text, tokens, at);
    if (rightName !== null)
      plain = withBlank(plain, tokenAt(tokens, rightName.from).start, tokenAt(tokens, rightName.to).start);
    const end = rightName === null ? markEnd(tokens, at) : null;
    if (end === null) continue;
    const from = wrongNumber(tokens, at, end) ?? wrongDay(tokens, at, end) ?? wrongName(text, tokens, at, end);
    if (from === null) continue;
    const [start, stop] = [tokenAt(tokens, from).start, tokenAt(tokens, rightStart(tokens, from, end)).start];
    plain = withBlank(plain, start, stop);
    at = end;
  }
  return plain;
}

function withBlank(text: string, start: number, stop: number): string {
  return text.slice(0, start) + text.slice(start, stop).replace(/[^\n]/g, " ") + text.slice(stop);
}

// « pose de volet pas 800 mais 850 € »: the token of the right number. « c'est pas 5 mais 6 » corrects an answer.
function deniedNumberEnd(tokens: readonly Token[], at: number): number | null {
  if (wordAt(tokens, at) !== "pas" || /^(est|etait|ai|a|fait)$/.test(wordAt(tokens, at - 1))) return null;
  if (!isNumber(tokenAt(tokens, at + 1))) return null;
  for (let next = at + 2; next - at < LONGEST_MARK; next += 1)
    if (wordAt(tokens, next) === "mais") return isNumber(tokenAt(tokens, next + 1)) ? next + 1 : null;
  return null;
}

// « Mme Girard, non pas Girard, Mme Guérard », « chez Roux enfin pas Roux, Rousse »: the wrong name is said twice.
function deniedNameEnd(text: string, tokens: readonly Token[], at: number): { from: number; to: number } | null {
  if (wordAt(tokens, at) !== "pas") return null;
  const deniedAt = titleAt(tokens, at + 1);
  if (tokenAt(tokens, deniedAt).kind !== "word" || !hasCapital(text, tokens, deniedAt)) return null;
  let wrong = at - 1;
  while (
    wrong > 0 &&
    at - wrong < LONGEST_MARK &&
    (FILLERS.has(wordAt(tokens, wrong)) || MARKS.has(wordAt(tokens, wrong)))
  )
    wrong -= 1;
  if (wrong < 0 || wordAt(tokens, wrong) !== wordAt(tokens, deniedAt)) return null;
  let to = deniedAt + 1;
  while (/^(,|mais|c|'|est|plutot)$/.test(wordAt(tokens, to))) to += 1;
  const name = titleAt(tokens, to);
  if (!hasCapital(text, tokens, name)) return null;
  return { from: name > to ? (sameTitle(tokens, wrong) ?? wrong) : wrong, to };
}

const FILLERS = wordSet("euh heu ah enfin ou attends mince zut oups , .");
const HESITATES = wordSet("euh heu ou enfin ah");
const MARKS = wordSet("non nan pardon desole desolee");
const SAYINGS = /^(?:je )?(?:veux|voulais) dire$/;

// The token after the words that take back what stands before them, or null: « non », « , euh plutôt », « je veux
// dire ».
function markEnd(tokens: readonly Token[], at: number): number | null {
  let next = at;
  let isMarked = false;
  while (next - at < LONGEST_MARK && next < tokens.length) {
    const word = wordAt(tokens, next);
    const saying = word === "je" ? 3 : 2;
    if (SAYINGS.test(wordsBetween(tokens, next, next + saying))) [next, isMarked] = [next + saying, true];
    else if (MARKS.has(word)) [next, isMarked] = [next + 1, true];
    // « , plutôt 50 € » alone may be another price of it: it is asked.
    else if (word === "plutot" && (isMarked || HESITATES.has(wordAt(tokens, next - 1))))
      [next, isMarked] = [next + 1, true];
    else if (FILLERS.has(word)) next += 1;
    else break;
  }
  if (!isMarked) return null;
  // « 7 h, non pas 6 », « et non 6 »: the first is right.
  return /^(?:pas|plus|et|mais)$/.test(wordAt(tokens, next)) || wordAt(tokens, at - 1) === "et" ? null : next;
}

// Where the right value begins: with the word that led to the wrong one too (« à 29 non à 31 »), after it otherwise.
function rightStart(tokens: readonly Token[], from: number, end: number): number {
  return LEADS.has(wordAt(tokens, end)) && wordAt(tokens, end) === wordAt(tokens, from - 1) ? end + 1 : end;
}

const LEADS = wordSet("a au le la de du pour chez");
const NUMBERS = wordSet(`
  un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante
  cinquante soixante septante quatre-vingt cent cents mille
`);

function isNumber({ kind, text }: Token): boolean {
  return kind === "number" || NUMBERS.has(text);
}

// A number, its unit at most, what takes it back, and another number: « 12 m² non 14 m² ».
function wrongNumber(tokens: readonly Token[], at: number, end: number): number | null {
  const right = LEADS.has(wordAt(tokens, end)) ? end + 1 : end;
  if (!isNumber(tokenAt(tokens, right))) return null;
  let from = at - 1;
  while (from > 0 && at - from < LONGEST_UNIT && isUnitAt(tokens, from)) from -= 1;
  if (!isNumber(tokenAt(tokens, from))) return null;
  // « 3 heures, non quatre, à 28 € »: without its unit, the right number would be lost.
  const isTimed = TIME.test(wordsBetween(tokens, from + 1, at));
  if (isTimed && !TIME.test(wordsBetween(tokens, right + 1, right + 4))) return null;
  if (isOtherThing(tokens, from, at, right)) return null;
  // « 1 200 », « 12,50 », « mille deux cents ».
  while (from > 0 && isInNumber(tokens, from)) from -= 1;
  return from;
}

// « m2 » is two tokens. « 2 h » begins with a number.
function isUnitAt(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return UNITS.has(word) && (!/^[23]$/.test(word) || wordAt(tokens, at - 1) === "m");
}

// « 5 h à 50, nan 4 h », « à 120 pièce, ou plutôt 5 chaises »: a count takes no price back.
function isOtherThing(tokens: readonly Token[], wrong: number, at: number, right: number): boolean {
  const next = tokenAt(tokens, right + 1);
  const isPriceAlone = wordAt(tokens, wrong - 1) === "a" && wrong + 1 === at;
  const isEach = /^(?:pieces?|€|euros?)$/.test(wordAt(tokens, at - 1));
  if (isPriceAlone) return TIME.test(` ${next.text} `) || /^(?:m2?|ml|kg|l)$/.test(next.text);
  return isEach && next.kind === "word" && next.text.length > 4 && /[sx]$/.test(next.text) && !UNITS.has(next.text);
}

const TIME = /(?:^| )(?:h|heures?|j|jours?|journees?|semaines?)(?: |$)/;

function isInNumber(tokens: readonly Token[], from: number): boolean {
  const [previous, token] = [tokenAt(tokens, from - 1), tokenAt(tokens, from)];
  if (/^[,.]$/.test(token.text) && !token.isSpaced) return previous.kind === "number";
  if (/^[,.]$/.test(previous.text)) return !token.isSpaced && !previous.isSpaced && token.kind === "number";
  if (token.kind === "number") return previous.kind === "number" && token.text.length === 3;
  return NUMBERS.has(previous.text) && NUMBERS.has(token.text);
}

const LONGEST_UNIT = 5;
const UNITS = wordSet(`
  m m2 m3 ml metre metres carre carres cube cubes lineaire lineaires h heure heures j jour jours journee journees
  semaine semaines mois min minute minutes € e eur euro euros k kg l litre litres ht ttc % pour cent piece pieces 2 3
`);

const DAYS = wordSet(`
  lundi mardi mercredi jeudi vendredi samedi dimanche demain janvier fevrier mars avril mai juin juillet aout septembre
  octobre novembre decembre
`);

// « lundi euh plutôt mardi », « le 5 janvier pardon le 6 ».
function wrongDay(tokens: readonly Token[], at: number, end: number): number | null {
  const right = LEADS.has(wordAt(tokens, end)) ? end + 1 : end;
  if (!DAYS.has(wordAt(tokens, at - 1))) return wrongBareDay(tokens, at, right);
  const isDay = DAYS.has(wordAt(tokens, right)) || tokenAt(tokens, right).kind === "number";
  if (!isDay) return null;
  return tokenAt(tokens, at - 2).kind === "number" ? at - 2 : at - 1;
}

// « le samedi 5, enfin non le dimanche 6 décembre »: the wrong day has no month of its own.
function wrongBareDay(tokens: readonly Token[], at: number, right: number): number | null {
  const isDay = tokenAt(tokens, at - 1).kind === "number" && /^(?:[1-9]|[12]\d|3[01])$/.test(wordAt(tokens, at - 1));
  const isWeekday = WEEKDAYS.has(wordAt(tokens, at - 2));
  if (!isDay || !(isWeekday || /^(?:le|au|du)$/.test(wordAt(tokens, at - 2)))) return null;
  const number = WEEKDAYS.has(wordAt(tokens, right)) ? right + 1 : right;
  const isDated = tokenAt(tokens, number).kind === "number" && DAYS.has(wordAt(tokens, number + 1));
  return isDated ? (isWeekday ? at - 2 : at - 1) : null;
}

const WEEKDAYS = wordSet("lundi mardi mercredi jeudi vendredi samedi dimanche");

const TITLES = wordSet("m mr mme mlle monsieur madame mademoiselle");

// « madame Garnier enfin non Granier », « M. Duval, je veux dire M. Delval »: two names, with a title or capitals.
function wrongName(text: string, tokens: readonly Token[], at: number, end: number): number | null {
  const wrong = at - 1;
  const isTitled = TITLES.has(wordAt(tokens, wrong - 1)) || TITLES.has(wordAt(tokens, wrong - 2));
  const title = titleAt(tokens, end);
  if (title > end) return isTitled ? sameTitle(tokens, wrong) : null;
  if (tokenAt(tokens, wrong).kind !== "word" || tokenAt(tokens, end).kind !== "word") return null;
  if (!isTitled && !(hasCapital(text, tokens, wrong) && hasCapital(text, tokens, end))) return null;
  if (isTitled && hasCapital(text, tokens, wrong) && !hasCapital(text, tokens, end)) return null;
  // « Claire Roux pardon Claire Rousse »: the whole name is said again.
  for (let from = wrong - 1; from >= Math.max(0, wrong - LONGEST_LEAD); from -= 1)
    if (wordAt(tokens, from) === wordAt(tokens, end) && hasCapital(text, tokens, from)) return from;
  return wrong;
}

// The token after a title, or the same one.
function titleAt(tokens: readonly Token[], index: number): number {
  if (!TITLES.has(wordAt(tokens, index))) return index;
  return wordAt(tokens, index + 1) === "." ? index + 2 : index + 1;
}

function sameTitle(tokens: readonly Token[], wrong: number): number | null {
  for (let from = wrong; from >= Math.max(0, wrong - LONGEST_LEAD); from -= 1)
    if (TITLES.has(wordAt(tokens, from))) return from;
  return null;
}

function hasCapital(text: string, tokens: readonly Token[], index: number): boolean {
  return /\p{Lu}/u.test(text.charAt(tokenAt(tokens, index).start));
}
