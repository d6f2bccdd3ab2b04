import { STANDARD_VAT_BASIS_POINTS } from "../../company/company.ts";
import type { Unit } from "../../lines/line.ts";
import { unitWord } from "../../lines/line.ts";
import { fieldMessages } from "../../shared/field.messages.ts";
import { typedDecimal, typedPrice, withCapital } from "../../shared/french-format.ts";
import { scaleDecimal } from "../../shared/money.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import { readableLabel } from "../slots/labels/clean-label.ts";
import type { SaidLine, SaidUnit, Slots } from "../understanding.ts";
import { cardMessages } from "./card.messages.ts";
import type { CardRow } from "./message.ts";
import type { SaidWork } from "./said-work.ts";
import { daysIn, readPriceSlots, saidWork } from "./said-work.ts";

/**
 * The prices that a person said, as rows of the card. `note` says what could not be taken as it was said.
 * `pricesWithVat`: the prices that have VAT in them, by row. Such a row has no price until `pricedUnder` gives it one.
 */
export type SaidQuote = {
  rows: CardRow[];
  discount: string;
  note: string;
  pricesWithVat?: PriceWithVat[];
  /** The rate of VAT was said. */
  isRateSaid?: true;
};

/** A price of the unit with VAT in it, in euros as said. `isRateSaid`: with the rate that is in it. */
export type PriceWithVat = { rowId: string; euros: number; isRateSaid: boolean };

/**
 * The rows that a message says: its lines, its hours at a rate, its flat price. Null without a price by quantity: hours
 * alone, or days at an hourly rate, are for the question of the duration.
 */
export function saidQuote(slots: Slots): SaidQuote | null {
  const lines = withRate(saidLines(slots), slots);
  if (lines.length === 0) return null;
  const percent = slots.vatPercent?.value;
  const vat = percent === undefined ? STANDARD_VAT_BASIS_POINTS : scaleDecimal(percent, 2);
  const isKnownRate = VAT_RATES.includes(vat);
  const rows = lines.map((line, index) => rowOf(line, index + 1, isKnownRate ? vat : STANDARD_VAT_BASIS_POINTS));
  const notes = [
    isKnownRate ? "" : fieldMessages.unknownVatRate,
    slots.leftOutWorks ? cardMessages.leftOut(slots.leftOutWorks.value) : "",
    unusedRate(lines, slots),
    breakdownWords(lines, slots),
    optionsWords(rows),
  ];
  const pricesWithVat = lines.flatMap(({ isWithVat, unitPriceEuros: euros, vatPercent }, index): PriceWithVat[] => {
    const rowId = rows[index]?.id;
    if (rowId === undefined || euros === null || !(isWithVat || slots.includesVat)) return [];
    return [{ rowId, euros, isRateSaid: isKnownRate && (vatPercent ?? percent) !== undefined }];
  });
  const waitingIds = new Set(pricesWithVat.map(({ rowId }) => rowId));
  return {
    rows: rows.map((row) => (waitingIds.has(row.id) ? { ...row, label: withoutTaxes(row.label), unitPrice: "" } : row)),
    ...(pricesWithVat.length > 0 && { pricesWithVat }),
    ...((percent !== undefined || lines.some(({ vatPercent }) => vatPercent !== undefined)) && {
      isRateSaid: true as const,
    }),
    discount: slots.discountPercent ? typedDecimal(slots.discountPercent.value) : "",
    note: notes.filter((note) => note !== "").join(" "),
  };
}

/**
 * The rows of a message of which a price could not be read: what was sure, and lines without price, which the note
 * names. Null for another message.
 */
export function doubtfulQuote(slots: Slots): SaidQuote | null {
  const { doubtfulLines, ...others } = slots;
  if (doubtfulLines === undefined || slots.lines !== undefined) return null;
  const { lines, words } = doubtfulLines.value;
  const quote = saidQuote({ ...others, lines: lines.map((value) => ({ value, at: doubtfulLines.at })) });
  const openLines = lines.filter(({ unitPriceEuros }) => unitPriceEuros === null).length;
  const note = [cardMessages.pricesUnread(words, openLines), quote?.note ?? ""].filter((part) => part !== "").join(" ");
  return quote && { ...quote, note };
}

/** The row of the one work that a message counts in hours or days without a price. Null for another message. */
export function timedQuote(slots: Slots): SaidQuote | null {
  const { hours, rate, dayRate, flatPriceEuros, lines, hasUnreadPrices, weeks, description } = slots;
  if ((rate ?? dayRate ?? flatPriceEuros ?? lines ?? hasUnreadPrices ?? weeks) !== undefined || !description)
    return null;
  const days = daysIn(slots);
  const [quantity, unit] = hours ? [hours.value, "h" as const] : [days, "day" as const];
  if (quantity === null || quantity <= 0 || (hours && slots.days)) return null;
  const line: SaidLine = {
    label: description.value.replace(DISCOUNT_AT_END, "").replace(TIME_AT_END, ""),
    quantity,
    unit,
    unitPriceEuros: null,
  };
  return saidQuote({ ...slots, lines: [{ value: line, at: description.at }] });
}

// « changer un siphon 1 h, remise (de 10 %) ».
const DISCOUNT_AT_END = /,? (?:avec )?(?:une )?(?:remise|rabais|ristourne)(?: globale| commerciale)?$/i;
const TIME_AT_END =
  /(?<=\p{L}),? (?:en |pour |: )?\d{1,4}(?:[.,]\d{1,2})? ?(?:h|heures?|j|jours?|journées?)(?:\d\d)?$/iu;

// « dépose 4 h, carrelage 6 m² à 45 €, taux horaire : 55 € ».
function withRate(lines: SaidLine[], { rate, dayRate, includesVat }: Slots): SaidLine[] {
  const euros = { h: rate?.value, day: dayRate?.value };
  return lines.map((line) => {
    const unitPriceEuros = line.unit === "h" || line.unit === "day" ? euros[line.unit] : undefined;
    const isWaiting = line.unitPriceEuros === null && !includesVat;
    return isWaiting && unitPriceEuros !== undefined ? { ...line, unitPriceEuros } : line;
  });
}

// What counts in no total is said, so that another work that was meant so is seen to be counted.
function optionsWords(rows: readonly CardRow[]): string {
  const labels = rows.flatMap(({ label, isOption }) => (isOption ? [label] : []));
  if (labels.length === 0) return "";
  // « en option le store 300 €, la pose 80 € »: the second may have been meant so, so that it is said to be counted.
  const firstOption = rows.findIndex(({ isOption }) => isOption);
  const countedLabels = rows.slice(firstOption).flatMap(({ label, isOption }) => (isOption ? [] : [label]));
  const countedWords = countedLabels.length === 0 ? "" : ` ${cardMessages.counted(countedLabels)}`;
  return cardMessages.optional(labels) + countedWords;
}

// « 12 jours à 450 € : maquettes 2 j, développement 10 j »: the total is no line beside its parts.
function breakdownWords(lines: readonly SaidLine[], { includesVat }: Slots): string {
  const parts = lines.filter(({ partOf }) => partOf !== undefined);
  const [first] = parts;
  if (first === undefined) return "";
  const count = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const unit = unitWord(UNITS[first.unit], scaleDecimal(count, 4));
  const labels = parts.map(({ label }) => withCapital(label));
  const price = `${typedPrice(typedDecimal(first.unitPriceEuros ?? 0))} €`;
  const saidPrice = (first.isWithVat ?? includesVat) ? cardMessages.grossAlone(price) : price;
  return cardMessages.brokenDown(labels, `${typedDecimal(count)} ${unit}`, saidPrice);
}

// A price of the hour that no line has is not lost in silence.
function unusedRate(lines: readonly SaidLine[], { rate, dayRate }: Slots): string {
  const euros = rate?.value ?? dayRate?.value;
  if (euros === undefined || lines.some(({ unitPriceEuros }) => unitPriceEuros === euros)) return "";
  return cardMessages.rateUnused(typedDecimal(euros), rate ? "h" : "day");
}

// « meuble vasque TTC : 640 € ».
function withoutTaxes(label: string): string {
  return label.replace(/ {0,3}\(?\bTTC\b\)?/gi, "").trim() || label;
}

/**
 * The rows of an answer to the question of the duration that gives prices by quantity or by the day, or a flat
 * price. Null for hours.
 * `work` is the description of the project: it names a price that is said without words. `dayRateEuros`: the price of
 * the day that was said before, which the days of this answer cost.
 */
export function saidPrices(text: string, work: string, dayRateEuros?: number): SaidQuote | null {
  const slots = withDayRate(readPriceSlots(text), dayRateEuros);
  const isByDay = daysIn(slots) !== null && slots.dayRate !== undefined && slots.hours === undefined;
  if (!slots.lines && !slots.flatPriceEuros && !isByDay) return null;
  const isName = work.length <= LONGEST_NAME && !work.includes("\n") && work !== "";
  return saidQuote(isName && !slots.description ? { ...slots, description: { value: work, at: [0, 0] } } : slots);
}

function withDayRate(slots: Slots, dayRateEuros: number | undefined): Slots {
  const isPriced = slots.hours ?? slots.rate ?? slots.dayRate ?? slots.lines ?? slots.flatPriceEuros;
  if (dayRateEuros === undefined || isPriced || daysIn(slots) === null) return slots;
  return { ...slots, dayRate: { value: dayRateEuros, at: [0, 0] } };
}

/**
 * The prices in euros that a description of work says: rows of the card, or hours at a rate. `isUnread`: one of them
 * could not be read, so that none is taken.
 */
export function readPricesOf(description: string): {
  quoteSaid: SaidQuote | null;
  durationSaid: SaidWork | null;
  isUnread: boolean;
} {
  const slots = readPriceSlots(description);
  const quoteSaid = saidPrices(description, description);
  const durationSaid = quoteSaid === null && slots.hours && slots.rate ? saidWork(slots, null) : null;
  return { quoteSaid, durationSaid, isUnread: slots.hasUnreadPrices !== undefined };
}

const LONGEST_NAME = 120;

function saidLines(slots: Slots): SaidLine[] {
  const { lines = [], hours, rate, dayRate, flatPriceEuros, description } = slots;
  const days = daysIn(slots);
  const label = description?.value ?? "";
  const work: SaidLine[] = [];
  if (hours && rate) work.push({ label, quantity: hours.value, unit: "h", unitPriceEuros: rate.value });
  else if (days !== null && dayRate) work.push({ label, quantity: days, unit: "day", unitPriceEuros: dayRate.value });
  const flat: SaidLine[] = flatPriceEuros
    ? [{ label: work.length === 0 ? label : "", quantity: 1, unit: "flat", unitPriceEuros: flatPriceEuros.value }]
    : [];
  return [...lines.map(({ value }) => value), ...work, ...flat];
}

const UNITS: Record<SaidUnit, Unit> = {
  h: "h",
  day: "jour",
  m2: "m²",
  m: "ml",
  m3: "m³",
  kg: "kg",
  t: "u",
  km: "u",
  stere: "u",
  l: "u",
  piece: "u",
  flat: "forfait",
  month: "u",
};

// Units that documents do not have are said by the line.
const WORDS_OF_UNIT: Partial<Record<SaidUnit, string>> = {
  t: " (tonne)",
  km: " (km)",
  stere: " (stère)",
  l: " (litre)",
  month: " (mois)",
};

// « deux jours de boulot »: no customer reads that.
const WORK_ALONE = /^(?:boulot|taf|job|travail|turbin)$/i;

function rowOf(
  { label, quantity, unit, unitPriceEuros, vatPercent, isOption }: SaidLine,
  rank: number,
  vat: number,
): CardRow {
  const ownVat = vatPercent === undefined ? vat : scaleDecimal(vatPercent, 2);
  const isAlone = label === "" || WORK_ALONE.test(label);
  const words = isAlone ? (cardMessages.lineLabels[unit] ?? label) : readableLabel(label);
  return {
    id: `line-${rank}`,
    label: `${withCapital(words)}${WORDS_OF_UNIT[unit] ?? ""}`,
    quantity: typedDecimal(quantity),
    unit: UNITS[unit],
    unitPrice: unitPriceEuros === null ? "" : typedDecimal(unitPriceEuros),
    vatBasisPoints: VAT_RATES.includes(ownVat) ? ownVat : vat,
    vatReason: null,
    ...(isOption && { isOption }),
  };
}
