import { peopleWords } from "../../projects/people/people.messages.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { daysBetween } from "../../shared/calendar-date.ts";
import { formatMinutes } from "../../shared/text/duration.ts";
import { planningDay } from "../planning.messages.ts";
import type { DayRoom } from "./free-days.ts";

const MOST_NAMED = 2;

// A day so near needs no month.
const MOST_DAYS_WITHOUT_MONTH = 6;

/**
 * The first day of which some people have all: « Premier jour libre : mar. 1er · Patron ». `names`: of who has it,
 * none where there is one person alone.
 */
export function firstFreeDayWords(date: CalendarDate, names: readonly string[], today: CalendarDate): string {
  return withNames(`Premier jour libre\u00A0: ${dayWords(date, today)}`, names);
}

/** The first day of somebody that has room: « 5 h libres mer. 2 · toi », or all of it. Empty where none is near. */
export function firstRoomWords(room: DayRoom | null, names: readonly string[], today: CalendarDate): string {
  if (room === null) return "";
  if (room.isWhole) return firstFreeDayWords(room.date, names, today);
  return withNames(`${formatMinutes(room.freeMinutes)} libres ${dayWords(room.date, today)}`, names);
}

function dayWords(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return "aujourd'hui";
  const words = planningDay(date);
  const isNear = daysBetween(today, date) <= MOST_DAYS_WITHOUT_MONTH;
  return (isNear ? words.replace(/ \S+$/, "") : words).replaceAll(" ", "\u00A0");
}

function withNames(words: string, names: readonly string[]): string {
  if (names.length === 0) return words;
  return `${words} · ${names.length > MOST_NAMED ? `${names.length} personnes` : peopleWords(names)}`;
}
