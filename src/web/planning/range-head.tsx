import { planningDay, weekName } from "#domain/planning/planning.messages.ts";
import { ROLLING_DAYS } from "#domain/planning/shown-weeks.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";

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
  return <Choice label="Période" hidesLabel options={VIEWS} value={view} onChange={setView} />;
}

/** The days on screen, with the way to those that come earlier or later. */
export function RangeHead({
  days,
  view,
  today,
  shownDay,
  setShownDay,
}: {
  days: readonly CalendarDate[];
  view: Exclude<PlanningView, "project">;
  today: CalendarDate;
  shownDay: CalendarDate;
  setShownDay: (day: CalendarDate) => void;
}) {
  const [first = today, last = today] = [days[0], days.at(-1)];
  const ofYear = (words: string) => (today.slice(0, 4) === last.slice(0, 4) ? words.replace(/ \d{4}$/, "") : words);
  const titles = {
    day: planningDay(shownDay),
    week: ofYear(weekName(first, last)),
    month: ofYear(weekName(first, last)),
  };
  const steps = {
    day: (count: number) => addDays(shownDay, count),
    week: (count: number) => addDays(first, 7 * count),
    month: (count: number) => addDays(first, ROLLING_DAYS * count),
  };
  const isNow = shownDay === today || (first <= today && today <= last);
  const move = (count: number) => setShownDay(steps[view](count));
  return (
    <>
      <h2 aria-live="polite" className="figures text-title first-letter:uppercase max-md:flex-1">
        {titles[view]}
      </h2>
      <div className="flex items-center max-md:order-2 md:ml-2">
        <Button look="quiet" aria-label={`${WORDS[view]} d'avant`} className="px-2!" onClick={() => move(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <Button look="quiet" aria-label={`${WORDS[view]} d'après`} className="px-2!" onClick={() => move(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      {!isNow && (
        <Button look="quiet" className="max-md:order-1 max-md:size-11 max-md:px-0!" onClick={() => setShownDay(today)}>
          <span className="max-md:sr-only">Aujourd'hui</span>
          <span
            aria-hidden
            className="figures grid size-6.5 place-items-center rounded-inner border-2 border-t-[6px] border-current
              text-tiny leading-none font-[700] md:hidden"
          >
            {Number(today.slice(8))}
          </span>
        </Button>
      )}
    </>
  );
}
