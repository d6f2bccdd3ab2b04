import { crewHours } from "#domain/projects/crew-hours.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "#domain/shared/typed-number.ts";
import { Button } from "#web/ui/button.tsx";
import { inputText, NumberField } from "#web/ui/number-field.tsx";
import { useState } from "react";

const MOST_PEOPLE = 50;

/** Counts the hours of a task from how many people work on it, and how many days. */
export function CrewForm({ hoursADay, save }: { hoursADay: number; save: (hours: number) => void }) {
  const [typedPeople, setTypedPeople] = useState("2");
  const [typedDays, setTypedDays] = useState("");
  const [isAsked, setAsked] = useState(false);
  const people = readTypedNumber(typedPeople, MOST_PEOPLE);
  const days = readTypedNumber(typedDays, MAX_HOURS_OR_RATE);
  const hours = people.value === null || days.value === null ? null : crewHours(people.value, days.value, hoursADay);
  return (
    <form
      aria-label="Compagnons et jours"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (hours !== null && hours > 0 && hours <= MAX_HOURS_OR_RATE) save(hours);
      }}
    >
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label="Compagnons"
          unit=""
          text={typedPeople}
          error={isAsked ? (people.problem ?? undefined) : undefined}
          onText={setTypedPeople}
        />
        <NumberField
          autoFocus
          label="Jours chacun"
          unit="j"
          text={typedDays}
          error={isAsked ? (days.problem ?? undefined) : undefined}
          onText={setTypedDays}
        />
      </div>
      <p role="status" className="figures text-quiet">
        {hours === null
          ? `Une journée compte ${inputText(hoursADay)} h.`
          : `${typedPeople.trim()} × ${typedDays.trim()} j de ${inputText(hoursADay)} h = ${inputText(hours)} h`}
      </p>
      <Button type="submit" look="primary" isWide>
        Enregistrer
      </Button>
    </form>
  );
}
