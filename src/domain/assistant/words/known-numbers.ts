import type { NamedKind } from "../../documents/document-kind.ts";
import { DOCUMENT_WORDS } from "../../documents/document-kind.ts";

// A company may choose how its numbers read (« FAC/2026-0042 », « VOLT-00107 »). Sentences are read with usual ones in
// their place, so that nothing else has to know those formats.

/** A number that a document bears. */
export type KnownNumber = { number: string; kind: NamedKind };

/** The most words of a message that are looked for among the numbers. */
const MOST_WORDS = 12;

/** The longest message whose words are looked for. */
const LONGEST_MESSAGE = 2_000;

const WORD = /(?<![A-Za-z0-9/_-])[A-Za-z][A-Za-z0-9/_-]{0,23}(?![A-Za-z0-9/_-])/g;
const USUAL = /^[DFA]20\d\d-\d{1,6}$/;

/** The words of a message that may be numbers of documents in a format of one's own, in capitals, each once. */
export function possibleNumbers(message: string): string[] {
  const words = Array.from(message.slice(0, LONGEST_MESSAGE).matchAll(WORD), ([word]) => word.toUpperCase());
  return [...new Set(words.filter((word) => /\d$/.test(word) && !USUAL.test(word)))].slice(0, MOST_WORDS);
}

/** A message in which these numbers read as usual ones, and what gives them back in what was read of it. */
export function withUsualNumbers(
  message: string,
  numbers: readonly KnownNumber[],
): { text: string; giveBack: <Read>(read: Read) => Read } {
  if (numbers.length === 0) return { text: message, giveBack: (read) => read };
  const usualNumbers = new Map(
    numbers.map(({ number, kind }, place) => [number, `${DOCUMENT_WORDS[kind].series}2099-${9_000 + place}`]),
  );
  const text = message.replace(WORD, (word) => usualNumbers.get(word.toUpperCase()) ?? word);
  const pairs = [...usualNumbers].map(([number, usual]) => [usual.toLowerCase(), number] as const);
  const giveBack = (value: unknown): unknown => {
    if (typeof value === "string")
      return pairs.reduce((back, [usual, number]) => back.replaceAll(new RegExp(usual, "gi"), number), value);
    if (Array.isArray(value)) return value.map(giveBack);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, giveBack(one)]));
  };
  // What is read is plain data: it comes back with the same shape.
  return { text, giveBack: <Read>(read: Read) => giveBack(read) as Read };
}
