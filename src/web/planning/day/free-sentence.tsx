import { firstFreeDayWords, firstRoomWords } from "#domain/planning/free-days/free-days.messages.ts";
import { firstDayRoom, firstFreeDay } from "#domain/planning/free-days/free-days.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useMemo } from "react";
import { useSiteWorkers } from "../people/use-site-workers.ts";
import type { PlanningPage } from "../use-planning-page.ts";

/**
 * The first day of which its reader has half at least, or of which somebody of the whole team has all: who, and when.
 * Somebody alone does what nobody was given.
 */
export function FreeSentence({
  planning,
  today,
  isOfTeam,
}: Pick<PlanningPage, "planning" | "today"> & { isOfTeam: boolean }) {
  const { isTeam, meId, shortNameOf } = useSitePeople();
  const { plans, closures, absences, hoursADay } = planning;
  const siteWorkers = useSiteWorkers(plans);
  return useMemo(() => {
    const facts = { minutesADay: minutesOfHours(hoursADay), closures, absences, from: today };
    if (isOfTeam) {
      const free = firstFreeDay(plans, { ...facts, userIds: siteWorkers });
      return free === null ? "" : firstFreeDayWords(free.date, free.userIds.map(shortNameOf), today);
    }
    const userId = meId ?? "";
    const works = plans.map((plan) => (isTeam || plan.people.length > 0 ? plan : { ...plan, people: [userId] }));
    return firstRoomWords(firstDayRoom(works, userId, facts), isTeam ? ["toi"] : [], today);
  }, [plans, closures, absences, hoursADay, today, isTeam, isOfTeam, siteWorkers, meId, shortNameOf]);
}
