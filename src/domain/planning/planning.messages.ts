import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween, weekday } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";

/** The names of the public holidays. */
export const HOLIDAY_NAMES = {
  newYear: "Jour de l'an",
  labour: "Fête du travail",
  victory: "8 mai 1945",
  national: "Fête nationale",
  assumption: "Assomption",
  allSaints: "Toussaint",
  armistice: "11 novembre 1918",
  christmas: "Noël",
  easter: "Lundi de Pâques",
  ascension: "Ascension",
  whitMonday: "Lundi de Pentecôte",
};

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

/** When something comes, seen from today: « aujourd'hui », « demain », « dans 3 jours ». */
export function inDays(today: CalendarDate, date: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return "aujourd'hui";
  return days === 1 ? "demain" : `dans ${days} jours`;
}

function dayWithoutYear(date: CalendarDate): string {
  return formatDate(date).replace(/ \d{4}$/, "");
}
