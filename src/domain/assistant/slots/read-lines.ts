import type { SaidLine, Slot } from "../understanding.ts";
import type { Token } from "../words/tokens.ts";
import { tokensOf, wordAt, wordSet } from "../words/tokens.ts";
import type { LabelWords } from "./labels/label-words.ts";
import { clauseBefore, clauseStart, cleanLabel, labelAfter, labelOf } from "./line-labels.ts";
import { withRates } from "./line-rates.ts";
import { endOfPrice } from "./lines/price-end.ts";
import { beforePriceWords } from "./lines/price-lead.ts";
import { sharingWorks, timeBefore } from "./lines/shared-times.ts";
import type { Measure } from "./numbers/measure.ts";
import { isPriceOfWork } from "./numbers/measured-thing.ts";
import { isPartOfSize } from "./numbers/size-at.ts";
import type { Price, PricedWork } from "./priced-quantity.ts";
import {
  isContent,
  isSizeOfOne,
  isOfEach,
  isOfEachThing,
  isOfOrder,
  isOfWhole,
  isQuantity,
  pricedUnit,
  quantityOf,
} from "./priced-quantity.ts";
import { placeOf } from "./read-durations.ts";
import type { SaidPercent } from "./read-percents.ts";
import { isOther } from "./read-prices.ts";

/** The works of a text that are priced by quantity, in order. */
export function readPricedWorks(
  words: LabelWords,
  measures: readonly Measure[],
  percents: readonly SaidPercent[],
): PricedWork[] {
  const works: PricedWork[] = [];
  let regionStart = 0;
  for (const price of measures) {
    if (price.kind !== "price") continue;
    const isPrice = price.isUsable && !isOther(words.tokens, price);
    const work = isPrice ? workOf(words, measures, price, regionStart) : null;
    if (work) works.push(...sharingWorks(words, measures, work, { price, regionStart }), work);
    regionStart = Math.max(work?.labelEnd ?? 0, endOfPrice(words.tokens, price, percents));
  }
  return withRates(words, works, percents);
}

/** The lines of a text, or null when one of its prices belongs to no line: no part of a document is given. */
export function linesOf(
  works: readonly PricedWork[],
  isDurationAsked: boolean,
  pricesInTotal: number,
  unpricedCount = 0,
): Slot<SaidLine>[] | null {
  const [first] = works;
  // A price that belongs to no line (« plus le chauffe-eau à 420 € ») makes the others a part of what is clauseWords.
  if (pricesInTotal > Math.max(works.length, 1)) return null;
  if (!first) return [];
  const isTime = ({ line }: PricedWork) => line.unit === "h" || line.unit === "day";
  // « pose 4 h à 50 €, dépose 1 h »: one price, and another work that waits for its own.
  const isOne = works.length === 1 && (unpricedCount === 0 || (first.line.label === "" && unpricedCount === 1));
  if (isOne && isTime(first) && (isDurationAsked || first.line.label === "")) return [];
  if (isOne && (first.isImplied || (first.line.unit === "flat" && first.line.label === ""))) return [];
  if (works.some((work) => work.line.label === "" && !isTime(work))) return null;
  return works.map(({ line, from, to, taxes }) => {
    const label = line.label || LABOUR;
    return { value: { ...line, label, ...(taxes === "ttc" && { isWithVat: true }) }, at: [from, to] };
  });
}

const LABOUR = "main-d’œuvre";

function workOf(words: LabelWords, measures: readonly Measure[], price: Price, regionStart: number): PricedWork | null {
  const start = workStart(words, price, regionStart);
  // « désembouage de dix radiateurs forfait 650 € » is one price, whatever it counts.
  const isOne =
    /^une?$/.test(words.tokens[start]?.text ?? "") || /^(et|avec|plus)$/.test(words.tokens[start]?.text ?? "");
  const isAllIn = price.isWhole && isOne && price.per === null && !hasCount(words.tokens, measures, start, price);
  const isFlat =
    isAllIn || (price.per === null && words.tokens.slice(Math.max(start, price.from - 3), price.from).some(isFlatWord));
  const count = isFlat ? null : quantityOf(words.tokens, measures, price, start);
  const quantity = count && isOfWhole(words.tokens, count, price) ? null : count;
  // « expertise d'un appartement 65 m² pour Mme Roux 220 € »: the size is far from a price that may be that of all.
  if (quantity !== null && isParted(words, quantity, price)) return null;
  if (!quantity)
    return (
      flatWork(words, price, start, regionStart) ??
      namedWork(words, measures, price, { start, regionStart }) ??
      namedAfter(words, price, start)
    );
  const unit = pricedUnit(quantity, price);
  if (unit === null) return null;
  const earlierTime = timeBefore(measures, quantity, start);
  // « montage 3 h câblage 6 h à 60 € »: nothing says what the price of the first is.
  if (earlierTime && !/^(et|puis|\+|&|de|d|a)$/.test(wordAt(words.tokens, earlierTime.to))) return null;
  const isJoined = earlierTime && /^(et|puis|\+|&)$/.test(wordAt(words.tokens, earlierTime.to));
  const labelStart = isJoined ? earlierTime.to + 1 : start;
  const label = labelOf(words, { quantity, price, start: labelStart, regionStart });
  if (quantity.kind === "bare" && (label === "" || label === null)) return null;
  if (label === null || /^chacune?$/i.test(label)) return null;
  const line: SaidLine = { label, quantity: quantity.value, unit, unitPriceEuros: price.value };
  const span = { from: Math.min(quantity.from, price.from), to: Math.max(quantity.to, price.to) };
  const [from, to] = placeOf(words.tokens, span);
  // « peinture de l'escalier, un forfait de 950 € » is one price, as « forfait 950 € » is.
  const isImplied = unit === "flat" && /^une?$/.test(words.tokens[quantity.from]?.text ?? "");
  return { line, from, to, taxes: price.taxes, ...(isImplied && { isImplied }) };
}

// True when a customer stands between a size and a price that nothing ties to it, and where the price is that of the
// work (« tonte, 800 m², 60 € la tonte »).
function isParted({ tokens, isTaken }: LabelWords, count: Measure, price: Price): boolean {
  const isSize = count.kind === "quantity" && /^(?:m2|m|m3)$/.test(count.unit);
  if (isSize && isPriceOfWork(tokens, count, price)) return true;
  if (!isSize || price.per !== null || /^[ax*@=:]$/.test(wordAt(tokens, price.from - 1))) return false;
  return tokens.slice(count.to, price.from).some((_token, index) => isTaken(count.to + index));
}

// « 14 heures de reprise de fissures, à 42 € de l'heure »: what is priced stands before the comma.
function workStart(words: LabelWords, price: Price, regionStart: number): number {
  const start = clauseStart(words, price.from, regionStart);
  const isBare = words.tokens.slice(start, price.from).every(({ text }) => /^(a|au|prix|tarif|taux|de|:)$/.test(text));
  if (isAfterCountedThing(words, start, price) || isLabelledLine(words, start)) return lineStart(words, start - 1);
  const isAfterComma =
    isBare &&
    (price.per !== null || isOfEach(words.tokens, price.to)) &&
    /^[,:]$/.test(wordAt(words.tokens, start - 1)) &&
    start - 1 > regionStart;
  return isAfterComma ? clauseStart(words, start - 1, regionStart) : start;
}

// « prises : 9 à 38 € »: a line of its own, its label first.
function isLabelledLine(words: LabelWords, start: number): boolean {
  const { tokens } = words;
  if (wordAt(tokens, start - 1) !== ":" || !words.isInMeasure(start)) return false;
  const first = lineStart(words, start - 1);
  const isLabel = tokens
    .slice(first, start - 1)
    .every(({ kind, text }, at) => (kind === "word" || /^['-]$/.test(text)) && !words.isTaken(first + at));
  return first > 0 && isLabel && start - first <= LONGEST_NAME;
}

const LONGEST_NAME = 8;

// « - 6 prises triphasées : 64 € pièce »: a line of a list, its quantity first.
function isAfterCountedThing(
  { tokens, isInMeasure }: Pick<LabelWords, "tokens" | "isInMeasure">,
  start: number,
  { from, to, per }: Price,
): boolean {
  if (start !== from || tokens[start - 1]?.text !== ":") return false;
  const first = lineStart({ tokens, isInMeasure }, start - 1);
  // « élagage de 3 chênes : 180 € l'arbre ».
  const isCountInside =
    (per === "piece" || isOfEach(tokens, to)) &&
    tokens.slice(first, start - 1).some(({ text }, at) => /^(de|d|des)$/.test(text) && isInMeasure(first + at + 1));
  return (
    (isInMeasure(first) || isCountInside) && !tokens.slice(first, start - 1).some(({ text }) => /^[,;:]$/.test(text))
  );
}

// The first token of a line of a list, past its bullet.
function lineStart({ tokens }: Pick<LabelWords, "tokens" | "isInMeasure">, end: number): number {
  let start = end;
  while (start > 0 && tokens[start - 1]?.kind !== "line") start -= 1;
  while (start < end && /^[-*]$/.test(tokens[start]?.text ?? "")) start += 1;
  return start;
}

// A number other than « une » counts what is priced.
function hasCount(tokens: readonly Token[], measures: readonly Measure[], start: number, price: Price): boolean {
  return measures.some(
    (measure) => measure.from >= start && measure.to <= price.from && !/^une?$/.test(tokens[measure.from]?.text ?? ""),
  );
}

function isFlatWord({ text }: Token, index: number, tokens: readonly Token[]): boolean {
  const isCounted =
    tokens[index - 1]?.kind === "number" || /^(un|deux|trois|quatre|x)$/.test(tokens[index - 1]?.text ?? "");
  return /^(forfait|forfaitaire)$/.test(text) && !isCounted;
}

// « forfait nettoyage 120 € », « échafaudage forfait 450 € », « évacuation des gravats, forfait 180 € ».
function flatWork(words: LabelWords, price: Price, start: number, regionStart: number): PricedWork | null {
  const cueAt = words.tokens.slice(start, price.from).findIndex(({ text }) => /^(forfait|fft)$/.test(text));
  const isAfter = price.isWhole && words.tokens.slice(price.to, price.to + 2).some(({ text }) => text === "forfait");
  if ((cueAt < 0 && !isAfter) || price.per) return null;
  const at = cueAt < 0 ? price.from - start : cueAt;
  const cue = { ...price, from: start + at, to: cueAt < 0 ? price.from : start + at + 1 };
  const label = labelOf(words, {
    quantity: { ...cue, kind: "quantity", unit: "flat", value: 1 },
    price,
    start,
    regionStart,
  });
  if (!label) return null;
  const line: SaidLine = {
    label: label.replace(/^une? /i, ""),
    quantity: 1,
    unit: "flat",
    unitPriceEuros: price.value,
  };
  const [from, to] = placeOf(words.tokens, { from: start, to: price.to });
  return { line, from, to, taxes: price.taxes, isImplied: true };
}

// « fourniture chauffe-eau 890 € », « un déplacement à 40 € »: one of what the clause names just before the price. A
// number that may count it leaves it unread, and so does a word of a sum (« soit 780 € », « ça fait 1 200 € »).
function namedWork(
  words: LabelWords,
  measures: readonly Measure[],
  price: Price,
  clause: { start: number; regionStart: number },
): PricedWork | null {
  const start = namedStart(words, price, clause);
  const after = words.tokens
    .slice(start, price.from)
    .findLastIndex(({ text }, index) => words.isTaken(start + index) || /^(devis|dvis|devi|facture|fact)$/.test(text));
  // What stands before the customer is the order.
  const end = beforePriceWords(words.tokens, price.from);
  const clauseWords = words.tokens.slice(start + after + 1, end).map(({ text }) => text);
  // « ballon 200 L à 480 € » is one, whatever it holds.
  const isContainer = clauseWords.some((word) => CONTAINERS.has(word));
  const isCounted = measures.some(
    (measure) =>
      measure.from >= start &&
      measure.to <= price.from &&
      isQuantity(measure) &&
      !isOfOrder(words.tokens, measure) &&
      !isPartOfSize(words.tokens, measure.from) &&
      !((isContainer && isContent(measure)) || isSizeOfOne(measure, price)),
  );
  // « 45 €, ou 50 € » is another price of the same work.
  if (clauseWords[0] === "ou") return null;
  const isMonthly = price.per === "month";
  if (
    (price.per && !isMonthly) ||
    price.isWhole ||
    isCounted ||
    isOfEachThing(words.tokens, price) ||
    clauseWords.some(
      // « plaquettes avant : 120 € ».
      (word, at) => SUM_OR_TALK.has(word) && !(word === "avant" && at > 0 && /^:?$/.test(clauseWords[at + 1] ?? "")),
    )
  )
    return null;
  // « reportage mariage 12 juin 2027, 1 650 €, album 290 € »: a day stands between the work and its price.
  const label =
    cleanLabel(words, start, end) || (start === price.from ? clauseBefore(words, start, clause.regionStart) : "");
  if (label === "") return null;
  const unit = isMonthly ? "month" : clauseWords.slice(0, 3).some((word) => GOODS.has(word)) ? "piece" : "flat";
  const line: SaidLine = { label, quantity: 1, unit, unitPriceEuros: price.value };
  const [from, to] = placeOf(words.tokens, { from: start, to: price.to });
  return { line, from, to, taxes: price.taxes, isImplied: true };
}

// « coupe + brushing 45 € » is one work, « fournitures : 210 € » is named before its colon: what stands before the
// sign, when nothing is counted there.
function namedStart(
  words: LabelWords,
  price: Price,
  { start, regionStart }: { start: number; regionStart: number },
): number {
  let first = start;
  while (first - 1 > regionStart) {
    const sign = wordAt(words.tokens, first - 1);
    const isNext = sign === "+" ? first < price.from : sign === ":" && first === price.from;
    const previous = clauseStart(words, first - 1, regionStart);
    const isWords = words.tokens.slice(previous, first - 1).every(({ kind, text }, index) => {
      const isLetters = kind === "word" || /^['-]$/.test(text) || isPartOfSize(words.tokens, previous + index);
      return isLetters && !words.isInMeasure(previous + index);
    });
    if (!isNext || !isWords || previous === first - 1) break;
    first = previous;
  }
  return first;
}

// « plus 40 € de déplacement »: the thing follows its price.
function namedAfter(words: LabelWords, price: Price, start: number): PricedWork | null {
  const { tokens } = words;
  const after = tokens.slice(start, price.from).findLastIndex((_token, index) => words.isTaken(start + index));
  const clause = tokens.slice(start + after + 1, price.from).map(({ text }) => text);
  if (price.per || price.isWhole || !clause.every((word) => /^(plus|et|avec|puis|aussi|ainsi|que)$/.test(word)))
    return null;
  const label = labelAfter(words, price.to);
  if (label === "") return null;
  const line: SaidLine = { label, quantity: 1, unit: "flat", unitPriceEuros: price.value };
  const [from, to] = placeOf(tokens, price);
  // « de », an article at most, then the label.
  const labelEnd = price.to + 1 + tokensOf(label).length;
  return { line, from, to, taxes: price.taxes, isImplied: true, labelEnd };
}

const GOODS = wordSet("fourniture fournitures fournir achat un une");

const CONTAINERS = wordSet("ballon chauffe cumulus cuve citerne reservoir bac pot bidon sac bouteille");

const SUM_OR_TALK = wordSet(`
  total totaux tout soit fait font faire ensemble somme reste restant devis facture paye payer payee verse verser regle
  regler deja environ maximum max minimum min entre prix tarif taux tjm cout coute coutait voisin concurrent avant pas
`);
