import { absenceOn } from "#domain/company/closures/closures.ts";
import { freeRangesWords } from "#domain/planning/free-days/free-ranges.messages.ts";
import { dayWithoutYear, shortWeekday } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { weekday } from "#domain/shared/calendar-date.ts";
import { percentOf } from "#domain/shared/money.ts";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { PlannedProject } from "../use-planning.ts";

type Props = {
  userId: string;
  hue: string;
  loads: readonly DayLoad<PlannedProject>[];
  time: WorkingTime;
};

const WEEK_DAYS = 7;

/** The days of somebody on a phone: how full each is, week by week where there are many, and which are free. */
export function PersonWeek({ userId, hue, loads, time }: Props) {
  const { closures, absences } = time;
  const workingLoads = loads.filter(({ date }) => isWorkingDay(date, closures));
  const freeLoads = workingLoads.filter(
    ({ date, works }) => works.length === 0 && absenceOn(date, userId, absences) === null,
  );
  const [freeDays, workingDays] = [freeLoads, workingLoads].map((some) => some.map(({ date }) => date));
  const words = freeRangesWords(freeDays ?? [], workingDays ?? [], loads.length);
  return (
    <div className={cx("mb-2", hue)}>
      {loads.length > WEEK_DAYS ? (
        <Weeks {...{ userId, loads, time }} />
      ) : (
        <div aria-hidden className="flex gap-1">
          {loads.map((load) => (
            <Day key={load.date} {...{ userId, load, time }} className="h-9 rounded-inner border">
              <span className="figures relative text-tiny uppercase">
                {shortWeekday(load.date).slice(0, 1)} {numberOf(load.date)}
              </span>
            </Day>
          ))}
        </div>
      )}
      {words !== "" && <p className="mt-1 text-fine text-good">{words}</p>}
    </div>
  );
}

// The days of a month have no room for a number each: the first one of each week stands for it.
function Weeks({ userId, loads, time }: Omit<Props, "hue">) {
  const weeks = Array.from({ length: Math.ceil(loads.length / WEEK_DAYS) }, (_, rank) =>
    loads.slice(rank * WEEK_DAYS, (rank + 1) * WEEK_DAYS),
  );
  return (
    <div aria-hidden className="flex gap-2">
      {weeks.map((week, rank) => {
        const [monday = ""] = week.map(({ date }) => date);
        return (
          <div key={monday} className="min-w-0 flex-1">
            <div className="flex overflow-clip rounded-inner border border-line">
              {week
                .filter(({ date, minutes }) => weekday(date) <= 5 || minutes > 0)
                .map((load) => (
                  <Day key={load.date} {...{ userId, load, time }} className="h-6 not-first:border-l" />
                ))}
            </div>
            <p className="figures text-tiny text-quiet">{rank === 0 ? dayWithoutYear(monday) : numberOf(monday)}</p>
          </div>
        );
      })}
    </div>
  );
}

function Day({
  userId,
  load: { date, minutes },
  time: { minutesADay, closures, absences },
  className,
  children,
}: {
  userId: string;
  load: DayLoad<PlannedProject>;
  time: WorkingTime;
  className: string;
  children?: ReactNode;
}) {
  const isAway = absenceOn(date, userId, absences) !== null;
  return (
    <span
      className={cx(
        "relative flex min-w-0 flex-1 items-center justify-center overflow-clip",
        className,
        isWorkingDay(date, closures) ? "border-line bg-paper" : "border-transparent bg-sunk",
        isAway && "hatched",
      )}
    >
      <span
        className={cx(
          "absolute inset-x-0 bottom-0",
          minutes > minutesADay || isAway
            ? "bg-[color-mix(in_oklab,var(--bad)_35%,transparent)]"
            : "bg-[color-mix(in_oklab,var(--hue)_30%,transparent)]",
        )}
        style={{ height: `${Math.min(percentOf(minutes, minutesADay), 100)}%` }}
      />
      {children}
    </span>
  );
}

function numberOf(date: CalendarDate): number {
  return Number(date.slice(8));
}
