import { memberDayWords } from "#domain/planning/member-days/member-day.messages.ts";
import { isWorkingDay, weekOf } from "#domain/planning/planning.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
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
  const words = memberDayWords({
    userId,
    today,
    isAtOffice,
    isRest: !isWorkingDay(today, closures),
    works: loads.find(({ date }) => date === today)?.works.map(({ name }) => name) ?? [],
    weekMinutes: personLoad(loads, userId, time).plannedMinutes,
    absences,
  });
  return (
    <>
      {words.map((part) => (
        <span key={part} className="block text-fine first:font-[550]">
          {part}
        </span>
      ))}
    </>
  );
}
