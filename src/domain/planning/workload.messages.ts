import { peopleWords } from "../projects/people/people.messages.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import { pluralOfMinutes } from "../shared/text/plural-of-minutes.ts";
import { lengthWords } from "./planning.messages.ts";
import type { SharedMinutes } from "./shared-minutes.ts";
import { PLANNED_STEP_MINUTES, roundMinutes } from "./shares/shares.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import type { LateWork } from "./tasks/late-work.ts";
import { leftOverDays } from "./work-left.ts";
import type { PersonLoad } from "./workload.ts";

/** Who does the work of somebody who is away: « remplacé par Zoé », « à remplacer ». `names`: those who are there. */
export function replacedWords(names: readonly string[]): string {
  return names.length === 0 ? "à remplacer" : `remplacé par ${peopleWords(names)}`;
}

/** Why the days to come of a work bear more or less than its share: « reste 10 h sur 2 jours ». Else empty. */
export function leftWords(work: StaffedWork, closures: WorkingTime["closures"]): string {
  const left = leftOverDays(work, closures);
  return left === null ? "" : `reste ${formatMinutes(roundMinutes(left.minutes))} sur ${lengthWords(left.dayCount)}`;
}

/** Who is on a work on a day, with those who are away said so: « Zoé et Lucas (absent) ». */
export function crewWords(crew: readonly { name: string; isAway: boolean }[]): string {
  return peopleWords(crew.map(({ name, isAway }) => (isAway ? `${name} (absent)` : name)));
}

const MANY_WORDS: Readonly<Record<number, string>> = { 2: "deux", 3: "trois" };

/** What a work takes of its people on a day: « 10 h 15 à deux », « 6 h, absent » where nobody is there to do it. */
export function sharedMinutesWords({ minutes, peopleCount, isMissed }: SharedMinutes): string {
  const words = formatMinutes(minutes);
  if (isMissed) return missedWords(minutes);
  return peopleCount < 2 ? words : `${words} à ${MANY_WORDS[peopleCount] ?? peopleCount}`.replaceAll(" ", "\u00A0");
}

/** Hours of a day on which nobody is there to do them: « 6 h, absent ». */
export function missedWords(minutes: number): string {
  return `${formatMinutes(minutes)}, absent`.replaceAll(" ", "\u00A0");
}

/** Work whose hours nobody counted takes the day. `isRecurring`: it comes back each week, and no hours are missing. */
export function wholeDayWords(isRecurring: boolean): string {
  return isRecurring ? "journée entière" : "journée entière, à chiffrer";
}

/** Hours past what days hold: « 3 h de trop ». */
export function tooMuchWords(minutes: number): string {
  return `${formatMinutes(minutes)} de trop`;
}

/** Hours that are left: « 3 h libres ». French counts from two. */
export function freeWords(minutes: number): string {
  return `${formatMinutes(minutes)} libre${minutes < 120 ? "" : "s"}`;
}

/**
 * What a task takes of a day: « 5 h aujourd'hui », « 5 h ce jour-là », or all of its hours. `wholeMinutes`: those of
 * its estimation.
 */
export function taskMinutesWords(minutes: number, wholeMinutes: number, isToday: boolean): string {
  const words = formatMinutes(roundMinutes(minutes));
  if (roundMinutes(minutes) >= roundMinutes(wholeMinutes)) return words;
  return `${words} ${isToday ? "aujourd'hui" : "ce jour-là"}`.replaceAll(" ", "\u00A0");
}

/** What of a work is late: « 8 h en retard : « Poser la douche » », « 20 h en retard : 2 tâches ». */
export function lateWorkWords({ titles, minutes }: LateWork): string {
  const [title = ""] = titles;
  const what = titles.length > 1 ? `${titles.length} tâches` : `«\u00A0${title}\u00A0»`;
  return `${minutes > 0 ? `${formatMinutes(roundMinutes(minutes))} en retard` : "En retard"} : ${what}`;
}

/**
 * What a person has on some days, said once. `words`: what is planned and what is left. `waitingWords`: what may come
 * on top of it. `troubles`: what does not hold. `wholeDay`: said instead of hours that nobody counted. `hours`: said
 * instead of those planned, where some days have none.
 */
export function loadWords(
  { plannedMinutes, possibleMinutes, freeMinutes, overMinutes, overDays, awayMinutes, waitingMinutes }: PersonLoad,
  wholeDay = "",
  hours = "",
): { words: string; waitingWords: string | null; troubles: string[] } {
  const fullWords = overMinutes > 0 || awayMinutes > 0 ? "" : ", complet";
  // Less than a step of a planning is no time for anything.
  const isFull = freeMinutes < PLANNED_STEP_MINUTES;
  const left = isFull ? fullWords : `, ${formatMinutes(freeMinutes)} libre${pluralOfMinutes(freeMinutes)}`;
  const words =
    plannedMinutes > 0 && wholeDay !== ""
      ? wholeDay
      : plannedMinutes > 0 && hours !== ""
        ? `${hours}${left}`
        : plannedMinutes > 0
          ? `${formatMinutes(plannedMinutes)} prévue${pluralOfMinutes(plannedMinutes)}${left}`
          : possibleMinutes > 0
            ? "libre"
            : "pas de travail";
  return {
    words,
    waitingWords: waitingMinutes === 0 ? null : `+ ${formatMinutes(waitingMinutes)} si le client accepte`,
    troubles: [
      ...(overMinutes === 0 ? [] : [`${tooMuchWords(overMinutes)}${overDays > 1 ? ` sur ${overDays} jours` : ""}`]),
      ...(awayMinutes === 0 ? [] : [missedWords(awayMinutes)]),
    ],
  };
}

// French counts from two.
