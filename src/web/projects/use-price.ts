import type { ProjectAnswer } from "#api/projects.ts";
import { saveEstimation } from "#api/projects.ts";
import { workCents } from "#domain/projects/project.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import {
  centsToEuros,
  daysToHoursE4,
  e4ToHours,
  eurosToCents,
  hoursToDaysE4,
  hoursToE4,
} from "#domain/shared/money.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "#domain/shared/typed-number.ts";
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
export type PriceUnit = "hour" | "day";

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
  vatRate: TypedVat["rate"];
  vatReason: TypedVat["reason"];
};

/** What is typed of the price of an estimation, its total, whether it is saved, and how it is. */
export function usePrice(project: ProjectAnswer) {
  const [isRefused, setIsRefused] = useState(false);
  const { estimation_hours: savedHours, estimation_day_rate_cents: dayRateCents } = project;
  const hoursADay = useCompany().data?.hours_a_day ?? HOURS_A_DAY;
  const savedUnit: PriceUnit = dayRateCents === null ? "hour" : "day";
  const savedDays = savedHours === null ? null : daysOf(savedHours, project.estimation_hours_a_day ?? hoursADay);
  const savedDayRate = dayRateCents === null ? null : centsToEuros(dayRateCents);
  const typing = useKeptTyping<TypedPrice>(`price ${project.id}`, {
    unit: savedUnit,
    hours: inputText(savedHours),
    hourlyRate: inputText(project.estimation_rate),
    days: inputText(savedDays),
    dayRate: inputText(savedDayRate),
    vatRate: project.estimation_vat_basis_points,
    vatReason: project.estimation_vat_reason,
  });
  const { unit } = typing.values;
  const typedNumber = (name: "hours" | "hourlyRate" | "days" | "dayRate") =>
    readNumber(typing.values[name], isRefused, (text) => {
      const changes: Partial<TypedPrice> = {};
      changes[name] = text;
      typing.type(changes);
    });
  const quantity = typedNumber(unit === "day" ? "days" : "hours");
  const rate = typedNumber(unit === "day" ? "dayRate" : "hourlyRate");
  const vat = useVat(project, typing, isRefused);
  const save = useChange(async ({ price, body }: { price: TypedPrice; body: EstimationBody }) => {
    await call(saveEstimation, { params: { id: project.id }, body });
    typing.settle(price);
  });
  const totalCents =
    quantity.value === null || rate.value === null ? null : priceCents(unit, quantity.value, rate.value, hoursADay);
  const isSaved =
    project.estimation_total !== null &&
    unit === savedUnit &&
    quantity.value === (unit === "day" ? savedDays : savedHours) &&
    rate.value === (unit === "day" ? savedDayRate : project.estimation_rate) &&
    vat.isSaved;
  const submit = () => {
    setIsRefused(quantity.value === null || rate.value === null || vat.lacksReason);
    if (quantity.value === null || rate.value === null || vat.lacksReason) return;
    const { rate: vat_basis_points, reason: vat_reason } = vat.field.vat;
    const numbers =
      unit === "day"
        ? { days: quantity.value, day_rate_cents: eurosToCents(rate.value) }
        : { hours: quantity.value, rate: rate.value };
    save.mutate({ price: typing.values, body: { ...numbers, vat_basis_points, vat_reason } });
  };
  return { typing, hoursADay, quantity, rate, vat: vat.field, totalCents, isSaved, save, submit };
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
function readNumber(text: string, isRefused: boolean, onText: (text: string) => void) {
  const { value, problem } = readTypedNumber(text, MAX_HOURS_OR_RATE);
  return { text, onText, value, problem: isRefused && problem !== null ? problem : undefined };
}
