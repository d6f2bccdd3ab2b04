import { isInfinitive } from "./infinitives.ts";
import type { Word } from "./words.ts";
import { countActions, wordAt } from "./words.ts";

/** True for equipment or a part that goes with the work. */
export function isPartOfWork(words: readonly Word[], from: number, to: number): boolean {
  // « une borne, différentiel dédié à prévoir », and not a sentence of its own.
  const isProvided = /^(?:,|et)$/.test(wordAt(words, from - 1).text) && wordAt(words, to - 1).text === "prevoir";
  return (
    isProvided ||
    (words[from - 1]?.text === "avec" && !isToBeDone(words, to)) ||
    words.slice(from, to).some(({ text }) => /^(?:compri|inclu)/.test(text)) ||
    isSupplied(words, from, to)
  );
}

// « une trappe avec escalier escamotable à poser ».
function isToBeDone(words: readonly Word[], to: number): boolean {
  const { text, actions } = wordAt(words, to - 1);
  return wordAt(words, to - 2).text === "a" && actions.length > 0 && isInfinitive(text) && text !== "prevoir";
}

/** True for the next part: « avec découpe pour l'évier et la plaque ». */
export function isPartToo(
  words: readonly Word[],
  from: number,
  to: number,
  previous: { role: string; from: number; to: number } | undefined,
): boolean {
  if (previous?.role !== "part" || previous.to !== from - 1 || wordAt(words, from - 1).text !== "et") return false;
  const isWith = wordAt(words, previous.from - 1).text === "avec";
  const says = words.slice(previous.from, previous.to).some(({ text }) => /^(?:pour|decoupe|percage|trou)$/.test(text));
  return isWith && says && countActions(words.slice(from, to)) === 0 && !isInfinitive(wordAt(words, from).text);
}

// « textes, tableaux et graphiques fournis sous Word ».
function isSupplied(words: readonly Word[], from: number, to: number): boolean {
  const at = words.slice(from, to).findIndex(({ text }) => /^(?:fourni|livre)e?$/.test(text)) + from;
  const isAfterNoun = at > from && at - from <= MOST_WORDS_OF_SUPPLY && countActions(words.slice(from, at)) === 0;
  return isAfterNoun && /^(?:sous|sou|en|par|au|dans?)$/.test(wordAt(words, at + 1).text);
}

/** Most words of what is supplied. */
export const MOST_WORDS_OF_SUPPLY = 3;
