import type { Slots } from "../../understanding.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";
import { placeOf } from "../read-durations.ts";
import { MOVES } from "./moved-project.ts";
import type { SaidDate } from "./read-dates.ts";

/**
 * The first and the last day that a text says. A date without a role is the start when it is the only one, or the end
 * where only the end is spoken of. `isExpected`: the day of the start was asked for.
 */
export function readStartAndEnd(
  tokens: readonly Token[],
  dates: readonly SaidDate[],
  isExpected: boolean,
): Pick<Slots, "startDate" | "endDate"> {
  const days = meantDays(
    tokens,
    movedDays(
      tokens,
      dates.filter(({ isVague, role }) => role !== "aside" && (!isVague || role !== null || isExpected)),
    ),
  );
  const alone = single(days, null);
  const isEnd = alone !== null && !isExpected && speaksOfEnd(tokens);
  const start = single(days, "start") ?? (isEnd ? null : alone);
  const end = single(days, "end") ?? (isEnd ? alone : null);
  return {
    ...(start && { startDate: { value: start.date, at: placeOf(tokens, start) } }),
    ...(end && { endDate: { value: end.date, at: placeOf(tokens, end) } }),
  };
}

// « il pleut demain, décale Villa Rose à mardi », « repousse Villa Rose de lundi à mercredi »: the day after the verb
// that moves it, and of two the one to which it goes.
function movedDays(tokens: readonly Token[], dates: readonly SaidDate[]): readonly SaidDate[] {
  const verb = tokens.findIndex(({ text }) => MOVES.test(text));
  const days = verb < 0 || dates.length < 2 ? [] : dates.filter(({ from }) => from > verb);
  const [first, last] = days.slice(-2);
  if (!first || !last) return days.length > 0 ? days : dates;
  const isFromTo = /^(?:du|de)$/.test(wordAt(tokens, first.from - 1)) || /^(?:du|de)$/.test(wordAt(tokens, first.from));
  return isFromTo && last.from - first.to <= 1 ? [{ ...last, role: "start" }] : days;
}

// « la semaine prochaine, enfin plutôt jeudi »: what is precise, what is not denied, and what corrects the rest.
function meantDays(tokens: readonly Token[], dates: readonly SaidDate[]): readonly SaidDate[] {
  if (dates.length < 2) return dates;
  const precise = dates.some(({ isVague }) => !isVague) ? dates.filter(({ isVague }) => !isVague) : dates;
  const days = precise.filter(({ from }) => !DENIED.test(wordsBefore(tokens, from)));
  const last = days.at(-1);
  return last && days.length > 1 && last.role !== "end" && CORRECTED.test(wordsBefore(tokens, last.from))
    ? [last]
    : days;
}

const DENIED = /\b(pas|plus|non)( le| la)?$/;
const CORRECTED = /\b(mais|plutot|enfin|donc|finalement|pardon|non|disons|c ' est)( le| la| du)?$/;

function wordsBefore(tokens: readonly Token[], from: number): string {
  return wordsBetween(tokens, Math.max(0, from - 4), from);
}

function speaksOfEnd(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ text }, index) => text === "fin" && /^(de|la|date)$/.test(tokens[index - 1]?.text ?? "")) &&
    !tokens.some(({ text }) => text === "debut")
  );
}

function single(dates: readonly SaidDate[], role: SaidDate["role"]): (SaidDate & { date: string }) | null {
  const [first, ...others] = dates.filter((date) => date.role === role);
  if (!first || first.date === null || others.some(({ date }) => date !== first.date)) return null;
  return { ...first, date: first.date };
}
