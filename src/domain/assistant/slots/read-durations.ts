import type { Slot, Slots } from "../understanding.ts";
import type { Token } from "../words/tokens.ts";
import { wordsBetween } from "../words/tokens.ts";
import { isMistaken } from "./numbers/denied-numbers.ts";
import type { Measure } from "./numbers/measure.ts";

/** The place of a run of tokens in the text. */
export function placeOf(tokens: readonly Token[], { from, to }: { from: number; to: number }): [number, number] {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
}

/**
 * Hours, days or weeks of work that a text says. Two different durations in one unit are no answer, unless the second
 * corrects the first (« enfin disons 30 h »).
 */
export function readDurations(
  tokens: readonly Token[],
  measures: readonly Measure[],
): Pick<Slots, "hours" | "days" | "weeks"> {
  const hours = singleOf(tokens, measures, "h");
  const days = singleOf(tokens, measures, "day");
  const weeks = singleOf(tokens, measures, "week");
  // « 3 jours de 8 h »: neither is the whole duration.
  if ([hours, days, weeks].filter((duration) => duration !== null).length > 1) return {};
  return { ...(hours && { hours }), ...(days && { days }), ...(weeks && { weeks }) };
}

function singleOf(
  tokens: readonly Token[],
  measures: readonly Measure[],
  unit: "h" | "day" | "week",
): Slot<number> | null {
  const durations = measures.flatMap((measure) =>
    measure.kind === "quantity" && measure.unit === unit && measure.value > 0 ? [measure] : [],
  );
  const [first] = durations;
  const last = durations.at(-1);
  if (last?.isUsable && first !== last && isTotal(tokens, last))
    return { value: last.value, at: placeOf(tokens, last) };
  if (!first || !last || durations.some((measure) => !measure.isUsable && !isDeniedBefore(tokens, measure.from)))
    return null;
  const usable = durations.filter(({ isUsable }) => isUsable);
  const chosen = usable.at(-1);
  if (!chosen) return null;
  const isSingle = usable.every(({ value }) => value === chosen.value) || isCorrected(tokens, chosen.from);
  return isSingle ? { value: chosen.value, at: placeOf(tokens, chosen) } : null;
}

// « pas 8 h » says what is not meant: it is set aside, and does not make the rest doubtful.
function isDeniedBefore(tokens: readonly Token[], from: number): boolean {
  if (isMistaken(tokens, from)) return true;
  return /(pas|non|pas de|non de|lieu d ?[e']|place d ?[e']|que)$/.test(wordsBefore(tokens, from, 3));
}

// « trois jours à deux, donc six jours en tout ».
function isTotal(tokens: readonly Token[], { from, to }: Measure): boolean {
  if (/\b(donc|soit|total|font|ca fait|=)( (de|environ))?$/.test(wordsBefore(tokens, from, 3))) return true;
  return /^(en tout|au total)\b/.test(wordsBefore(tokens, to + 2, 2));
}

function isCorrected(tokens: readonly Token[], from: number): boolean {
  const words = wordsBefore(tokens, from, 4);
  return /\b(enfin|plutot|non|disons|pardon|correction)( \S+){0,2}$|\bmais c ' est$/.test(words);
}

function wordsBefore(tokens: readonly Token[], from: number, count: number): string {
  return wordsBetween(tokens, Math.max(0, from - count), from);
}
