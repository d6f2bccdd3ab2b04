import { searchText } from "../../shared/search-text.ts";

/** What is to be looked at in a postal code: the zero that a spreadsheet took was given back, or it is left out. */
export type PostalDoubt = "restored_zero" | "left_out";

/**
 * The postal code of a cell. A spreadsheet takes the first zero of the departments 01 to 09: it is given back, unless
 * the town is one that stands elsewhere. Any other French code of four digits is no code, and is left out.
 */
export function readPostalCode(
  code: string,
  city: string,
  country: string,
): { code: string; doubt: PostalDoubt | null } {
  if (country !== "FR" || !/^\d{4}$/.test(code)) return { code, doubt: null };
  const canLackZero = !code.startsWith("0") && !isTownElsewhere(city);
  return canLackZero ? { code: `0${code}`, doubt: "restored_zero" } : { code: "", doubt: "left_out" };
}

function isTownElsewhere(city: string): boolean {
  const town = searchText(city.replace(/[^\p{L}\p{N}]+/gu, " ")).replace(/ (\d.*|cedex.*)$/, "");
  return TOWNS_ELSEWHERE.has(town);
}

/** The big towns that are in no department from 01 to 09, as `searchText` writes them. */
const TOWNS_ELSEWHERE: ReadonlySet<string> = new Set([
  "aix en provence",
  "amiens",
  "angers",
  "annecy",
  "besancon",
  "bordeaux",
  "brest",
  "caen",
  "clermont ferrand",
  "dijon",
  "grenoble",
  "le havre",
  "le mans",
  "lille",
  "limoges",
  "lyon",
  "marseille",
  "metz",
  "montpellier",
  "mulhouse",
  "nancy",
  "nantes",
  "nimes",
  "orleans",
  "paris",
  "perpignan",
  "reims",
  "rennes",
  "rouen",
  "saint etienne",
  "strasbourg",
  "toulon",
  "toulouse",
  "tours",
  "villeurbanne",
]);
