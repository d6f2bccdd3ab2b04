import { hashOfText } from "../../shared/text/text-hash.ts";
import type { Slots } from "../understanding.ts";
import { QUESTION_NAMES } from "../understanding.ts";
import type { KnownWords } from "./span-features.ts";
import { mix } from "./span-features.ts";

// What is known of a whole message, for who guesses what it does: its words and their kinds, alone and by two, those at
// its head, its signs, the question that waits, and the kinds of values that it says.

const MOST_WORDS = 60;
const HEAD = 4;

/** The features of a message. `values`: what the rules read in it. */
export function actFeatures({ tokens, about, hashes, kinds }: KnownWords, values: Slots): Int32Array {
  const question = about === null ? 0 : QUESTION_NAMES.indexOf(about) + 1;
  const waits = question > 0 ? 1 : 0;
  const features = [mix(100, question), mix(101, waits, Math.min(tokens.length, 20))];
  const count = Math.min(tokens.length, MOST_WORDS);
  for (let at = 0; at < count; at++) {
    const { text, kind } = tokens[at] ?? { text: "", kind: "sign" };
    const word = hashes[at] ?? 0;
    const next = at + 1 < count ? (hashes[at + 1] ?? 0) : 0;
    const here = kinds[at] ?? 0;
    const after = at + 1 < count ? (kinds[at + 1] ?? 0) : 0;
    const later = at + 2 < count ? (kinds[at + 2] ?? 0) : 0;
    features.push(mix(102, word, waits), mix(103, word, next), mix(104, here, after, later), mix(105, word, question));
    features.push(mix(106, here, after, waits));
    if (kind === "word" && text.length > 4) features.push(mix(107, hashOfText(text.slice(0, 4)), waits));
    if (at < HEAD) features.push(mix(108, at, word), mix(109, at, here, after), mix(110, word, next, waits));
  }
  features.push(mix(111, hashes.at(-1) ?? 0, waits));
  features.push(mix(112, tokens.some(({ kind }) => kind === "line") ? 1 : 0, waits));
  for (const name of Object.keys(values)) features.push(mix(113, hashOfText(name), waits));
  return Int32Array.from(new Set(features));
}
