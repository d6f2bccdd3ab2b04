import { dayAt } from "../calendar-date.ts";
import { formatDate } from "../french-format.ts";

/** A moment as it is read: « 28 nov. 2026 à 17 h 05 ». */
export function frenchMoment(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
  return `${formatDate(dayAt(at, timeZone))} à ${time.replace(":", "\u00A0h\u00A0")}`;
}
