import { formatMoney } from "../shared/french-format.ts";
import { eurosToCents, hoursTimesRateCents, hoursToE4, centsToEuros } from "../shared/money.ts";
import { HOURS_A_DAY } from "../shared/working-day.ts";
import { messages } from "./assistant.messages.ts";
import { readSlots } from "./slots/read-slots.ts";
import type { Slots } from "./understanding.ts";

const DAYS_A_WEEK = 5;

/**
 * What a text says of the duration and of the price, as hours and an hourly rate in euros. `sentence` says it back, or
 * says what is missing. `isCertain`: hours and rate were both typed as such, so that they may be saved once they are
 * said back. Everything else is shown in the form first.
 */
export type SaidWork = { hours: number | null; rate: number | null; sentence: string; isCertain: boolean };

/** Reads an answer to the question of the duration, by units and never by position. `knownRate` is the usual rate. */
export function readSaidWork(text: string, knownRate: number | null): SaidWork {
  const slots = readPriceSlots(text);
  const isAboutRate = /€|euro|taux|tarif|prix|ttc|tjm/i.test(text.slice(0, 500));
  return saidWork(slots, isAboutRate ? null : knownRate);
}

/** The amounts of a text, read as an answer to the question of the duration: hours, and prices in euros. */
export function readPriceSlots(text: string): Slots {
  // No date is expected here, so the day does not matter.
  const pending = { step: "collect-duration", about: "duration" };
  return readSlots(text, { today: "2000-01-01", activeFlow: "quote", pending });
}

/** What the slots of a message say of the duration and of the price. */
export function saidWork(slots: Slots, knownRate: number | null): SaidWork {
  if (slots.lines) return unclear(messages.linesInQuote);
  if (slots.flatPriceEuros) return unclear(messages.flatPriceInQuote(moneyText(slots.flatPriceEuros.value)));
  const days = slots.days?.value ?? (slots.weeks ? slots.weeks.value * DAYS_A_WEEK : null);
  const hours = slots.hours?.value ?? (days === null ? null : roundCents(days * HOURS_A_DAY));
  const isWithVat = slots.includesVat !== undefined;
  const typedRate = slots.rate?.value ?? (slots.dayRate ? roundCents(slots.dayRate.value / HOURS_A_DAY) : null);
  const rate = isWithVat ? null : (typedRate ?? knownRate);
  if (hours === null && typedRate === null) return unclear(messages.badDuration);
  if (isWithVat) return { hours, rate, sentence: messages.rateWithoutVat, isCertain: false };
  if (hours === null || rate === null)
    return {
      hours,
      rate,
      sentence: hours === null ? messages.askHours : messages.askRate(decimal(hours)),
      isCertain: false,
    };
  const total = moneyText(centsToEuros(hoursTimesRateCents(hoursToE4(hours), eurosToCents(rate))));
  const isConverted = slots.hours === undefined || (slots.rate === undefined && slots.dayRate !== undefined);
  const isMore = slots.vatPercent !== undefined || slots.discountPercent !== undefined;
  const workText = messages.saidWork(decimal(hours), moneyText(rate), total);
  const sentence = isConverted
    ? messages.convertedWork(workText, HOURS_A_DAY)
    : isMore
      ? messages.vatInQuote(workText)
      : workText;
  return { hours, rate, sentence, isCertain: !isConverted && !isMore };
}

/** What was said of the work, in the words of a seller who charges no VAT: a price with VAT and one without are one. */
export function withoutVatWords(work: SaidWork): SaidWork {
  const sentence =
    work.sentence === messages.rateWithoutVat
      ? messages.rateUnderFranchise
      : work.sentence.replace(messages.withoutTaxes, "");
  return { ...work, sentence };
}

/** A number as it is typed in a form, with a comma. */
export function decimal(value: number): string {
  return String(value).replace(".", ",");
}

function unclear(sentence: string): SaidWork {
  return { hours: null, rate: null, sentence, isCertain: false };
}

function roundCents(value: number): number {
  return centsToEuros(eurosToCents(value));
}

function moneyText(euros: number): string {
  return formatMoney(eurosToCents(euros));
}
