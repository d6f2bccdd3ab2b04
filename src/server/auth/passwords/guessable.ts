import { withoutAccents } from "#domain/shared/search-text.ts";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { PRODUCT_WORDS } from "./product-words.ts";

/**
 * The number of these rules. Raise it with every change of this file or of the word lists: each password is then judged
 * again at its next sign-in.
 */
export const GUESSING_RULES = 1;
/**
 * Tries, as a power of ten. A password that needs fewer is guessed within months, even at the slow pace that the limits
 * allow.
 */
const LEAST_LOG10 = 7;
/**
 * The work of guessing grows fast with the length. A text of this many characters already shows whether it is strong or
 * weak.
 */
const LONGEST_PART = 24;
const SUBSTITUTIONS = 10;
/** A year, a department number, one or two punctuation marks: what people add to their own name. */
const MOST_ADDED = 4;
/** Digits and punctuation around a common word: « 123! », « 2026! ». */
const AROUND_A_WORD = 6;
/** Tries, as a power of ten. A word that needs fewer is common. */
const COMMON_LOG10 = 4;

/**
 * True for a password that is guessed first: a widely known password, a French or common word or name, a row of keys, a
 * date, or a text made of `personalWords` (name, address, company). Unicode, case, accents and digits in place of
 * letters do not hide a word.
 */
export async function isGuessable(password: string, personalWords: readonly string[]): Promise<boolean> {
  if (isMadeOf(password, personalWords)) return true;
  const guesser = await loadGuesser();
  const core = coreOf(password);
  if (core !== null && isOneWord(guesser, core)) return true;
  // A long password is strong when its beginning or its end is.
  const ends =
    password.length <= LONGEST_PART ? [password] : [password.slice(0, LONGEST_PART), password.slice(-LONGEST_PART)];
  return ends.every((part) => guesser.check(part, [...personalWords]).guessesLog10 < LEAST_LOG10);
}

// The password without the digits and marks around it. Null when there are none, or too many.
function coreOf(password: string): string | null {
  const letters = [...password.matchAll(/\p{Letter}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  const core = first && last ? password.slice(first.index, last.index + last[0].length) : "";
  const addedLetters = password.length - core.length;
  return core.length >= 3 && addedLetters > 0 && addedLetters <= AROUND_A_WORD ? core : null;
}

// Guessers try common words with the usual digits and marks first, so these add nothing.
function isOneWord(guesser: ZxcvbnFactory, core: string): boolean {
  const { sequence, guessesLog10 } = guesser.check(core.slice(0, LONGEST_PART));
  return (
    core.length <= LONGEST_PART &&
    sequence.length === 1 &&
    sequence[0]!.pattern === "dictionary" &&
    guessesLog10 < COMMON_LOG10
  );
}

let guesser: Promise<ZxcvbnFactory> | null = null;

// The word lists take forty megabytes, so they are loaded when the first password is chosen.
function loadGuesser(): Promise<ZxcvbnFactory> {
  guesser ??= load();
  return guesser;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
  ]);
  const dictionary = { ...common.dictionary, ...french.dictionary, product: [...PRODUCT_WORDS] };
  return new ZxcvbnFactory({
    dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: LONGEST_PART,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
}

function isMadeOf(password: string, personalWords: readonly string[]): boolean {
  const bare = plain(password);
  const left = personalWords
    .map(plain)
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ""), bare);
  return left.length < bare.length && left.length <= MOST_ADDED;
}

function plain(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, "");
}
