import { keepTogether } from "#domain/shared/text/keep-together.ts";
import { typesetPunctuation } from "#domain/shared/text/typeset.ts";

/**
 * A typed text as it can be printed. It has whole characters only, without controls, private-use codes or direction
 * overrides. Spaces of French typography are unbreakable, as are those of dates and numbers. Words of hundreds of
 * letters can break.
 */
export function printableText(typedText: string): string {
  const knownText = printableTexts.get(typedText);
  if (knownText !== undefined) return knownText;
  const text = makePrintable(typedText);
  if (typedText.length > LONGEST_KEPT_LETTERS) return text;
  if (printableTexts.size >= MOST_KEPT_TEXTS) printableTexts.clear();
  printableTexts.set(typedText, text);
  return text;
}

// Titles, notices and certificates come back in each document, and each text is searched for a dozen patterns. At most
// 4 MB are kept.
const printableTexts = new Map<string, string>();
const MOST_KEPT_TEXTS = 1_000;
const LONGEST_KEPT_LETTERS = 1_000;

function makePrintable(typedText: string): string {
  const text = typedText
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(UNPRINTABLE, "")
    .replace(/\uFFFD/g, "?");
  return keepTogether(typesetPunctuation(text)).replace(WORD, (word) =>
    word.length < LONG_WORD_LETTERS ? word : word.replace(WORD_PIECE, "$&\u200B"),
  );
}

/**
 * The text, with each of `clusters` replaced. No font of ours has these characters. A plain equivalent takes their
 * place, or their code (« U+13000 »), but never an empty square.
 */
export function replaceClusters(text: string, clusters: string[]): string {
  return clusters.reduce((result, cluster) => result.replaceAll(cluster, plainEquivalent(cluster)), text);
}

/** The text, with everything outside the Latin alphabet and its punctuation replaced. This is the last resort. */
export function latinOnly(text: string): string {
  return text.replace(/[^\n\p{Script=Latin}\p{ASCII}\u00A0-\u00BF\u2010-\u2026\u202F\u20AC]/gu, plainEquivalent);
}

// Keeps the line feed, the zero-width joiners of emoji and U+200B. Drops all that cannot be printed.
const UNPRINTABLE =
  /(?!\n)\p{Cc}|\p{Co}|\p{Noncharacter_Code_Point}|[\u00AD\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFC]/gu;

// The layout breaks a word that is too long for its column (`sheet.typ`), but keeps it on one page. A word longer than
// any name or address is therefore split.
const LONG_WORD_LETTERS = 300;
const WORD = /[^\s\u200B]+/gu;
const WORD_PIECE = /.{24}(?=.)/gu;

function plainEquivalent(cluster: string): string {
  const plain = cluster.normalize("NFKD").replace(/\p{M}/gu, "");
  return /^[\x20-\x7E]+$/.test(plain) ? plain : Array.from(cluster, codeOf).join(" ");
}

function codeOf(letter: string): string {
  return `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}
