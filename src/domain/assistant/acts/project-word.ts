import { nearestWord, wordsWithin } from "../../shared/text/typing-errors.ts";

const PROJECT_WORD = /^(projet|projets|project|chantier)$/;
const NOT_PROJECT = /^(rejet|objet|sujet|trajet|projette|projeter)$/;
const VARIANTS = wordsWithin(["projet"]);

/** True for the word that a project is called by, one letter of which may be wrong. */
export function isProjectWord(word: string): boolean {
  if (PROJECT_WORD.test(word)) return true;
  return word.startsWith("p") && word.length >= 5 && nearestWord(word, VARIANTS) !== null && !NOT_PROJECT.test(word);
}
