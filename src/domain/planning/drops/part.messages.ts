import { formatMinutes } from "../../shared/text/duration.ts";
import type { StaffedWork } from "../staffed-work.ts";

/** The part of a work that somebody has in the days shown, as its bar says it. Empty where nothing is to be said. */
export function partWords(minutes: number, { hours, firmness }: Pick<StaffedWork, "hours" | "firmness">): string {
  if (minutes === 0) return "";
  if (hours === null) return "à chiffrer";
  return firmness === "waiting" ? `${formatMinutes(minutes)} si accepté` : formatMinutes(minutes);
}

const PERIODS = { day: "ce jour", week: "dans la semaine", month: "dans le mois" };

/** The same on a card, which says of which days: « 6 h 15 ce jour », « 20 h dans la semaine ». */
export function partOfPeriodWords(
  minutes: number,
  work: Pick<StaffedWork, "hours" | "firmness">,
  dayCount: number,
): string {
  const words = partWords(minutes, work);
  if (words === "" || work.hours === null) return words;
  return `${words} ${PERIODS[dayCount === 1 ? "day" : dayCount <= 7 ? "week" : "month"]}`;
}
