import type { CalendarDate } from "../../shared/calendar-date.ts";
import { addDays, addMonths } from "../../shared/calendar-date.ts";
import { plainWords } from "../../shared/search-text.ts";
import { readTypedDate } from "../slots/dates/typed-date.ts";
import { pattern } from "../words/pattern.ts";

const LAST_DAY = pattern`
  \b(?:(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:dernier|passe))?|le)(?: (\d{1,2}))?
  (?! (?:de |d'|en |du )?(?:mois|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))
  (?= ?$| ?[,.;!]| (?:par|en|de|chez|pour|sur|a|au|mais|et|il|elle|cb|cheque|virement)\b)`;

/**
 * The day on which money was received. « Le 18 » and « dimanche » are the last such days, and « le 20 novembre »
 * said on the 22nd is two days ago: `day` is what the readers of days to come made of it.
 */
export function dayOfPayment(text: string, day: CalendarDate | null, today: CalendarDate): CalendarDate | null {
  const plain = plainWords(text);
  const [, weekday, number] = LAST_DAY.exec(plain) ?? [];
  const words = number === undefined ? weekday : `le ${number}`;
  const lastDay = words === undefined ? null : readTypedDate(words, today, "past");
  if (lastDay !== null) return lastDay;
  if (day === null && /\bhier\b/.test(plain)) return addDays(today, /\bavant[ -]hier\b/.test(plain) ? -2 : -1);
  if (day === null || day <= today || /\b20\d\d\b/.test(plain)) return day;
  const lastYear = addMonths(day, -12);
  return lastYear <= today ? lastYear : day;
}
