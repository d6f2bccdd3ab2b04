/** Text as it is searched: without accents, lower-case, single spaces. `œ` and `æ` become two letters. */
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
  // Marks typed apart go first: to put a long run of them in order, normalisation takes a time that grows with its
  // square.
  return text
    .replace(/\p{M}+/gu, "")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");
}
