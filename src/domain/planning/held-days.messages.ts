import { formatMinutes } from "../shared/text/duration.ts";
import type { HeldDays } from "./held-days.ts";
import { lengthWords } from "./planning.messages.ts";

/**
 * The hours of somebody's days, with the days that no hours are known of: « 31 h 30 + 2 jours à chiffrer ».
 * `isRecurring`: what holds them comes back each week, and no hours are missing.
 */
export function plannedHoursWords(minutes: number, held: HeldDays, isRecurring: boolean): string {
  const countedMinutes = minutes - held.minutes;
  if (held.dayCount === 0) return formatMinutes(minutes);
  const days = `${lengthWords(held.dayCount)}${isRecurring ? ` entier${held.dayCount > 1 ? "s" : ""}` : " à chiffrer"}`;
  return [...(countedMinutes > 0 ? [formatMinutes(countedMinutes)] : []), days].join(" + ").replaceAll(" ", "\u00A0");
}
