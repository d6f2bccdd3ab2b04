import { withoutAccents } from "../../shared/search-text.ts";

/** Lets words of a model through while they arrive. `close` gives what is left, once everything has arrived. */
export type SentenceGate = { add: (words: string) => string; close: () => string };

const RISKY_WORDS = (
  "zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente " +
  "quarante cinquante soixante cent cents mille million millions " +
  "client email telephone adresse iban identifiant"
).split(" ");
const RISKY = new Set(RISKY_WORDS);
const END_OF_SENTENCE = /[.!?…](?=\s)|\n/g;

/** The end of a sentence that may become a risk is longer than the longest risky words only when something is wrong. */
const LONGEST_DOUBT = 60;

/**
 * A gate that shows words at once, and holds a sentence back from its first number or placeholder until it is whole and
 * `check` gives it as it may be shown. When `check` gives null, nothing more passes. It reads each character once,
 * however long a sentence is: what was shown or is held back is not read again.
 */
export function openGate(check: (sentence: string) => string | null): SentenceGate {
  let sentence = openSentence();
  let isClosed = false;

  const finishSentence = (): string => {
    const checkedSentence = check(sentence.parts.join(""));
    isClosed = checkedSentence === null;
    const words = checkedSentence?.slice(sentence.shownLength) ?? "";
    sentence = openSentence();
    return words;
  };

  return {
    add: (words) => {
      if (isClosed) return "";
      let shownWords = "";
      let from = 0;
      // A full stop ends its sentence once a space follows.
      const earlier = sentence.lastCharacter;
      for (const { index } of `${earlier}${words}`.matchAll(END_OF_SENTENCE)) {
        const end = index + 1 - earlier.length;
        sentence.parts.push(words.slice(from, end));
        shownWords += finishSentence();
        if (isClosed) return shownWords;
        from = end;
      }
      return shownWords + showSafePart(sentence, words.slice(from));
    },
    close: () => (isClosed ? "" : finishSentence()),
  };
}

/** `doubt`: the end that was not shown, and is read again with what follows. `isHeld`: all the rest must wait. */
type Sentence = {
  parts: string[];
  lastCharacter: string;
  shownLength: number;
  isInsideWord: boolean;
  doubt: string;
  isHeld: boolean;
};

function openSentence(): Sentence {
  return { parts: [], lastCharacter: "", shownLength: 0, isInsideWord: false, doubt: "", isHeld: false };
}

function showSafePart(sentence: Sentence, words: string): string {
  if (words === "") return "";
  sentence.parts.push(words);
  sentence.lastCharacter = words.slice(-1);
  if (sentence.isHeld) return "";
  const text = sentence.doubt + words;
  const { length, isRisky } = safePartOf(text, sentence.isInsideWord);
  sentence.doubt = text.slice(length);
  sentence.isHeld = isRisky || sentence.doubt.length > LONGEST_DOUBT;
  sentence.shownLength += length;
  if (length > 0) sentence.isInsideWord = /[\p{L}\p{M}]/u.test(text.charAt(length - 1));
  return text.slice(0, length);
}

// The part before the first word that is, or may become, one of an amount or a placeholder. The last word may still be
// growing. A word of which a part was shown began as none of them does.
function safePartOf(text: string, isInsideWord: boolean): { length: number; isRisky: boolean } {
  const words = [...text.matchAll(/[\p{L}\p{M}]+|[\p{Nd}€]/gu)];
  for (const [place, { 0: word, index }] of words.entries()) {
    const foldedWord = withoutAccents(word).toLowerCase();
    if (/[\p{Nd}€]/u.test(word)) return { length: index, isRisky: true };
    if (isInsideWord && index === 0) continue;
    const isLast = index + word.length === text.length;
    if (isLast && [...RISKY_WORDS, "une"].some((risky) => risky.startsWith(foldedWord)))
      return { length: index, isRisky: false };
    if (RISKY.has(foldedWord)) return { length: index, isRisky: true };
    // « un euro » is an amount, and « un devis » is none.
    const following = words[place + 1]?.[0].toLowerCase() ?? "";
    const isGrowing = place + 2 >= words.length && "euros".startsWith(following);
    if (/^une?$/.test(foldedWord) && (isGrowing || /^euros?$/.test(following)))
      return { length: index, isRisky: !isGrowing };
  }
  return { length: text.length, isRisky: false };
}
