const LONGEST_TEXT = 20_000;
const MOST_NUMBERS = 5;

/** What may be numbers of our documents in a text, each once, as they are printed: « D-2026-0012 », « D2026-12 ». */
export function documentNumbersIn(text: string): string[] {
  const numbers = text
    .slice(0, LONGEST_TEXT)
    .toUpperCase()
    .matchAll(/\b[A-Z]{1,4}-?20\d\d-\d{1,6}\b/g);
  return [...new Set(Array.from(numbers, ([number]) => number))].slice(0, MOST_NUMBERS);
}
