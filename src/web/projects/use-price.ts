import type { CompanyAnswer } from "#api/company.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { saveEstimation } from "#api/projects.ts";
import { STANDARD_VAT_BASIS_POINTS } from "#domain/company/company.ts";
import { usualPriceUnit } from "#domain/company/usual-price-unit.ts";
import { retoldPrice, toldPrice } from "#domain/lines/prices/retold-price.ts";
import type { Prices } from "#domain/lines/terms.ts";
import { workCents } from "#domain/projects/project.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import {
  centsToEuros,
  daysToHoursE4,
  e4ToHours,
  eurosToCents,
  hoursToDaysE4,
  hoursToE4,
  wholeDayRate,
} from "#domain/shared/money.ts";
import { MAX_HOURS_OR_RATE, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "#domain/shared/typed-number.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useCompany } from "#web/company/use-company.ts";
import type { KeptTyping } from "#web/company/use-kept-typing.ts";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { inputText } from "#web/ui/number-field.tsx";
import { useState } from "react";
import type { TypedVat } from "./vat-field.tsx";

/** What a price counts. */
export type PriceUnit = "hour" | "day" | "flat";

/** A price for the whole work, in cents, without VAT or with it. */
export type FlatPrice = {
  amountCents: number;
  prices: Prices;
  vatBasisPoints: TypedVat["rate"];
  vatReason: TypedVat["reason"];
};

/** A price as `usePrice` reads it. */
export type Price = ReturnType<typeof usePrice>;

type EstimationBody = {
  hours?: number;
  rate?: number;
  days?: number;
  day_rate_cents?: number;
  gross_rate_cents?: number;
  vat_basis_points: number | null;
  vat_reason: TypedVat["reason"];
};

/** What the card holds: texts of numbers, and the VAT. */
type TypedPrice = {
  unit: PriceUnit;
  prices: Prices;
  hours: string;
  hourlyRate: string;
  days: string;
  dayRate: string;
  flatPrice: string;
  vatRate: TypedVat["rate"];
  vatReason: TypedVat["reason"];
};

type NumberName = "hours" | "hourlyRate" | "days" | "dayRate" | "flatPrice";

const MAX_TYPED: Readonly<Record<NumberName, number>> = {
  hours: MAX_HOURS_OR_RATE,
  hourlyRate: MAX_HOURS_OR_RATE,
  days: MAX_HOURS_OR_RATE,
  dayRate: MAX_HOURS_OR_RATE,
  flatPrice: MAX_UNIT_PRICE_EUROS,
};

/**
 * What is typed of the price of an estimation, its total, whether it is saved, and how it is. `saveFlat` saves a price
 * for the whole work.
 */
export function usePrice(project: ProjectAnswer, saveFlat: (price: FlatPrice) => Promise<void>) {
  const [isRefused, setIsRefused] = useState(false);
  const company = useCompany().data;
  const { estimation_hours: savedHours, estimation_day_rate_cents: dayRateCents } = project;
  const savedRates = savedRatesOf(project, company);
  const hoursADay = company?.hours_a_day ?? HOURS_A_DAY;
  const savedUnit: PriceUnit = dayRateCents === null ? "hour" : "day";
  // What was never priced begins as the trade counts.
  const firstUnit = project.estimation_total === null ? usualPriceUnit(company?.trade ?? "") : savedUnit;
  const savedDays = savedHours === null ? null : daysOf(savedHours, project.estimation_hours_a_day ?? hoursADay);
  const usualDayRate = savedRates.hourlyRate === null ? null : wholeDayRate(savedRates.hourlyRate, hoursADay);
  const typing = useKeptTyping<TypedPrice>(`price ${project.id}`, {
    unit: firstUnit,
    prices: savedRates.prices,
    hours: inputText(savedHours),
    hourlyRate: inputText(savedRates.hourlyRate),
    days: inputText(savedDays),
    dayRate: inputText(savedRates.dayRate ?? usualDayRate),
    flatPrice: "",
    vatRate: project.estimation_vat_basis_points,
    vatReason: project.estimation_vat_reason,
  });
  const { unit, prices } = typing.values;
  const typedNumber = (name: NumberName) =>
    readNumber(typing.values[name], MAX_TYPED[name], isRefused, (text) => {
      const changes: Partial<TypedPrice> = {};
      changes[name] = text;
      typing.type(changes);
    });
  const quantity = typedNumber(unit === "day" ? "days" : "hours");
  const rate = typedNumber(unit === "day" ? "dayRate" : "hourlyRate");
  const flat = typedNumber("flatPrice");
  const vat = useVat(project, typing, isRefused);
  const save = useChange(async ({ price, body }: { price: TypedPrice; body: EstimationBody | FlatPrice }) => {
    if ("amountCents" in body) await saveFlat(body);
    else await call(saveEstimation, { params: { id: project.id }, body });
    typing.settle(price);
  });
  const flatCents = flat.value === null ? null : eurosToCents(flat.value);
  const countedCents =
    quantity.value === null || rate.value === null ? null : priceCents(unit, quantity.value, rate.value, hoursADay);
  const isSaved =
    project.estimation_total !== null &&
    unit === savedUnit &&
    quantity.value === (unit === "day" ? savedDays : savedHours) &&
    prices === savedRates.prices &&
    rate.value === (unit === "day" ? savedRates.dayRate : savedRates.hourlyRate) &&
    vat.isSaved;
  const submitFlat = () => {
    setIsRefused(flatCents === null || vat.lacksReason);
    if (flatCents === null || vat.lacksReason) return;
    const { rate: vatBasisPoints, reason: vatReason } = vat.field.vat;
    save.mutate({ price: typing.values, body: { amountCents: flatCents, prices, vatBasisPoints, vatReason } });
  };
  const submit = () => {
    if (unit === "flat") return submitFlat();
    setIsRefused(quantity.value === null || rate.value === null || vat.lacksReason);
    if (quantity.value === null || rate.value === null || vat.lacksReason) return;
    const { rate: vat_basis_points, reason: vat_reason } = vat.field.vat;
    const isByDay = unit === "day";
    const quantityBody = isByDay ? { days: quantity.value } : { hours: quantity.value };
    const rateCents = eurosToCents(rate.value);
    const netBody = isByDay ? { day_rate_cents: rateCents } : { rate: rate.value };
    const numbers = { ...quantityBody, ...(prices === "gross" ? { gross_rate_cents: rateCents } : netBody) };
    save.mutate({ price: typing.values, body: { ...numbers, vat_basis_points, vat_reason } });
  };
  const totalCents = unit === "flat" ? flatCents : countedCents;
  const setPrices = company?.vat_regime === "standard" ? pricesSetter(typing) : null;
  return { typing, hoursADay, quantity, rate, flat, vat: vat.field, totalCents, isSaved, save, submit, setPrices };
}

// The rates that are saved, in the prices that they were said in. A price that was never said begins as the seller says
// those for a person.
function savedRatesOf(project: ProjectAnswer, company: CompanyAnswer | undefined) {
  const { estimation_rate: hourlyRate, estimation_day_rate_cents: dayRateCents } = project;
  const { estimation_gross_rate_cents: grossRateCents, estimation_vat_basis_points: vat } = project;
  const dayRate = dayRateCents === null ? null : centsToEuros(dayRateCents);
  if (company?.vat_regime !== "standard") return { prices: "net" as const, hourlyRate, dayRate };
  if (grossRateCents !== null) {
    const grossRate = centsToEuros(grossRateCents);
    const grossHourly = hourlyRate && toldPrice(hourlyRate, "gross", vat ?? STANDARD_VAT_BASIS_POINTS);
    return dayRate === null
      ? { prices: "gross" as const, hourlyRate: grossRate, dayRate }
      : { prices: "gross" as const, hourlyRate: grossHourly, dayRate: grossRate };
  }
  const isNew = project.estimation_total === null && project.client_info.kind === "person";
  const prices: Prices = isNew && company.consumer_prices === "gross" ? "gross" : "net";
  const tellRate = (euros: number | null) => euros && toldPrice(euros, prices, vat ?? STANDARD_VAT_BASIS_POINTS);
  return { prices, hourlyRate: tellRate(hourlyRate), dayRate: tellRate(dayRate) };
}

// What was typed stays the same price: only how it is said changes.
function pricesSetter({ values, type }: KeptTyping<TypedPrice>) {
  return (prices: Prices) => {
    if (prices === values.prices) return;
    const retold = (text: string) => retoldPrice(text, prices, values.vatRate ?? STANDARD_VAT_BASIS_POINTS);
    const { hourlyRate, dayRate, flatPrice } = values;
    type({ prices, hourlyRate: retold(hourlyRate), dayRate: retold(dayRate), flatPrice: retold(flatPrice) });
  };
}

function priceCents(unit: PriceUnit, quantity: number, rate: number, hoursADay: number): number {
  const [quantityE4, rateCents, dayHoursE4] = [hoursToE4(quantity), eurosToCents(rate), hoursToE4(hoursADay)];
  return unit === "day"
    ? workCents(daysToHoursE4(quantityE4, dayHoursE4), { hourlyRateCents: 0, day: { rateCents, hoursE4: dayHoursE4 } })
    : workCents(quantityE4, { hourlyRateCents: rateCents, day: null });
}

/** Hours as days of so many hours. */
export function daysOf(hours: number, hoursADay: number): number {
  return e4ToHours(hoursToDaysE4(hoursToE4(hours), hoursToE4(hoursADay)));
}

function useVat(project: ProjectAnswer, { values, type }: KeptTyping<TypedPrice>, isRefused: boolean) {
  const { vatRate: rate, vatReason: reason } = values;
  const isFranchise = useCompany().data?.vat_regime === "franchise";
  const lacksReason = rate === 0 && reason === null && !isFranchise;
  return {
    field: {
      vat: { rate, reason },
      isFranchise,
      error: isRefused && lacksReason ? fieldMessages.vatReason : undefined,
      onVat: (typedVat: TypedVat) => type({ vatRate: typedVat.rate, vatReason: typedVat.reason }),
    },
    isSaved: !lacksReason && rate === project.estimation_vat_basis_points && reason === project.estimation_vat_reason,
    lacksReason,
  };
}

// A number being typed is not judged before it is saved.
function readNumber(text: string, max: number, isRefused: boolean, onText: (text: string) => void) {
  const { value, problem } = readTypedNumber(text, max);
  return { text, onText, value, problem: isRefused && problem !== null ? problem : undefined };
}
