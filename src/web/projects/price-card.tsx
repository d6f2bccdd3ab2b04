import type { ProjectAnswer } from "#api/projects.ts";
import { saveEstimation } from "#api/projects.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { workCents } from "#domain/projects/project.ts";
import { totalHours } from "#domain/projects/task.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
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
import { TypingNote } from "#web/company/typing-note.tsx";
import { useCompany } from "#web/company/use-company.ts";
import type { KeptTyping } from "#web/company/use-kept-typing.ts";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { MoneyField, NumberField, inputText } from "#web/ui/number-field.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { TypedVat } from "./vat-field.tsx";
import { VatField } from "./vat-field.tsx";

type PriceUnit = "hour" | "day";

const UNITS: readonly { value: PriceUnit; label: string }[] = [
  { value: "hour", label: "À l'heure" },
  { value: "day", label: "À la journée" },
];

/** The price of an estimation: hours and an hourly rate, or days and the price of a day. Its total is live. */
export function PriceCard({ project }: { project: ProjectAnswer }) {
  const { typing, hoursADay, quantity, rate, vat, totalCents, isSaved, save, submit } = usePrice(project);
  const { unit } = typing.values;
  const isByDay = unit === "day";
  const hoursOfTasks = totalHours(project.tasks);
  const ofTasks = isByDay ? daysOf(hoursOfTasks, hoursADay) : hoursOfTasks;
  const tasksText = `${inputText(ofTasks)} ${isByDay ? "j" : "h"}`;
  return (
    <Card title="Le prix" className="self-start lg:sticky lg:top-6">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) submit();
        }}
      >
        <Choice
          label="Compter"
          options={UNITS}
          value={unit}
          onChange={(chosenUnit) => typing.type({ unit: chosenUnit })}
        />
        <NumberField
          key={`quantity-${unit}`}
          label={isByDay ? projectMessages.daysLabel : projectMessages.hoursLabel}
          unit={isByDay ? "j" : "h"}
          text={quantity.text}
          onText={quantity.onText}
          error={quantity.problem}
          hint={ofTasks > 0 ? `Tes tâches totalisent ${tasksText}.` : undefined}
        />
        {ofTasks > 0 && quantity.value !== ofTasks && (
          <Button look="quiet" onClick={() => quantity.onText(inputText(ofTasks))}>
            Reprendre les {tasksText} des tâches
          </Button>
        )}
        <MoneyField
          key={`rate-${unit}`}
          label={isByDay ? projectMessages.dayRateLabel : projectMessages.rateLabel}
          text={rate.text}
          onText={rate.onText}
          error={rate.problem}
          hint={rateHint(isByDay ? hoursADay : null, vat.isFranchise)}
        />
        <VatField {...vat} savedBasisPoints={project.estimation_vat_basis_points} />
        <p className="flex items-baseline justify-between border-t border-line pt-3">
          <span className="text-quiet">{vat.isFranchise ? "Total" : "Total hors taxes"}</span>
          <strong className="figures text-title">{totalCents === null ? "–" : formatMoney(totalCents)}</strong>
        </p>
        <TypingNote typing={typing} />
        {save.error && (
          <p role="alert" className="text-bad">
            {save.error.message}
          </p>
        )}
        <Button
          type="submit"
          look={isSaved ? "plain" : "primary"}
          isWide
          isBusy={save.isPending}
          busyLabel="Enregistrement…"
        >
          Enregistrer le prix
        </Button>
        {isSaved && <ToQuote id={project.id} />}
      </form>
    </Card>
  );
}

// A seller under franchise charges no tax: there is nothing to leave out.
function rateHint(hoursADay: number | null, isFranchise: boolean): string | undefined {
  if (hoursADay === null) return isFranchise ? undefined : "Hors taxes.";
  const day = `our ${inputText(hoursADay)} h. Les heures par jour sont dans Réglages.`;
  return isFranchise ? `P${day}` : `Hors taxes, p${day}`;
}

function ToQuote({ id }: { id: string }) {
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id, stepKey: "quote" }}
      className={buttonLook({ look: "primary", isWide: true })}
    >
      Passer au devis
    </Link>
  );
}

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

// What is typed, its total, and whether it is saved.
function usePrice(project: ProjectAnswer) {
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

function daysOf(hours: number, hoursADay: number): number {
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
