import { formatMinutes } from "../../shared/text/duration.ts";
import { lengthWords } from "../planning.messages.ts";
import type { HeldDays } from "./held-days.ts";

/**
 * The hours of somebody's days, with the days that no hours are known of: « 31 h 30 + 2 jours à chiffrer ».
 * `isRecurring`: what holds them comes back each week, and no hours are missing.
 */
export function plannedHoursWords(minutes: number, uncountedDays: HeldDays, isRecurring: boolean): string {
  const countedMinutes = minutes - uncountedDays.minutes;
  if (uncountedDays.dayCount === 0) return formatMinutes(minutes);
  const { dayCount } = uncountedDays;
  const kindOfDays = isRecurring ? ` entier${dayCount > 1 ? "s" : ""}` : " à chiffrer";
  const days = `${lengthWords(dayCount)}${kindOfDays}`.replaceAll(" ", "\u00A0");
  return [...(countedMinutes > 0 ? [formatMinutes(countedMinutes)] : []), days].join(" + ");
}
