import { memberWeekWords } from "#domain/planning/member-days/member-day.messages.ts";
import { isWorkingDay, weekOf } from "#domain/planning/planning.ts";
import { dayParts, personLoad, workloadOf } from "#domain/planning/workload.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import { usePlanning } from "../use-planning.ts";

/** Where a member is today, what they have this week, and when they are away soon. Nothing until it is read. */
export function MemberDay({ userId, isAtOffice }: { userId: string; isAtOffice: boolean }) {
  const today = todayInFrance();
  const { isRead, plans, hoursADay, closures, absences } = usePlanning(today, today);
  if (!isRead) return <span className="block text-fine">&nbsp;</span>;
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  const loads = workloadOf(plans, userId, weekOf(today), time);
  const { plannedMinutes, possibleMinutes } = personLoad(loads, userId, time);
  const { place, week, overfull, absence } = memberWeekWords({
    userId,
    today,
    isAtOffice,
    isRest: !isWorkingDay(today, closures),
    works: loads.find(({ date }) => date === today)?.works.map(({ name }) => name) ?? [],
    weekMinutes: plannedMinutes,
    possibleMinutes,
    overfullDays: loads.filter((load) => dayParts(load, userId, time).overMinutes > 0).map(({ date }) => date),
    absences,
  });
  return (
    <span className="block text-fine">
      {place !== "" && (
        <span className="font-[550] max-md:inline-block max-md:first-letter:uppercase md:block">
          <span className="max-md:hidden">Aujourd'hui : </span>
          {place}
        </span>
      )}
      {place !== "" && week !== "" && <span className="md:hidden"> · </span>}
      {week !== "" && (
        <span className="whitespace-nowrap" title="Prévu cette semaine">
          {week}
        </span>
      )}
      {overfull !== "" && (
        <span className="font-[550] text-alert">
          {week !== "" && " · "}
          {overfull}
        </span>
      )}
      {absence !== "" && <span className="block">{absence}</span>}
    </span>
  );
}
