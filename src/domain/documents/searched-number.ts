import type { CalendarDate } from "../shared/calendar-date.ts";
import { searchText } from "../shared/search-text.ts";
import type { NamedKind } from "./document-kind.ts";
import { DOCUMENT_WORDS, NAMED_KINDS } from "./document-kind.ts";

/** The longest text that is read as a number. */
const LONGEST = 40;

/** How many years back a number without its year is looked for. */
const YEARS_BACK = 15;

const NAMES: Readonly<Record<string, NamedKind>> = { fact: "invoice", devi: "quote", avoi: "credit_note" };

// « la facture n° »: what may stand before a number.
const NAME = /^(?:l[ae] |l['’])?(fact|devi|avoi)(?:ures?|s|rs?)?[. ]{0,2}/;
const SIGN = /^(?:n ?[°o]|numero)[. ]{0,2}/;

// « F2026-0012 », « f2026 12 », « 2026/12 », « 12 »: every part but the rank may be missing.
const NUMBER = /^([fda](?= ?-?\d))?[ -]?(20\d\d(?=\D|\d{4}))?[-/. ]{0,2}(\d{1,6})$/;

/**
 * The numbers that a document may have when somebody looks for it by a typed text, those of this year first. A text
 * without its year may mean any year, one without its kind any kind. None when the text is no number of a document.
 */
export function searchedNumbers(text: string, today: CalendarDate): string[] {
  if (text.length > LONGEST) return [];
  const typedText = searchText(text);
  const [leadingWords = "", name = ""] = NAME.exec(typedText) ?? [];
  const match = NUMBER.exec(typedText.slice(leadingWords.length).replace(SIGN, ""));
  if (!match) return [];
  const [, series = "", year, rank = ""] = match;
  const typedSeries = series.toUpperCase() || (NAMES[name] && DOCUMENT_WORDS[NAMES[name]].series);
  const manySeries = typedSeries ? [typedSeries] : NAMED_KINDS.map((kind) => DOCUMENT_WORDS[kind].series);
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : Array.from({ length: YEARS_BACK + 1 }, (_, back) => thisYear - back);
  const writtenRank = String(Number(rank)).padStart(4, "0");
  return years.flatMap((one) => manySeries.map((letter) => `${letter}${one}-${writtenRank}`));
}
