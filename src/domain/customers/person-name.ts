import { withCapital } from "../shared/french-format.ts";

const PARTICLES = new Set(["de", "du", "des", "la", "le", "les", "d", "l", "van", "von", "der", "den", "di", "da"]);

// At the head of a family name these stay small: « d'Arc », « de la Tour ». « Le Bris » begins with a capital.
const SMALL_AT_HEAD = new Set(["d", "de", "du", "des", "von"]);

/**
 * Writes a name with its usual capitals (docs/specification.md#assistant). « DUPONT » and « dupont » give « Dupont », «
 * jean-pierre » gives « Jean-Pierre », « le bris » gives « Le Bris ». Small particles stay small (« d'arc » gives «
 * d'Arc »), and so does « et » of a couple (« Paul et Inès »). Mixed case is kept (« McDonald »).
 */
export function capitaliseName(text: string): string {
  const clean = text.replace(/\s+/g, " ").trim();
  const isMixed = /\p{Lu}/u.test(clean.slice(1)) && /\p{Ll}/u.test(clean);
  // Separators are at the odd indexes.
  const words = clean.split(/([\s'’-])/);
  return words
    .map((word, index) => {
      if (index % 2 === 1 || word === "") return word;
      if (isBretonEnd(word, words[index - 1] ?? "", words[index - 2] ?? "")) return word.toLowerCase();
      const isLast = index === words.length - 1;
      if (/^et$/i.test(word) && index > 0 && !isLast) return "et";
      return PARTICLES.has(word.toLowerCase()) && !isLast
        ? writeParticle(word, words[index - 2] ?? "", isMixed)
        : writeWord(word, isMixed);
    })
    .join("");
}

// « Guivarc'h », « Kerc'hoat »: « c'h » is one letter.
function isBretonEnd(word: string, separator: string, previous: string): boolean {
  return /^['’]$/.test(separator) && /^h/i.test(word) && /[a-z]c$/i.test(previous);
}

// « Le » takes a capital unless « de » stands before it. In mixed case a small particle was chosen.
function writeParticle(word: string, previous: string, isMixed: boolean): string {
  const small = word.toLowerCase();
  const isCapitals = word.length > 1 && word === word.toUpperCase();
  if (isMixed && !isCapitals) return word;
  const isArticle = /^(le|la|les)$/.test(small) && !/^(de|d)$/i.test(previous);
  const isHead = previous === "" && !SMALL_AT_HEAD.has(small);
  return isArticle || isHead ? withCapital(small) : small;
}

function writeWord(word: string, isMixed: boolean): string {
  if (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word.slice(1))) return word;
  if (isMixed && /^\p{Lu}/u.test(word) && word.length > 1 && !/\p{Ll}/u.test(word))
    return word[0] + word.slice(1).toLowerCase();
  return withCapital(word.toLowerCase());
}
