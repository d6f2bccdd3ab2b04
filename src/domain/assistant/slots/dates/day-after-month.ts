import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { addMonths } from "../../../shared/calendar-date.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";
import { unitAt } from "../units.ts";
import { dayNumberAt, monthAt } from "./date-at.ts";

// The days that each part of a month may hold.
const DAYS = new Map([
  ["debut", [1, 12]],
  ["mi", [10, 20]],
  ["milieu", [10, 20]],
  ["fin", [18, 31]],
]);

/**
 * The day that is said after a part of a month: « début janvier, le 5 », « fin mars, le 28 ». A day that is not in that
 * part (« début janvier, le 25 ») is none.
 */
export function dayAfterMonth(
  tokens: readonly Token[],
  index: number,
  part: string,
): { value: number; next: number } | null {
  let at = index;
  while (at - index < MOST_LINKS && LINK.test(wordAt(tokens, at))) at += 1;
  const day = wordAt(tokens, at) === "le" ? dayNumberAt(tokens, at + 1) : null;
  const [first = 0, last = 0] = DAYS.get(part) ?? [];
  if (day === null || day.value < first || day.value > last) return null;
  const after = wordAt(tokens, day.next);
  const isOther = monthAt(tokens, day.next) > 0 || unitAt(tokens, day.next) !== null || OTHER.test(after);
  return isOther ? null : day;
}

const MOST_LINKS = 3;
const LINK = /^(?:,|:|-|\(|vers|plutot|disons|genre|donc|soit|plus|precisement|exactement|en|fait)$/;
// « le 5 ou le 6 », « le 5/02 », « le 5 € ».
const OTHER = /^(?:ou|et|a|au|€|%|e|eur|euros?|[/.-]|du|de)$/;

/** « mi-mars » said on 20 March is the next one, unless a year or « ce mois » is said. */
export function laterYear(date: CalendarDate, today: CalendarDate, isBare: boolean): CalendarDate {
  return date < today && isBare ? addMonths(date, 12) : date;
}
