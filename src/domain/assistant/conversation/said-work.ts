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

const DAYS_A_WEEK = 5;

/**
 * What a text says of the duration and of the price, as hours and an hourly rate in euros. `days`: days that were said,
 * which `inHours` converts. `sentence` says it back, or says what is missing. `isCertain`: hours and rate were
 * both typed as such, so that they may be saved once they are said back. Everything else is shown in the form first.
 */
export type SaidWork = {
  hours: number | null;
  days?: number;
  rate: number | null;
  sentence: string;
  isCertain: boolean;
};

/** Reads an answer to the question of the duration, by units and never by position. `knownRate` is the usual rate. */
export function readSaidWork(text: string, knownRate: number | null): SaidWork {
  const slots = readPriceSlots(text);
  const isAboutRate = /€|euro|taux|tarif|prix|ttc|tjm/i.test(text.slice(0, 500));
  return saidWork(slots, isAboutRate ? null : knownRate);
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
export function saidWork(slots: Slots, knownRate: number | null): SaidWork {
  if (slots.lines) return unclear(messages.linesInQuote);
  if (slots.flatPriceEuros) return unclear(messages.flatPriceInQuote(moneyText(slots.flatPriceEuros.value)));
  const hours = slots.hours?.value ?? null;
  const days = hours === null ? daysIn(slots) : null;
  const dayRate = slots.rate ? undefined : slots.dayRate?.value;
  if (dayRate !== undefined)
    return { ...duration(hours, days), rate: null, sentence: dayRateSentence(days, dayRate), isCertain: false };
  const isWithVat = slots.includesVat !== undefined;
  const typedRate = slots.rate?.value ?? null;
  if (hours === null && days === null && typedRate === null) return unclear(messages.badDuration);
  const rate = isWithVat ? null : (typedRate ?? knownRate);
  if (isWithVat) return { ...duration(hours, days), rate, sentence: messages.rateWithoutVat, isCertain: false };
  if (days !== null) return { hours, days, rate, sentence: messages.saidDays(typedDecimal(days)), isCertain: false };
  if (hours === null) return { hours, rate, sentence: messages.askHours, isCertain: false };
  if (rate === null) return { hours, rate, sentence: messages.askRate(typedDecimal(hours)), isCertain: false };
  const isMore = slots.vatPercent !== undefined || slots.discountPercent !== undefined;
  const workText = workSentence(hours, rate);
  return { hours, rate, sentence: isMore ? messages.vatInQuote(workText) : workText, isCertain: !isMore };
}

/** Days in hours, as the company counts its days. What was said in hours stays as it is. */
export function inHours({ days, ...work }: SaidWork, hoursADay: number): SaidWork {
  if (days === undefined) return work;
  const hours = e4ToHours(daysToHoursE4(scaleDecimal(days, 4), hoursToE4(hoursADay)));
  if (work.sentence !== messages.saidDays(typedDecimal(days))) return { ...work, hours };
  const sentence =
    work.rate === null
      ? messages.askRate(typedDecimal(hours))
      : messages.convertedWork(workSentence(hours, work.rate), typedDecimal(hoursADay));
  return { ...work, hours, sentence };
}

/** The days that a text says, weeks counted as five of them. Null when it says none. */
export function daysIn({ days, weeks }: Slots): number | null {
  return days?.value ?? (weeks ? weeks.value * DAYS_A_WEEK : null);
}

function duration(hours: number | null, days: number | null): Pick<SaidWork, "hours" | "days"> {
  return { hours, ...(days !== null && { days }) };
}

function dayRateSentence(days: number | null, dayRate: number): string {
  const price = moneyText(dayRate);
  return days === null ? messages.askDays(price) : messages.saidDayRate(typedDecimal(days), price);
}

function workSentence(hours: number, rate: number): string {
  const totalCents = hoursTimesRateCents(hoursToE4(hours), eurosToCents(rate));
  return messages.saidWork(typedDecimal(hours), moneyText(rate), formatMoney(totalCents));
}

/** What was said of the work, in the words of a seller who charges no VAT: a price with VAT and one without are one. */
export function withoutVatWords(work: SaidWork): SaidWork {
  const sentence =
    work.sentence === messages.rateWithoutVat
      ? messages.rateUnderFranchise
      : work.sentence.replace(messages.withoutTaxes, "");
  return { ...work, sentence };
}

function unclear(sentence: string): SaidWork {
  return { hours: null, rate: null, sentence, isCertain: false };
}

function moneyText(euros: number): string {
  return formatMoney(eurosToCents(euros));
}
