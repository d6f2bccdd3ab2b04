import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween } from "../shared/calendar-date.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import type { DaySpan } from "./bar-change.ts";
import type { MoveEffect } from "./move-effects.ts";
import { lengthWords, shortWeekday } from "./planning.messages.ts";
import { loadWords } from "./workload.messages.ts";

/** How other days differ from those before: « 1 semaine plus tard, toujours 9 jours ». `lengths`: days of work. */
export function shiftWords(
  spanBefore: DaySpan,
  spanAfter: DaySpan,
  lengths: { before: number; after: number },
): string {
  const shift = daysBetween(spanBefore.firstDay, spanAfter.firstDay);
  const weeks = Math.abs(shift) / 7;
  const far = Number.isInteger(weeks) ? `${weeks} semaine${weeks > 1 ? "s" : ""}` : lengthWords(Math.abs(shift));
  const when = shift === 0 ? "même premier jour" : `${far} plus ${shift > 0 ? "tard" : "tôt"}`;
  const change = lengths.after - lengths.before;
  const length = change === 0 ? "toujours " : `${lengthWords(Math.abs(change))} de ${change > 0 ? "plus" : "moins"} : `;
  return `${when}, ${length}${lengthWords(lengths.after)}`;
}

/**
 * What other days bring to people: what does not hold, what becomes full, whom they ease. `isAlone`: nobody is named.
 */
export function effectWords(
  effects: readonly MoveEffect[],
  nameOf: (userId: string) => string,
  isAlone: boolean,
): { troubles: string[]; fullWords: string[]; easedWords: string[] } {
  const of = (userId: string, words: string) => (isAlone ? words : `${nameOf(userId)} : ${words}`);
  return {
    troubles: effects.flatMap(({ userId, load }) => {
      const { troubles } = loadWords(load);
      return troubles.length === 0 ? [] : [of(userId, troubles.join(" · "))];
    }),
    fullWords: effects.flatMap(({ userId, fullDays }) =>
      fullDays.length === 0 ? [] : [of(userId, fullDaysWords(fullDays))],
    ),
    easedWords: effects
      .filter(({ easedMinutes }) => easedMinutes > 0)
      .map(({ userId, easedMinutes }) => of(userId, `${formatMinutes(easedMinutes)} de trop en moins`)),
  };
}

const MOST_DAYS_NAMED = 4;

// « jeu. 3 et ven. 4 deviennent pleins »
function fullDaysWords(days: readonly CalendarDate[]): string {
  if (days.length > MOST_DAYS_NAMED) return `${days.length} jours deviennent pleins`;
  const names = days.map((day) => `${shortWeekday(day)} ${Number(day.slice(8))}`);
  return `${listWords(names)} ${days.length > 1 ? "deviennent pleins" : "devient plein"}`;
}

function listWords(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;
}
