const SHORTEST = 4;
const LONGEST = 24;

/** What a text must hold to be close to a word, cheap to look for, and the pattern that decides. */
export type CloseWord = { parts: readonly [string, string, string]; pattern: string };

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
  const slips = letters.flatMap((letter, index) => [
    `${part(0, index)}.?${part(index + 1)}`,
    `${part(0, index)}.${part(index)}`,
    ...(index === 0 ? [] : [`${part(0, index - 1)}${letter}${letters[index - 1]}${part(index + 1)}`]),
  ]);
  return {
    parts: [part(0, middle), part(middle), `${letters[middle]}${letters[middle - 1]}`],
    pattern: `(^|[^a-z0-9])(${[...new Set(slips)].join("|")})`,
  };
}

const LETTER = /^\p{L}$/u;
