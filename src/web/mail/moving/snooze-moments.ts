import { movingMessages } from "./moving.messages.ts";

/** A moment at which a mail comes back, and its words. */
export type SnoozeMoment = { words: string; at: Date };

const MORNING = 8;
const EVENING = 18;
/** « This evening » is offered while it is some hours away. */
const LATEST_FOR_EVENING = 16;

/** The moments that are offered, by the clock of whoever chooses: this evening, tomorrow morning, monday. */
export function snoozeMoments(now: Date): SnoozeMoment[] {
  const today = dayAt(now, 0, EVENING);
  const tomorrow = dayAt(now, 1, MORNING);
  // Of a monday, the next one. Of a sunday, tomorrow says it already.
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    ...(now.getHours() < LATEST_FOR_EVENING ? [{ words: movingMessages.evening, at: today }] : []),
    { words: movingMessages.tomorrow, at: tomorrow },
    ...(daysToMonday > 1 ? [{ words: movingMessages.monday, at: dayAt(now, daysToMonday, MORNING) }] : []),
  ];
}

/** The morning of a day, `YYYY-MM-DD`. */
export function morningOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, MORNING);
}

const WHOLE = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment in full: « lundi 30 novembre à 08:00 ». */
export function momentWords(at: Date): string {
  return WHOLE.format(at);
}

function dayAt(now: Date, days: number, hour: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}
