import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { DayOverload } from "#domain/planning/day-overloads.ts";
import { overloadsByDay } from "#domain/planning/day-overloads.ts";
import { overloadWords } from "#domain/planning/trouble.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import type { PlannedProject } from "../use-planning.ts";

type Facts = {
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
};

/**
 * Who has too much on the days shown, from today on, counted once they are drawn. `isOfEverybody`: for who plans;
 * somebody else is told of their own hours alone.
 */
export function useOverloads(
  days: readonly CalendarDate[],
  { plans, today, closures, absences, hoursADay }: Facts,
  isOfEverybody: boolean,
): ReadonlyMap<CalendarDate, readonly DayOverload[]> {
  const { people, meId } = useSitePeople();
  const latePlans = useDeferredValue(plans);
  const daysKey = days.filter((date) => date >= today).join(" ");
  return useMemo(() => {
    const userIds = people.map(({ userId }) => userId).filter((userId) => isOfEverybody || userId === meId);
    const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
    return daysKey === "" ? new Map() : overloadsByDay(latePlans, userIds, daysKey.split(" "), time);
  }, [latePlans, daysKey, closures, absences, hoursADay, people, meId, isOfEverybody]);
}

/** That a day is too full, in one line over what fills it. */
export function DayTrouble({ overloads }: { overloads: readonly DayOverload[] | undefined }) {
  const { isTeam, meId, nameOf } = useSitePeople();
  if (overloads === undefined || overloads.length === 0) return null;
  const nameOrMe = (userId: string) => (userId === meId ? "toi" : nameOf(userId));
  return (
    <p className="flex items-start gap-1.5 text-fine font-[550] text-bad">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{overloadWords(overloads, isTeam ? nameOrMe : null)}</span>
    </p>
  );
}
