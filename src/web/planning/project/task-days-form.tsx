import type { DaySpan } from "#domain/planning/bar-change.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { useState } from "react";
import type { TaskBar } from "./task-bar.ts";

const NO_DAY = "Je ne lis pas de jour ici : écris « lundi » ou « 12 mai ».";

/** The days of a task, typed: what a hand does to its bar, for whoever has no room for it. */
export function TaskDaysForm({ bar, save }: { bar: TaskBar; save: (span: DaySpan | null) => void }) {
  const [firstText, setFirstText] = useState(dayInFigures(bar.firstDay));
  const [lastText, setLastText] = useState(dayInFigures(bar.lastDay));
  const [faults, setFaults] = useState<{ first?: string; last?: string }>({});
  const submit = () => {
    const [firstDay, lastDay] = [readDateText(firstText), readDateText(lastText)];
    if (firstDay !== null && lastDay !== null && firstDay <= lastDay) return save({ firstDay, lastDay });
    return setFaults({
      ...(firstDay === null && { first: NO_DAY }),
      ...(lastDay === null ? { last: NO_DAY } : firstDay !== null && { last: projectMessages.taskEndsFirst }),
    });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DateField label="Premier jour" text={firstText} onText={setFirstText} error={faults.first} />
      <DateField label="Dernier jour, compris" text={lastText} onText={setLastText} error={faults.last} />
      <Button type="submit" look="primary" isWide>
        Enregistrer
      </Button>
      {bar.isGiven && (
        <Button look="quiet" onClick={() => save(null)}>
          La remettre à sa place parmi les autres
        </Button>
      )}
    </form>
  );
}
