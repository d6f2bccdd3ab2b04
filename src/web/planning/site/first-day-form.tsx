import type { ProjectAnswer } from "#api/projects.ts";
import { getProjectPeople } from "#api/projects/project-people.ts";
import type { LateReason } from "#domain/planning/planning.ts";
import { lastDayOfWork } from "#domain/planning/planning.ts";
import { datesOfSpan, workedDays } from "#domain/planning/work-left.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { leftMinutesOf } from "#domain/times/overrun.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useSpentMinutes } from "#web/times/spent-minutes.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { FreeDays } from "../tray/free-days.tsx";
import type { TrayItem } from "../tray/tray-items.ts";
import { usePlace } from "../use-place.ts";
import { plannedWork } from "./late-tasks.ts";

type Props = { project: ProjectAnswer; lateReason: LateReason | null; close: () => void };

/** The first days on which somebody has time for a work without a day or a late one, then any other day. */
export function FirstDayForm({ project, lateReason, close }: Props) {
  const { isTeam } = useSitePeople();
  const people = useAnswer(getProjectPeople, { params: { id: project.id } }, { enabled: isTeam });
  const item = useItem(project, lateReason, people.data?.people ?? []);
  const place = usePlace();
  if (people.isLoading) return <SheetSkeleton isBare />;
  return (
    <div className="-mx-3 flex flex-col gap-3">
      <p className="px-3 text-quiet">
        {item.minutes === null ? "" : `${formatMinutes(item.minutes)} de travail. `}
        Les premiers jours où il y a la place :
      </p>
      <FreeDays
        item={item}
        place={(placing) => {
          place.mutate(placing);
          close();
        }}
      />
    </div>
  );
}

// The same as in the planning, where it waits for a day too.
function useItem(project: ProjectAnswer, lateReason: LateReason | null, people: readonly string[]): TrayItem {
  const { closures } = useRestDays();
  const today = todayInFrance();
  const hoursADay = useCompany().data?.hours_a_day ?? HOURS_A_DAY;
  const { id, name, tasks, estimation_hours: hours, start_date: startDate, end_date: endDate } = project;
  const leftMinutes = leftMinutesOf(tasks, useSpentMinutes(id));
  const work = plannedWork(project, hoursADay);
  const firstDay = startDate ?? today;
  const plannedEnd = startDate === null ? null : endDate;
  const lastDay = lastDayOfWork({ ...work, startDate: firstDay, endDate: plannedEnd }, hoursADay, closures);
  const ownDays = workedDays({ firstDay, lastDay }, closures).length;
  return {
    id,
    name,
    people,
    words: "",
    isLate: lateReason !== null,
    isOnlyQuoted: false,
    minutes: work.isRecurring ? null : leftMinutes > 0 ? leftMinutes : hours === null ? null : minutesOfHours(hours),
    before: { start_date: startDate, end_date: endDate },
    leastDays: lateReason === "unfinished" ? 1 : ownDays,
    datesOn: (span) => datesOfSpan(span, { endDate, ownDays, closures }),
    late: null,
    undatedRow: null,
    hasTasks: false,
    isBegun: lateReason === "unfinished",
  };
}
