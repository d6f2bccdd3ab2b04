import { fieldMessages } from "../shared/field.messages.ts";
import { daysToHoursE4, e4ToHours, hoursToE4 } from "../shared/money.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "../shared/typed-number.ts";

// « 2 compagnons x 5 jours », « 2 x 3 h », « 4 j », « 7,5 »: perhaps people, a number, perhaps a unit.
const CREW = /^(\d{1,3})\s{0,3}(?:compagnons?|personnes?|ouvriers?|pers\.?)?\s{0,3}(?:[x×*]|pendant)\s{0,3}(.+)$/i;
const UNIT = /(jours?|j|heures?|h)$/i;

/**
 * Reads the hours of a task as people count them: hours, or people times hours or days, which have `hoursADay` hours.
 * Otherwise answers the sentence that says what is wrong.
 */
export function readCrewHours(
  text: string,
  hoursADay: number,
): { value: number; problem: null } | { value: null; problem: string } {
  const [, crew = "1", rest = ""] = CREW.exec(text.trim()) ?? [null, "1", text.trim()];
  const unit = UNIT.exec(rest)?.[1]?.toLowerCase() ?? "h";
  const amount = readTypedNumber(rest.replace(UNIT, ""), MAX_HOURS_OR_RATE);
  if (amount.value === null) return amount;
  const value = crewHours(Number(crew), amount.value, unit.startsWith("j") ? hoursADay : 1);
  return value > MAX_HOURS_OR_RATE ? { value: null, problem: fieldMessages.tooLarge } : { value, problem: null };
}

/** The hours that so many people make in so many days of `hoursADay` hours. */
export function crewHours(people: number, days: number, hoursADay: number): number {
  return e4ToHours(people * daysToHoursE4(hoursToE4(days), hoursToE4(hoursADay)));
}
