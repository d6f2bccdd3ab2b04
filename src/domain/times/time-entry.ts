import type { CalendarDate } from "../shared/calendar-date.ts";
import { parseFrenchNumber } from "../shared/french-format.ts";
import { minutesOfHours } from "../shared/money.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import { timeMessages } from "./time.messages.ts";

/** The most minutes that one entry says: those of a day. */
export const MAX_MINUTES = 1_440;
/** A timer that was started without a network says at most that it has run for a day, in seconds. */
export const LONGEST_ELAPSED_SECONDS = 86_400;
/** The longest note beside a time, in characters. */
export const MAX_TIME_NOTE = 500;
/** A timer that runs longer than these minutes was probably forgotten: its person says how long they worked. */
const LONGEST_TIMER_MINUTES = 720;

/** Time that somebody worked on a project, on one day. `taskId`: null for the project as a whole. */
export type TimeEntry = {
  id: string;
  projectId: string;
  taskId: string | null;
  userId: string;
  day: CalendarDate;
  minutes: number;
  note: string;
};

const HOURS_AND_MINUTES = /^(\d{1,2}) ?(?:h|heures?|:) ?([0-5]?\d)? ?(?:min|mn|minutes?)?$/;
const MINUTES_ALONE = /^(\d{1,4}) ?(?:min|mn|minutes?)$/;
const LONGEST_TYPING = 30;

/**
 * Reads a typed duration: « 1 h 30 », « 1h30 », « 1:30 », « 45 min », « 2,5 » (hours). The result is whole minutes,
 * from 1 to `MAX_MINUTES`, or the sentence that says what is wrong.
 */
export function readTypedMinutes(
  text: string,
): { minutes: number; problem: null } | { minutes: null; problem: string } {
  const minutes = text.length > LONGEST_TYPING ? null : minutesIn(text);
  if (minutes === null) return { minutes: null, problem: timeMessages.unreadable };
  if (minutes < 1) return { minutes: null, problem: timeMessages.tooShort };
  return minutes > MAX_MINUTES ? { minutes: null, problem: timeMessages.tooLong } : { minutes, problem: null };
}

function minutesIn(text: string): number | null {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]+/g, " ");
  const [, hours, minutes = "0"] = HOURS_AND_MINUTES.exec(words) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, alone] = MINUTES_ALONE.exec(words) ?? [];
  if (alone !== undefined) return Number(alone);
  const decimalHours = parseFrenchNumber(words);
  return decimalHours === null || decimalHours < 0 ? null : Math.round(decimalHours * 60);
}

/** The durations that are noted most, in minutes: half an hour, an hour, half a day and a day of `hoursADay`. */
export function usualMinutes(hoursADay: number): { label: string; minutes: number }[] {
  const dayMinutes = minutesOfHours(hoursADay);
  return [
    { label: "30 min", minutes: 30 },
    { label: "1 h", minutes: 60 },
    { label: "½ jour", minutes: Math.round(dayMinutes / 2) },
    { label: "1 jour", minutes: dayMinutes },
  ];
}

/** The whole minutes between two moments, at least one: a minute that has begun counts. */
export function minutesBetween(startedAt: Date, endedAt: Date): number {
  return Math.max(1, Math.ceil((endedAt.getTime() - startedAt.getTime()) / 60_000));
}

/**
 * The minutes that a stopped timer counts. `saidMinutes`: what its person says instead, null when they say nothing.
 * Refuses « timer_long » when it ran longer than `LONGEST_TIMER_MINUTES` and nobody says how long they worked.
 */
export function stoppedMinutes(
  startedAt: Date,
  endedAt: Date,
  saidMinutes: number | null,
): Result<number, "timer_long"> {
  if (saidMinutes !== null) return ok(saidMinutes);
  const minutes = minutesBetween(startedAt, endedAt);
  return minutes > LONGEST_TIMER_MINUTES ? refused("timer_long") : ok(minutes);
}

/** True for whoever may change or remove a time: the person who worked, and those who manage the company. */
export function mayChangeTime(workerId: string, callerId: string, mayManage: boolean): boolean {
  return mayManage || workerId === callerId;
}
