const PARTICLES = new Set(["de", "du", "des", "la", "le", "les", "d", "l", "van", "von", "der", "den", "di", "da"]);

/**
 * Writes a name with its usual capitals (docs/specification.md#assistant). « DUPONT » and « dupont » give « Dupont », «
 * jean-pierre » gives « Jean-Pierre ». Small particles stay small (« d'arc » gives « d'Arc »). Mixed case is kept («
 * McDonald »).
 */
export function capitaliseName(text: string): string {
  const clean = text.replace(/\s+/g, " ").trim();
  const isMixed = /\p{Lu}/u.test(clean.slice(1)) && /\p{Ll}/u.test(clean);
  const words = clean.split(/([\s'’-])/);
  // Separators are at the odd indexes.
  return words
    .map((word, index) =>
      index % 2 === 1 || word === "" ? word : capitaliseWord(word, isMixed, index === words.length - 1),
    )
    .join("");
}

function capitaliseWord(word: string, isMixed: boolean, isLast: boolean): string {
  if (PARTICLES.has(word.toLowerCase()) && !isLast) return isMixed ? word : word.toLowerCase();
  if (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word.slice(1))) return word;
  if (isMixed && /^\p{Lu}/u.test(word) && word.length > 1 && !/\p{Ll}/u.test(word))
    return word[0] + word.slice(1).toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
