import { closureMessages } from "#domain/company/closures/closures.messages.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { movedSpan } from "#domain/planning/planning.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useState } from "react";

/** That a text names no day. */
export const NO_DAY = "Je ne lis pas de jour ici : écris « lundi » ou « 12 mai ».";

/** Days that a tap types. `note`: which they are. `people`: who gets the work there, left out for no change. */
export type DaysProposal = { words: string; note: string; span: DaySpan; people?: readonly string[] };

type People = readonly string[] | null;

/**
 * The days of a bar, typed: what a hand does to it, for whoever has no room for it. Another first day takes the last
 * one along, over as many working days. `proposals`: days that a tap types, and perhaps who takes them.
 * `proposalsLabel`: what they change.
 * `resultOf`: what is said of readable days before they are saved. `saveWords`: what their button says, null for what
 * every form says. `children`: other ways.
 */
export function DaysForm({
  span,
  closures,
  proposals = [],
  proposalsLabel,
  resultOf,
  saveWords,
  save,
  children,
}: {
  span: DaySpan;
  closures: readonly Closure[];
  proposals?: readonly DaysProposal[];
  proposalsLabel?: string;
  resultOf?: (span: DaySpan, people: People) => ReactNode;
  saveWords?: (span: DaySpan) => string | null;
  save: (span: DaySpan, people: People) => void;
  children?: ReactNode;
}) {
  const [firstText, setFirstText] = useState(dayInFigures(span.firstDay));
  const [lastText, setLastText] = useState(dayInFigures(span.lastDay));
  // Half of a date that is being typed is no new length.
  const [lengthSpan, setLengthSpan] = useState(span);
  const [people, setPeople] = useState<People>(null);
  const [faults, setFaults] = useState<{ first?: string; last?: string }>({});
  const [firstDay, lastDay] = [readDateText(firstText), readDateText(lastText)];
  const typedSpan = firstDay !== null && lastDay !== null && firstDay <= lastDay ? { firstDay, lastDay } : null;
  const typeFirst = (text: string) => {
    setFirstText(text);
    setPeople(null);
    const day = readDateText(text);
    if (day !== null) setLastText(dayInFigures(movedSpan(lengthSpan, day, closures).lastDay));
  };
  const typeLast = (text: string) => {
    setLastText(text);
    setPeople(null);
    const day = readDateText(text);
    if (firstDay !== null && day !== null && firstDay <= day) setLengthSpan({ firstDay, lastDay: day });
  };
  const submit = () => {
    if (typedSpan) return save(typedSpan, people);
    return setFaults({
      ...(firstDay === null && { first: NO_DAY }),
      ...(lastDay === null ? { last: NO_DAY } : firstDay !== null && { last: closureMessages.ends_first }),
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
          {...{ proposals, typedSpan, people }}
          label={proposalsLabel}
          choose={({ span: days, people: takers = null }) => {
            setPeople(takers);
            setFirstText(dayInFigures(days.firstDay));
            setLastText(dayInFigures(days.lastDay));
            setLengthSpan(days);
            setFaults({});
          }}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <DateField label="Premier jour" text={firstText} onText={typeFirst} error={faults.first} />
        <DateField label="Dernier jour, compris" text={lastText} onText={typeLast} error={faults.last} />
      </div>
      {typedSpan && resultOf?.(typedSpan, people)}
      <Button type="submit" look="primary" isWide>
        {(typedSpan && saveWords?.(typedSpan)) ?? "Enregistrer"}
      </Button>
      {children}
    </form>
  );
}

/** Whether two spans are the same days. */
export function isSameSpan(one: DaySpan, other: DaySpan): boolean {
  return one.firstDay === other.firstDay && one.lastDay === other.lastDay;
}

function Proposals({
  proposals,
  label,
  typedSpan,
  people,
  choose,
}: {
  proposals: readonly DaysProposal[];
  label: string | undefined;
  typedSpan: DaySpan | null;
  people: People;
  choose: (proposal: DaysProposal) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      {proposals.map((proposal) => {
        const { words, note, span, people: takers = null } = proposal;
        const isChosen = typedSpan !== null && isSameSpan(typedSpan, span) && takers === people;
        return (
          <Button
            key={words}
            aria-pressed={isChosen}
            className={cx(
              "min-h-12 w-full flex-wrap justify-between! gap-x-3! gap-y-0! text-left leading-tight",
              isChosen && "border-act! bg-act-pale!",
            )}
            onClick={() => choose(proposal)}
          >
            {words}
            <span className="figures text-fine font-normal text-quiet">{note}</span>
          </Button>
        );
      })}
    </div>
  );
}
