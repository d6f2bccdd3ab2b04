import type { Absence } from "../../company/closures/closures.ts";
import { absencesMeeting } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { addDays } from "../../shared/calendar-date.ts";
import { formatLongDate, withCapital } from "../../shared/french-format.ts";
import { formatMinutes } from "../../shared/text/duration.ts";
import { nearDay } from "../../shared/text/near-day.ts";
import { shortWeekday } from "../planning.messages.ts";

/**
 * What somebody has today, and over the days of this week. `isRest`: nobody works today. `isAtOffice`: being on no site
 * is usual.
 */
export type MemberDay = {
  userId: string;
  today: CalendarDate;
  isRest: boolean;
  isAtOffice: boolean;
  /** The names of the works of today. */
  works: readonly string[];
  weekMinutes: number;
  /** What their days of this week hold. */
  possibleMinutes: number;
  /** The days of this week that have more than they hold. */
  overfullDays: readonly CalendarDate[];
  absences: readonly Absence[];
};

const SOON_DAYS = 7;

/** What is said of the week of somebody, each empty where there is nothing to say. */
export type MemberWeekWords = {
  /** « Salle de bain », « libre », « Absence jusqu'au 4 déc. ». */
  place: string;
  /** « 32 h sur 35 h ». */
  week: string;
  /** « mer. 2 trop chargé ». */
  overfull: string;
  /** « absence du 3 déc. au 4 déc. ». */
  absence: string;
};

/** Where somebody is today, what they have this week, on which days it is too much, and when they are away soon. */
export function memberWeekWords({ userId, today, absences, weekMinutes, ...day }: MemberDay): MemberWeekWords {
  const days = { firstDay: today, lastDay: addDays(today, SOON_DAYS) };
  const [absence] = absencesMeeting(days, [userId], absences).toSorted((one, other) =>
    one.firstDay < other.firstDay ? -1 : 1,
  );
  const isAway = absence !== undefined && absence.firstDay <= today;
  const [overfullDay, ...otherDays] = day.overfullDays;
  return {
    place: isAway ? withCapital(absenceUntilWords(absence, today)) : placeWords(day),
    week: weekMinutes === 0 ? "" : `${formatMinutes(weekMinutes)} sur ${formatMinutes(day.possibleMinutes)}`,
    overfull:
      overfullDay === undefined
        ? ""
        : `${[overfullDay, ...otherDays].map(dayOfWeekWords).join(", ")} trop chargé${otherDays.length > 0 ? "s" : ""}`,
    absence: absence && !isAway ? absenceWords(absence, today) : "",
  };
}

/**
 * Where somebody is today, beside their name under a heading that says the day: « Salle de bain », « libre », « absence
 * jusqu'au 4 déc. ». Empty for somebody of the office who is on no site.
 */
export function placeTodayWords({ userId, today, absences, ...day }: PlaceOfDay): string {
  const absence = absences.find((one) => one.userId === userId && one.firstDay <= today && one.lastDay >= today);
  return absence ? absenceUntilWords(absence, today) : placeWords(day);
}

// « mer. 2 »
function dayOfWeekWords(day: CalendarDate): string {
  return `${shortWeekday(day)}\u00A0${Number(day.slice(8))}`;
}

type PlaceOfDay = Omit<MemberDay, "weekMinutes" | "possibleMinutes" | "overfullDays">;

const WEEK_DAYS = 6;

type Who = Pick<MemberDay, "userId" | "today" | "absences">;

/**
 * The absence of somebody that begins in the days after today, by its weekday: « absence dès mercredi », « absence
 * jeudi » of one day. Empty for none.
 */
export function comingAbsenceWords({ userId, today, absences }: Who): string {
  const days = { firstDay: addDays(today, 1), lastDay: addDays(today, WEEK_DAYS) };
  const [absence] = absencesMeeting(days, [userId], absences)
    .filter(({ firstDay }) => firstDay > today)
    .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  if (absence === undefined) return "";
  const [dayName = ""] = formatLongDate(absence.firstDay).split(" ");
  return absence.firstDay === absence.lastDay ? `absence ${dayName}` : `absence dès ${dayName}`;
}

function absenceUntilWords({ lastDay }: Absence, today: CalendarDate): string {
  return lastDay === today ? "absence aujourd'hui" : `absence jusqu'au ${nearDay(lastDay, today)}`;
}

function placeWords({ works, isRest, isAtOffice }: Pick<MemberDay, "works" | "isRest" | "isAtOffice">): string {
  if (works.length === 0) return isAtOffice ? "" : isRest ? "repos" : "libre";
  return works.length > 2 ? `${works.slice(0, 2).join(", ")} +${works.length - 2}` : works.join(", ");
}

function absenceWords({ firstDay, lastDay }: Absence, today: CalendarDate): string {
  const [first, last] = [nearDay(firstDay, today), nearDay(lastDay, today)];
  return firstDay === lastDay ? `absence le ${first}` : `absence du ${first} au ${last}`;
}
