import type { CalendarDate } from "../../shared/calendar-date.ts";
import { searchText } from "../../shared/search-text.ts";
import type { NamedKind } from "../document-kind.ts";
import { NAMED_KINDS } from "../document-kind.ts";
import type { Numbering, Numberings } from "../numbering.ts";
import { numberOf, usualNumbering } from "../numbering.ts";

/** The longest text that is read as a number. */
const LONGEST = 40;

/** How many years back a number without its year is looked for. */
const YEARS_BACK = 15;

const NAMES: Readonly<Record<string, NamedKind>> = { fact: "invoice", devi: "quote", avoi: "credit_note" };

// « la facture n° »: what may stand before a number.
const NAME = /^(?:l[ae] |l['’])?(fact|devi|avoi)(?:ures?|s|rs?)?[. ]{0,2}/;
const SIGN = /^(?:n ?[°o]|numero)[. ]{0,2}/;

// « 2026-0012 », « 2026 12 », « 2026/12 », « 12 » after the prefix of a series. The year may be missing.
const NUMBER = /^[ -]?(20\d\d(?=\D|\d{4}))?[-/. ]{0,2}(\d{1,8})$/;

/** The numbering of a company that chose none. */
export const USUAL_NUMBERINGS: Numberings = {
  quote: usualNumbering("quote"),
  invoice: usualNumbering("invoice"),
  credit_note: usualNumbering("credit_note"),
};

/**
 * The numbers that a document may have when somebody looks for it by a typed text, those of this year first. A text
 * without its year may mean any year, one without its prefix any kind. Signs of the prefix may be left out (« fac 42 »
 * for FAC/0042). None when the text is no number of a document.
 */
export function searchedNumbers(
  text: string,
  today: CalendarDate,
  numberings: Numberings = USUAL_NUMBERINGS,
): string[] {
  if (text.length > LONGEST) return [];
  const typedText = searchText(text);
  const [leadingWords = "", name = ""] = NAME.exec(typedText) ?? [];
  // « fac 42 » may be a prefix, and « fact. 42 » a word before a number.
  const isWhole = numbersOf(typedText, today, numberings, null);
  if (isWhole.length > 0 || leadingWords === "") return isWhole;
  const rest = typedText.slice(leadingWords.length).replace(SIGN, "");
  return numbersOf(rest, today, numberings, NAMES[name] ?? null);
}

function numbersOf(text: string, today: CalendarDate, numberings: Numberings, kindOfName: NamedKind | null): string[] {
  const series = NAMED_KINDS.map((kind) => ({
    numbering: numberings[kind],
    rest: afterPrefix(text, numberings[kind]),
  }));
  const ofPrefix = series.flatMap(({ numbering, rest }) => (rest === null ? [] : ranksOf(rest, today, [numbering])));
  if (ofPrefix.length > 0) return ofPrefix;
  const kinds = kindOfName ? [kindOfName] : NAMED_KINDS;
  return ranksOf(
    text.replace(SIGN, ""),
    today,
    kinds.map((kind) => numberings[kind]),
  );
}

/** What stands after the prefix of a series, however its signs are typed. Null when the text begins otherwise. */
function afterPrefix(text: string, { prefix }: Numbering): string | null {
  const letters = prefix.toLowerCase().replace(/[^a-z0-9]/g, "");
  let at = 0;
  for (const letter of letters) {
    while (at > 0 && /[-/_. ]/.test(text[at] ?? "")) at++;
    if (text[at] !== letter) return null;
    at++;
  }
  return text.slice(at).replace(/^[-/_. ]+/, "");
}

function ranksOf(text: string, today: CalendarDate, numberings: readonly Numbering[]): string[] {
  return [
    ...new Set(
      yearsOf(text, today).flatMap(({ year, rank, isYearSaid }) => {
        return numberings.filter(({ hasYear }) => hasYear || !isYearSaid).map((one) => numberOf(one, year, rank));
      }),
    ),
  ];
}

function yearsOf(text: string, today: CalendarDate): { year: number; rank: number; isYearSaid: boolean }[] {
  const match = NUMBER.exec(text);
  if (!match) return [];
  const [, year, digits = ""] = match;
  const rank = Number(digits);
  if (year) return [{ year: Number(year), rank, isYearSaid: true }];
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => ({ year: thisYear - back, rank, isYearSaid: false }));
}
