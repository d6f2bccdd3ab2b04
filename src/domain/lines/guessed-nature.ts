import { plainWords } from "../shared/search-text.ts";
import { COATING_WORDS, DONE_WORDS, SUPPLY_WORDS } from "./guessed-nature.messages.ts";
import type { ItemLine } from "./line.ts";

/**
 * Whether a line bills goods or a service, from its label: goods when it begins with the name of something that is
 * bought (« Ballon 200 l ») or with « fourniture de », and nothing in it says that it is put up, replaced or repaired.
 */
export function guessNature(label: string): ItemLine["nature"] {
  const words = plainWords(label.slice(0, MOST_LETTERS))
    .split(/[^a-z'-]+/)
    .map((word) => word.replace(/^[ld]'/, ""))
    .filter((word) => word !== "" && word !== "-");
  const [first = "", second = ""] = words.filter((word) => !ARTICLES.has(word));
  if (words.some((word) => formsOf(word).some((form) => DONE_WORDS.has(form)))) return "service";
  // « Peinture mate » is bought, « Peinture des murs » is done.
  if (formsOf(first).some((form) => COATING_WORDS.has(form)) && LINKS.has(second)) return "service";
  return formsOf(first).some((form) => SUPPLY_WORDS.has(form)) ? "goods" : "service";
}

/**
 * The nature of a line whose label was typed over another one. One that was chosen against what the label said stays.
 */
export function natureAfterLabel(
  { label, nature }: Pick<ItemLine, "label" | "nature">,
  nextLabel: string,
): ItemLine["nature"] {
  return nature === guessNature(label) ? guessNature(nextLabel) : nature;
}

// What a line is stands in its first words.
const MOST_LETTERS = 200;

const ARTICLES = new Set(["un", "une", "le", "la", "les"]);
const LINKS = new Set(["de", "des", "du", "sur", "au", "aux", "en"]);

// « posées », « posés », « posée »: the same word.
function formsOf(word: string): string[] {
  return [word, word.replace(/[sx]$/, ""), word.replace(/es?$/, ""), word.replace(/ees?$/, "e")];
}
