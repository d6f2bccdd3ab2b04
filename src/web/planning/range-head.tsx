import { planningDay, weekName } from "#domain/planning/planning.messages.ts";
import { dayOfMonthBeside, monthName, shownMonth, shownWeeks } from "#domain/planning/shown-weeks.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays, daysBetween } from "#domain/shared/calendar-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { cx } from "class-variance-authority";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useAtOnce } from "./use-at-once.ts";

/** How many days a planning shows, or those of one project. */
export type PlanningView = "day" | "week" | "month" | "project";

const VIEWS = [
  { value: "day", label: "Jour" },
  { value: "week", label: "Semaine" },
  { value: "month", label: "Mois" },
  { value: "project", label: "Projet" },
] as const;

const WORDS = { day: "Jour", week: "Semaine", month: "Mois" };

/** The choice of how many days a planning shows. */
export function ViewChoice({ view, setView }: { view: PlanningView; setView: (view: PlanningView) => void }) {
  const [shownView, choose] = useAtOnce(view, setView);
  return <Choice label="Période" hidesLabel options={VIEWS} value={shownView} onChange={choose} />;
}

// A week so near needs no year.
const MOST_DAYS_WITHOUT_YEAR = 200;

/** The days on screen, with the way to those that come earlier or later. */
export function RangeHead({
  days,
  month,
  view,
  today,
  shownDay,
  setShownDay,
}: {
  days: readonly CalendarDate[];
  /** The first day of the month on screen. */
  month: CalendarDate;
  view: Exclude<PlanningView, "project">;
  today: CalendarDate;
  shownDay: CalendarDate;
  setShownDay: (day: CalendarDate | ((day: CalendarDate) => CalendarDate)) => void;
}) {
  const [first = today, last = today] = [days[0], days.at(-1)];
  const isNear = Math.abs(daysBetween(today, last)) <= MOST_DAYS_WITHOUT_YEAR;
  const week = weekName(first, last);
  const titles = {
    day: planningDay(shownDay),
    week: isNear ? week.replace(/ \d{4}$/, "") : week,
    month: monthName(month),
  };
  // From the day of the press before, which may not be drawn yet.
  const steps = {
    day: (day: CalendarDate, step: -1 | 1) => addDays(day, step),
    week: (day: CalendarDate, step: -1 | 1) => addDays(shownWeeks(day, today, true)[0]?.[0] ?? day, 7 * step),
    month: (day: CalendarDate, step: -1 | 1) => dayOfMonthBeside(shownMonth(day, today), step, today),
  };
  const isNow =
    shownDay === today || (view === "month" ? month === shownMonth(today, today) : first <= today && today <= last);
  const move = (step: -1 | 1) => setShownDay((day) => steps[view](day, step));
  return (
    <>
      <h2
        aria-live="polite"
        className="figures text-title first-letter:uppercase max-md:flex-1 max-md:whitespace-normal md:order-1 md:ml-2"
      >
        {titles[view]}
      </h2>
      <Button look="quiet" aria-label={`${WORDS[view]} d'avant`} className={STEP} onClick={() => move(-1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      <Button
        look="quiet"
        className={cx("px-1! max-md:order-1 max-md:size-11 max-md:px-0!", isNow && "text-quiet! max-md:hidden")}
        onClick={() => setShownDay(today)}
      >
        <span className="max-md:sr-only">Aujourd'hui</span>
        <span
          aria-hidden
          className="figures grid size-6.5 place-items-center rounded-inner border-2 border-t-[6px] border-current
            text-tiny leading-none font-[700] md:hidden"
        >
          {Number(today.slice(8))}
        </span>
      </Button>
      <Button look="quiet" aria-label={`${WORDS[view]} d'après`} className={STEP} onClick={() => move(1)}>
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </>
  );
}

// A title of any length stands after them on a wide screen: they stay under the mouse.
const STEP = "px-2! max-md:order-2";
