import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../../words/tokens.ts";
import type { LabelWords } from "../labels/label-words.ts";
import type { Measure } from "../numbers/measure.ts";
import { isPartOfSize } from "../numbers/size-at.ts";
import { isSizedWord } from "../numbers/sized-words.ts";
import { isOfOrder } from "../priced-quantity.ts";

// A second reading of a list of works: numbers without sign that stand where prices stand in such a list. It may only
// be believed when every number of the text then belongs to a line.

/**
 * The measures with the numbers that stand where a price does: « tableau 3 rangées 720 », « plinthe 36 ml à 6,5 »,
 * « porte 1 à 290 ». Null in a text that names no document.
 */
export function withListedPrices(words: LabelWords, measures: readonly Measure[]): Measure[] | null {
  const { tokens } = words;
  if (!tokens.some(({ text }) => ORDERED.test(text))) return null;
  const newMeasures = measures.map((measure, index) => {
    if (measure.kind !== "bare" || words.isTaken(measure.from) || !isListedPrice(words, measures[index - 1], measure))
      return measure;
    return asPrice(measure, tokens);
  });
  return newMeasures;
}

/** The numbers that none of these places holds, and that may count or cost something. */
export function strayNumbers(
  words: LabelWords,
  measures: readonly Measure[],
  places: readonly (readonly [start: number, end: number])[],
): Measure[] {
  const { tokens } = words;
  return measures.filter((measure) => {
    const { from, to, kind, isWord, value } = measure;
    if (words.isTaken(from) || kind === "percent" || isPartOfSize(tokens, from) || isOfOrder(tokens, measure))
      return false;
    if (kind === "quantity" && measure.unit === "other") return false;
    if (kind === "bare" && isWord && value === 1) return false;
    const [start, end] = [tokenAt(tokens, from).start, tokenAt(tokens, to - 1).end];
    return !places.some(([first, last]) => start >= first && end <= last);
  });
}

const ORDERED = /^(?:devis|dvis|dvs|dvi|devi|dv|factures?|fact|factu|facturer|facturez|chiffre[rsz]?|chiffrage)$/;

const DOUBT = pattern`
    ^(?:non|nan|plutot|pardon|finalement|enfin|sinon|voire|environ|maximum|max|minimum|mini|budget|arrhes|dont|
    soit|deja|paye|payee|verse|versee|regle|reglee|disons|attends|oups|zut|erreur|corrige|lieu|entre|jusqu|offert|
    offerte|gratuit|gratuite|deduire|moins|anciennement|avant|option|reste|solde)$`;

/** True for a text of which some word makes its numbers doubtful. */
export function hasDoubt({ tokens, isTaken }: LabelWords): boolean {
  return tokens.some((_token, at) => !isTaken(at) && isDoubt(tokens, at));
}

/** True where a number is said again after a word that takes the one before back: « 30… 25 en fait », « nan 4 h ». */
export function hasCorrection(words: LabelWords, measures: readonly Measure[]): boolean {
  const { tokens } = words;
  return measures.some(({ from, to, kind }, index) => {
    if (index === 0 || words.isTaken(from) || kind === "percent") return false;
    const leadWords = wordsBetween(tokens, Math.max(measures[index - 1]?.to ?? 0, from - LONGEST_MARK), from);
    return TAKES_BACK.test(leadWords) || SAID_BACK.test(wordsBetween(tokens, to, to + 3));
  });
}

/** The numbers outside of these places that may be the price of another work: none may be left out in silence. */
export function strayPrices(
  words: LabelWords,
  measures: readonly Measure[],
  places: readonly (readonly [start: number, end: number])[],
): Measure[] {
  const listedMeasures = withListedPrices(words, measures);
  if (listedMeasures === null) return [];
  const { tokens } = words;
  return strayNumbers(words, listedMeasures, places).filter((measure) => {
    const typedMeasure = measures.find(({ from }) => from === measure.from);
    if (typedMeasure?.kind !== "bare") return false;
    // « zone 2 à 38 » may be two numbers of a range: it is no less a price that is not read.
    const isDoubtful = !measure.isUsable && wordAt(tokens, measure.from - 1) === "a" && measure.value >= LEAST;
    return measure.kind === "price" || isDoubtful;
  });
}

const LONGEST_MARK = 6;
const TAKES_BACK = pattern`
    (?:^|[ ])(?:non|nan|plutot|disons|pardon|finalement|zut|oups|attends|en fait|enfin)(?: [a-z,.']+){0,3}$`;
const SAID_BACK = /^(?:[a-z]+ )?(?:en fait|plutot|finalement|pardon)(?: |$)/;

function isDoubt(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  // « a ou b », « ou plutôt ».
  return DOUBT.test(word) || (word === "ou" && tokens[at + 1]?.kind !== "line");
}

function isListedPrice(words: LabelWords, count: Measure | undefined, measure: Measure): boolean {
  const { tokens } = words;
  const { from, to, isUsable, isWord, value } = measure;
  if (!isUsable || value <= 0 || isOfOrder(tokens, measure)) return false;
  const link = wordAt(tokens, from - 1);
  const isOfCount = count !== undefined && count.isUsable && count.to === from - 1 && LINK.test(link);
  if (isOfCount && count.kind === "quantity" && PRICED_UNIT.test(count.unit)) return !isSideOf(tokens, to);
  // « porte 1 à 290 », « radiateurs 5 x 245 ». « 2 à 3 » is a range, « 80 x 200 » a size.
  if (isOfCount && count.kind === "bare" && !count.isWord)
    return value >= LEAST && value >= LEAST_RATIO * count.value && count.value <= MOST_COUNTED && !isSideOf(tokens, to);
  // « et 35 de déplacement ».
  const isBeforeThing = /^(?:de|d)$/.test(wordAt(tokens, to)) && tokens[to + 1]?.kind === "word";
  if (!isWord && isBeforeThing && /^(?:et|plus|,|\+)$/.test(link) && value >= LEAST) return true;
  if (isWord) return link === "a" && value >= LEAST_WORD && isEnd(words, to) && isThingBefore(words, from - 1);
  if (!isEnd(words, to)) return false;
  const isNamed = tokens[from - 1]?.kind === "word" && wordAt(tokens, from - 1).length > 2;
  if (link === "a") return value >= LEAST_AT && isThingBefore(words, from - 1);
  return value >= LEAST && isNamed && !isSizedWord(link) && !NO_PRICE.test(link) && isThingBefore(words, from);
}

const LINK = /^(?:a|x|\*|@)$/;
const PRICED_UNIT = /^(?:m|m2|m3|kg|t|l|h|day|piece|stere)$/;
const LEAST = 10;
const LEAST_AT = 5;
const LEAST_WORD = 20;
const LEAST_RATIO = 3;
const MOST_COUNTED = 60;
const NO_PRICE = pattern`
    ^(?:tva|taux|remise|rabais|reduction|acompte|total|je|tu|il|elle|on|nous|vous|est|sont|rdv|rue|avenue|route|chemin|
    impasse|place|boulevard|allee|le|la|les|du|au|numero|code|tel|portable|ref|reference|siret|dossier|zone|niveau|
    cat|categorie|etoiles?|litres?)$`;

// « 80 x 200 x 3 », « 60 x 60 cm ».
function isSideOf(tokens: readonly Token[], to: number): boolean {
  return /^(?:x|\*|cm|mm|m|ml|m2|km|kg|w|kw|kwh|kva|mm2|litres?|l)$/.test(wordAt(tokens, to));
}

const ENDS = pattern`
    ^(?:|[,;.\n+)(/|]|et|plus|puis|avec|ht|ttc|hors|tva|remise|pieces?|pce|chaque|chacune?s?|forfait|fft|stp|svp|merci|
    posees?|poses|fournie?s?|comprise?s?|compris|tout|le|la|l|par|du|au|pour|pr|chez|mme|mlle|mr|madame|monsieur|client|
    cliente|societe)$`;

function isEnd({ tokens, isTaken }: LabelWords, to: number): boolean {
  return ENDS.test(wordAt(tokens, to)) || isTaken(to);
}

// Words that name a thing, up to what parts it from the others.
function isThingBefore({ tokens, isTaken }: LabelWords, end: number): boolean {
  let start = end;
  while (start > 0 && end - start < LONGEST_THING && !isTaken(start - 1) && !isStop(tokens, start - 1)) start -= 1;
  const thingWords = wordsBetween(tokens, start, end);
  return /(?:^| )[a-z]{3,}/.test(thingWords) && !NO_THING.test(thingWords);
}

const NO_THING = pattern`
    (?:^|[ ])(?:rendez|rdv|rue|avenue|route|chemin|impasse|place|boulevard|allee|arrivee?|visite|passage|tel|code)
    (?:[ ]|$)`;

// The comma of « 3,5 kW » parts nothing.
function isStop(tokens: readonly Token[], at: number): boolean {
  const isDecimal =
    wordAt(tokens, at) === "," && tokens[at + 1]?.kind === "number" && tokens[at + 1]?.isSpaced === false;
  return !isDecimal && /^[,;:\n+]$/.test(wordAt(tokens, at));
}

const LONGEST_THING = 10;

function asPrice({ from, to, value, isUsable, isWord }: Measure, tokens: readonly Token[]): Measure {
  const isEach = /^(?:pieces?|pce|chaque|chacune?s?)$/.test(wordAt(tokens, to));
  return {
    from,
    to: isEach ? to + 1 : to,
    value,
    isUsable,
    isWord,
    kind: "price",
    per: isEach ? "piece" : null,
    taxes: null,
    isWhole: false,
  };
}
