// Finds the known word that a typed word means, when one letter was forgotten, added, replaced, or swapped with its
// neighbour. Each known word is kept under the forms it has without one of its letters, so that a look-up is enough.

/** Known words, by what is left of each without one letter. */
export type WordVariants = ReadonlyMap<string, readonly string[]>;

/** The variants of known words. */
export function wordsWithin(words: Iterable<string>): WordVariants {
  const variants = new Map<string, string[]>();
  for (const word of words)
    for (const variant of [word, ...shortenings(word)]) {
      const wordsOfVariant = variants.get(variant);
      if (wordsOfVariant) wordsOfVariant.push(word);
      else variants.set(variant, [word]);
    }
  return variants;
}

/** The known word at one letter from a typed word, or null. Long words are not looked up. */
export function nearestWord(word: string, variants: WordVariants): string | null {
  if (word.length > 20) return null;
  for (let at = -1; at < word.length; at++)
    for (const candidate of variants.get(at < 0 ? word : withoutLetter(word, at)) ?? NONE)
      if (isOneLetterAway(word, candidate)) return candidate;
  return null;
}

const NONE: readonly string[] = [];

/** True when two words differ by one letter at most: forgotten, added, replaced or swapped. The first letter holds. */
function isOneLetterAway(word: string, candidate: string): boolean {
  if (word === candidate) return true;
  if (word[0] !== candidate[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === candidate[start]) start++;
  const [restOfWord, restOfKnown] = [word.slice(start), candidate.slice(start)];
  if (word.length !== candidate.length)
    return word.length < candidate.length ? restOfKnown.slice(1) === restOfWord : restOfWord.slice(1) === restOfKnown;
  const isReplaced = restOfWord.slice(1) === restOfKnown.slice(1);
  const isSwapped =
    restOfWord[0] === restOfKnown[1] &&
    restOfWord[1] === restOfKnown[0] &&
    restOfWord.slice(2) === restOfKnown.slice(2);
  return isReplaced || isSwapped;
}

function shortenings(word: string): string[] {
  return Array.from(word, (_letter, index) => withoutLetter(word, index));
}

function withoutLetter(word: string, index: number): string {
  return word.slice(0, index) + word.slice(index + 1);
}
