import { listLineSuggestions, toSuggestion } from "#api/quotes/line-suggestions.ts";
import type { LineSuggestion } from "#domain/quotes/line-suggestion.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { useMemo } from "react";

/** Fewer letters are in too many lines. */
const SHORTEST = 2;

/** The lines that answer a label while it is typed; none for a text that is empty, short, or changed since. */
export function useLineSuggestions(text: string): readonly LineSuggestion[] {
  const typedText = text.trim().slice(0, 200);
  const q = useSettled(typedText);
  const isWanted = q.length >= SHORTEST;
  const { data } = useAnswer(listLineSuggestions, { query: { q, limit: 6 } }, { enabled: isWanted });
  const suggestions = useMemo(() => data?.suggestions.map(toSuggestion) ?? [], [data]);
  return isWanted && q === typedText ? suggestions : NONE;
}

const NONE: readonly LineSuggestion[] = [];
