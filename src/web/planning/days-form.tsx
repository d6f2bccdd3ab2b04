import type { DaySpan } from "#domain/planning/bar-change.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import type { ReactNode } from "react";
import { useState } from "react";

const NO_DAY = "Je ne lis pas de jour ici : écris « lundi » ou « 12 mai ».";

/** The days of a bar, typed: what a hand does to it, for whoever has no room for it. `children`: other ways. */
export function DaysForm({
  span,
  save,
  children,
}: {
  span: DaySpan;
  save: (span: DaySpan) => void;
  children?: ReactNode;
}) {
  const [firstText, setFirstText] = useState(dayInFigures(span.firstDay));
  const [lastText, setLastText] = useState(dayInFigures(span.lastDay));
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
      {children}
    </form>
  );
}
