import { typesetPunctuation } from "#domain/shared/typeset.ts";

/**
 * A typed string as it can be printed: whole characters only, no control, no private-use code, no direction override,
 * spaces of French typography made unbreakable, and words of hundreds of letters given places to break.
 */
export function printableText(typed: string): string {
  const text = typed
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(UNPRINTABLE, "")
    .replace(/\uFFFD/g, "?");
  return typesetPunctuation(text).replace(WORD, (word) =>
    word.length < LONG_WORD_LETTERS ? word : word.replace(WORD_PIECE, "$&\u200B"),
  );
}

/**
 * The same text where each of `clusters`, which no font of ours has, becomes a plain equivalent or is named by its code
 * (« U+13000 »): never an empty square.
 */
export function replaceClusters(text: string, clusters: string[]): string {
  return clusters.reduce((result, cluster) => result.replaceAll(cluster, plainEquivalent(cluster)), text);
}

/** The same text with everything outside the Latin alphabet and its punctuation replaced: the last resort. */
export function latinOnly(text: string): string {
  return text.replace(/[^\n\p{Script=Latin}\p{ASCII}\u00A0-\u00BF\u2010-\u2026\u202F\u20AC]/gu, plainEquivalent);
}

// Keeps the line feed, the zero-width joiners of emoji and U+200B; drops what has no place on paper.
const UNPRINTABLE =
  /(?!\n)\p{Cc}|\p{Co}|\p{Noncharacter_Code_Point}|[\u00AD\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFC]/gu;

// The layout breaks a word too long for its column (`sheet.typ`), but keeps it on one page: one that is longer than any
// name or address goes in pieces.
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
