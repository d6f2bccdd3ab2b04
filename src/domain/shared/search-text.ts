/** Text for searching: without accents, lower-case, single spaces. `œ` and `æ` become two letters. */
export function searchText(...parts: string[]): string {
  return withoutAccents(parts.join(" "))
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/\s+/g, " ")
    .trim();
}

/** A message prepared for a search of words: `searchText` with plain apostrophes. */
export function plainWords(text: string): string {
  return searchText(text).replaceAll("’", "'");
}

/** Text without its accents and other combining marks. */
export function withoutAccents(text: string): string {
  // Combining marks typed apart are removed first: normalisation sorts a long run of them in quadratic time.
  return text
    .replace(/\p{M}+/gu, "")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");
}
