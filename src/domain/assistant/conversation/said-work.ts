import { formatMoney, typedDecimal } from "../../shared/french-format.ts";
import {
  daysToHoursE4,
  e4ToHours,
  eurosToCents,
  hoursTimesRateCents,
  hoursToE4,
  scaleDecimal,
} from "../../shared/money.ts";
import { readSlots } from "../slots/read-slots.ts";
import type { Slots } from "../understanding.ts";
import { messages } from "./assistant.messages.ts";
import { cardMessages } from "./card.messages.ts";

const DAYS_A_WEEK = 5;

/**
 * What was understood of the work. `work`: hours at a rate, which may be saved once they are said back. Everything
 * else is shown in the form first. `more`: with a VAT rate or a discount, which are the quote's. `converted`: hours
 * that days became. `day_rate`: days at a price of the day. `work_with_vat`: hours at a rate that has VAT in it.
 * `rate_with_vat`: such a rate, said otherwise.
 */
export type WorkKind =
  | "work"
  | "more"
  | "days"
  | "converted"
  | "day_rate"
  | "days_missing"
  | "work_with_vat"
  | "rate_with_vat"
  | "hours_missing"
  | "rate_missing"
  | "lines"
  | "flat_price"
  | "unclear";

/**
 * What a text says of the duration and of the price, as hours and an hourly rate. `days`: days that were said, which
 * `inHours` converts, by `hoursADay`. `priceEuros`: the price of the day, the flat price, or the price of the hour
 * with VAT.
 */
export type SaidWork = {
  kind: WorkKind;
  hours: number | null;
  rateEuros: number | null;
  days?: number;
  hoursADay?: number;
  priceEuros?: number;
};

/** What was said of the work, as earlier versions saved it: with the sentence that says it back. */
export type EarlierSaidWork = { hours: number | null; rate: number | null; sentence: string; isCertain: boolean };

/**
 * What was said of the work, whichever version saved it. Null for what an earlier version had still to ask about: the
 * question is asked again.
 */
export function currentWork(work: SaidWork | EarlierSaidWork): SaidWork | null {
  if ("kind" in work) return work;
  const { hours, rate, isCertain } = work;
  return isCertain ? { kind: "work", hours, rateEuros: rate } : null;
}

/** Reads an answer to the question of the duration, by units and never by position. `knownRateEuros`: the usual one. */
export function readSaidWork(text: string, knownRateEuros: number | null): SaidWork {
  const slots = readPriceSlots(text);
  const isAboutRate = /€|euro|taux|tarif|prix|ttc|tjm/i.test(text.slice(0, 500));
  return saidWork(slots, isAboutRate ? null : knownRateEuros);
}

/** The amounts of a text, read as an answer to the question of the duration: hours, and prices in euros. */
export function readPriceSlots(text: string): Slots {
  // No date is expected here, so the day does not matter.
  const pending = { step: "collect-duration", about: "duration" } as const;
  return readSlots(text, { today: "2000-01-01", activeFlow: "quote", pending });
}

/**
 * What the slots of a message say of the duration and of the price. A price of the day is never divided into a price of
 * the hour, which would round it: with days it is a line of the quote (`saidQuote`), without them the days are asked.
 */
export function saidWork(slots: Slots, knownRateEuros: number | null): SaidWork {
  if (slots.lines) return { ...UNREAD, kind: "lines" };
  if (slots.flatPriceEuros) return { ...UNREAD, kind: "flat_price", priceEuros: slots.flatPriceEuros.value };
  const hours = slots.hours?.value ?? null;
  const days = hours === null ? daysIn(slots) : null;
  const duration = { hours, ...(days !== null && { days }) };
  const dayRateEuros = slots.rate ? undefined : slots.dayRate?.value;
  if (dayRateEuros !== undefined) {
    const kind = days === null ? "days_missing" : "day_rate";
    return { ...duration, kind, rateEuros: null, priceEuros: dayRateEuros };
  }
  const typedRateEuros = slots.rate?.value ?? null;
  if (hours === null && days === null && typedRateEuros === null) return { ...UNREAD, kind: "unclear" };
  const isMore = slots.vatPercent !== undefined || slots.discountPercent !== undefined;
  if (slots.includesVat && hours !== null && typedRateEuros !== null && !isMore)
    return { ...duration, kind: "work_with_vat", rateEuros: null, priceEuros: typedRateEuros };
  if (slots.includesVat) return { ...duration, kind: "rate_with_vat", rateEuros: null };
  const rateEuros = typedRateEuros ?? knownRateEuros;
  if (days !== null) return { ...duration, kind: "days", rateEuros };
  if (hours === null) return { kind: "hours_missing", hours, rateEuros };
  if (rateEuros === null) return { kind: "rate_missing", hours, rateEuros };
  return { kind: isMore ? "more" : "work", hours, rateEuros };
}

/** Days in hours, as the company counts its days. What was said in hours stays as it is. */
export function inHours(work: SaidWork, hoursADay: number): SaidWork {
  if (work.days === undefined) return work;
  const hours = e4ToHours(daysToHoursE4(scaleDecimal(work.days, 4), hoursToE4(hoursADay)));
  if (work.kind !== "days") return { ...work, hours };
  return { ...work, kind: work.rateEuros === null ? "rate_missing" : "converted", hours, hoursADay };
}

/**
 * Says back what was understood, or says what is missing. A seller under franchise reads no tax in it: a price with VAT
 * and one without are one.
 */
export function workSentence(work: SaidWork, { isFranchise }: { isFranchise: boolean }): string {
  const { hours, rateEuros, days, hoursADay, priceEuros } = work;
  return SENTENCES[work.kind]({
    work: hours === null || rateEuros === null ? "" : pricedWork(hours, rateEuros, isFranchise),
    workWithVat: hours === null || priceEuros === undefined ? "" : pricedWithVat(hours, priceEuros, isFranchise),
    hours: typedText(hours),
    days: typedText(days),
    hoursADay: typedText(hoursADay),
    price: priceEuros === undefined ? "" : moneyText(priceEuros),
    isFranchise,
  });
}

/** The days that a text says, weeks counted as five of them. Null when it says none. */
export function daysIn({ days, weeks }: Slots): number | null {
  return days?.value ?? (weeks ? weeks.value * DAYS_A_WEEK : null);
}

const UNREAD = { hours: null, rateEuros: null };

type Words = {
  work: string;
  workWithVat: string;
  hours: string;
  days: string;
  hoursADay: string;
  price: string;
  isFranchise: boolean;
};

const SENTENCES: Record<WorkKind, (words: Words) => string> = {
  work: ({ work }) => work,
  more: ({ work }) => messages.vatInQuote(work),
  days: ({ days }) => messages.saidDays(days),
  converted: ({ work, hoursADay }) => messages.convertedWork(work, hoursADay),
  day_rate: ({ days, price }) => messages.saidDayRate(days, price),
  days_missing: ({ price }) => messages.askDays(price),
  work_with_vat: ({ workWithVat }) => workWithVat,
  rate_with_vat: ({ isFranchise }) => (isFranchise ? messages.rateUnderFranchise : messages.rateWithoutVat),
  hours_missing: () => messages.askHours,
  rate_missing: ({ hours }) => messages.askRate(hours),
  lines: () => messages.linesInQuote,
  flat_price: ({ price }) => messages.flatPriceInQuote(price),
  unclear: () => messages.badDuration,
};

function pricedWork(hours: number, rateEuros: number, isFranchise: boolean): string {
  const total = formatMoney(hoursTimesRateCents(hoursToE4(hours), eurosToCents(rateEuros)));
  const totalText = isFranchise ? total : cardMessages.netAlone(total);
  return messages.saidWork(typedDecimal(hours), moneyText(rateEuros), totalText);
}

function pricedWithVat(hours: number, rateEuros: number, isFranchise: boolean): string {
  if (isFranchise) return pricedWork(hours, rateEuros, isFranchise);
  const total = formatMoney(hoursTimesRateCents(hoursToE4(hours), eurosToCents(rateEuros)));
  return messages.saidWork(
    typedDecimal(hours),
    cardMessages.grossAlone(moneyText(rateEuros)),
    cardMessages.grossAlone(total),
  );
}

function typedText(number: number | null | undefined): string {
  return number == null ? "" : typedDecimal(number);
}

function moneyText(euros: number): string {
  return formatMoney(eurosToCents(euros));
}
