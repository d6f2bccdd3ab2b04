const LONGEST_TEXT = 10_000;
const LONGEST_TITLE = 60;
const BULLET = /^\s{0,8}[-•*–]\s/;

/**
 * The titles under which the lines of a pasted list stand: « Dépose », then « - baignoire 3 h à 50 € ». One title alone
 * is that of the whole. Empty when no list has titles.
 */
export function pastedTitles(text: string): string[] {
  const lines = text
    .slice(0, LONGEST_TEXT)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const titles = lines.filter((line, at) => isTitle(line) && BULLET.test(lines[at + 1] ?? ""));
  return titles.length < 2 ? [] : titles.map((line) => line.trim().replace(/ ?:$/, ""));
}

// A title says no price and no quantity, and orders nothing.
function isTitle(line: string): boolean {
  return !BULLET.test(line) && line.trim().length <= LONGEST_TITLE && !/[\d€?]|\b(?:devis|factures?)\b/i.test(line);
}
