import type { Absence, Closure } from "../../company/closures/closures.ts";
import { absenceOn } from "../../company/closures/closures.ts";
import { peopleWords } from "../../projects/people/people.messages.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatMinutes } from "../../shared/text/duration.ts";
import type { DaySpan } from "../bar-change.ts";
import { planningDay, spanSentence } from "../planning.messages.ts";
import type { StaffedWork } from "../staffed-work.ts";
import { workedDays } from "../work-left.ts";
import type { DayLoad } from "../workload.ts";
import type { FullDay } from "./full-day.ts";
import { fullestDayOf } from "./full-day.ts";

/** That whoever gets a work has all its days: « tout le chantier, jusqu'au ven. 4 déc. ». Empty for one day. */
export function wholeWorkWords(site: string, { firstDay, lastDay }: DaySpan): string {
  return firstDay === lastDay ? "" : `tout le ${site}, jusqu'au ${planningDay(lastDay)}`;
}

type Taker = { userId: string; name: string };
type RestDays = { closures: readonly Closure[]; absences: readonly Absence[] };

/**
 * Who is on a work, with when they are away meanwhile: « Zoé, absent ce jour-là ». Those who are there are named too,
 * or none where `isOfAwayAlone`.
 */
export function takersWords(
  takers: readonly Taker[],
  span: DaySpan,
  { isOfAwayAlone, ...rest }: RestDays & { isOfAwayAlone: boolean },
): string {
  const parts = takers.map(({ userId, name }) => ({ name, awayWords: awayThenWords(userId, span, rest) }));
  const shownParts = isOfAwayAlone ? parts.filter(({ awayWords }) => awayWords !== "") : parts;
  if (isOfAwayAlone && shownParts.length === 0) return "";
  return peopleWords(
    shownParts.map(({ name, awayWords }) => {
      if (awayWords === "") return name;
      return shownParts.length === 1 ? `${name}, ${awayWords}` : `${name} (${awayWords})`;
    }),
  );
}

// When somebody is away on the days of a work. Empty for never.
function awayThenWords(userId: string, span: DaySpan, { closures, absences }: RestDays): string {
  const days = workedDays(span, closures);
  const awayDays = days.filter((day) => absenceOn(day, userId, absences) !== null);
  const [firstDay, lastDay] = [awayDays[0], awayDays.at(-1)];
  if (firstDay === undefined || lastDay === undefined) return "";
  if (days.length === 1) return "absent ce jour-là";
  return awayDays.length === days.length ? "absent ces jours-là" : `absent ${spanSentence({ firstDay, lastDay })}`;
}

/**
 * What a drop makes of the fullest day of whoever gets the work: « 12 h 45 sur 7 h ce jour-là ». `loads`: what they
 * would have on the days that the work takes of them. `shownDay`: the one day on screen, null where there are more.
 */
export function dropLoadWords(
  loads: readonly DayLoad<StaffedWork>[],
  userId: string,
  {
    minutesADay,
    absences,
    shownDay,
  }: { minutesADay: number; absences: readonly Absence[]; shownDay: CalendarDate | null },
): string {
  const awayLoad = loads.find(({ date, works }) => works.length > 0 && absenceOn(date, userId, absences) !== null);
  if (awayLoad) return awayLoad.date === shownDay ? "absent ce jour-là" : `absent ${planningDay(awayLoad.date)}`;
  const [fullest] = loads.toSorted((one, other) => other.minutes - one.minutes);
  if (fullest === undefined || fullest.minutes <= minutesADay) return "ça tient";
  return overfullWords({ ...fullest, possibleMinutes: minutesADay }, shownDay);
}

/** A day that a work makes too full, whose it is, and how full: « 10 h sur 7 h lun. 7 déc. ». */
export type SaidDay = { userId: string; date: CalendarDate; words: string };

/** The fullest day that a work makes too full: see `fullestDayOf`. Null: all hold. */
export function saidFullDay(...facts: Parameters<typeof fullestDayOf>): SaidDay | null {
  const fullDay = fullestDayOf(...facts);
  return fullDay && { userId: fullDay.userId, date: fullDay.date, words: overfullWords(fullDay, null) };
}

/** The same with whose day it is: « Karim : 10 h sur 7 h lun. 7 déc. ». `name`: empty where nobody has to be named. */
export function fullDayWords(fullDay: SaidDay | null, name: string): string {
  return fullDay === null ? "" : [name, fullDay.words].filter((part) => part !== "").join(" : ");
}

function overfullWords(
  { date, minutes, possibleMinutes }: Omit<FullDay, "userId">,
  shownDay: CalendarDate | null,
): string {
  const when = date === shownDay ? "ce jour-là" : planningDay(date);
  return `${formatMinutes(minutes)} sur ${formatMinutes(possibleMinutes)} ${when}`;
}
