import type { CalendarDate } from "../../../shared/calendar-date.ts";
import type { QuoteCard } from "../quote-card.ts";
import { HOME_RATE, isHomeAsked, oldHomeAt } from "./home-rate.ts";

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

const BEFORE = new RegExp(
  String.raw`(?:[,.;:]|^(?:(?:ah|oh|oui|ouais|si|non|bon|en fait|euh|mais)[ ,]+){1,4}|` +
    String.raw`(?<=^(?:oui|ouais|non))|(?<!\p{L})(?:et|car|comme|puisque|parce que|vu que))\s*$`,
  "iu",
);
const AFTER = /^\s*(?:[,.;:!]\s*(?:(?:donc|alors|et)\s)?|(?:donc|alors|et)\s)/i;

/** An answer to the question about the home, with what is said after it. */
export type HomeAnswer = { value: (typeof HOME_RATE)[keyof typeof HOME_RATE]; rest: string };

/**
 * « oui et ajoute un robinet à 80 € », « non c'est neuf, mets 5 h » under the question about the home. Null for another
 * text: « non, mets 5 h » may correct what was said.
 */
export function homeAnswerAtHead(card: QuoteCard, text: string): HomeAnswer | null {
  if (!isHomeAsked(card) || text.length > LONGEST) return null;
  const [, ofOld = ""] = OLD.exec(text.trim()) ?? [];
  if (ofOld !== "") return { value: HOME_RATE.reduced, rest: ofOld };
  // « maison de 1985 donc 10 %, et finalement 16 m² … ».
  const [, percent = "", ofRate = ""] = RATE.exec(text.trim()) ?? [];
  if (ofRate !== "") return { value: percent === "20" ? HOME_RATE.standard : HOME_RATE.reduced, rest: ofRate };
  const [, ofNew = ""] = NEW.exec(text.trim()) ?? [];
  return ofNew === "" ? null : { value: HOME_RATE.standard, rest: ofNew };
}

const LONGEST = 300;
const NEXT = "[ ,.!;]+(?:(?:et|puis|aussi|sinon|par contre|du coup)[ ,]+){0,2}";
const OLD = new RegExp(
  `^(?:oui|ouais|yes)${NEXT}(?!(?:non|mais|enfin|je sais|peut|attends|tva|la tva)(?!\\p{L}))(\\p{L}.*)$`,
  "iu",
);
const RATE = new RegExp(
  `^(?:(?:oui|ok|bon|donc|alors)[ ,]+){0,3}(?:(?:mets|passe|applique) )?(?:(?:la )?tva )?(?:à )?(10|20) ?%${NEXT}` +
    "(?!(?:non|mais|enfin|sauf|hors|hormis|except|à part|pour|sur|de|d['’]|remise|tva|la tva)(?!\\p{L}))" +
    "(\\p{L}.*|\\d.*)$",
  "iu",
);
const NEW = new RegExp(
  "^non,? (?:(?:c['’]est|il est|elle est) )?(?:(?:du|une|un|tout|dans du) )?(?:maison |logement |construction )?" +
    `(?:neuf|neuve|r[ée]cente?)${NEXT}(\\p{L}.*)$`,
  "iu",
);
