import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";
import { readTypedDate } from "./typed-date.ts";

const LONGEST_SAYING = 120;

// What is said before the day of a work, and says nothing of it.
const LEAD = pattern`
  ^(?:euh+|heu|bah?|ben|bon|ah|oh|eh|non|nan|si|attends?|attendez|pardon|alors|mais|en fait|finalement|plutot|
  je crois que|je crois|je pense que|il me semble que|c'etait plutot|c'est plutot|c'etait|c'est|ca s'est fini|
  (?:on a|j'ai|c'est) (?:fini|termine|acheve|fait|livre)|je l'ai (?:fini|termine|fait)|
  (?:le|les|la) (?:travail|travaux|boulot|chantier|prestation)(?: (?:etait|etaient|date|datent|datait|dataient|a fini|
  ont fini))?|de|du|
  fini|fait|termine|realise|date de)(?:,? |$)`;
const TAIL = / ?,? ?(?:pas .*|en fait|je crois|je pense|pardon|plutot|stp|svp|merci|s'il te plait|hein)?[.! ]{0,3}$/;
const MOST_LEADS = 6;

/**
 * The past day that a sentence says among other words: « euh bah vendredi dernier », « en fait c'était jeudi ». A day
 * without year or week is the last one, today included. Null when it says none, or several.
 */
export function saidPastDay(text: string, today: CalendarDate): CalendarDate | null {
  if (text.length > LONGEST_SAYING) return null;
  let words = plainWords(text).replaceAll("’", "'").replace(TAIL, "");
  // The day is read alone: among other words, « jeudi » would be the next one.
  for (let count = 0; count < MOST_LEADS; count += 1) words = words.replace(LEAD, "");
  return readTypedDate(words, today, "past");
}
