import { searchText } from "../../shared/search-text.ts";
import { openNameFinder } from "./name-finder.ts";
import type { CustomerNames } from "./name-phrases.ts";
import type { MaskedKind, MaskedSpan } from "./personal-patterns.ts";
import { PLACEHOLDER, personalSpansOf } from "./personal-patterns.ts";

/**
 * Placeholders of one exchange with a model. The same words have the same placeholder in all its texts, in any case.
 * `unmask` gives null for a text with a placeholder that was never given: nobody knows whom it means.
 */
export type Masking = {
  /** Adds names to look for from now on. */
  learn: (names: readonly CustomerNames[]) => void;
  mask: (text: string) => string;
  unmask: (text: string) => string | null;
};

/** Begins an exchange: « Client 1 » is the first customer met in it. */
export function openMasking(): Masking {
  const placeholders = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<MaskedKind, number>();
  const finder = openNameFinder();

  const placeholderOf = (original: string, kind: MaskedKind): string => {
    const key = `${kind} ${searchText(original)}`;
    const existing = placeholders.get(key);
    if (existing !== undefined) {
      // « durand » in a question comes back as « Durand », as the customer's card has it.
      if (isCareful(original) && !isCareful(originals.get(existing) ?? "")) originals.set(existing, original);
      return existing;
    }
    const rank = (counts.get(kind) ?? 0) + 1;
    const placeholder = `${kind} ${rank}`;
    counts.set(kind, rank);
    placeholders.set(key, placeholder);
    originals.set(placeholder, original);
    return placeholder;
  };

  return {
    learn: finder.learn,
    mask: (text) => {
      let maskedText = "";
      let end = 0;
      for (const span of apart([...personalSpansOf(text), ...finder.spansIn(text)])) {
        maskedText += text.slice(end, span.start) + placeholderOf(text.slice(span.start, span.end), span.kind);
        end = span.end;
      }
      return maskedText + text.slice(end);
    },
    unmask: (text) => {
      let isKnown = true;
      const originalText = text.replace(PLACEHOLDER, (_match, kind: string, rank: string) => {
        const original = originals.get(`${kind} ${Number(rank)}`);
        isKnown &&= original !== undefined;
        return original ?? "";
      });
      return isKnown ? originalText : null;
    },
  };
}

function isCareful(name: string): boolean {
  return /^\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
}

// Spans that touch one another in part become one, so that no part of a name stays.
function apart(spans: readonly MaskedSpan[]): MaskedSpan[] {
  const separateSpans: MaskedSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = separateSpans.at(-1);
    if (last && span.start < last.end)
      separateSpans[separateSpans.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else separateSpans.push(span);
  }
  return separateSpans;
}
