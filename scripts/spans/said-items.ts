import { tagOf, type SpanKind } from "#domain/assistant/spans/span-tags.ts";
import type { UnderstandContext } from "#domain/assistant/understanding.ts";
import { blankHesitations } from "#domain/assistant/words/hesitations.ts";
import type { Token } from "#domain/assistant/words/tokens.ts";
import { tokensOf } from "#domain/assistant/words/tokens.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Item } from "../../bench/judged-meaning.ts";

/** A text whose words bear their tags. */
export type TaggedText = {
  text: string;
  tokens: Token[];
  about: NonNullable<UnderstandContext["pending"]>["about"] | null;
  tags: number[];
};

/** The sentences of each hand, by the name of its file. */
export function itemsByHand(folder: string): Map<string, Item[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  return new Map(
    files.toSorted().map((file) => [
      file.replace(/(?:-dev)?\.jsonl$/, ""),
      readFileSync(join(folder, file), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Item)
        .filter(({ expect }) => expect.act !== undefined),
    ]),
  );
}

/** The words of an item with their tags. Null when a name or a work cannot be found among the words of its text. */
export function taggedItem({ text: typedText, context, expect }: Item): TaggedText | null {
  const text = blankHesitations(typedText);
  const tokens = tokensOf(text);
  const tags = tokens.map(() => 0);
  for (const [kind, value] of valuesOf(expect.slots ?? {})) {
    const span = placeOfWords(tokens, tokensOf(value), tags);
    if (!span) return null;
    for (let at = span.from; at < span.to; at++) tags[at] = tagOf(kind, at === span.from);
  }
  return { text, tokens, about: context.pending?.about ?? null, tags };
}

function valuesOf(slots: Record<string, unknown>): [SpanKind, string][] {
  const values: [SpanKind, string][] = [];
  for (const kind of ["company", "projectName", "lastName", "firstName"] as const)
    if (typeof slots[kind] === "string") values.push([kind, slots[kind]]);
  if (typeof slots.description === "string") values.push(["work", slots.description]);
  if (Array.isArray(slots.lines))
    for (const line of slots.lines as { label?: string }[]) if (line.label) values.push(["work", line.label]);
  return values.filter(([, value]) => !/^main[- ]d/.test(value));
}

const MOST_BETWEEN = 3;

// The shortest stretch of untagged words that holds the words of the value, in order.
function placeOfWords(tokens: readonly Token[], words: readonly Token[], tags: readonly number[]) {
  let best: { from: number; to: number } | null = null;
  for (let from = 0; from < tokens.length; from++) {
    let at = from;
    let count = 0;
    let between = 0;
    for (; at < tokens.length && count < words.length && between <= MOST_BETWEEN; at++) {
      if (tags[at] !== 0) break;
      if (tokens[at]?.text === words[count]?.text) [count, between] = [count + 1, 0];
      else if (count === 0) break;
      else between += 1;
    }
    if (count === words.length && (best === null || at - from < best.to - best.from)) best = { from, to: at };
  }
  return best;
}
