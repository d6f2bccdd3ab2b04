import { carriedWorks } from "#domain/planning/carried-hours.ts";
import { dayRankWords } from "#domain/planning/planning.messages.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import { sharedMinutes } from "#domain/planning/shared-minutes.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { carriedWords, sharedMinutesWords } from "#domain/planning/workload.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
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
  const isPast = date < today;
  const isFollowing = earlierDay !== null && plan.firstDay <= earlierDay;
  return (
    <PlannedCard
      {...look}
      {...{ plan, date, isPast }}
      rankWords={isFollowing ? dayRankWords(rankOfDay(date, plan, closures)) : ""}
      carriedLine={date === today ? carriedLineOf(plan, date, workerId, time) : ""}
      hoursWords={isPast || plan.hours === null ? "" : hoursOn(plan, date, workerId, time)}
      menu={move && !plan.isOver ? <PlanMenu {...{ plan, closures, move }} /> : null}
    />
  );
}

function hoursOn(plan: PlannedProject, date: CalendarDate, workerId: string | null, time: WorkingTime): string {
  const part = sharedMinutes(plan, date, workerId, time);
  return part.minutes === 0 ? "" : sharedMinutesWords(part);
}

// What days before left to today, of those who are shown: said on today alone, not on each day that it weighs on.
function carriedLineOf(plan: PlannedProject, date: CalendarDate, workerId: string | null, time: WorkingTime): string {
  const [hours] = carriedWorks([plan], [date], time, workerId);
  return hours === undefined ? "" : withCapital(carriedWords(hours, date));
}
