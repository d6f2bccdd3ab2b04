import type { DaySpan } from "#domain/planning/bar-change.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import type { ReactNode } from "react";
import { useState } from "react";

const NO_DAY = "Je ne lis pas de jour ici : écris « lundi » ou « 12 mai ».";

/**
 * The days of a bar, typed: what a hand does to it, for whoever has no room for it. `proposals`: days that a tap types.
 * `resultOf`: what is said of readable days before they are saved. `children`: other ways.
 */
export function DaysForm({
  span,
  proposals = [],
  resultOf,
  save,
  children,
}: {
  span: DaySpan;
  proposals?: readonly { words: string; span: DaySpan }[];
  resultOf?: (span: DaySpan) => ReactNode;
  save: (span: DaySpan) => void;
  children?: ReactNode;
}) {
  const [firstText, setFirstText] = useState(dayInFigures(span.firstDay));
  const [lastText, setLastText] = useState(dayInFigures(span.lastDay));
  const [faults, setFaults] = useState<{ first?: string; last?: string }>({});
  const [firstDay, lastDay] = [readDateText(firstText), readDateText(lastText)];
  const typedSpan = firstDay !== null && lastDay !== null && firstDay <= lastDay ? { firstDay, lastDay } : null;
  const submit = () => {
    if (typedSpan) return save(typedSpan);
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
      {proposals.length > 0 && (
        <Proposals
          proposals={proposals}
          choose={(days) => {
            setFirstText(dayInFigures(days.firstDay));
            setLastText(dayInFigures(days.lastDay));
            setFaults({});
          }}
        />
      )}
      <DateField label="Premier jour" text={firstText} onText={setFirstText} error={faults.first} />
      <DateField label="Dernier jour, compris" text={lastText} onText={setLastText} error={faults.last} />
      {typedSpan && resultOf?.(typedSpan)}
      <Button type="submit" look="primary" isWide>
        Enregistrer
      </Button>
      {children}
    </form>
  );
}

function Proposals({
  proposals,
  choose,
}: {
  proposals: readonly { words: string; span: DaySpan }[];
  choose: (span: DaySpan) => void;
}) {
  return (
    <div role="group" aria-label="Commencer un autre jour" className="flex flex-wrap gap-2">
      {proposals.map(({ words, span }) => (
        <Button key={words} onClick={() => choose(span)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
