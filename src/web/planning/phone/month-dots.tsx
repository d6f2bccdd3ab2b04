import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn, restOn } from "#domain/company/closures/closures.ts";
import { countedSites } from "#domain/company/examples/trade-words.messages.ts";
import { shortWeekday } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import { isInMonth } from "#domain/planning/shown-weeks.ts";
import { isWorkOn } from "#domain/planning/staffed-work.ts";
import { peopleMessages } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { cx } from "class-variance-authority";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useHueOfWork } from "../people/person-hue.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { useOverloads } from "./day-trouble.tsx";
import { WeekList } from "./week-list.tsx";

const MOST_DOTS = 4;
const TOO_FULL = "des heures de trop, ou quelqu'un d'absent";

/**
 * The weeks of a month on a phone: a dot for everybody shown who works on a day, and under them the day that was
 * tapped.
 */
export function MonthDots({
  weeks,
  month,
  plans,
  everyPlan,
  today,
  closures,
  absences,
  hoursADay,
  workerId,
  shownDay,
  setShownDay,
  move,
}: {
  weeks: readonly (readonly CalendarDate[])[];
  /** The first day of the month that they are of. */
  month: CalendarDate;
  plans: readonly PlannedProject[];
  everyPlan: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  /** Whose dots and hours are shown, null for everybody's. */
  workerId: string | null;
  shownDay: CalendarDate;
  setShownDay: (day: CalendarDate) => void;
  move: ((move: Move) => void) | null;
}) {
  const [firstWeek = []] = weeks;
  const hueOf = useHueOfWork();
  const isShownOn = (userId: string, date: CalendarDate) =>
    (workerId === null || userId === workerId) && absenceOn(date, userId, absences) === null;
  const overloads = useOverloads(weeks.flat(), { plans, today, closures, absences, hoursADay }, move !== null);
  return (
    <div className="flex flex-col gap-4">
      <div
        role="group"
        aria-label="Jours du mois"
        className="grid grid-cols-7 rounded-card border border-line bg-paper"
      >
        {firstWeek.map((date) => (
          <span key={date} aria-hidden className="py-1 text-center text-tiny text-quiet">
            {shortWeekday(date)}
          </span>
        ))}
        {weeks.flat().map((date) => (
          <MonthDay
            key={date}
            date={date}
            plans={plans.filter((plan) => isWorkOn(plan, date, closures))}
            closures={closures}
            looks={dotLooks(
              plans.filter((plan) => isWorkOn(plan, date, closures)),
              hueOf,
              (userId) => isShownOn(userId, date),
            )}
            isOutside={!isInMonth(date, month)}
            isToday={date === today}
            isTooFull={overloads.has(date)}
            isShown={date === shownDay}
            isPale={date < today}
            show={() => setShownDay(date)}
          />
        ))}
      </div>
      <MonthLegend {...{ days: weeks.flat(), plans, closures, hueOf, workerId }} hasOverloads={overloads.size > 0} />
      <WeekList
        week={[shownDay]}
        {...{ plans, everyPlan, today, closures, absences, hoursADay, workerId, move }}
        showsEvery
      />
    </div>
  );
}

// What the marks of the days say, as far as any is seen.
function MonthLegend({
  days,
  plans,
  closures,
  hueOf,
  workerId,
  hasOverloads,
}: {
  days: readonly CalendarDate[];
  plans: readonly PlannedProject[];
  closures: readonly Closure[];
  hueOf: ReturnType<typeof useHueOfWork>;
  workerId: string | null;
  hasOverloads: boolean;
}) {
  const { isTeam, people, nameOf } = useSitePeople();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const shownPlans = plans.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first);
  const firmPlans = shownPlans.filter(({ late, firmness }) => late === null && firmness === "firm");
  const firmPeople = new Set(firmPlans.flatMap(({ people: some }) => (some.length === 0 ? [""] : some)));
  const hues = isTeam
    ? [
        ...people
          .filter(({ userId }) => firmPeople.has(userId) && (workerId === null || userId === workerId))
          .map(({ userId }) => ({ key: userId, look: hueOf({ people: [userId] }), words: nameOf(userId) })),
        ...(firmPeople.has("") ? [{ key: "", look: hueOf({ people: [] }), words: peopleMessages.toGive }] : []),
      ]
    : firmPlans.slice(0, 1).map((plan) => ({ key: plan.id, look: hueOf(plan), words: "prévu" }));
  return (
    <ul aria-label="Légende" className="-mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fine text-quiet">
      {hues.map(({ key, look, words }) => (
        <LegendItem key={key} mark={<span className={cx(DOT, look, "bg-(--hue)")} />}>
          {words}
        </LegendItem>
      ))}
      {shownPlans.some(({ late }) => late !== null) && (
        <LegendItem mark={<span className={cx(DOT, "bg-bad")} />}>en retard</LegendItem>
      )}
      {shownPlans.some(({ late, firmness }) => late === null && firmness !== "firm") && (
        <LegendItem mark={<span className={cx(DOT, "border border-edge")} />}>pas encore accepté</LegendItem>
      )}
      {days.some((date) => restOn(date, closures) !== null) && (
        <LegendItem mark={<span className={cx("figures", RESTING)}>1</span>}>férié ou fermé</LegendItem>
      )}
      {hasOverloads && (
        <LegendItem mark={<TriangleAlert className="size-3.5 shrink-0 text-bad" />}>{TOO_FULL}</LegendItem>
      )}
    </ul>
  );
}

const DOT = "size-2 shrink-0 rounded-full";
const RESTING = "underline decoration-dotted underline-offset-4";

function LegendItem({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="flex items-center">
        {mark}
      </span>
      {children}
    </li>
  );
}

function MonthDay({
  date,
  plans,
  closures,
  looks,
  isOutside,
  isToday,
  isTooFull,
  isShown,
  isPale,
  show,
}: {
  date: CalendarDate;
  plans: readonly PlannedProject[];
  closures: readonly Closure[];
  /** Those of its dots. */
  looks: readonly string[];
  /** It is of a neighbour of the month. */
  isOutside: boolean;
  isToday: boolean;
  isTooFull: boolean;
  isShown: boolean;
  isPale: boolean;
  show: () => void;
}) {
  const rest = restOn(date, closures);
  const words = useTradeWords();
  const count = plans.length;
  const countWords = count === 0 ? "rien" : countedSites(words, count);
  return (
    <button
      type="button"
      data-day={date}
      aria-pressed={isShown}
      aria-current={isToday ? "date" : undefined}
      className={cx(
        "flex min-h-12 flex-col items-center gap-0.5 border-t border-line pt-1",
        !isWorkingDay(date, closures) ? "bg-sunk" : isOutside && "bg-bench",
      )}
      onClick={show}
    >
      <span className="sr-only">
        {[formatLongDate(date), rest ?? "", countWords, isTooFull ? TOO_FULL : ""]
          .filter((part) => part !== "")
          .join(", ")}
      </span>
      <span
        aria-hidden
        className={cx(
          "figures relative flex size-7 items-center justify-center rounded-full",
          isShown
            ? "bg-act text-on-act"
            : isToday
              ? "font-[700] text-act"
              : (isPale || isOutside || rest !== null) && "text-quiet",
          rest !== null && RESTING,
        )}
      >
        {Number(date.slice(8))}
        {isTooFull && <TriangleAlert className="absolute -top-1 -right-2.5 size-3 text-bad" />}
      </span>
      <span aria-hidden className="flex h-3.5 items-center gap-0.5">
        {looks.slice(0, MOST_DOTS).map((look) => (
          <span key={look} className={cx(DOT, look, isOutside && !isToday && "opacity-60")} />
        ))}
      </span>
    </button>
  );
}

/** The dots of a day: one for each person and state, so that everybody who works and is shown is seen. */
export function dotLooks(
  plans: readonly PlannedProject[],
  hueOf: ReturnType<typeof useHueOfWork>,
  isShown: (userId: string) => boolean,
): string[] {
  const looks = plans.flatMap((plan) =>
    (plan.people.length === 0 ? [[]] : plan.people.filter(isShown).map((userId) => [userId])).map((people) =>
      dotLook(plan, hueOf({ people })),
    ),
  );
  return [...new Set(looks)];
}

function dotLook({ late, firmness }: PlannedProject, hue: string): string {
  if (late !== null) return "bg-bad";
  return cx(hue, firmness === "firm" ? "bg-(--hue)" : "border border-(--hue)");
}
