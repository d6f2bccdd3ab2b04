import { firstRoomWords } from "#domain/planning/free-days/free-days.messages.ts";
import { firstDayRoom } from "#domain/planning/free-days/free-days.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useMemo } from "react";
import type { PlanningPage } from "../use-planning-page.ts";

/** The first day of which its reader has half at least. Somebody alone does what nobody was given. */
export function FreeSentence({ planning, today }: Pick<PlanningPage, "planning" | "today">) {
  const { isTeam, meId } = useSitePeople();
  const { plans, closures, absences, hoursADay } = planning;
  return useMemo(() => {
    const userId = meId ?? "";
    const works = plans.map((plan) => (isTeam || plan.people.length > 0 ? plan : { ...plan, people: [userId] }));
    const facts = { minutesADay: minutesOfHours(hoursADay), closures, absences, from: today };
    return firstRoomWords(firstDayRoom(works, userId, facts), today);
  }, [plans, closures, absences, hoursADay, today, isTeam, meId]);
}
