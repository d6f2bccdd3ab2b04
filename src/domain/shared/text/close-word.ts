const SHORTEST = 4;
const LONGEST = 24;

/**
 * What a text must hold to be close to a word, cheap to look for, and the pattern that decides. `wordPattern` chooses
 * among single words: one of the words of a close text matches it and holds one of `parts`.
 */
export type CloseWord = { parts: readonly [string, string, string]; pattern: string; wordPattern: string };

/**
 * How a word is looked for when nothing holds it as typed: one letter wrong, missing, too many, or two that follow each
 * other swapped, at the beginning of a word of the text. `pattern` is a regular expression for JavaScript and
 * PostgreSQL. One slip leaves one half of the word whole, or swaps the letters in its middle: the text holds one of
 * `parts`. Null for a word that must be as typed: shorter than 4 letters, longer than 24, or with a digit or a sign.
 */
export function closeWord(word: string): CloseWord | null {
  const letters = Array.from(word.slice(0, 2 * LONGEST + 1));
  if (letters.length < SHORTEST || letters.length > LONGEST || !letters.every((letter) => LETTER.test(letter)))
    return null;
  const middle = Math.floor(letters.length / 2);
  const part = (from: number, to?: number) => letters.slice(from, to).join("");
  const swappedAt = (index: number) => `${part(0, index - 1)}${letters[index]}${letters[index - 1]}${part(index + 1)}`;
  const slips = letters.flatMap((_letter, index) => [
    `${part(0, index)}.?${part(index + 1)}`,
    `${part(0, index)}.${part(index)}`,
    ...(index === 0 ? [] : [swappedAt(index)]),
  ]);
  // The wrong letter may be a space: the half that is whole then ends a word of the text, or begins one.
  const endsOfWords = letters.flatMap((_letter, index) => (index < middle ? [] : [`${part(0, index)}$`]));
  const beginningsOfWords = letters.flatMap((_letter, index) => (index > middle ? [] : [part(index)]));
  return {
    parts: [part(0, middle), part(middle), swappedAt(middle)],
    pattern: atBeginning(slips),
    wordPattern: `${atBeginning([...slips, ...endsOfWords])}|^(${beginningsOfWords.join("|")})`,
  };
}

function atBeginning(forms: readonly string[]): string {
  return `(^|[^a-z0-9])(${[...new Set(forms)].join("|")})`;
}

const LETTER = /^\p{L}$/u;
