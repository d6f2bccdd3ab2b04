import type { Slots, UnderstandContext } from "../understanding.ts";
import type { Measure } from "./measures.ts";
import { readMeasures } from "./measures.ts";
import type { SaidDate } from "./read-dates.ts";
import { linesOf, readPricedWorks } from "./read-lines.ts";
import { readDates } from "./read-dates.ts";
import { placeOf, readDurations } from "./read-durations.ts";
import { readPercents, readWholePercents } from "./read-percents.ts";
import { readPrices } from "./read-prices.ts";
import type { Token } from "./tokens.ts";
import { tokensOf } from "./tokens.ts";

/** Everything that a text says, each value with its place (docs/specification.md#assistant). */
export function readSlots(text: string, context: UnderstandContext): Slots {
  const tokens = tokensOf(headOf(text));
  const dates = readDates(tokens, context.today);
  const measures = readMeasures(tokens).filter((measure) => !dates.some((date) => isWithin(measure, date)));
  return {
    ...readStartAndEnd(tokens, dates, context),
    ...readAmounts(text, tokens, measures, dates, context),
  };
}

// An order is at the head of a message. What is pasted under it is cut at a line or a sentence, never in a number.
const LONGEST_HEAD = 4_000;

function headOf(text: string): string {
  if (text.length <= LONGEST_HEAD) return text;
  const head = text.slice(0, LONGEST_HEAD);
  return head.slice(0, Math.max(head.lastIndexOf("\n"), head.lastIndexOf(". ") + 1, 0));
}

function readAmounts(
  text: string,
  tokens: readonly Token[],
  measures: readonly Measure[],
  dates: readonly SaidDate[],
  { pending }: UnderstandContext,
): Slots {
  const percents = readPercents(tokens, measures);
  const isIn = (spans: readonly { from: number; to: number }[]) => (index: number) =>
    spans.some(({ from, to }) => index >= from && index < to);
  const words = { text, tokens, isTaken: isIn([...dates, ...percents]), isInMeasure: isIn(measures) };
  const works = readPricedWorks(words, measures, percents);
  const lines = linesOf(works, pending?.about === "duration");
  const whole = readWholePercents(tokens, percents);
  if (lines === null) return whole;
  if (lines.length === 0) return { ...readDurations(tokens, measures), ...readPrices(tokens, measures), ...whole };
  const isWithVat = works.every(({ taxes }) => taxes === "ttc");
  if (works.some(({ line }) => line.vatPercent !== undefined)) delete whole.vatPercent;
  return { ...whole, lines, ...(isWithVat && { includesVat: { value: true as const, at: lines[0]!.at } }) };
}

function isWithin({ from, to }: Measure, date: SaidDate): boolean {
  return from < date.to && to > date.from;
}

// A date without a role is the start when it is the only one.
function readStartAndEnd(
  tokens: readonly Token[],
  dates: readonly SaidDate[],
  { pending }: UnderstandContext,
): Pick<Slots, "startDate" | "endDate"> {
  const isExpected = pending?.about === "startDate";
  const days = dates.filter(({ isVague, role }) => role !== "aside" && (!isVague || role !== null || isExpected));
  const start = single(days, "start") ?? single(days, null);
  const end = single(days, "end");
  return {
    ...(start && { startDate: { value: start.date, at: placeOf(tokens, start) } }),
    ...(end && { endDate: { value: end.date, at: placeOf(tokens, end) } }),
  };
}

function single(dates: readonly SaidDate[], role: SaidDate["role"]): (SaidDate & { date: string }) | null {
  const [first, ...others] = dates.filter((date) => date.role === role);
  if (!first || first.date === null || others.some(({ date }) => date !== first.date)) return null;
  return { ...first, date: first.date };
}
