import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/;

/**
 * The instant that a text names in the time of Paris, as « 2026-11-23 18:00 ». A day alone is its first minute. Null
 * for anything else. Of the hour that comes twice in October, the first is meant.
 */
export function parisMoment(text: string): Date | null {
  const parts = MOMENT.exec(text.trim())
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const wallTime = `${pad(year, 4)}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  // Paris is two hours ahead of UTC, or one. A moment that neither gives back does not exist.
  for (const hoursAhead of [2, 1]) {
    const instant = new Date(asUtc - hoursAhead * 3_600_000);
    if (parisText(instant) === wallTime) return instant;
  }
  return null;
}

/** An instant in the time of Paris, as « 2026-11-23 18:00:00 ». */
export function parisText(instant: Date): string {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: FRENCH_TIME_ZONE,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(instant);
}

function pad(number: number, digits = 2): string {
  return String(number).padStart(digits, "0");
}
