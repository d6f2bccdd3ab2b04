import { dayRankWords } from "#domain/planning/planning.messages.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import { sharedMinutes } from "#domain/planning/shared-minutes.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { toGiveWords } from "#domain/planning/team-load.messages.ts";
import { sharedMinutesWords } from "#domain/planning/workload.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { LateHours } from "../day/late-hours.tsx";
import { PlanMenu } from "../day/plan-menu.tsx";
import { PlannedCard } from "../planned-card.tsx";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";

/** A work on a day of a list of days: for whom and where on its first day there, then which of its days it is. */
export function WorkOnDay({
  plan,
  date,
  today,
  time,
  workerId,
  earlierDay,
  move,
  ...look
}: {
  plan: PlannedProject;
  date: CalendarDate;
  today: CalendarDate;
  time: WorkingTime;
  /** Whose hours stand on it, null for everybody's. */
  workerId: string | null;
  /** The day shown before, null for the first one. */
  earlierDay: CalendarDate | null;
  move: ((move: Move) => void) | null;
  isTaken: boolean;
  /** The colour of its people: see `useHueOfWork`. */
  hue: string;
  handlers: ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]> | null;
}) {
  const { closures } = time;
  const { isTeam } = useSitePeople();
  const isToGive = isTeam && plan.people.length === 0;
  const isPast = date < today;
  const isFollowing = earlierDay !== null && plan.firstDay <= earlierDay;
  return (
    <PlannedCard
      {...look}
      {...{ plan, date, isPast }}
      rankWords={isFollowing ? dayRankWords(rankOfDay(date, plan, closures)) : ""}
      lateLine={date === today ? <LateHours {...{ plan, today }} className={LATE_LINE} /> : null}
      hoursWords={isPast || plan.hours === null ? "" : hoursOn(plan, date, isToGive ? null : workerId, time, isToGive)}
      menu={move && !plan.isOver ? <PlanMenu {...{ plan, closures, move }} /> : null}
    />
  );
}

const LATE_LINE = "figures text-fine leading-snug font-[550] whitespace-normal";

function hoursOn(
  plan: PlannedProject,
  date: CalendarDate,
  workerId: string | null,
  time: WorkingTime,
  isToGive: boolean,
): string {
  const part = sharedMinutes(plan, date, workerId, time);
  if (isToGive) return toGiveWords(part.minutes);
  return part.minutes === 0 ? "" : sharedMinutesWords(part);
}
