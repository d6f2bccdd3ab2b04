import { absenceOn } from "#domain/company/closures/closures.ts";
import { shortWeekday } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import { freeDaysWords } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { percentOf } from "#domain/shared/money.ts";
import { cx } from "class-variance-authority";
import type { PlannedProject } from "../use-planning.ts";

type Props = {
  userId: string;
  hue: string;
  loads: readonly DayLoad<PlannedProject>[];
  time: WorkingTime;
};

/** The days of somebody on a phone: how full each is, and which are free, in words too. */
export function PersonWeek({ userId, hue, loads, time }: Props) {
  const { minutesADay, closures, absences } = time;
  const isOpen = (date: CalendarDate) => isWorkingDay(date, closures) && absenceOn(date, userId, absences) === null;
  const freeDays = loads.filter(({ date, works }) => works.length === 0 && isOpen(date));
  const words = freeDaysWords(freeDays.map(({ date }) => `${shortWeekday(date)} ${Number(date.slice(8))}`));
  return (
    <div className={cx("mb-2", hue)}>
      <div aria-hidden className="flex gap-1">
        {loads.map(({ date, minutes }) => (
          <span
            key={date}
            className={cx(
              "relative flex h-9 min-w-0 flex-1 items-center justify-center overflow-clip rounded-inner border",
              !isWorkingDay(date, closures) ? "border-transparent bg-sunk" : "border-line bg-paper",
              absenceOn(date, userId, absences) && "hatched",
            )}
          >
            <span
              className={cx(
                "absolute inset-x-0 bottom-0",
                minutes > minutesADay || absenceOn(date, userId, absences) !== null
                  ? "bg-[color-mix(in_oklab,var(--bad)_35%,transparent)]"
                  : "bg-[color-mix(in_oklab,var(--hue)_30%,transparent)]",
              )}
              style={{ height: `${Math.min(percentOf(minutes, minutesADay), 100)}%` }}
            />
            <span className="figures relative text-tiny uppercase">
              {shortWeekday(date).slice(0, 1)} {Number(date.slice(8))}
            </span>
          </span>
        ))}
      </div>
      {words !== "" && <p className="mt-1 text-fine text-good">{words}</p>}
    </div>
  );
}
