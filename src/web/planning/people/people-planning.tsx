import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useDeferredValue, useMemo } from "react";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { ConflictList } from "./conflict-list.tsx";
import { PeopleBoard } from "./people-board.tsx";
import { PeopleDay } from "./people-day.tsx";
import { PeopleList } from "./people-list.tsx";
import { planningRows } from "./planning-rows.ts";

type Props = {
  days: readonly CalendarDate[];
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  /** A list instead of bars. */
  isList: boolean;
  /** The hours of one day instead of bars over days. */
  isDay: boolean;
  move: ((move: Move) => void) | null;
};

/** A planning by person, with what does not hold in it. */
export function PeoplePlanning({ days, plans, today, closures, absences, hoursADay, isList, isDay, move }: Props) {
  const { people } = useSitePeople();
  const rows = useMemo(() => planningRows(people), [people]);
  const daysKey = days.join(" ");
  const shownDays = useMemo(() => daysKey.split(" "), [daysKey]);
  const minutesADay = minutesOfHours(hoursADay);
  // What does not hold is looked for once the bars are drawn: a hand does not wait for it.
  const conflictFacts = useDeferredValue(useMemo(() => ({ days: shownDays, plans }), [shownDays, plans]));
  const parts = { days: shownDays, rows, plans, closures, absences, minutesADay };
  return (
    <div className="flex flex-col gap-6">
      {isList ? (
        <PeopleList {...parts} move={move} />
      ) : isDay ? (
        <PeopleDay {...parts} date={shownDays[0] ?? today} move={move} />
      ) : (
        <PeopleBoard {...parts} {...{ today, move }} />
      )}
      <ConflictList {...conflictFacts} {...{ today, closures, absences, minutesADay, move }} />
    </div>
  );
}
