import type { CalendarDate } from "../calendar-date.ts";
import { dayAt, daysBetween } from "../calendar-date.ts";
import { formatDate } from "../french-format.ts";
import { nearDay } from "./near-day.ts";

/** A moment as it is read: « 28 nov. 2026 à 17 h 05 ». */
export function frenchMoment(at: Date, timeZone: string): string {
  return `${formatDate(dayAt(at, timeZone))} à ${hourOf(at, timeZone)}`;
}

/**
 * A moment of the last days, as it is said: « aujourd'hui à 8 h 05 », « cette nuit à 3 h 10 », « hier à 17 h 30 »,
 * « mardi à 14 h ».
 */
export function recentMoment(at: Date, now: Date, timeZone: string): string {
  return `${recentDay(at, dayAt(now, timeZone), timeZone)} à\u00A0${spokenHour(at, timeZone)}`;
}

/** The hour of a moment as a person says it: « 8 h 05 », « 14 h », « midi », « minuit 54 ». */
export function spokenHour(at: Date, timeZone: string): string {
  const [hour = "", minute = ""] = hourOf(at, timeZone).split("\u00A0h\u00A0");
  const isWhole = minute === "00";
  if (hour === "00") return isWhole ? "minuit" : `minuit\u00A0${minute}`;
  if (hour === "12" && isWhole) return "midi";
  return `${Number(hour)}\u00A0h${isWhole ? "" : `\u00A0${minute}`}`;
}

/** The night goes on until this hour: nobody calls 3 h 10 the day that begins. */
const END_OF_NIGHT = 5;

function recentDay(at: Date, today: CalendarDate, timeZone: string): string {
  const day = dayAt(at, timeZone);
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return Number(hourOf(at, timeZone).slice(0, 2)) < END_OF_NIGHT ? "cette nuit" : "aujourd'hui";
  if (daysAgo === 1) return "hier";
  if (daysAgo >= 7) return nearDay(day, today);
  return new Intl.DateTimeFormat("fr-FR", { timeZone, weekday: "long" }).format(at);
}

/** The hour of a moment: « 17 h 05 ». */
export function hourOf(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
  return time.replace(":", "\u00A0h\u00A0");
}
