import { pattern } from "../words/pattern.ts";
import { saidTaxesOf } from "../words/said-taxes.ts";
import type { Token } from "../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../words/tokens.ts";
import { isDeniedNumber, isMistaken } from "./numbers/denied-numbers.ts";
import { fractionAt, halfAfter, isPricedHalf } from "./numbers/fractions.ts";
import { afterFigures, numberAt } from "./numbers/number-at.ts";
import type { TypedNumber } from "./numbers/number-at.ts";
import { priceAt } from "./price-at.ts";
import type { CountedUnit } from "./units.ts";
import { unitAt } from "./units.ts";

/**
 * A number of a text with what it measures. `from` and `to` are indexes of tokens. It is usable when it can be read in
 * one way only, and when the text neither denies it (« au lieu de 7 h ») nor gives it as a time of day.
 */
export type Measure = {
  from: number;
  to: number;
  isUsable: boolean;
  isWord: boolean;
} & (
  | { kind: "quantity"; value: number; unit: CountedUnit }
  | { kind: "price"; value: number; per: CountedUnit | null; taxes: "ht" | "ttc" | null; isWhole: boolean }
  | { kind: "percent"; value: number }
  | { kind: "bare"; value: number }
);

/** Every measure of a text, in order. */
export function readMeasures(tokens: readonly Token[]): Measure[] {
  const measures: Measure[] = [];
  for (let index = 0; index < tokens.length;) {
    const measure = measureAt(tokens, index);
    if (measure) measures.push(measure);
    index = measure?.to ?? (tokenAt(tokens, index).kind === "number" ? afterFigures(tokens, index) : index + 1);
  }
  return withSaidTaxes(tokens, withThingPrices(tokens, withoutRanges(tokens, withReplacements(tokens, measures))));
}

// No reader takes a price with VAT for one without.
function withSaidTaxes(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const prices = measures.filter((measure) => measure.kind === "price");
  const taxesOfPrices = saidTaxesOf(tokens, prices);
  return measures.map((measure) =>
    measure.kind === "price" ? { ...measure, taxes: taxesOfPrices.get(measure) ?? null } : measure,
  );
}

// « 2 portes à 310, une baie à 1 450 € »: beside a price with its sign, « à » and a number after a thing is one.
function withThingPrices(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const isMoney = measures.some(({ kind }) => kind === "price");
  if (!isMoney) return [...measures];
  return measures.map((measure, index) => {
    const quantity = measures[index - 1];
    const isAfterThing =
      quantity !== undefined &&
      measure.kind === "bare" &&
      measure.isUsable &&
      !measure.isWord &&
      /^(bare|quantity)$/.test(quantity.kind) &&
      wordAt(tokens, measure.from - 1) === "a" &&
      isThing(tokens, quantity.to, measure.from - 1);
    const isEnd = /^(|[,;\n+]|et|puis|ht|ttc|pieces?|pce|chaque|chacune?)$/.test(wordAt(tokens, measure.to));
    return isAfterThing && isEnd ? { ...measure, kind: "price", per: null, taxes: null, isWhole: false } : measure;
  });
}

function isThing(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to);
  return (
    words.length > 0 &&
    words.length <= 6 &&
    words.every(({ kind, text }) => kind === "word" && !/^(de|le|la)$/.test(text))
  );
}

function measureAt(tokens: readonly Token[], from: number): Measure | null {
  const half = isPricedHalf(tokens, from) ? null : fractionAt(tokens, from, 1);
  if (half) return finish(tokens, from, half.next, true, { kind: "quantity", value: half.value, unit: half.unit });
  const number = numberAt(tokens, from);
  if (!number) return null;
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
    return finish(tokens, from, price.next, isPlain, { kind: "price", value: euros, per, taxes, isWhole });
  }
  const percent = percentEnd(tokens, next);
  if (percent !== null) return finish(tokens, from, percent, isPlain, { kind: "percent", value });
  const quantity = quantityAt(tokens, from, number);
  // « la location d'un échafaudage » counts nothing.
  const isArticle = /^une?$/.test(wordAt(tokens, from)) && wordAt(tokens, from - 1) === "'";
  return quantity ?? (isArticle ? null : finish(tokens, from, next, isPlain, { kind: "bare", value }));
}

type Content = Measure extends infer M
  ? M extends Measure
    ? Omit<M, "from" | "to" | "isUsable" | "isWord">
    : never
  : never;

function finish(tokens: readonly Token[], from: number, to: number, isPlain: boolean, content: Content): Measure {
  const isUsable = isPlain && !isDeniedNumber(tokens, from);
  return { ...content, from, to, isUsable, isWord: tokens[from]?.kind === "word" };
}

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
  const isUsable = isPlain && !isMoment(tokens, from);
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
  const isUsable = isPlain && !isDoubtful && !isMoment(tokens, from);
  return finish(tokens, from, end, isUsable, { kind: "quantity", value: hours, unit: "h" });
}

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

// « dans 15 jours », « sous 30 jours », « tous les 2 mois » are no amounts of work.
function isMoment(tokens: readonly Token[], from: number): boolean {
  const text = textBefore(tokens, from);
  return MOMENT.test(text) ? !(/y ?a$/.test(text) && hasOf(tokens, from)) : false;
}

const MOMENT = pattern`
    (?:^| )(?:dans|sous|depuis|ici|ya|y a|tou[ts]e?s les|chaque|attends?|garantie|delai(?: de)?|in|
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

// « j'avais dit 45 € de l'heure mais c'est 54 »: the second number measures what the first does.
function withReplacements(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  return measures.map((measure, index) => {
    const mistake = measures[index - 1];
    if (!mistake || measure.kind !== "bare" || !measure.isUsable || !isMistaken(tokens, mistake.from)) return measure;
    const { from, to, value, isWord } = measure;
    const isNext = measures.findIndex((other) => other.from >= mistake.to) === index;
    return isNext ? { ...mistake, from, to, value, isWord, isUsable: true } : measure;
  });
}

// « 2 à 3 jours », « 40 ou 45 €/h », « 12 à 45 »: two numbers side by side, of which at most one is meant.
function withoutRanges(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const inRange = measures.map((measure, index) => {
    const following = measures[index + 1];
    const isPair = following !== undefined && isRange(tokens, measure, following);
    return isPair;
  });
  return measures.map((measure, index) => {
    const quantity = measures[index - 1];
    if (quantity && isPriceOfTime(tokens, quantity, measure) && !inRange[index])
      return { ...measure, kind: "price", per: null, taxes: null, isWhole: false };
    const following = measures[index + 1];
    const isPriced = following !== undefined && isPriceOfTime(tokens, measure, following);
    return (inRange[index] && !isPriced) || inRange[index - 1] ? { ...measure, isUsable: false } : measure;
  });
}

// « 9 j à 440 », « 5 h à 70 »: too much for hours or days, so that it is their price.
function isPriceOfTime(tokens: readonly Token[], quantity: Measure, price: Measure): boolean {
  if (quantity.kind !== "quantity" || price.kind !== "bare" || !price.isUsable || !quantity.isUsable) return false;
  const least = quantity.unit === "h" ? LEAST_HOUR_PRICE : quantity.unit === "day" ? LEAST_DAY_PRICE : null;
  const isBeside = price.from === quantity.to + 1 && wordAt(tokens, quantity.to) === "a";
  // « 30 h à 35 » may be a range.
  const isUpTo = price.value > quantity.value && price.value <= 1.5 * quantity.value;
  const following = tokens[price.to];
  const isThing = following?.kind === "word" && following.text.length > 3 && unitAt(tokens, price.to) === null;
  const isEnd = isThing || /^($|[,;.!?)\n]|ht|ttc|tva|et|pour|chez)/.test(following?.text ?? "");
  return least !== null && isBeside && isEnd && price.value >= least && !isUpTo;
}

const LEAST_HOUR_PRICE = 30;
const LEAST_DAY_PRICE = 150;

function isRange(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  if (second.from !== first.to + 1) return false;
  // « cylindre x2 à 65 € ».
  if (wordAt(tokens, first.from - 1) === "x") return false;
  const link = wordAt(tokens, first.to);
  const isEntre = tokens[first.from - 1]?.text === "entre" && link === "et";
  if (!isEntre && !/^(a|ou|-|\/)$/.test(link)) return false;
  if (link === "a" && isPriceOfPieces(tokens, first, second)) return false;
  return first.kind === "bare" || isSameKind(first, second);
}

// « photos de biens douze à 75 euros pièce », « coupes : 23 à 18 € l'unité »: a whole number after its thing, and the
// price of each. « de 14 à 18 € pièce » is a range.
function isPriceOfPieces(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  const isOfPieces = second.kind === "price" && second.per === "piece" && first.kind === "bare";
  if (!isOfPieces || !Number.isInteger(first.value) || first.value < 1) return false;
  const at = wordAt(tokens, first.from - 1) === ":" ? first.from - 2 : first.from - 1;
  const noun = tokens[at];
  const isSize = noun?.kind === "number";
  return isSize || (noun?.kind === "word" && noun.text.length > 2 && !OF_RANGE.test(noun.text));
}

const OF_RANGE = pattern`
    ^(?:entre|environ|autour|vers|prix|tarifs?|cout|coute|coutent|facture|factures|facturee?s?|compte|compter|comptez|
    vendus?|vendue?s?|budget|soit|des|dans|genre|disons|fourchette|montant|unitaires?|unite|valeur|varie|varient|
    vaut|valent|chacun|chacune)$`;

function isSameKind(first: Measure, second: Measure): boolean {
  if (first.kind === "quantity")
    return second.kind === "quantity" ? first.unit === second.unit : second.kind === "bare";
  return first.kind === second.kind;
}
