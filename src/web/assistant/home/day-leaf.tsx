import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import { formatDate, formatLongDate } from "#domain/shared/french-format.ts";

/** A day as a leaf of a calendar. Beside it the day is said in words. */
export function DayLeaf({ date, isSmall = false }: { date: CalendarDate; isSmall?: boolean }) {
  const [weekday = ""] = formatLongDate(date).split(" ");
  if (isSmall)
    return (
      <span aria-hidden className="figures w-14 shrink-0 text-fine text-quiet">
        {weekday.slice(0, 3)}. {Number(date.slice(-2))}
      </span>
    );
  return (
    <span
      aria-hidden
      className="flex w-14 shrink-0 flex-col items-center self-start overflow-clip rounded-inner border border-line
        bg-paper text-center leading-none"
    >
      <span className="w-full bg-act py-1 text-tiny font-[550] text-on-act">{weekday.slice(0, 3)}.</span>
      <span className="figures py-1.5 font-display text-[1.5rem] font-bold">{Number(date.slice(-2))}</span>
    </span>
  );
}

/** « aujourd'hui », « demain », « dans 5 jours », or the date once it is more than two weeks away. */
export function dayInWords(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return "aujourd'hui";
  if (days === 1) return "demain";
  return days > 1 && days <= 14 ? `dans ${days} jours` : formatDate(date);
}
