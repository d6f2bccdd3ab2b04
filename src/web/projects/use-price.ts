import type { ProjectAnswer } from "#api/projects.ts";
import { saveEstimation } from "#api/projects.ts";
import { workCents } from "#domain/projects/project.ts";
import { usualPriceUnit } from "#domain/projects/usual-price-unit.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import {
  centsToEuros,
  daysToHoursE4,
  e4ToHours,
  eurosToCents,
  hoursToDaysE4,
  hoursTimesRateCents,
  hoursToE4,
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

/** A price for the whole work, in cents without VAT. */
export type FlatPrice = {
  amountCents: number;
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
  vat_basis_points: number | null;
  vat_reason: TypedVat["reason"];
};

/** What the card holds: texts of numbers, and the VAT. */
type TypedPrice = {
  unit: PriceUnit;
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
  const hoursADay = company?.hours_a_day ?? HOURS_A_DAY;
  const savedUnit: PriceUnit = dayRateCents === null ? "hour" : "day";
  // What was never priced begins as the trade counts.
  const firstUnit = project.estimation_total === null ? usualPriceUnit(company?.trade ?? "") : savedUnit;
  const savedDays = savedHours === null ? null : daysOf(savedHours, project.estimation_hours_a_day ?? hoursADay);
  const savedDayRate = dayRateCents === null ? null : centsToEuros(dayRateCents);
  const typing = useKeptTyping<TypedPrice>(`price ${project.id}`, {
    unit: firstUnit,
    hours: inputText(savedHours),
    hourlyRate: inputText(project.estimation_rate),
    days: inputText(savedDays),
    dayRate: inputText(savedDayRate ?? usualDayRate(project.estimation_rate, hoursADay)),
    flatPrice: "",
    vatRate: project.estimation_vat_basis_points,
    vatReason: project.estimation_vat_reason,
  });
  const { unit } = typing.values;
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
    rate.value === (unit === "day" ? savedDayRate : project.estimation_rate) &&
    vat.isSaved;
  const submitFlat = () => {
    setIsRefused(flatCents === null || vat.lacksReason);
    if (flatCents === null || vat.lacksReason) return;
    const { rate: vatBasisPoints, reason: vatReason } = vat.field.vat;
    save.mutate({ price: typing.values, body: { amountCents: flatCents, vatBasisPoints, vatReason } });
  };
  const submit = () => {
    if (unit === "flat") return submitFlat();
    setIsRefused(quantity.value === null || rate.value === null || vat.lacksReason);
    if (quantity.value === null || rate.value === null || vat.lacksReason) return;
    const { rate: vat_basis_points, reason: vat_reason } = vat.field.vat;
    const numbers =
      unit === "day"
        ? { days: quantity.value, day_rate_cents: eurosToCents(rate.value) }
        : { hours: quantity.value, rate: rate.value };
    save.mutate({ price: typing.values, body: { ...numbers, vat_basis_points, vat_reason } });
  };
  const totalCents = unit === "flat" ? flatCents : countedCents;
  return { typing, hoursADay, quantity, rate, flat, vat: vat.field, totalCents, isSaved, save, submit };
}

// The price of a day that the usual rate comes to.
function usualDayRate(hourlyRate: number | null, hoursADay: number): number | null {
  if (hourlyRate === null) return null;
  return centsToEuros(hoursTimesRateCents(hoursToE4(hoursADay), eurosToCents(hourlyRate)));
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
