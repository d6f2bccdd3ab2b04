import { peopleMessages, peopleWords } from "../projects/people/people.messages.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { withCapital } from "../shared/french-format.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import { pluralOfMinutes } from "../shared/text/plural-of-minutes.ts";
import type { DaySpan } from "./bar-change.ts";
import { shortWeekday } from "./planning.messages.ts";
import type { TeamLoad } from "./team-load.ts";
import { freeWords, missedWords, tooMuchWords } from "./workload.messages.ts";
import type { DayParts, PersonLoad } from "./workload.ts";

/** What a team has left on a day: « 4 h libres », « complet ». Empty where nobody works. */
export function teamDayWords({ possibleMinutes, freeMinutes }: TeamLoad): string {
  if (freeMinutes > 0) return freeWords(freeMinutes);
  return possibleMinutes === 0 ? "" : "complet";
}

/**
 * What a team has left over some days: « Libre : 43 h », « Reste libre : 43 h » once some of them are over. `hasBegun`:
 * some are.
 */
export function teamFreeWords({ possibleMinutes, freeMinutes }: TeamLoad, hasBegun: boolean): string {
  if (possibleMinutes === 0) return "Pas de travail";
  const free = hasBegun ? "Reste libre" : "Libre";
  return freeMinutes > 0 ? `${free} : ${formatMinutes(freeMinutes)}` : "Tout est pris";
}

/** What a team has over some days: « 62 h prévues sur 105 h, 43 h libres, 8 h de trop ». */
export function teamWords(load: TeamLoad): string {
  const { plannedMinutes, possibleMinutes, freeMinutes } = load;
  return [
    `${hoursOf(plannedMinutes)} prévues sur ${hoursOf(possibleMinutes)}`,
    ...(freeMinutes > 0 ? [freeWords(freeMinutes)] : []),
    ...teamTroubles(load),
  ].join(", ");
}

/** What does not hold for a team over some days, its absences apart: « 10 h 30 de trop », « 6 h, absent ». */
export function teamTroubles({ overMinutes, awayMinutes }: TeamLoad): string[] {
  return [
    ...(overMinutes > 0 ? [tooMuchWords(overMinutes)] : []),
    ...(awayMinutes > 0 ? [missedWords(awayMinutes)] : []),
  ];
}

/** The hours that nobody was given yet: « 4 h à répartir ». Empty for none. */
export function toGiveWords(minutes: number): string {
  return minutes === 0 ? "" : `${formatMinutes(minutes)} à répartir`.replaceAll(" ", "\u00A0");
}

/** Somebody of a team on a day. */
export type NamedDay = { name: string; load: PersonLoad };

// More of them are counted.
const MOST_NAMED = 3;
// Less than this is no room for another work.
const LEAST_FREE_MINUTES = 30;

/** Over the works that nobody is on, with their hours: « À répartir · 4 h ». */
export function toGiveTitle(minutes: number): string {
  return [peopleMessages.toGive, ...(minutes === 0 ? [] : [formatMinutes(minutes)])].join(" · ");
}

/** What a day is for a team, in a few words: « Marc a trop d'heures. Fatou a encore 3 h 40. 4 h à répartir. » */
export function teamDaySentences(days: readonly NamedDay[], toGiveMinutes = 0): string {
  const over = days.filter(({ load }) => load.overMinutes > 0);
  const away = days.filter(({ load }) => load.possibleMinutes === 0);
  const missedMinutes = days.reduce((sum, { load }) => sum + load.awayMinutes, 0);
  const free = days.filter((day) => !over.includes(day) && day.load.freeMinutes >= LEAST_FREE_MINUTES);
  if (away.length === days.length && missedMinutes + toGiveMinutes === 0) return "Personne ne travaille ce jour-là.";
  const missedSentence =
    missedMinutes === 0 ? "" : ` : ${formatMinutes(missedMinutes)} prévue${pluralOfMinutes(missedMinutes)}`;
  const sentences = [
    ...(over.length > 0 ? [`${whoOf(over)} ${over.length > 1 ? "ont" : "a"} trop d'heures`] : []),
    ...(free.length > 0 ? [freeSentence(free)] : []),
    ...(away.length > 0 ? [`${whoOf(away)} ${away.length > 1 ? "ne sont" : "n'est"} pas là${missedSentence}`] : []),
  ];
  const words = free.length > 0 ? sentences : [...sentences, "Plus personne n'a de temps"];
  const toGive = toGiveWords(toGiveMinutes);
  return [...words, ...(toGive === "" ? [] : [toGive])].map((sentence) => `${withCapital(sentence)}.`).join(" ");
}

function freeSentence(days: readonly NamedDay[]): string {
  const whole = days.filter(({ load }) => load.plannedMinutes === 0);
  if (whole.length === days.length)
    return `${whoOf(days)} ${days.length > 1 ? "sont libres" : "est libre"} toute la journée`;
  if (days.length > MOST_NAMED) return `${whoOf(days)} ont encore du temps`;
  const parts = days.map(({ name, load }, rank) => `${name}${rank === 0 ? " a encore" : ""} ${timeOf(load)}`);
  return parts.join(", ");
}

function timeOf({ freeMinutes, plannedMinutes }: PersonLoad): string {
  return plannedMinutes === 0 ? "toute la journée" : formatMinutes(freeMinutes);
}

function whoOf(days: readonly NamedDay[]): string {
  return days.length > MOST_NAMED ? `${days.length} personnes` : peopleWords(days.map(({ name }) => name));
}

/** What somebody has on a day: « 9 h sur 7 », « 3 h libres », « complet », « libre ». */
export function dayCellWords(minutes: number, { possibleMinutes, freeMinutes, overMinutes }: DayParts): string {
  if (overMinutes > 0) {
    const day = formatMinutes(possibleMinutes);
    return `${formatMinutes(minutes)} sur ${possibleMinutes % 60 === 0 ? possibleMinutes / 60 : day}`;
  }
  if (freeMinutes === 0) return "complet";
  return minutes === 0 ? "libre" : freeWords(freeMinutes);
}

/** The hours of a day where there is little room: « 22 h ». */
export function roundHoursWords(minutes: number): string {
  return `${Math.round(minutes / 60)}\u202Fh`;
}

/** What is too much for somebody, and when: « 10 h 30 de trop : lun. 30 – mar. 1 ». Empty where all days hold. */
export function overfullWords(spans: readonly DaySpan[], minutes: number): string {
  return spans.length === 0 ? "" : `${tooMuchWords(minutes)} : ${namesOfSpans(spans)}`;
}

/** The hours that stand on somebody who is away, and when: « 12 h, absent : jeu. 3 – ven. 4 ». Empty for none. */
export function missedDaysWords(spans: readonly DaySpan[], minutes: number): string {
  return spans.length === 0 ? "" : `${missedWords(minutes)} : ${namesOfSpans(spans)}`;
}

function namesOfSpans(spans: readonly DaySpan[]): string {
  const dayWords = (date: CalendarDate) => `${shortWeekday(date)}\u00A0${Number(date.slice(8))}`;
  const names = spans.map(({ firstDay, lastDay }) =>
    firstDay === lastDay ? dayWords(firstDay) : `${dayWords(firstDay)} – ${dayWords(lastDay)}`,
  );
  return names.join(", ");
}

function hoursOf(minutes: number): string {
  return minutes === 0 ? "0\u00A0h" : formatMinutes(minutes);
}
