import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { PRODUCT_WORDS } from "./product-words.ts";

/** Tries, as a power of ten, below which a password falls within months even at the slow pace the limits leave. */
const LEAST_LOG10 = 7;
/** The guesser's work grows fast with the length: what stands in so many characters is strong or weak already. */
const LOOKED_AT = 24;
const SUBSTITUTIONS = 10;
/** A year, a department, a mark or two: what people add to their own name. */
const ADDED = 4;

/**
 * True for a password that is guessed first: known to everybody, a French or common word or name, a walk on the keyboard, a date, or
 * made of `own` words (name, address, company). Unicode, case, accents and figures in place of letters do not hide a word.
 */
export async function isGuessable(password: string, own: readonly string[]): Promise<boolean> {
  if (isMadeOf(password, own)) return true;
  const guesser = await loaded();
  // Of a long one, either end may be what makes it strong.
  const ends = password.length <= LOOKED_AT ? [password] : [password.slice(0, LOOKED_AT), password.slice(-LOOKED_AT)];
  return ends.every((part) => guesser.check(part, [...own]).guessesLog10 < LEAST_LOG10);
}

let guesser: Promise<ZxcvbnFactory> | null = null;

// Forty megabytes of words: read when the first password is chosen, not at the start.
function loaded(): Promise<ZxcvbnFactory> {
  guesser ??= load();
  return guesser;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common"), import("@zxcvbn-ts/language-fr")]);
  const dictionary = { ...common.dictionary, ...french.dictionary, product: [...PRODUCT_WORDS] };
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, maxLength: LOOKED_AT, l33tMaxSubstitutions: SUBSTITUTIONS });
}

function isMadeOf(password: string, own: readonly string[]): boolean {
  const bare = plain(password);
  const left = own.map(plain).filter((word) => word.length >= 3).sort((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ""), bare);
  return left.length < bare.length && left.length <= ADDED;
}

function plain(text: string): string {
  return text.normalize("NFD").toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, "");
}
