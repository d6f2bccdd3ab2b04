import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordsBetween, wordSet } from "../../words/tokens.ts";

// Numbers that a text takes back: « pas 8 h », « au lieu de 7 h », « j'avais dit 45 mais c'est 54 ».

/** True for a number that the text denies. */
export function isDeniedNumber(tokens: readonly Token[], from: number): boolean {
  if (isMistaken(tokens, from)) return true;
  // « non 48 € de l'heure »: the right one, after a no.
  if (from === 1 && /^(non|nan)$/.test(tokens[0]?.text ?? "")) return false;
  return DENIAL.test(wordsBetween(tokens, Math.max(0, from - 3), from)) && !isRight(tokens, from);
}

const DENIAL = /(^| )((pas?|non)( a| de| le| la)?|(lieu|place) d ?[e']|plutot que|et non|sans|(moins|plus) (de|d '))$/;

/** True for a number said by mistake: « j'ai mis 12 h au lieu de 14 », « j'avais dit 45 mais c'est 54 ». */
export function isMistaken(tokens: readonly Token[], from: number): boolean {
  if (!WROTE.test(wordsBetween(tokens, Math.max(0, from - 5), from))) return false;
  return TAKEN_BACK.test(wordsBetween(tokens, from + 1, from + LONGEST_MISTAKE));
}

const WROTE = pattern`
    (^| )(g|ai|jai|avais|javais|a|as|avait|avons) (mis|tape|dit|note|ecrit|donne|marque|saisi|rentre|indique|
    compte|compris|lu|entendu|retenu)( a| une?| le)?$`;
const TAKEN_BACK = pattern`
    (^| )(par (?:erreur|megarde)|au lieu de?|a la place de?|mais (c|ce|en fait|il faut|cest|c etait)|alors que|
    (c ' est|cest|ce|c) (plutot )?
    (\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|
    quarante|cinquante|soixante|cent|mille))( |$)`;
const LONGEST_MISTAKE = 11;

// « j'ai mis 12 h au lieu de 14 »: what should have been written.
function isRight(tokens: readonly Token[], from: number): boolean {
  const isInstead = /(lieu|place) d[e ']{1,2}$/.test(wordsBetween(tokens, Math.max(0, from - 3), from));
  const words = tokens.slice(Math.max(0, from - LONGEST_MISTAKE), from).map(({ text }) => text);
  return isInstead && words.some((word, at) => HAVE.has(word) && WRITTEN.has(words[at + 1] ?? ""));
}

const HAVE = wordSet("ai avais a as avait avons");
const WRITTEN = wordSet("mis tape dit note ecrit donne marque saisi rentre indique");
