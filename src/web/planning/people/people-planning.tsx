import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useMemo } from "react";
import type { CarriedTo } from "../bars/dropped-plans.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
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
  /** Where work of the tray would go that a hand carries. */
  carriedTo: CarriedTo | null;
  move: ((move: Move) => void) | null;
};

/** A planning by person. */
export function PeoplePlanning({
  days,
  plans,
  today,
  closures,
  absences,
  hoursADay,
  isList,
  isDay,
  carriedTo,
  move,
}: Props) {
  const { people } = useSitePeople();
  const rows = useMemo(() => planningRows(people), [people]);
  const daysKey = days.join(" ");
  const shownDays = useMemo(() => daysKey.split(" "), [daysKey]);
  const parts = { days: shownDays, rows, plans, closures, absences, minutesADay: minutesOfHours(hoursADay) };
  if (isList) return <PeopleList {...parts} {...{ today, move }} />;
  if (isDay)
    return <PeopleDay {...parts} today={today} date={shownDays[0] ?? today} carriedTo={carriedTo} move={move} />;
  return <PeopleBoard {...parts} {...{ today, carriedTo, move }} />;
}
