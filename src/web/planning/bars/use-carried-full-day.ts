import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { SaidDay } from "#domain/planning/drops/drop.messages.ts";
import { fullDayWords, saidFullDay } from "#domain/planning/drops/drop.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useMemo } from "react";
import type { BarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";
import type { CarriedTo } from "./dropped-plans.ts";
import { plansAfterDrag } from "./dropped-plans.ts";

type Facts = {
  /** All projects, whoever's are shown: they all weigh on who gets one. */
  everyPlan: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  minutesADay: number;
};

/**
 * The day that what a hand carries would make too full where it would go, be it on screen or not, and its words:
 * « Karim : 10 h sur 7 h lun. 7 déc. ». Empty words where all days hold.
 */
export function useCarriedFullDay(
  { drag, carriedTo }: { drag: BarDrag<PlannedProject> | null; carriedTo: CarriedTo | null },
  { everyPlan, today, closures, absences, minutesADay }: Facts,
): { fullDay: SaidDay | null; words: string } {
  const { isTeam, people, nameOf } = useSitePeople();
  return useMemo(() => {
    const aloneIds = isTeam ? [] : people.map(({ userId }) => userId);
    const facts = { minutesADay, closures, absences, today, aloneIds };
    const fullDay = drag
      ? saidFullDay(plansAfterDrag(everyPlan, drag), drag.plan.id, facts)
      : (carriedTo?.fullDay ?? null);
    return { fullDay, words: fullDayWords(fullDay, isTeam && fullDay ? nameOf(fullDay.userId) : "") };
  }, [drag, carriedTo, everyPlan, today, closures, absences, minutesADay, isTeam, people, nameOf]);
}
