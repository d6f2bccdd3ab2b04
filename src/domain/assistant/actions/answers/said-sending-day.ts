import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { readTypedDate } from "../../slots/dates/typed-date.ts";
import { pattern } from "../../words/pattern.ts";

const DAY = pattern`
  (?:^| )((?:apres[ -])?demain|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain)?|
  (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)? ?le \d{1,2}(?: (?:janvier|fevrier|mars|avril|mai|juin|
  juillet|aout|septembre|octobre|novembre|decembre)|/\d{1,2}(?:/\d{2,4})?)?|
  dans (?:\d{1,2}|une?|deux|trois) (?:jours?|semaines?))
  (?: (?:matin|midi|soir|apres[ -]midi|a \d{1,2} ?h(?:\d\d)?))?(?=$|[ ,.;!])`;
// « le devis de lundi » and « la facture du 12 » are named by their day.
const OF_RECORD = /\b(?:du|de|d'|des|pour)$/;
const LONGEST = 300;

/** The day to come on which a document is told to leave: « envoie-le vendredi ». Null when none is said. */
export function dayOfSending(text: string, today: CalendarDate): CalendarDate | null {
  const words = plainWords(text.slice(0, LONGEST));
  const match = DAY.exec(words);
  if (match?.[1] === undefined || OF_RECORD.test(words.slice(0, match.index))) return null;
  const day = readTypedDate(match[1].trim(), today);
  return day !== null && day > today ? day : null;
}
