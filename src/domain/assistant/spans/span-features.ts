import { hashOfText } from "../../shared/text/text-hash.ts";
import type { QuestionName } from "../understanding.ts";
import { QUESTION_NAMES } from "../understanding.ts";
import type { Token } from "../words/tokens.ts";
import { isPlainKind, wordKind } from "./word-kinds.ts";

// What is known of each word of a message: the word, its shape and kind, and those around it. A feature is a number
// below FEATURE_COUNT, mixed from what it says. Integers alone: a message is read in a fraction of a millisecond.

/** How many features there may be. Two may share a number, which training allows for. */
export const FEATURE_COUNT = 1 << 15;

/** What is known of the words of a text before they are read together. `hashes`: the words as numbers. */
export type KnownWords = {
  text: string;
  tokens: readonly Token[];
  about: QuestionName | null;
  hashes: readonly number[];
  kinds: readonly number[];
};

/** The words of a text with their kinds. `hashOf` may hide a word in training. */
export function knownWords(
  text: string,
  tokens: readonly Token[],
  about: QuestionName | null,
  hashOf: (token: Token) => number = hashOfWord,
): KnownWords {
  return { text, tokens, about, hashes: tokens.map(hashOf), kinds: tokens.map(wordKind) };
}

/** How many features a word has. */
export const PER_WORD = 34;

/** The features of the words of a text, PER_WORD for each. */
export function spanFeatures({ text, tokens, about, hashes, kinds }: KnownWords): Int32Array {
  const features = new Int32Array(tokens.length * PER_WORD);
  const shapes = tokens.map((token) => shapeOf(text, token));
  const whole = kindOfWhole(tokens, kinds, shapes);
  const question = about === null ? 0 : QUESTION_NAMES.indexOf(about) + 1;
  const heads = labelHeads(tokens, hashes);
  const quotes = quotedTokens(tokens);
  const [anchors, nextAnchors] = [anchorsBefore(kinds), anchorsAfter(kinds)];
  tokens.forEach(({ text: end }, at) => {
    let next = at * PER_WORD;
    const add = (feature: number) => {
      features[next] = feature;
      next += 1;
    };
    const [w0, w1, w2] = [hashes[at] ?? 0, hashes[at + 1] ?? 0, hashes[at + 2] ?? 0];
    const [v1, v2] = [hashes[at - 1] ?? 0, hashes[at - 2] ?? 0];
    const [k0, k1, k2] = [kinds[at] ?? 0, kinds[at + 1] ?? 0, kinds[at + 2] ?? 0];
    const [j1, j2] = [kinds[at - 1] ?? 0, kinds[at - 2] ?? 0];
    const [s0, s1, r1] = [shapes[at] ?? 0, shapes[at + 1] ?? 0, shapes[at - 1] ?? 0];
    const [near, far, head] = [anchors[at] ?? 0, nextAnchors[at] ?? 0, heads[at] ?? 0];

    add(mix(1, w0));
    add(mix(2, v1));
    add(mix(3, w1));
    add(mix(4, v2));
    add(mix(5, w2));
    add(mix(6, v1, w0));
    add(mix(7, w0, w1));
    add(mix(8, v2, v1));
    add(mix(9, w1, w2));
    add(mix(10, hashOfText(end.slice(-3))));
    add(mix(11, hashOfText(end.slice(0, 4))));
    add(mix(12, s0, k0));
    add(mix(13, r1, s0));
    add(mix(14, s0, s1));
    add(mix(15, k0, whole));
    add(mix(16, j1, k0));
    add(mix(17, k0, k1));
    add(mix(18, j2, j1, k0));
    add(mix(19, k0, k1, k2));
    add(mix(20, j1, k0, k1));
    add(mix(21, j2, j1, s0));
    add(mix(22, k1, k2, s0));
    add(mix(23, near, k0));
    add(mix(24, far, k0));
    add(mix(25, near, far));
    add(mix(26, near, s0));
    add(mix(27, head));
    add(mix(28, head, k0));
    add(mix(29, question, Math.min(at, 3)));
    add(mix(30, question, k0));
    add(mix(31, whole, Math.min(at, 4), k0));
    add(mix(32, quotes[at] ?? 0, near));
    add(mix(33, v1, s0));
    add(mix(34, v1, k0));
  });
  return features;
}

/** The number that stands for a word. Figures are told by their length alone. */
export function hashOfWord({ text, kind }: Token): number {
  return kind === "number" ? 900 + Math.min(text.length, 5) : hashOfText(text);
}

/** The number of a word that nothing is known of. */
export const UNKNOWN_WORD = 77;

/** The feature that a name and what it says make: up to three numbers. */
export function mix(name: number, one: number, two = 0, three = 0): number {
  let hash = Math.imul(name + 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ one, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15) ^ two, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15) ^ three, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) & (FEATURE_COUNT - 1);
}

// 1 a small letter, 2 a capital, 3 capitals alone, 4 figures, 5 and more a sign.
function shapeOf(text: string, { start, end, kind, text: word }: Token): number {
  if (kind === "number") return 4;
  if (kind === "line") return 5;
  if (kind === "sign") return 6 + ",;:.+-'\"()!?/%€".indexOf(word.charAt(0)) + 1;
  const typedWord = text.slice(start, end);
  if (typedWord === typedWord.toLowerCase()) return 1;
  return typedWord.length > 1 && typedWord === typedWord.toUpperCase() ? 3 : 2;
}

// Whether the text has lines, capitals inside, a price, a colon: what its names and its works look like.
function kindOfWhole(tokens: readonly Token[], kinds: readonly number[], shapes: readonly number[]): number {
  const hasLines = tokens.some(({ kind }) => kind === "line");
  const hasCapitals = shapes.some((shape, at) => shape === 2 && at > 0 && isPlainKind(kinds[at] ?? 0));
  const isShouted = !shapes.includes(1);
  const hasPrice = tokens.some(({ text }) => text === "€" || /^euros?$/.test(text));
  return (hasLines ? 1 : 0) + (hasCapitals ? 2 : 0) + (isShouted ? 4 : 0) + (hasPrice ? 8 : 0);
}

// The nearest word before that is not a word like any other, and how far it stands.
function anchorsBefore(kinds: readonly number[]): number[] {
  let anchor = 0;
  let distance = 0;
  return kinds.map((kind) => {
    const here = anchor * 8 + Math.min(distance, 4);
    distance += 1;
    if (!isPlainKind(kind)) [anchor, distance] = [kind, 0];
    return here;
  });
}

function anchorsAfter(kinds: readonly number[]): number[] {
  return anchorsBefore(kinds.toReversed()).toReversed();
}

// The first word of the line that a token stands in, when a colon follows it: « Client : … ».
function labelHeads(tokens: readonly Token[], words: readonly number[]): number[] {
  let [head, lineStart, isAfterColon] = [0, 0, false];
  return tokens.map(({ kind, text }, at) => {
    if (kind === "line") [head, lineStart, isAfterColon] = [0, at + 1, false];
    const isHead = /^[:=]$/.test(text) && at - lineStart <= 4 && !isAfterColon;
    const here = isAfterColon ? head : 0;
    if (isHead) [head, isAfterColon] = [words[at - 1] ?? 0, true];
    return here;
  });
}

function quotedTokens(tokens: readonly Token[]): number[] {
  let isOpen = false;
  return tokens.map(({ text }) => {
    if (text === '"') isOpen = !isOpen;
    return isOpen ? 1 : 0;
  });
}
