import type { SaidLine, Slot, Slots } from "../../understanding.ts";
import type { Token } from "../../words/tokens.ts";
import { tokenAt, tokensOf, wordAt } from "../../words/tokens.ts";
import { readTimedWorks, withBreakdown } from "../beside/timed-works.ts";
import { workBeforeLines, workWithParts } from "../beside/work-before-lines.ts";
import type { LabelWords } from "../labels/label-words.ts";
import { withSupplyNames, workBeforeParts } from "../labels/supply-names.ts";
import { looseNumbers } from "../numbers/loose-numbers.ts";
import type { Measure } from "../numbers/measure.ts";
import { isDoubtfulTime, isLengthOf } from "../priced-quantity.ts";
import type { PricedWork } from "../priced-quantity.ts";
import { leftOverWork, workAfterCustomer, workAfterOrder, workBeforeCustomer } from "../read-description.ts";
import { readDurations } from "../read-durations.ts";
import { linesOf, readPricedWorks } from "../read-lines.ts";
import type { SaidPercent } from "../read-percents.ts";
import { readWholePercents } from "../read-percents.ts";
import { isInTotal, LEAST_ORDERED, readPrices } from "../read-prices.ts";
import { readLeftOutWorks, readUnpricedWorks } from "../unpriced-works.ts";
import { isCharacteristic } from "./characteristics.ts";
import { withoutBrackets } from "./described-work.ts";
import { readDoubtfulLines } from "./doubtful-lines.ts";
import { hasTwoRates, isDoubtful, isMore, readListed } from "./listed-works.ts";
import { withPriceOfNext } from "./price-of-next.ts";
import { withoutRepeatedTimes } from "./repeated-time.ts";
import { readSharedPrice } from "./shared-price.ts";
import { workOfDuration } from "./work-of-duration.ts";

/** The prices, the durations and the lines of a text, and the description of the work that they are for. */
export function readWork(
  words: LabelWords,
  measures: readonly Measure[],
  percents: readonly SaidPercent[],
  isDurationAsked: boolean,
): { amounts: Slots; description: Slots } {
  const { tokens } = words;
  const counts = countsIn(words, measures, percents);
  const works = readPricedWorks(words, counts, percents);
  const sharedPrice = isDurationAsked ? null : readSharedPrice(words, counts, works);
  const prices = measures.filter(
    (measure) => isInTotal(tokens, measure) && measure !== sharedPrice?.price && !isSumOf(tokens, measure, works),
  );
  const loose = looseNumbers(tokens, counts).filter(
    ({ from }) => !words.isTaken(from) && !isInWork(tokens, from, works),
  );
  const unpricedWorks = sharedPrice?.lines ?? readUnpricedWorks(words, counts, works);
  const otherWorks = isDurationAsked
    ? unpricedWorks
    : withPriceOfNext(words, unpricedWorks, works, counts).filter((work) => !isSizeOf(work, works));
  const unpricedCount = Math.max(isDurationAsked ? 0 : otherWorks.length, sharedPrice ? 1 : 0);
  const addedLine = isDurationAsked ? addedWork(tokens, works) : null;
  const listedWorks = isDurationAsked || TIME_OF_EACH.test(words.text) ? null : readListed(words, counts, percents);
  const plainLines = addedLine ?? linesOf(works, isDurationAsked, prices.length + loose.length, unpricedCount);
  if (listedWorks && isMore(listedWorks, plainLines)) {
    const amounts = readAmounts(words, { ...listedWorks, percents }, false);
    const description = { ...workBeforeCustomer(words), ...workBeforeLines(words) };
    return withSupplies(words, amounts, withoutBrackets(words.text, description));
  }
  const isSure = isDurationAsked || plainLines === null || !isDoubtful(words, counts, plainLines);
  const pricedLines = isSure ? plainLines : null;
  const isWithOthers = pricedLines !== null && (pricedLines.length > 0 || sharedPrice !== null);
  const timedWorks =
    isDurationAsked || pricedLines?.length !== 0 || isWithOthers || prices.length > works.length || loose.length > 0
      ? null
      : readTimedWorks(words, counts, works);
  const lines = timedWorks ?? (isWithOthers ? withBreakdown(words.text, [...pricedLines, ...otherWorks]) : pricedLines);
  const doubtfulLines =
    lines !== null || isDurationAsked ? null : readDoubtfulLines(words, works, otherWorks, [...prices, ...loose]);
  const amounts: Slots = {
    ...readAmounts(words, { works, lines, percents, counts }, isDurationAsked),
    ...(lines !== null && lines.length > 0 && sharedPrice?.unusedRate),
    ...(doubtfulLines && { doubtfulLines: { value: doubtfulLines, at: [0, words.text.length] } }),
  };
  const { flatPriceEuros, rate, dayRate } = amounts;
  const isRated = rate !== undefined || dayRate !== undefined || hasDoubtfulSum(tokens, counts);
  const description = withoutBrackets(words.text, {
    ...(lines !== null && workBeforeCustomer(words)),
    ...workOfDuration(words, measures),
    ...(flatPriceEuros && (works.length === 1 ? workOfPrice(works) : {})),
    ...(flatPriceEuros && leftOverWork(words)),
    ...(lines?.length === 0 && workAfterCustomer(words, isRated)),
    ...workAfterOrder(words, flatPriceEuros !== undefined),
    ...(lines !== null && lines.length > 0 && workBeforeLines(words)),
    ...(!isDurationAsked && Object.keys(amounts).length === 0 && workWithParts(words)),
  });
  return withSupplies(words, amounts, description);
}

// « 3 radiateurs à 280 € pièce, pose 2 h chacun à 50 € »: how long all of it takes is not said, and is asked.
const TIME_OF_EACH = /\d ?(?:h|heures?|j|jours?) chacune?(?!\p{L})/iu;

// A supply bears the name of its thing.
function withSupplies(words: LabelWords, amounts: Slots, description: Slots): { amounts: Slots; description: Slots } {
  const { lines } = amounts;
  if (lines === undefined) return { amounts, description };
  const work = description.description ?? workBeforeParts(words, lines);
  return {
    amounts: { ...amounts, lines: withSupplyNames(lines, work?.value) },
    description: { ...description, ...(work && { description: work }) },
  };
}

// What counts or prices a work, without the numbers that say something else.
function countsIn(words: LabelWords, measures: readonly Measure[], percents: readonly SaidPercent[]): Measure[] {
  const { tokens } = words;
  // « la TVA est à 20 »: a rate without its sign counts nothing.
  return withoutSizes(tokens, withoutRepeatedTimes(tokens, measures))
    .filter((measure) => words.isTaken(measure.from - 1) || !isCharacteristic(tokens, measure))
    .filter((measure) => !isReplacing(tokens, measure))
    .filter(({ kind, from }) => kind !== "bare" || !percents.some((rate) => rate.from === from))
    .map((measure, index, all) => {
      const previous = all[index - 1];
      const isOfEach = previous?.kind === "bare" && isLengthOf(tokens, previous, measure);
      return isOfEach || isDoubtfulTime(tokens, measure, all[index + 1]) ? { ...measure, isUsable: false } : measure;
    });
}

// « ajoute le déplacement 30 € », while the duration is asked: one line, whatever else is to be said.
function addedWork(tokens: readonly Token[], works: readonly PricedWork[]): Slot<SaidLine>[] | null {
  const [work, ...others] = works;
  const isAdded = tokens.slice(0, MOST_LEADS).some(({ text }) => /^(?:r?ajoute[rsz]?|rajouter)$/.test(text));
  if (!isAdded || work === undefined || others.length > 0 || !work.isImplied || work.line.label === "") return null;
  const value = { ...work.line, ...(work.taxes === "ttc" && { isWithVat: true as const }) };
  return [{ value, at: [work.from, work.to] }];
}

const MOST_LEADS = 4;

// « un portail 300 x 180 à 1 480 € », « carrelage 60 x 60 12 m² à 40 € »: a size counts nothing.
function withoutSizes(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const isSideAt = (at: number) => {
    const [side, other, next] = [measures[at], measures[at + 1], measures[at + 2]];
    const isTimes = side !== undefined && side.to === (other?.from ?? 0) - 1 && /^[x*]$/.test(wordAt(tokens, side.to));
    // « vitrage 1,20 m x 0,80 m ».
    const isInMetres =
      side?.kind === "quantity" && side.unit === "m" && other?.kind === "quantity" && other.unit === "m";
    if (isInMetres) return isTimes;
    if (side?.kind !== "bare" || other?.kind !== "bare" || !/^(?:price|quantity)$/.test(next?.kind ?? "")) return false;
    return isTimes && Math.min(side.value, other.value) >= LEAST_SIDE;
  };
  return measures.filter((_measure, at) => !isSideAt(at) && !isSideAt(at - 1));
}

const LEAST_SIDE = 30;

// « clôture H 1,50 m : 48 ml à 39 € »: the size is a part of the work.
function isSizeOf({ value, at }: Slot<SaidLine>, works: readonly PricedWork[]): boolean {
  return works.some(
    ({ line, from, to }) => line.label.startsWith(value.label) && at[0] < to && from - at[1] < LONGEST_SIZE,
  );
}

const LONGEST_SIZE = 10;

// « remplacement d'une chaudière par une pompe à chaleur »: what takes its place counts nothing.
function isReplacing(tokens: readonly Token[], { kind, from, to }: Measure): boolean {
  const isOne = kind === "bare" && to === from + 1 && /^une?$/.test(wordAt(tokens, from));
  return isOne && wordAt(tokens, from - 1) === "par" && tokens[to]?.kind === "word";
}

// « création d'une mezzanine deux mille cinq », « pose d'un poêle 1.500 euros »: the sum is asked, the work is said.
function hasDoubtfulSum(tokens: readonly Token[], measures: readonly Measure[]): boolean {
  const last = measures.at(-1);
  if (!last || last.to !== tokens.length) return false;
  return last.kind === "price" ? !last.isUsable : last.kind === "bare" && last.value >= LEAST_ORDERED;
}

function isInWork(tokens: readonly Token[], index: number, works: readonly PricedWork[]): boolean {
  const { start } = tokenAt(tokens, index);
  return works.some(({ from, to }) => start >= from && start < to);
}

// « 8 h à 45 €, soit 360 € »: what the works come to is no price of another one.
function isSumOf(tokens: readonly Token[], measure: Measure, works: readonly PricedWork[]): boolean {
  const isSum = /^(soit|fait|donc|total|=)$/.test(wordAt(tokens, measure.from - 1));
  const sum = works.reduce((total, { line }) => total + line.quantity * (line.unitPriceEuros ?? 0), 0);
  return isSum && measure.kind === "price" && Math.abs(sum - measure.value) < ONE_CENT;
}

const ONE_CENT = 0.01;

type SaidAmounts = {
  works: readonly PricedWork[];
  lines: readonly Slot<SaidLine>[] | null;
  percents: readonly SaidPercent[];
  counts: readonly Measure[];
};

// The lines of a text, or its prices and durations without lines, and the rates of the whole.
function readAmounts(
  words: LabelWords,
  { works, lines, percents, counts }: SaidAmounts,
  isDurationAsked: boolean,
): Slots {
  const { text, tokens } = words;
  const { vatPercent, ...otherRates } = readWholePercents(tokens, percents);
  const wholePercents = { ...otherRates, ...(vatPercent && !hasTwoRates(tokens) && { vatPercent }) };
  const [work, ...otherWorks] = works;
  // « passe le carrelage à 70 € » asks for no document.
  const isOrdered = tokens.some(({ text: word }) => /^(devis|dvis|devi|factures?|fact|facturer)$/.test(word));
  const isLabelled = work?.isImplied === true && work.line.label !== "" && otherWorks.length === 0;
  // « facture ramonage Mme Vidal 70 € »: the work stands before the customer, its price after.
  const isBeforeCustomer = works.length === 0 && workBeforeCustomer(words).description !== undefined;
  const isNamed = isOrdered && (isLabelled || isBeforeCustomer);
  // « facturer Mme Roux pour l'entretien de la piscine, 85 € »: what is billed has its sum.
  const isBilled = tokens.some(({ text: word }) => /^(facturer|facturez|factures)$/.test(word));
  const leastWhole = isDurationAsked
    ? undefined
    : isNamed || isBilled
      ? LEAST_NAMED
      : isLast(tokens, counts)
        ? LEAST_ALONE
        : LEAST_ORDERED;
  if (lines === null) return { ...wholePercents, hasUnreadPrices: { value: true, at: [0, text.length] } };
  const [firstLine] = lines;
  if (!firstLine)
    return { ...readDurations(tokens, counts), ...readPrices(tokens, counts, leastWhole), ...wholePercents };
  // A line alone with VAT says so itself.
  const pricedLines = lines.filter(({ value }) => value.unitPriceEuros !== null);
  const isWithVat = pricedLines.length > 0 && pricedLines.every(({ value }) => value.isWithVat);
  const saidLines = isWithVat ? lines.map(({ value: { isWithVat: _all, ...value }, at }) => ({ value, at })) : lines;
  // A rate that a line says is not that of the whole.
  const { vatPercent: _ofLine, ...otherPercents } = wholePercents;
  const isVatOfLine = works.some(({ line }) => line.vatPercent !== undefined);
  const allLines = saidLines.toSorted((one, other) => one.at[0] - other.at[0]);
  const ofLine = isDurationAsked ? null : discountOfLine(words, percents, allLines);
  const { discountPercent: _ofOneLine, ...withoutDiscount } = isVatOfLine ? otherPercents : wholePercents;
  const leftOutWorks = isDurationAsked ? [] : [...readLeftOutWorks(words, allLines), ...(ofLine ? [ofLine] : [])];
  return {
    ...(ofLine ? withoutDiscount : isVatOfLine ? otherPercents : wholePercents),
    lines: allLines,
    ...(leftOutWorks.length > 0 && { leftOutWorks: { value: leftOutWorks, at: firstLine.at } }),
    ...(isWithVat && { includesVat: { value: true as const, at: firstLine.at } }),
  };
}

// « 20 % de remise pour le lavabo » among other lines is no discount of the whole: it is said to be left out.
function discountOfLine(
  { text, tokens }: LabelWords,
  percents: readonly SaidPercent[],
  lines: readonly Slot<SaidLine>[],
): string | null {
  const discount = percents.find(({ of }) => of === "discount");
  if (!discount || lines.length < 2) return null;
  const isNoun = /^(de|d)$/.test(wordAt(tokens, discount.to));
  const link = isNoun ? discount.to + 2 : discount.to;
  const noun = /^(l|la|le|les)$/.test(wordAt(tokens, link + 1)) ? link + 2 : link + 1;
  const word = wordAt(tokens, wordAt(tokens, noun) === "'" ? noun + 1 : noun).replace(/s$/, "");
  const isOfOne = lines.some(({ value }) =>
    tokensOf(value.label).some(({ text: name }) => name.length > 2 && name.replace(/s$/, "") === word),
  );
  if (!/^(sur|pour)$/.test(wordAt(tokens, link)) || !isOfOne) return null;
  const end = tokenAt(tokens, wordAt(tokens, noun) === "'" ? noun + 1 : noun).end;
  return `remise ${text.slice(discount.at[0], end)}`.replace(/ de remise| de rabais/, "");
}

// « …, pose du lave-vaisselle, 80 € »: the only price, alone after its comma at the end.
function isLast(tokens: readonly Token[], measures: readonly Measure[]): boolean {
  const price = measures.find(({ kind }) => kind === "price");
  return price !== undefined && wordAt(tokens, price.from - 1) === "," && /^[.,!]?$/.test(wordAt(tokens, price.to));
}

// An hour of work costs less.
const LEAST_ALONE = 75;

// The least price of a work that is named beside it (« ouverture de porte 85 € »).
const LEAST_NAMED = 15;

// « 320 € de dépannage »: the only work is the description.
function workOfPrice([work]: readonly PricedWork[]): Slots {
  if (!work?.isImplied || work.line.label === "" || work.line.label === "forfait") return {};
  return { description: { value: work.line.label, at: [work.from, work.to] } };
}
