import type { Closure } from "#domain/company/closures/closures.ts";
import { restOn } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { shortWeekday } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { cx } from "class-variance-authority";

/** The column of a day, under all bars. */
export function DayColumn({ date, ...facts }: { date: CalendarDate } & Parameters<typeof columnLook>[1]) {
  return <span data-day={date} className={columnLook(date, facts)} />;
}

function columnLook(
  date: CalendarDate,
  facts: { plan: DaySpan; today: CalendarDate; closures: readonly Closure[]; target: DaySpan | null },
): string {
  const { plan, today, closures, target } = facts;
  const isTarget = target !== null && date >= target.firstDay && date <= target.lastDay;
  return cx(
    "border-l border-line first:border-l-0",
    date === today && "border-l-2! border-l-act! shadow-[1px_0_0_var(--line)]",
    isTarget || date === today ? "bg-act-pale" : !isWorkingDay(date, closures) && "bg-sunk",
    isTarget && "outline-2 -outline-offset-2 outline-act outline-dashed",
    (date < plan.firstDay || date > plan.lastDay) && !isTarget && "opacity-50",
  );
}

/** The head of a day. `isMonthNamed`: with its month instead of its weekday. */
export function DayHead({
  date,
  today,
  closures,
  isMonthNamed,
}: {
  date: CalendarDate;
  today: CalendarDate;
  closures: readonly Closure[];
  isMonthNamed: boolean;
}) {
  const rest = restOn(date, closures);
  return (
    <span
      title={[formatLongDate(date), rest ?? ""].filter((part) => part !== "").join(" · ")}
      className="flex min-w-0 flex-col items-center py-1 text-tiny whitespace-nowrap text-quiet"
    >
      <span>{isMonthNamed ? monthOf(date) : shortWeekday(date).slice(0, 1)}</span>
      <span
        className={cx(
          "figures flex size-6 items-center justify-center rounded-full text-fine font-[550]",
          date === today ? "bg-act text-on-act" : "text-ink",
          rest !== null && "underline decoration-dotted underline-offset-4",
        )}
      >
        {Number(date.slice(8))}
      </span>
    </span>
  );
}

function monthOf(date: CalendarDate): string {
  return new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}
