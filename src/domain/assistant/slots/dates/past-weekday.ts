import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { Slots } from "../../understanding.ts";
import { readTypedDate } from "./typed-date.ts";

const WEEKDAY = /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/;
const TO_COME = /\b(?:commenc\w*|debut\w*|demarr\w*|attaqu\w*|prochaine?|a partir|des|pour|avant|envoie|envoyer)\b/;

/**
 * The values of an order of an invoice: the weekday that it says alone is the last one, because the work is done
 * (« fuite chez Delmas dimanche, 2 h à 70 €, facture-le »). Words of what is to come leave it as it is.
 */
export function withPastWeekday(slots: Slots, text: string, today: CalendarDate): Slots {
  const { startDate } = slots;
  if (startDate === undefined || !WEEKDAY.test(plainWords(text.slice(...startDate.at)))) return slots;
  if (TO_COME.test(plainWords(text.slice(0, startDate.at[0]).slice(-LONGEST_LEAD)))) return slots;
  const day = readTypedDate(text.slice(...startDate.at), today, "past");
  return day === null ? slots : { ...slots, startDate: { ...startDate, value: day } };
}

const LONGEST_LEAD = 30;
