import type { Pick } from "./grammar-words.ts";
import type { Piece } from "./made-pieces.ts";

// How people really type and dictate: small letters, no accents, shortened words, no signs, figures in words.

const SHORT: [RegExp, string][] = [
  [/\bpour\b/g, "pr"],
  [/\bavec\b/g, "avc"],
  [/\bfacture\b/g, "fact"],
  [/\bmonsieur\b/g, "mr"],
  [/\bc'est\b/g, "c"],
  [/\bje\b/g, "j"],
  [/\bs'il te plaît\b/g, "stp"],
];

const IN_WORDS: Record<string, string> = {
  1: "un",
  2: "deux",
  3: "trois",
  4: "quatre",
  5: "cinq",
  6: "six",
  7: "sept",
  8: "huit",
  9: "neuf",
  10: "dix",
  12: "douze",
  14: "quatorze",
  16: "seize",
  18: "dix-huit",
  20: "vingt",
  24: "vingt-quatre",
  25: "vingt-cinq",
  30: "trente",
  35: "trente-cinq",
  36: "trente-six",
  38: "trente huit",
  42: "quarante-deux",
  45: "quarante cinq",
  55: "cinquante-cinq",
  60: "soixante",
  75: "soixante-quinze",
  80: "quatre-vingts",
  90: "quatre-vingt-dix",
  120: "cent vingt",
  180: "cent quatre-vingts",
  240: "deux cent quarante",
  320: "trois cent vingt",
  450: "quatre cent cinquante",
};

/** The pieces as somebody in a hurry, or a telephone, would write them. */
export function noisy(pieces: readonly Piece[], pick: Pick): Piece[] {
  const hand = pick(["careful", "careful", "small", "small", "hurried", "hurried", "dictated", "dictated", "shouted"]);
  return pieces.map(({ words, kind }) => ({ words: writtenBy(hand, words, kind !== null), kind }));
}

function writtenBy(hand: string, words: string, isNamed: boolean): string {
  switch (hand) {
    case "small":
      return words.toLowerCase();
    case "hurried": {
      const typedWords = withoutAccents(words.toLowerCase()).replaceAll(" €", "e").replaceAll("²", "2");
      return isNamed ? typedWords : SHORT.reduce((text, [word, short]) => text.replace(word, short), typedWords);
    }
    case "dictated":
      return isNamed ? words : dictatedWords(words);
    case "shouted":
      return words.toUpperCase();
    default:
      return words;
  }
}

function dictatedWords(words: string): string {
  return words
    .replace(/(?<![\d-])\d+(?![\d\u202f,-])/g, (figures) => IN_WORDS[figures] ?? figures)
    .replace(/€/g, " euros")
    .replace(/ ?(?:²|m2)\b/g, " mètres carrés")
    .replace(/%/g, "pour cent")
    .replace(/[,;:.+](?= |$)/g, "")
    .replace(/ {2,}/g, " ");
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
