import { absenceOn } from "#domain/company/closures/closures.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { hueOf } from "./person-hue.ts";

/** Who is on a work, as their marks show them on a day. `isAway`: they are not there that day. */
export function useCrew(userIds: readonly string[], date: CalendarDate) {
  const { people, nameOf } = useSitePeople();
  const { absences } = useRestDays();
  return userIds.map((userId) => ({
    key: userId,
    name: nameOf(userId),
    hue: hueOf(people, userId),
    isAway: absenceOn(date, userId, absences) !== null,
  }));
}
