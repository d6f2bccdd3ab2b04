import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { addDays } from "../../../shared/calendar-date.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";
import type { DateAt } from "./date-at.ts";
import { dateAt } from "./date-at.ts";
import { afterArticle, feastAt, weekdayAfter, weekdayBefore, weekdayNear } from "./feast-at.ts";

// Days that are reckoned from another day or from a feast: « le lendemain de Noël », « le lundi de Pâques ».

/**
 * A date said from today. It is vague when it names a week or a month and not a day: its first day is meant, only where
 * a date is expected.
 */
export type RelativeDateAt = DateAt & { isVague?: boolean };

const BESIDE = new Map([
  ["avant - veille", -2],
  ["avant veille", -2],
  ["veille", -1],
  ["lendemain", 1],
  ["surlendemain", 2],
  ["jour d ' apres", 1],
  ["jour apres", 1],
  ["jour qui suit", 1],
  ["jour suivant", 1],
]);
const BESIDE_HEADS = new Set([...BESIDE.keys()].map((words) => words.split(" ")[0] ?? ""));

/** « le lendemain de Noël », « la veille du 15 août ». A day beside one that is not said is none. */
export function besideDay(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (!BESIDE_HEADS.has(tokens[index]?.text ?? "")) return null;
  for (const length of [4, 3, 2, 1]) {
    const offset = BESIDE.get(wordsBetween(tokens, index, index + length));
    if (offset === undefined) continue;
    const day = dayBeside(tokens, index + length, today);
    return day && { date: day.date && addDays(day.date, offset), next: day.next };
  }
  return null;
}

// The day that another one is reckoned from: « Noël », « du 14 juillet », « le 14 juillet ».
function dayBeside(tokens: readonly Token[], index: number, today: CalendarDate): DateAt | null {
  let at = index;
  while (/^(de|du|d|')$/.test(tokens[at]?.text ?? "")) at += 1;
  at = afterArticle(tokens, at);
  return feastAt(tokens, at, today) ?? dateAt(tokens, at, today);
}

/**
 * « à Pâques », « le jour de Noël ». Noël alone is a name too, and so is the feast before another word (« à Noël
 * Perrin »).
 */
export function onFeast(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  const alone = index === 0 ? feastAt(tokens, 0, today) : null;
  if (alone && alone.next === tokens.length && wordAt(tokens, 0) !== "noel") return { ...alone, isVague: true };
  const isTo = tokens[index]?.text === "a";
  // « la soirée du nouvel an » names a work.
  if (!isTo && isOfThing(tokens, index)) return null;
  if (!isTo && !/^(jour|premier|1er|nouvel|vendredi|mardi)$/.test(tokens[index]?.text ?? "")) return null;
  const feast = feastAt(tokens, isTo ? index + 1 : index, today);
  if (!feast) return null;
  // « entre Noël et le nouvel an », « avant le jour de l'an » name no day.
  const lead = wordsBetween(tokens, Math.max(0, index - 2), index);
  if (/(^| )(avant|apres|entre|et|depuis|vers|jusqu)( l[ea])?$/.test(lead))
    return { ...feast, date: null, isVague: true };
  if (!isTo) return feast;
  const after = tokens[feast.next];
  const isWhole = after?.kind !== "word" || /^(stp|svp|si|ou|et|pas|pour|au|on|je|voila|merci)$/.test(after.text);
  return isWhole ? { ...feast, isVague: true } : null;
}

function isOfThing(tokens: readonly Token[], index: number): boolean {
  const noun = wordAt(tokens, index - 1) === "du" ? wordAt(tokens, index - 2) : "";
  return noun.length > 3 && !/^(?:veille|lendemain|surlendemain|partir|jour|date|semaine|soir|matin|debut)$/.test(noun);
}

const AFTER_OR_BEFORE = /^(d ' )?(apres|suivant|qui suit|avant|precedent|qui precede)\b/;
const VAGUE_TIME = /^(les )?(fetes|vacances|conges|ponts?|rentree|soldes)\b/;

/**
 * The day that a weekday and what follows it say: « le lundi de Pâques », « le vendredi avant le 14 juillet ». « après
 * les fêtes » names no day.
 */
export function besideWeekday(tokens: readonly Token[], from: number, day: number, today: CalendarDate): DateAt | null {
  const words = wordsBetween(tokens, from, from + 4);
  const feast = /^(de|du|a)\b/.test(words) ? feastAt(tokens, from + 1, today) : null;
  if (feast) return { date: weekdayNear(feast.date, day), next: feast.next };
  const [link, , side = ""] = AFTER_OR_BEFORE.exec(words) ?? [];
  if (link === undefined) return null;
  const at = afterArticle(tokens, from + link.split(" ").length);
  if (VAGUE_TIME.test(wordsBetween(tokens, at, at + 2))) return { date: null, next: at + 1 };
  const other = feastAt(tokens, at, today) ?? dateAt(tokens, at, today);
  if (!other?.date) return null;
  const isBefore = /^(avant|prec|qui prec)/.test(side);
  return { date: isBefore ? weekdayBefore(other.date, day) : weekdayAfter(other.date, day), next: other.next };
}
