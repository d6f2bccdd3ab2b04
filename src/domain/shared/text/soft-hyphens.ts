/** Where a word is cut if its line has no room for it: nothing is seen of it elsewhere. */
export const SOFT_HYPHEN = "\u00AD";

// A word this short is cut nowhere, nor are its first and its last letters.
const SHORTEST_CUT = 10;
const LEAST_START = 3;
const LEAST_END = 4;

const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
// Two consonants that begin a syllable together.
const PAIRS = /^(?:[bcdfgptv][lr]|[cpt]h|gn|qu|gu)$/;

/**
 * A text whose long words may be cut between their syllables, with a hyphen: not every browser knows those of French.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(/\p{Letter}+/gu, (word) => (word.length < SHORTEST_CUT ? word : cutWord(word)));
}

function cutWord(word: string): string {
  const lower = word.toLowerCase();
  return Array.from(word, (letter, at) => (mayCutBefore(lower, at) ? SOFT_HYPHEN + letter : letter)).join("");
}

// Before a consonant, or a pair, that a vowel follows.
function mayCutBefore(word: string, at: number): boolean {
  if (at < LEAST_START || word.length - at < LEAST_END || isVowel(word, at)) return false;
  const isPair = PAIRS.test(word.slice(at, at + 2));
  if (!isPair && PAIRS.test(word.slice(at - 1, at + 1))) return false;
  return isVowel(word, at + (isPair ? 2 : 1));
}

function isVowel(word: string, at: number): boolean {
  return VOWELS.includes(word[at] ?? "-");
}
