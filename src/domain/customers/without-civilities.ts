const CIVILITIES_SAID = new Set(["mme", "mlle", "madame", "mademoiselle", "monsieur", "mr"]);

/**
 * The words of a name without the civilities among them, which no customer is stored with. All of them when none is
 * left.
 */
export function withoutCivilities(words: readonly string[]): readonly string[] {
  const names = words.filter((word) => !CIVILITIES_SAID.has(word.toLowerCase()));
  return names.length > 0 ? names : words;
}
