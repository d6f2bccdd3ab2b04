import { closureMessages } from "../company/closures/closures.messages.ts";
import type { Absence, Closure } from "../company/closures/closures.ts";
import { closureOn } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween, weekday } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";
import { publicHoliday } from "../shared/public-holiday.ts";
import type { DaySpan } from "./bar-change.ts";

const SHORT_WEEKDAYS = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."];

/** The weekday of a day, cut: « lun. ». */
export function shortWeekday(date: CalendarDate): string {
  return SHORT_WEEKDAYS[weekday(date) - 1] ?? "";
}

/** A day as a planning names it: « lun. 23 nov. ». */
export function planningDay(date: CalendarDate): string {
  return `${shortWeekday(date)} ${dayWithoutYear(date)}`;
}

/** The days of a week: « 23 – 29 nov. 2026 », « 30 nov. – 6 déc. 2026 ». */
export function weekName(first: CalendarDate, last: CalendarDate): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isOneMonth ? Number(first.slice(8)) : dayWithoutYear(first)} – ${formatDate(last)}`;
}

/** Why a project is late, and since when. */
export function lateWords(reason: "unfinished" | "unstarted", since: CalendarDate, tasksLeft: number): string {
  const day = dayWithoutYear(since);
  if (reason === "unstarted") return `Devait commencer le ${day}`;
  return `Devait finir le ${day} · ${tasksLeft} tâche${tasksLeft > 1 ? "s restent" : " reste"}`;
}

/** When a project ends: « finit ven. 4 déc. », « fin prévue jeu. 26 nov. » once that is over. */
export function endWords(lastDay: CalendarDate, today: CalendarDate): string {
  return `${lastDay < today ? "fin prévue" : "finit"} ${planningDay(lastDay)}`;
}

/** How many tasks of a project are late: « 2 tâches en retard ». */
export function lateTasksWords(count: number): string {
  return `${count} tâche${count > 1 ? "s" : ""} en retard`;
}

/** That a task is late, and since when. */
export function lateTaskWords(lastDay: CalendarDate): string {
  return `En retard, pour le ${planningDay(lastDay).replaceAll(" ", "\u00A0")}`;
}

/** The day on which work that began goes on: « suite le lun. 14 déc. ». */
export function goesOnWords(day: CalendarDate): string {
  return `suite le ${planningDay(day)}`;
}

/** When something comes, seen from today: « aujourd'hui », « demain », « dans 3 jours ». */
export function inDays(today: CalendarDate, date: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return "aujourd'hui";
  return days === 1 ? "demain" : `dans ${days} jours`;
}

/** A day without its weekday, where there is little room: « 23 nov. ». */
export function dayWithoutYear(date: CalendarDate): string {
  return formatDate(date).replace(/ \d{4}$/, "");
}

/** The days that a project was given: « « Toiture » : lun. 23 nov. – mer. 25 nov. ». */
export function spanWords(name: string, { firstDay, lastDay }: DaySpan): string {
  return `« ${name} » : ${firstDay === lastDay ? "" : `${planningDay(firstDay)} – `}${planningDay(lastDay)}`;
}

/** What was just moved, in one short sentence: « « Toiture » : lun. 23 – mer. 25 nov. ». */
export function newDaysWords(name: string, { firstDay, lastDay }: DaySpan): string {
  const last = planningDay(lastDay);
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const first = isOneMonth ? planningDay(firstDay).replace(/ \S+$/, "") : planningDay(firstDay);
  return `${shortQuote(name)} : ${firstDay === lastDay ? "" : `${first} – `}${last}`;
}

// In letters, what two lines of a message hold of a name beside its days.
const LONGEST_NAME = 28;

function shortQuote(name: string): string {
  return `«\u00A0${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name}\u00A0»`;
}

/** Days as a sentence goes on with them: « du mar. 1er au mer. 9 déc. », « le lun. 23 nov. ». */
export function spanSentence({ firstDay, lastDay }: DaySpan): string {
  if (firstDay === lastDay) return `le ${planningDay(firstDay)}`;
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const first = isOneMonth ? planningDay(firstDay).replace(/ \S+$/, "") : planningDay(firstDay);
  return `du ${first} au ${planningDay(lastDay)}`;
}

/** Days before what is said of them: « 24–25 nov. », « 30 nov. – 1er déc. », « mar. 24 nov. » for one day. */
export function shortRange({ firstDay, lastDay }: DaySpan): string {
  if (firstDay === lastDay) return planningDay(firstDay);
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return isOneMonth
    ? `${dayWithoutYear(firstDay).replace(/ \S+$/, "")}–${dayWithoutYear(lastDay)}`
    : `${dayWithoutYear(firstDay)} – ${dayWithoutYear(lastDay)}`;
}

/** How long work takes: « 8 jours ». */
export function lengthWords(days: number): string {
  return `${days} jour${days > 1 ? "s" : ""}`;
}

/** Which day of a work it is: « jour 2 sur 5 », empty for work of one day. */
export function dayRankWords({ rank, count }: { rank: number; count: number }): string {
  return count > 1 ? `jour\u00A0${rank}\u00A0sur\u00A0${count}` : "";
}

/** What deserves a second look in the days of a work: a day of rest at either end. */
export function spanRemarks({ firstDay, lastDay }: DaySpan, closures: readonly Closure[]): string[] {
  return [
    ...restRemark("commence", firstDay, closures),
    ...(lastDay === firstDay ? [] : restRemark("finit", lastDay, closures)),
  ];
}

/** That a task has no days of its own any more. */
export function unplacedWords(title: string): string {
  return `${shortQuote(title)} reprend sa place parmi les autres`;
}

/** What deserves a second look in the days of a task: a day of rest at either end, and those its project has not. */
export function taskRemarks(
  title: string,
  task: DaySpan,
  { project, closures }: { project: DaySpan; closures: readonly Closure[] },
): string[] {
  const remarks = [...spanRemarks(task, closures), ...overrunWords(task, project).map((words) => `va ${words}`)];
  return remarks.map((words) => `«\u00A0${title}\u00A0» ${words}`);
}

function overrunWords(task: DaySpan, project: DaySpan): string[] {
  return [
    ...(task.firstDay < project.firstDay ? [`avant le début du chantier (${planningDay(project.firstDay)})`] : []),
    ...(task.lastDay > project.lastDay ? [`après la fin du chantier (${planningDay(project.lastDay)})`] : []),
  ];
}

/** The tasks that come after one (`movedTitle`), and yet begin before it once it is moved. Empty for none. */
export function orderRemarks(movedTitle: string, titles: readonly string[]): string[] {
  const [title] = titles;
  const others = titles.length - 1;
  if (title === undefined) return [];
  const restWords = others <= 0 ? "" : ` et ${others} autre${others > 1 ? "s" : ""}`;
  return [
    `«\u00A0${title}\u00A0»${restWords} passe${others > 0 ? "nt" : ""} maintenant avant «\u00A0${movedTitle}\u00A0»`,
  ];
}

/** That the tasks after a moved one were moved with it: « Suite décalée : 2 tâches ». */
export function followedWords(count: number): string {
  return `Suite décalée : ${count} tâche${count > 1 ? "s" : ""}`;
}

const REST_DAYS: Readonly<Record<number, string>> = { 6: "samedi", 7: "dimanche" };

function restRemark(verb: "commence" | "finit", date: CalendarDate, closures: readonly Closure[]): string[] {
  const holiday = publicHoliday(date);
  if (holiday !== null) return [`${verb} un jour férié (${holiday})`];
  const closure = closureOn(date, closures);
  if (closure !== null) return [`${verb} un jour de fermeture (${closure})`];
  const restDay = REST_DAYS[weekday(date)];
  return restDay === undefined ? [] : [`${verb} un ${restDay}`];
}

/** The days of a closure: « lun. 3 août – ven. 21 août ». */
export function closureDays({ firstDay, lastDay }: { firstDay: CalendarDate; lastDay: CalendarDate }): string {
  return firstDay === lastDay ? planningDay(firstDay) : `${planningDay(firstDay)} – ${planningDay(lastDay)}`;
}

/** Closures and public holidays on one line: « Noël ven. 25 déc. · Jour de l'an ven. 1er janv. ». */
export function restLineWords(rests: readonly Closure[]): string {
  return rests.map((rest) => `${rest.label} ${shortRange(rest)}`).join(" · ");
}

/** That somebody is away: « Zoé : absence lun. 3 août – ven. 7 août (Congés) ». */
export function awayWords(name: string, absence: Absence): string {
  const reason = absence.label === closureMessages.away ? "" : ` (${absence.label})`;
  return `${name} : absence ${closureDays(absence)}${reason}`;
}

/** The words of buttons and hints of a planning that several of its parts say. */
export const planningMessages = {
  nextWorkedDay: "Ensuite,",
  onThatDay: "Mettre ce jour-là",
  tomorrow: "Demain",
  place: "Placer",
  otherDate: "Autre date…",
  openProject: "Ouvrir le projet",
  openDay: (day: CalendarDate) => `Ouvrir le ${planningDay(day)}`,
  soonest: "Au plus tôt",
  dayLater: "Décaler d'un jour",
  weekLater: "Décaler d'une semaine",
  firstRoom: "Premier créneau",
  endToday: "Finir aujourd'hui",
  endDayLater: "Finir un jour plus tard",
  endTwoDaysLater: "Finir deux jours plus tard",
  endNextDay: "Finir le jour d'après",
  endWeekLater: "Finir une semaine plus tard",
  firstEnd: "Première fin qui tient",
  giveAway: "confier à quelqu'un d'autre",
};

/** Where work was put: « « Toiture » : lun. 23 – mer. 25 nov. · Zoé ». `who`: empty for no change. */
export function placedWords(name: string, span: DaySpan, who: string): string {
  return [newDaysWords(name, span), who].filter((part) => part !== "").join(" · ");
}
