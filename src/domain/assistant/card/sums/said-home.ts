import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { oldHomeAt } from "./home-rate.ts";

// « le logement a plus de 2 ans, passe la TVA à 10 % »: the age of the home is a fact of its own beside an order.

/** What a text says beside the age of a home that is an old one. Null when it says no such age. */
export function textBesideHome(text: string, today: CalendarDate): string | null {
  const place = oldHomeAt(text, today);
  if (place === null) return null;
  const [textBefore, textAfter] = [text.slice(0, place[0]), text.slice(place[1])];
  const isOwn =
    (textBefore.trim() === "" || BEFORE.test(textBefore)) && (textAfter.trim() === "" || AFTER.test(textAfter));
  if (!isOwn) return text;
  return [textBefore.replace(BEFORE, ""), textAfter.replace(AFTER, "")]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(", ");
}

const BEFORE = /(?:[,.;:]|(?<!\p{L})(?:et|car|comme|puisque|parce que|vu que))\s*$/iu;
const AFTER = /^\s*(?:[,.;:!]\s*(?:(?:donc|alors|et)\s)?|(?:donc|alors|et)\s)/i;
