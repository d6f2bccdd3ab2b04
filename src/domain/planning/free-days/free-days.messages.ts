import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatMinutes } from "../../shared/text/duration.ts";
import { planningDay } from "../planning.messages.ts";
import type { DayRoom } from "./free-days.ts";

/** The first day of somebody that has room: « Ton premier jour libre : mer. 2 déc. ». Empty where none is near. */
export function firstRoomWords(room: DayRoom | null, today: CalendarDate): string {
  if (room === null) return "";
  const day = room.date === today ? "aujourd'hui" : planningDay(room.date);
  if (room.isWhole) return `Ton premier jour libre\u00A0: ${day}`;
  return `Tes premières heures libres\u00A0: ${day}, ${formatMinutes(room.freeMinutes)}`;
}
