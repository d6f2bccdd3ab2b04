/** Text as it is searched: without accents, lower-case, single spaces. `œ` and `æ` become two letters. */
export function searchText(...parts: string[]): string {
  return parts
    .join(" ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/\s+/g, " ")
    .trim();
}
