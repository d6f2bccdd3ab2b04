import type { SaidLine, Slot } from "../../understanding.ts";
import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { tokenAt, tokensOf, wordAt, wordsBetween } from "../../words/tokens.ts";
import type { Measure } from "../numbers/measure.ts";
import { isPartOfSize } from "../numbers/size-at.ts";
import { isSizedThing, isSizedWord } from "../numbers/sized-words.ts";

/**
 * True for lines that read each number, and yet may say another sum: an hour at 900 €, « escalier 3 marches 420 € »,
 * « 15 m² dépose 12 € pose 38 € », « … à 38 €, non laisse, mets 133 € ». Their prices are asked.
 */
export function areUnsureLines(
  tokens: readonly Token[],
  measures: readonly Measure[],
  lines: readonly Slot<SaidLine>[],
): boolean {
  return (
    lines.some(({ value }) => isTooDear(value) || isOfPack(value) || hasSumInside(value)) ||
    lines.some((line, at) => isOfSameSize(tokens, measures, lines[at - 1], line)) ||
    lines.some((line) => isOfOneThing(tokens, measures, line) || isOfCountedThing(tokens, measures, line)) ||
    isTakenBack(tokens, measures)
  );
}

const DEAREST_HOUR = 300;

function isTooDear({ unit, unitPriceEuros }: SaidLine): boolean {
  return unit === "h" && (unitPriceEuros ?? 0) > DEAREST_HOUR;
}

// « climatiseur mobile 450 installation 2 h à 56 € »: the number in the label may be the price of what it follows.
function hasSumInside({ label }: SaidLine): boolean {
  const [, noun = ""] =
    /(?:^| )(\p{L}{4,}) [1-9]\d{2,3} (?!litres?|m[eè]tres?|watts?|lumens)\p{L}{5,}/u.exec(label) ?? [];
  return noun !== "" && tokensOf(noun).every(({ text }) => !isSizedWord(text));
}

// « pack 3 mois à 890 € », « forfait demi-journée 290 € »: of each, or of all.
function isOfPack({ label, unit }: SaidLine): boolean {
  return /^(?:month|day|h)$/.test(unit) && /(?:^|[ ,])(?:pack|forfait|formule|package)$/i.test(label);
}

// « 15 m² de carrelage dépose 12 € pose 38 € »: both prices may be of a square metre.
function isOfSameSize(
  tokens: readonly Token[],
  measures: readonly Measure[],
  previous: Slot<SaidLine> | undefined,
  { value, at }: Slot<SaidLine>,
): boolean {
  const isSized = previous !== undefined && /^(?:m|m2|m3)$/.test(previous.value.unit) && previous.value.quantity > 1;
  if (!isSized || value.unit !== "flat" || !MANNER.test(value.label) || (value.unitPriceEuros ?? 0) > DEAREST_MANNER)
    return false;
  // « double vitrage 4 m² à 165 € le m² dépose 80 € ».
  const isOfUnit = measures.some((measure) => {
    const { start } = tokenAt(tokens, measure.from);
    return measure.kind === "price" && measure.per !== null && start >= previous.at[0] && start < previous.at[1];
  });
  if (isOfUnit) return false;
  return !tokens.some(
    ({ start, text }) => start >= previous.at[1] && start < at[1] && /^[,;+\n]$|^(?:et|plus|puis|avec)$/.test(text),
  );
}

const MANNER = /^(?:d[ée])?pose$|^(?:fourniture|pr[ée]paration|pon[çc]age|main[- ]d)/i;
const DEAREST_MANNER = 100;

// « escalier 3 marches 420 € », « ferrage 4 fers 90 € »: what is counted may be a part of the one thing that is priced.
function isOfOneThing(tokens: readonly Token[], measures: readonly Measure[], { value, at }: Slot<SaidLine>): boolean {
  if (value.unit !== "piece" || value.quantity < 2) return false;
  const ofLine = measures.filter(({ from }) => {
    const { start } = tokenAt(tokens, from);
    return start >= at[0] && start < at[1];
  });
  const count = ofLine.find((measure) => measure.kind === "bare" && measure.value === value.quantity);
  const price = ofLine.find(({ kind }) => kind === "price");
  if (!count || !price || price.from < count.to || (price.kind === "price" && price.per !== null)) return false;
  if (/^(?:a|x|\*|@|=|:|-)$/.test(wordAt(tokens, price.from - 1))) return false;
  const noun = tokenAt(tokens, count.from - 1);
  return noun.kind === "word" && ONE_OF_PARTS.test(noun.text) && tokenAt(tokens, count.to).kind === "word";
}

// « entretien piscine 85 € le passage, 4 passages »: what it is the price of is counted elsewhere.
function isOfCountedThing(
  tokens: readonly Token[],
  measures: readonly Measure[],
  { value, at }: Slot<SaidLine>,
): boolean {
  if (value.unit !== "flat") return false;
  const price = measures.find((measure) => {
    const { start } = tokenAt(tokens, measure.from);
    return measure.kind === "price" && start >= at[0] && start < at[1];
  });
  if (!price || !/^(?:le|la|l)$/.test(wordAt(tokens, price.to))) return false;
  const noun = wordAt(tokens, wordAt(tokens, price.to + 1) === "'" ? price.to + 2 : price.to + 1);
  return (
    noun.length > 3 && measures.some(({ kind, to }) => kind === "bare" && wordAt(tokens, to).replace(/s$/, "") === noun)
  );
}

const ONE_OF_PARTS = pattern`
    ^(?:escalier|portail|baie|placard|bibliotheque|dressing|tableau|meuble|armoire|ferrage|garde-corps|etagere|porte|
    canape|table|banquette|verriere|abri|pergola|barriere|echelle|marche|cuisine|salon|appartement|maison|gite|studio|
    immeuble|forfait|pack|lot|ensemble|kit|coffret|panier|menu|album|livret|catalogue|site)$`;

// « 3,5 t à 38 € la tonne… non laisse la tonne, mets 133 € ».
function isTakenBack(tokens: readonly Token[], measures: readonly Measure[]): boolean {
  const prices = measures.filter(({ kind }) => kind === "price" || kind === "bare");
  return tokens.some(({ text }, at) => {
    if (!/^(?:non|nan)$/.test(text) || wordAt(tokens, at + 1) === "-") return false;
    if (KEPT.test(wordsBetween(tokens, at + 1, at + 2))) return false;
    const isAfterStop = /^[,.;!?]$/.test(wordAt(tokens, at - 1));
    const hasEarlierPrice = prices.some(({ to }) => to <= at);
    const nextPrice = prices.find(({ from }) => from > at);
    return isAfterStop && hasEarlierPrice && nextPrice !== undefined && nextPrice.from - at <= LONGEST_CHANGE;
  });
}

const KEPT = /^(?:comprise?s?|inclus|incluse?s?|fournie?s?|posee?s?|conforme|urgent|urgente|assujettie?|meublee?)$/;
const LONGEST_CHANGE = 10;

/** True where a number beside a sum that is read may be another one: « climatiseur 450 installation 2 h ». */
export function hasLoneSum(
  tokens: readonly Token[],
  measures: readonly Measure[],
  isTaken: (index: number) => boolean,
): boolean {
  return measures.some((measure) => {
    const { from, to, kind, isUsable, isWord, value } = measure;
    if (kind !== "bare" || !isUsable || isTaken(from) || value < LEAST_SUM || isPartOfSize(tokens, from)) return false;
    const noun = tokenAt(tokens, from - 1);
    if (noun.kind !== "word" || noun.text.length < 4 || isTaken(from - 1)) return false;
    const next = tokenAt(tokens, to);
    // « blindage porte 890. »
    const isOfThing =
      isSizedThing(noun.text) &&
      tokenAt(tokens, from - 2).kind === "word" &&
      !isTaken(from - 2) &&
      value >= LEAST_OF_THING;
    if (isOfThing && /^(?:|[,;.\n])$/.test(next.text)) return true;
    if (isSizedWord(noun.text) && !isWord) return false;
    if (isWord) return next.text === "" && /^(?:plus|et)$/.test(leadOf(tokens, from));
    return next.kind === "word" && (isTaken(to) || (next.text.length > 4 && !/[sx]$/.test(next.text)));
  });
}

const LEAST_SUM = 40;
const LEAST_OF_THING = 150;

// « plus les frais de route quatre-vingt-cinq »: the word that adds what is named before a number.
function leadOf(tokens: readonly Token[], from: number): string {
  const words = tokens.slice(Math.max(0, from - LONGEST_NAME), from).map(({ text }) => text);
  return words.findLast((word) => /^(?:plus|et|,|avec)$/.test(word)) ?? "";
}

const LONGEST_NAME = 6;
