import { placeOf } from "../slots/read-durations.ts";
import type { Slots } from "../understanding.ts";
import type { Span, Token } from "../words/tokens.ts";
import { tokensOf } from "../words/tokens.ts";
import type { SpanReading } from "./read-spans.ts";
import { readSpans } from "./read-spans.ts";
import type { KnownWords } from "./span-features.ts";
import { spanFeatures } from "./span-features.ts";
import type { ReadingWeights } from "./weights.ts";

/** A text with what its words name. `places`: where addresses and telephone numbers stand. */
export type SpannedText = { text: string; tokens: readonly Token[]; places: readonly Place[] } & SpanReading;

/** From the first character to the one after the last. */
export type Place = readonly [start: number, end: number];

/** The text with what its words name. An address or a telephone number that was read is neither a name nor a work. */
export function spannedText(
  words: KnownWords,
  { street, postalCode, site, phone, email }: Slots,
  weights: ReadingWeights,
): SpannedText {
  const { text, tokens } = words;
  const places = [street, postalCode, site, phone, email].flatMap((slot) => (slot ? [slot.at] : []));
  const source = { text, tokens, places };
  const { spans, workChances } = readSpans(tokens, spanFeatures(words), weights);
  return {
    ...source,
    spans: spans.filter((span) => !isPlace(source, span)),
    workChances: workChances.map((chance, at) => (isPlace(source, { from: at, to: at + 1 }) ? 0 : chance)),
  };
}

/** True where an address or a telephone number stands. */
export function isPlace({ tokens, places }: Pick<SpannedText, "tokens" | "places">, span: Span): boolean {
  if (places.length === 0) return false;
  const [start, end] = placeOf(tokens, span);
  return places.some((place) => start < place[1] && place[0] < end);
}

/** True when the words of one are within those of the other. */
export function isPart(one: string, other: string): boolean {
  if (one === other) return true;
  const [words, others] = [` ${plain(one)} `, ` ${plain(other)} `];
  return words.trim() !== "" && others.trim() !== "" && (words.includes(others) || others.includes(words));
}

/** The words of a text, as they are compared. */
export function plain(text: string): string {
  return tokensOf(text)
    .map(({ text: word }) => word)
    .join(" ");
}
