import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { DayOverload } from "#domain/planning/day-overloads.ts";
import { planningDay, shortWeekday } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import { roundHoursWords } from "#domain/planning/team-load.messages.ts";
import { overloadWords } from "#domain/planning/trouble.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { cx } from "class-variance-authority";
import { TreePalm, TriangleAlert } from "lucide-react";
import { restLook } from "./closures/rest-chips.tsx";
import { hueOf } from "./people/person-hue.ts";
import { PersonMark } from "./people/person-mark.tsx";

/** The column of a day, under all bars, so that today is one band. */
export function WeekDay({
  date,
  column,
  today,
  isTall,
  isPale,
  isOutside,
  isMonthNamed,
  overloads,
  isOnOwnLine,
  isFree,
  isTarget,
  closures,
  absences,
}: DayFacts & {
  column: number;
  today: CalendarDate;
  isTall: boolean;
  isPale: boolean;
  /** It is of a neighbour of the month on screen. */
  isOutside: boolean;
  /** Who is away stands under the day, as all over its week. */
  isOnOwnLine: boolean;
  isFree: boolean;
  isTarget: boolean;
  closures: readonly Closure[];
}) {
  const isToday = date === today;
  return (
    <div
      aria-current={isToday ? "date" : undefined}
      data-day={date}
      className={cx(
        "@container row-start-1 -mb-2 flex min-w-0 flex-col border-line px-1.5 not-first:border-l",
        isTall ? "pt-2" : "pt-0.5",
        isToday || isTarget ? "bg-act-pale" : restLook(date, closures) || (isOutside && "bg-bench"),
        isTarget && "outline-2 -outline-offset-2 outline-act outline-dashed",
      )}
      style={{ gridColumn: column + 1, gridRow: "1 / -1" }}
    >
      <p className="flex min-h-7 flex-wrap items-center gap-x-1.5 text-fine text-quiet">
        {isTall && <span aria-hidden>{shortWeekday(date)}</span>}
        <span
          aria-hidden
          className={cx(
            "figures",
            isToday
              ? "grid size-7 shrink-0 place-items-center rounded-full bg-act font-[700] text-on-act"
              : !isPale && !isOutside && "font-[550] text-ink",
            isTall && "text-lead",
          )}
        >
          {Number(date.slice(8))}
        </span>
        {isMonthNamed && <span aria-hidden>{planningDay(date).split(" ").at(-1)}</span>}
        <span className="sr-only">{formatLongDate(date)}</span>
        <OverloadMark overloads={overloads} isTold={isTall} />
        {isWorkingDay(date, closures) && <AwayMark {...{ absences, isOnOwnLine }} />}
      </p>
      {isTall && isFree && isWorkingDay(date, closures) && date >= today && (
        <p className="mt-1 text-fine text-good">Libre</p>
      )}
    </div>
  );
}

// That a day is too full for somebody. In a narrow column the hours stand for the sentence, which a mouse reads.
function OverloadMark({ overloads, isTold }: { overloads: readonly DayOverload[] | undefined; isTold: boolean }) {
  const { isTeam, meId, nameOf } = useSitePeople();
  const [first] = overloads ?? [];
  if (overloads === undefined || first === undefined) return null;
  const isOfMe = overloads.length === 1 && first.userId === meId;
  const nameOrMe = (userId: string) => (userId === meId ? "toi" : nameOf(userId));
  const words = overloadWords(overloads, isTeam && !isOfMe ? nameOrMe : null);
  return (
    <span title={words} className="ml-auto flex items-center gap-0.5 text-tiny font-[550] whitespace-nowrap text-bad">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{words}</span>
      {isTold && overloads.length === 1 && (
        <span aria-hidden className="figures hidden @min-[7rem]:inline">
          {roundHoursWords(first.overMinutes + first.awayMinutes)}
        </span>
      )}
    </span>
  );
}

/** What the head of a day has to say. `isMonthNamed`: the month stands beside the day. */
export type DayFacts = {
  date: CalendarDate;
  absences: readonly Absence[];
  isMonthNamed: boolean;
  overloads: readonly DayOverload[] | undefined;
};

/** True of a day whose head has no room on one line for who is away. `isTall`: its weekday stands there too. */
export function needsAwayLine({ absences, isMonthNamed, overloads }: DayFacts, isTall: boolean): boolean {
  return absences.length > 1 || (absences.length > 0 && (isTall ? overloads !== undefined : isMonthNamed));
}

// That people are away on a day, and who.
function AwayMark({ absences, isOnOwnLine }: { absences: readonly Absence[]; isOnOwnLine: boolean }) {
  const { isTeam, people, nameOf } = useSitePeople();
  if (absences.length === 0) return null;
  const words = `Absence : ${absences.map(({ userId }) => nameOf(userId)).join(", ")}`;
  return (
    <span className={cx("flex min-w-0 items-center gap-1", isOnOwnLine && "h-6 w-full")} title={words}>
      <TreePalm aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{words}</span>
      {isTeam &&
        absences
          .slice(0, MOST_AWAY)
          .map(({ userId }) => (
            <PersonMark key={userId} name={nameOf(userId)} hue={hueOf(people, userId)} isSmall isAway />
          ))}
      {absences.length > MOST_AWAY && <span className="figures text-tiny">+ {absences.length - MOST_AWAY}</span>}
    </span>
  );
}

const MOST_AWAY = 2;
