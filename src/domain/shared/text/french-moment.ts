import type { CalendarDate } from "../calendar-date.ts";
import { dayAt, daysBetween } from "../calendar-date.ts";
import { formatDate } from "../french-format.ts";
import { nearDay } from "./near-day.ts";

/** A moment as it is read: « 28 nov. 2026 à 17 h 05 ». */
export function frenchMoment(at: Date, timeZone: string): string {
  return `${formatDate(dayAt(at, timeZone))} à ${hourOf(at, timeZone)}`;
}

/** A moment of the last days, as it is said: « aujourd'hui 8 h 05 », « hier 17 h 30 », « mardi 14 h 05 ». */
export function recentMoment(at: Date, now: Date, timeZone: string): string {
  return `${recentDay(at, dayAt(now, timeZone), timeZone)} ${hourOf(at, timeZone).replace(/^0/, "")}`;
}

function recentDay(at: Date, today: CalendarDate, timeZone: string): string {
  const day = dayAt(at, timeZone);
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return "aujourd'hui";
  if (daysAgo === 1) return "hier";
  if (daysAgo >= 7) return nearDay(day, today);
  return new Intl.DateTimeFormat("fr-FR", { timeZone, weekday: "long" }).format(at);
}

/** The hour of a moment: « 17 h 05 ». */
export function hourOf(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
  return time.replace(":", "\u00A0h\u00A0");
}
