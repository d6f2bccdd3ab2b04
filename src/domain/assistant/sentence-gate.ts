import { withoutAccents } from "../shared/search-text.ts";

/** Lets words of a model through while they arrive. `close` gives what is left, once everything has arrived. */
export type SentenceGate = { add: (words: string) => string; close: () => string };

const RISKY_WORDS = (
  "zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente " +
  "quarante cinquante soixante cent cents mille million millions " +
  "client email telephone adresse iban identifiant"
).split(" ");
const RISKY = new Set(RISKY_WORDS);
const END_OF_SENTENCE = /[.!?…](?=\s)|\n/;

/**
 * A gate that shows words at once, and holds a sentence back from its first number or placeholder until it is whole and
 * `check` gives it as it may be shown. When `check` gives null, nothing more passes.
 */
export function openGate(check: (sentence: string) => string | null): SentenceGate {
  let sentence = "";
  let shownLength = 0;
  let isClosed = false;

  const finishSentence = (end: number): string => {
    const checkedSentence = check(sentence.slice(0, end));
    isClosed = checkedSentence === null;
    const words = checkedSentence?.slice(shownLength) ?? "";
    sentence = sentence.slice(end);
    shownLength = 0;
    return words;
  };

  return {
    add: (words) => {
      if (isClosed) return "";
      sentence += words;
      let shownWords = "";
      for (let end = sentence.search(END_OF_SENTENCE); end >= 0; end = sentence.search(END_OF_SENTENCE)) {
        shownWords += finishSentence(end + 1);
        if (isClosed) return shownWords;
      }
      const safeLength = Math.max(shownLength, safeLengthOf(sentence));
      shownWords += sentence.slice(shownLength, safeLength);
      shownLength = safeLength;
      return shownWords;
    },
    close: () => (isClosed ? "" : finishSentence(sentence.length)),
  };
}

// The part before the first word that may be of an amount or a placeholder. The last word may still be growing.
function safeLengthOf(sentence: string): number {
  const words = [...sentence.matchAll(/[\p{L}\p{M}]+|[\d€]/gu)];
  for (const [place, { 0: word, index }] of words.entries()) {
    const foldedWord = withoutAccents(word).toLowerCase();
    const isLast = index + word.length === sentence.length;
    if (/[\d€]/.test(word) || RISKY.has(foldedWord)) return index;
    if (isLast && [...RISKY_WORDS, "une"].some((risky) => risky.startsWith(foldedWord))) return index;
    // « un euro » is an amount, and « un devis » is none.
    const following = words[place + 1]?.[0].toLowerCase() ?? "";
    const isGrowing = place + 2 >= words.length && "euros".startsWith(following);
    if (/^une?$/.test(foldedWord) && (isGrowing || /^euros?$/.test(following))) return index;
  }
  return sentence.length;
}
