import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { dayOfAnswer } from "./said-answer-day.ts";

/** By which means a customer said yes. */
export type AcceptanceMeans = "phone" | "mail" | "sms" | "voice";

/** A yes of the customer that an order tells: its day when one is said, and by which means it came. */
export type ToldAcceptance = { day?: CalendarDate; means?: AcceptanceMeans };

const LONGEST = 200;
const ACCEPTED = /\b(?:a|ont) (?:deja |bien |tout )?(?:accepte|signe|valide|dit (?:oui|ok|d'accord))\b/;
const OPEN = /\b(?:n'|pas\b|si\b|quand\b|des que\b|presque\b|peut-etre\b)/;
const MEANS: readonly (readonly [AcceptanceMeans, RegExp])[] = [
  ["phone", /\b(?:(?:au|par) (?:telephone|tel)\b|(?:m'a|m'ont|ma) (?:r?appele|telephone))/],
  ["mail", /\b(?:par|dans un) (?:e-?mail|mail|courriel)\b/],
  ["sms", /\b(?:par|dans un) (?:sms|texto|message)\b/],
  ["voice", /\bde vive voix\b/],
];

/** The yes that « le client a accepté hier au téléphone, fais la facture » tells. Null for another text. */
export function readToldAcceptance(text: string, today: CalendarDate): ToldAcceptance | null {
  const words = text.slice(0, LONGEST);
  const plain = plainWords(words);
  if (!ACCEPTED.test(plain) || OPEN.test(plain)) return null;
  const day = dayOfAnswer(words, today);
  const means = MEANS.find(([, saying]) => saying.test(plain))?.[0];
  return { ...(day !== null && day <= today && { day }), ...(means && { means }) };
}
