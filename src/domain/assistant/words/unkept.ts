import { plainWords } from "../../shared/search-text.ts";

/**
 * The parts of a told text whose numbers are in nothing that was kept of it, as typed. `keptTexts`: what is said back
 * of it. A sum of what precedes (« soit 360 € ») tells nothing more.
 */
export function unkeptParts(text: string, keptTexts: readonly string[]): string[] {
  if (text.length > LONGEST) return [];
  const keptNumbers = new Set(numbersIn(keptTexts.join("\n")));
  const parts = text.split(BETWEEN).map((part) => part.trim());
  return parts.filter((part) => {
    if (!/\d/.test(part) || part.includes("@") || OF_SUM.test(plainWords(part))) return false;
    return !numbersIn(inHours(part)).every((number) => keptNumbers.has(number) || isOfWeeks(part, number, keptNumbers));
  });
}

const LONGEST = 5_000;
const DAYS_A_WEEK = 5;
const BETWEEN = /[;\n]|[,:.!] | (?:et|puis|mais) /;
const OF_SUM = /^(?:soit|donc|total|au total|en tout|ca fait)\b/;

// « 1 250,50 », « 732 829 320 » and « 06 12 34 56 78 » are one number each.
function numbersIn(text: string): string[] {
  const joinedText = text
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d\d)[ .-](?=\d\d(?!\d))/g, "");
  return (joinedText.match(/\d{1,20}(?:[.,]\d{1,6})?/g) ?? []).map((number) =>
    String(Number(number.replace(",", "."))),
  );
}

// « 5h30 » is kept as 5,5 hours.
function inHours(part: string): string {
  return part.replace(/(\d{1,3}) ?h ?([0-5]\d)(?!\d)/gi, (_whole, hours: string, minutes: string) =>
    String(Number(hours) + Number(minutes) / MINUTES),
  );
}

const MINUTES = 60;

function isOfWeeks(part: string, number: string, keptNumbers: ReadonlySet<string>): boolean {
  return /\bsemaines?\b/i.test(part) && keptNumbers.has(String(Number(number) * DAYS_A_WEEK));
}
