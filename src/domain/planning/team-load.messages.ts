import { formatMinutes } from "../shared/text/duration.ts";
import type { TeamLoad } from "./team-load.ts";

/** What a team has left on a day: « 2 h de trop », « 4 h libres », « complet ». Empty where nobody works. */
export function teamDayWords({ possibleMinutes, freeMinutes, overMinutes }: TeamLoad): string {
  if (overMinutes > 0) return `${formatMinutes(overMinutes)} de trop`;
  if (possibleMinutes === 0) return "";
  return freeMinutes > 0 ? freeWords(freeMinutes) : "complet";
}

/** What a team has over some days: « 62 h prévues sur 105 h, 43 h libres ». */
export function teamWords({ plannedMinutes, possibleMinutes, freeMinutes }: TeamLoad): string {
  const words = `${hoursOf(plannedMinutes)} prévues sur ${hoursOf(possibleMinutes)}`;
  return freeMinutes > 0 ? `${words}, ${freeWords(freeMinutes)}` : words;
}

/** What somebody has on a day: « 9 h sur 7 », « 3 h libres », « complet », « libre ». */
export function dayCellWords(minutes: number, minutesADay: number): string {
  if (minutes > minutesADay) {
    const day = formatMinutes(minutesADay);
    return `${formatMinutes(minutes)} sur ${minutesADay % 60 === 0 ? minutesADay / 60 : day}`;
  }
  if (minutes === minutesADay) return "complet";
  return minutes === 0 ? "libre" : freeWords(minutesADay - minutes);
}

function hoursOf(minutes: number): string {
  return minutes === 0 ? "0\u00A0h" : formatMinutes(minutes);
}

// French counts from two.
function freeWords(minutes: number): string {
  return `${formatMinutes(minutes)} libre${minutes < 120 ? "" : "s"}`;
}
