import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { readTypedDate } from "../../slots/dates/typed-date.ts";
import { pattern } from "../../words/pattern.ts";

const DAY = pattern`
  (?:^| )(avant[ -]hier|hier|
  (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:dernier|passe))?|
  (?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) |le (?:[a-z]{3,6}di )?)(?:\d{1,2}|1er)
  (?: (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)(?: 20\d\d)?|
  /\d{1,2}(?:/\d{2,4})?)?|
  il y a (?:\d{1,2}|une?|deux|trois|quatre|cinq|six|dix) (?:jours?|semaines?))
  (?: (?:au |a )?(?:matin|midi|soir|apres[ -]midi))?(?=$|[ ,.;!])`;
// « D'accord pour lundi », « signé, on commence lundi »: these days are not those of the answer.
const OF_WORKS =
  /(?:\b(?:pour|depuis|avant|jusqu'a|jusqu'au|partir|commence|commencer|demarre|demarrer|debut|fin|de|du))$/;
const ANSWERED = pattern`
  \b(?:accepte|signe|valide|refuse|decline|accord|ok|oui|non|feu vert|donne|dit|repondu|ecrit|appele|telephone)e?\b`;
const IS_PAST = /\b(?:a|ont|m'a|ma|m'ont|l'a|l'ont|ete|signee?|acceptee?|refusee?|hier)\b/;
const MOST_CLAUSES = 8;
const LONGEST = 300;

/**
 * The day on which a customer answered to a quote, as a sentence tells it: « il a accepté hier », « elle a signé le 12
 * novembre ». A day without year is the last such day. Null when the answer has no day of its own.
 */
export function dayOfAnswer(text: string, today: CalendarDate): CalendarDate | null {
  const day = answerDayIn(plainWords(text.slice(0, LONGEST)));
  if (day === null) return null;
  const words = day
    .trim()
    .replace(/ (?:(?:au|a) )?(?:matin|midi|soir|apres[ -]midi)$/, "")
    .replace(/^(?:le )?[a-z]{3,6}di (?=\d)/, "le ")
    .replace("1er", "1")
    .replace(/^il y a [a-z]+(?= )/, (start) => `il y a ${COUNTS[start.slice("il y a ".length)] ?? ""}`);
  return readTypedDate(words, today, "past");
}

/** Plain words without the day on which the answer came, so that the rest reads as an answer alone. */
export function withoutAnswerDay(words: string): string {
  const day = answerDayIn(words);
  return day === null
    ? words
    : words
        .replace(day, " ")
        .replace(/^[ ,]+/, "")
        .trim();
}

/** The same of a text as it was written. */
export function withoutDayOfAnswer(text: string): string {
  const words = plainWords(text);
  const day = text.length > LONGEST || words.length !== text.length ? null : answerDayIn(words);
  const start = day === null ? -1 : words.indexOf(day);
  return day === null ? text : (text.slice(0, start) + text.slice(start + day.length)).trim();
}

const COUNTS: Record<string, string> = {
  un: "1",
  une: "1",
  deux: "2",
  trois: "3",
  quatre: "4",
  cinq: "5",
  six: "6",
  dix: "10",
};

// The day of the clause that tells the answer, or of a clause that is only a day: « hier, le client a accepté ».
function answerDayIn(words: string): string | null {
  if (!IS_PAST.test(words)) return null;
  for (const clause of words.split(/[,;:!]| (?:et|mais|puis|donc|on) /).slice(0, MOST_CLAUSES)) {
    const match = DAY.exec(clause);
    if (match === null || OF_WORKS.test(clause.slice(0, match.index))) continue;
    const isDayAlone = clause.replace(match[0], "").trim() === "";
    if (isDayAlone || ANSWERED.test(clause)) return match[0];
  }
  return null;
}
