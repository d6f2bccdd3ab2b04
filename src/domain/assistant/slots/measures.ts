import { pattern } from "../words/pattern.ts";
import { saidTaxesOf } from "../words/said-taxes.ts";
import type { Token } from "../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../words/tokens.ts";
import { isDeniedNumber } from "./numbers/denied-numbers.ts";
import { fractionAt, halfAfter, isPricedHalf } from "./numbers/fractions.ts";
import type { Measure } from "./numbers/measure.ts";
import { afterFigures, numberAt } from "./numbers/number-at.ts";
import type { TypedNumber } from "./numbers/number-at.ts";
import { withPricedCounts } from "./numbers/priced-counts.ts";
import { withLateCounts, withReplacements, withoutRanges } from "./numbers/ranges.ts";
import { withThingPrices } from "./numbers/thing-prices.ts";
import { priceAt } from "./price-at.ts";
import { unitAt } from "./units.ts";

/** Every measure of a text, in order. */
export function readMeasures(tokens: readonly Token[]): Measure[] {
  const measures: Measure[] = [];
  for (let index = 0; index < tokens.length;) {
    const measure = isBullet(tokens, index) ? null : measureAt(tokens, index);
    if (measure) measures.push(measure);
    index = measure?.to ?? (tokenAt(tokens, index).kind === "number" ? afterFigures(tokens, index) : index + 1);
  }
  const plainMeasures = withLateCounts(tokens, withoutRanges(tokens, withReplacements(tokens, measures)));
  return withSaidTaxes(tokens, withPricedCounts(tokens, withThingPrices(tokens, plainMeasures)));
}

// « 1) taille de haies », at the head of a line.
function isBullet(tokens: readonly Token[], index: number): boolean {
  const { kind, text } = tokenAt(tokens, index);
  if (kind !== "number" || text.length > 2 || wordAt(tokens, index + 1) !== ")") return false;
  return tokenAt(tokens, index - 1).kind === "line" || index === 0;
}

// No reader takes a price with VAT for one without.
function withSaidTaxes(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const prices = measures.filter((measure) => measure.kind === "price");
  const taxesOfPrices = saidTaxesOf(tokens, prices);
  return measures.map((measure) =>
    measure.kind === "price" ? { ...measure, taxes: taxesOfPrices.get(measure) ?? null } : measure,
  );
}

function measureAt(tokens: readonly Token[], from: number): Measure | null {
  const half = isPricedHalf(tokens, from) ? null : fractionAt(tokens, from, 1);
  // « 1/2 journée à 350 »: of the half, or of the day.
  const isPriced = half?.unit === "day" && tokens[from]?.kind === "number" && wordAt(tokens, half.next) === "a";
  if (half) return finish(tokens, from, half.next, !isPriced, { kind: "quantity", value: half.value, unit: half.unit });
  const number = numberAt(tokens, from);
  if (!number) return timeAndHalf(tokens, from);
  const { value, next, isPlain } = number;
  const fraction = isPricedHalf(tokens, next) ? null : fractionAt(tokens, next, value);
  if (fraction)
    return finish(tokens, from, fraction.next, isPlain, {
      kind: "quantity",
      value: fraction.value,
      unit: fraction.unit,
    });
  const price = priceAt(tokens, from, number);
  if (price) {
    const { euros, per, taxes, isWhole } = price;
    const isSure = isPlain && !PART_OR_ABOUT.test(textBefore(tokens, from));
    return finish(tokens, from, price.next, isSure, { kind: "price", value: euros, per, taxes, isWhole });
  }
  const percent = percentEnd(tokens, next);
  if (percent !== null) return finish(tokens, from, percent, isPlain, { kind: "percent", value });
  // « tva 20 go vendredi »: a rate, whatever the next word is.
  const quantity = wordAt(tokens, from - 1) === "tva" ? null : quantityAt(tokens, from, number);
  // « la location d'un échafaudage » counts nothing.
  const isArticle =
    /^une?$/.test(wordAt(tokens, from)) &&
    (/^(?:'|dans|sous|contre|avec|sur)$/.test(wordAt(tokens, from - 1)) || PRICE_NOUN.test(wordAt(tokens, from + 1)));
  return (
    quantity ??
    (isArticle || isNewThing(tokens, from) || isDimension(tokens, next)
      ? null
      : finish(tokens, from, next, isPlain, { kind: "bare", value }))
  );
}

// « jour et demi », « heure et demie »: one is not said.
function timeAndHalf(tokens: readonly Token[], from: number): Measure | null {
  const half = /^(?:jour|journee|heure)$/.test(wordAt(tokens, from)) ? halfAfter(tokens, from + 1) : null;
  if (half?.value !== 0.5) return null;
  const unit = wordAt(tokens, from) === "heure" ? "h" : "day";
  return finish(tokens, from, half.next, true, { kind: "quantity", value: 1 + half.value, unit });
}

// « 8 jours à un TJM de 510 € ».
const PRICE_NOUN = /^(?:tjm|taux|tarif|prix|montant|cout)$/;

// « tableau électrique neuf 1 200 € », « bac neuf à 400 € », « un évier neuf, … »: what the thing is like, and no nine.
// « spots neuf à 20 € » counts them.
function isNewThing(tokens: readonly Token[], from: number): boolean {
  const [noun, following] = [tokens[from - 1], tokens[from + 1]];
  const isAfterThing = noun?.kind === "word" && noun.text.length > 2 && !COUNTS.test(noun.text);
  if (wordAt(tokens, from) !== "neuf" || !isAfterThing) return false;
  if (following?.text === "a") return !/[sx]$/.test(noun.text);
  return following === undefined || following.kind !== "word" || /^(et|avec|pour|chez|sur)$/.test(following.text);
}

// « maquette 3D d'immeuble ».
function isDimension(tokens: readonly Token[], next: number): boolean {
  return wordAt(tokens, next) === "d" && tokens[next]?.isSpaced === false && wordAt(tokens, next + 1) !== "'";
}

const COUNTS = pattern`
    ^(?:pour|avec|dans|sous|entre|vers|plus|moins|environ|fois|fait|soit|compte[rsz]?|faut|faudra|prevoir|prevois|les|
    des|ces|mes|tes|ses|nos|par|sur|est|que|qui|une|mets?)$`;

// « 50 % de 3 000 € », « 2 fois 150 € », « dans les 800 € », « à partir de 800 € »: no price that may be written.
const PART_OR_ABOUT = pattern`
    (?:^| )(?:(?:%|pourcent|cent|moitie|tiers|quart) (?:de|des|d '|sur)|(?:\d+|deux|trois|quatre|cinq|six) fois|
    dans les|a partir de|autour de|alentours de|aux environs de)$`;

type Content = Measure extends infer M
  ? M extends Measure
    ? Omit<M, "from" | "to" | "isUsable" | "isWord">
    : never
  : never;

function finish(tokens: readonly Token[], from: number, to: number, isPlain: boolean, content: Content): Measure {
  // « 7h-9h » says when.
  const isToNext = content.kind === "quantity" && wordAt(tokens, to) === "-" && tokens[to + 1]?.kind === "number";
  const isPart =
    (isToNext && tokens[to + 1]?.isSpaced === false) ||
    (content.kind === "quantity" && isRepeatedTime(tokens, from, content.unit));
  const isUsable = isPlain && !isDeniedNumber(tokens, from) && !isPart;
  return { ...content, from, to, isUsable, isWord: tokens[from]?.kind === "word" };
}

// « 3 x 2 h », « trois fois deux heures », « 3+4+2 h »: not the whole.
function isRepeatedTime(tokens: readonly Token[], from: number, unit: string): boolean {
  if (unit !== "h" && unit !== "day") return false;
  const [link, count] = [wordAt(tokens, from - 1), wordAt(tokens, from - 2)];
  if (link === "+") return tokens[from - 2]?.kind === "number" && tokens[from]?.isSpaced === false;
  return /^(?:x|\*|fois)$/.test(link) && (FEW.test(count) || (/^\d+$/.test(count) && Number(count) <= MOST_TIMES));
}

const MOST_TIMES = 20;
const FEW = /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt)$/;

const FILLERS = /^(grosses?|bonnes?|petites?|pleines?|gros|bons?|belles?)$/;

function quantityAt(tokens: readonly Token[], from: number, number: TypedNumber): Measure | null {
  const { value, isPlain } = number;
  const next = FILLERS.test(tokens[number.next]?.text ?? "") ? number.next + 1 : number.next;
  const typedUnit = unitAt(tokens, next);
  // « a » is « à » as well as « ampères ».
  if (!typedUnit || (typedUnit.unit === "other" && tokens[next]?.text === "a" && tokens[next]?.isSpaced)) return null;
  const { unit } = typedUnit;
  if (unit === "min") {
    const isUsable = isPlain && !isMoment(tokens, from) && !isFavour(tokens, from);
    return finish(tokens, from, typedUnit.next, isUsable, { kind: "quantity", value: value / 60, unit: "h" });
  }
  // « avec un h à la fin » spells a name.
  const isLetter = wordAt(tokens, from) === "un" && /^(avec|sans)$/.test(wordAt(tokens, from - 1));
  if (isLetter && wordAt(tokens, next) === "h") return null;
  if (unit === "h") return hoursAt(tokens, from, number, typedUnit.next);
  const half = halfAfter(tokens, typedUnit.next);
  const isUsable = isPlain && !isMoment(tokens, from) && !isRepeated(tokens, half?.next ?? typedUnit.next);
  return finish(tokens, from, half?.next ?? typedUnit.next, isUsable, {
    kind: "quantity",
    value: value + (half?.value ?? 0),
    unit,
  });
}

// « 6h30 », « 4 h 30 », « 1h45min ». « 14h 48 » may be 14 h at 48 €: it is not usable.
function hoursAt(tokens: readonly Token[], from: number, { value, isPlain }: TypedNumber, next: number): Measure {
  const half = halfAfter(tokens, next);
  const minutes = tokens[next];
  const isMinutes =
    minutes?.kind === "number" && /^\d\d$/.test(minutes.text) && afterFigures(tokens, next) === next + 1;
  const unit = isMinutes ? unitAt(tokens, next + 1) : null;
  const isSure = isMinutes && (!minutes.isSpaced || unit?.unit === "min" || isQuarter(tokens, next));
  const isTime = isSure && Number(minutes.text) < 60 && !isPriceAfter(tokens, next);
  const minutesInWords = isTime ? null : (half ?? spokenMinutes(tokens, next));
  const end = isTime ? (unit?.unit === "min" ? unit.next : next + 1) : (minutesInWords?.next ?? next);
  const hours = value + (isTime ? Number(minutes.text) / 60 : (minutesInWords?.value ?? 0));
  // Bare figures right after « h » that are no minutes for sure.
  const isDoubtful =
    (minutes?.kind === "number" && !isTime && !isPriceAfter(tokens, next) && isBare(tokens, next)) ||
    (isClock(tokens, from, hours) && !/^(de|d)$/.test(wordAt(tokens, end)));
  // « 35h42 »: 35 h at 42 €, or 42 minutes.
  const isOdd =
    isTime &&
    hours > LONGEST_DAY &&
    Number(minutes.text) % 5 !== 0 &&
    !tokens.slice(end, end + 4).some(({ kind }) => kind === "number");
  const isUsable = isPlain && !isDoubtful && !isOdd && !isMoment(tokens, from) && !isRepeated(tokens, end);
  return finish(tokens, from, end, isUsable, { kind: "quantity", value: hours, unit: "h" });
}

const LONGEST_DAY = 24;

// « quatorze heures trente »: the minutes as words, right after the hours in words.
function spokenMinutes(tokens: readonly Token[], next: number): { value: number; next: number } | null {
  if (tokens[next]?.kind !== "word" || !/^heures?$/.test(tokens[next - 1]?.text ?? "")) return null;
  const minutes = numberAt(tokens, next);
  if (!minutes || !/^(15|30|45)$/.test(String(minutes.value)) || isPriceAfter(tokens, next)) return null;
  if (percentEnd(tokens, minutes.next) !== null) return null;
  const unit = unitAt(tokens, minutes.next);
  if (unit && unit.unit !== "min" && wordAt(tokens, minutes.next) !== "a") return null;
  return { value: minutes.value / 60, next: unit?.unit === "min" ? unit.next : minutes.next };
}

// « 6 h 30 » with spaces on both sides, and a quarter of an hour.
function isQuarter(tokens: readonly Token[], minutes: number): boolean {
  const isSpacedAlike = tokens[minutes - 1]?.isSpaced === true && tokens[minutes]?.isSpaced === true;
  return isSpacedAlike && /^(00|15|30|45)$/.test(wordAt(tokens, minutes));
}

function isPriceAfter(tokens: readonly Token[], index: number): boolean {
  const number = numberAt(tokens, index);
  return number !== null && priceAt(tokens, index, number) !== null;
}

function isBare(tokens: readonly Token[], index: number): boolean {
  const number = numberAt(tokens, index);
  return number === null || unitAt(tokens, number.next) === null;
}

// « à 14 h », « vers 10h », « dès 8h » are times of day, unless a price follows.
function isClock(tokens: readonly Token[], from: number, hours: number): boolean {
  const isThere = /^(y|pense|pensais|dirais|estime|evalue|arrive|monte|compte|tombe|reste)$/.test(
    tokens[from - 2]?.text ?? "",
  );
  return hours <= 24 && !isThere && /^(a|vers|des|avant|apres|jusqu|midi)$/.test(tokens[from - 1]?.text ?? "");
}

// « 2 h par semaine », « 8 h/jour »: how long the whole takes is not said.
function isRepeated(tokens: readonly Token[], next: number): boolean {
  return (
    /^(par|\/|chaque|tous les)$/.test(wordAt(tokens, next)) &&
    /^(semaine|mois|jour|an|trimestre)$/.test(wordAt(tokens, next + 1))
  );
}

// « dans 15 jours », « sous 30 jours », « tous les 2 mois » are no amounts of work.
function isMoment(tokens: readonly Token[], from: number): boolean {
  const text = textBefore(tokens, from);
  return MOMENT.test(text) ? !(/y ?a$/.test(text) && hasOf(tokens, from)) : false;
}

const MOMENT = pattern`
    (?:^| )(?:dans|sous|depuis|ici|ya|y a|tou(?:te)?s les|touts les|chaque|attends?|garantie|delai(?: de)?|in|
    valables?(?: pendant)?|validite(?: de)?|(?:payables?|paiement|reglement|reglables?|echeance) (?:a|sous))$`;

// « y a 1h45 de recherche de fuite » is an amount of work.
function hasOf(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from, from + 8).some(({ text }) => text === "de" || text === "d");
}

// « t'aurais deux minutes pour me faire un devis ».
function isFavour(tokens: readonly Token[], from: number): boolean {
  return /(^| )(as|aurais|avez|auriez)$/.test(textBefore(tokens, from));
}

function textBefore(tokens: readonly Token[], from: number): string {
  return wordsBetween(tokens, Math.max(0, from - 3), from);
}

function percentEnd(tokens: readonly Token[], next: number): number | null {
  const text = tokens[next]?.text;
  if (text === "%" || text === "pourcent" || text === "percent") return next + 1;
  return text === "pour" && /^cents?$/.test(tokens[next + 1]?.text ?? "") ? next + 2 : null;
}
