import type { Civility } from "../../customers/customer.ts";
import { hasFormula, valuesOf } from "../../imports/import-rows.ts";
import { COUNTRIES, countryName, isCountry } from "../../shared/country.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import { searchText } from "../../shared/search-text.ts";
import type { ImportColumn, ImportField } from "./import-fields.ts";
import { CIVILITY_NAMES, FIRM_WORDS } from "./import.messages.ts";
import type { PostalDoubt } from "./imported-postal-code.ts";
import { readPostalCode } from "./imported-postal-code.ts";

/** A customer as a row of a file says them, with the names of the wire. Nothing is checked of their texts. */
export type ImportedCustomer = {
  kind: "company" | "person";
  company: string;
  civility: Civility;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  siren: string;
  siret: string;
  vat_number: string;
  address: { line1: string; line2: string; postal_code: string; city: string; country: string };
  /** What is to be looked at in the postal code. No field of the wire. */
  postal_doubt: PostalDoubt | null;
};

/** Why a row is not read. */
export type RowRefusal = "formula" | "unknown_country" | "nameless";

const COUNTRY_CODES = new Map(COUNTRIES.map((code) => [searchText(countryName(code)), code]));

/** The customer of a row, by what each column is for. What a spreadsheet did to figures is undone. */
export function readImportedCustomer(
  columns: readonly ImportColumn[],
  cells: readonly string[],
): Result<ImportedCustomer, RowRefusal> {
  const values = valuesOf(columns, cells);
  if (hasFormula(values)) return refused("formula");
  const textOf = (field: ImportField) => (values.get(field) ?? []).join(" ");
  const country = countryCode(textOf("country"));
  if (country === null) return refused("unknown_country");
  const names = namesOf(textOf);
  if (names.company + names.first_name + names.last_name === "") return refused("nameless");
  const [siren, siret, city] = [textOf("siren"), textOf("siret"), textOf("city")];
  const postalCode = readPostalCode(textOf("postal_code"), city, country);
  return ok({
    ...names,
    kind: names.company + siren + siret === "" ? "person" : "company",
    email: (textOf("email").split(/[\s;,]+/)[0] ?? "").toLowerCase(),
    phone: [...new Set((values.get("phone") ?? []).map(wholePhone))].join(" / "),
    siren,
    siret,
    vat_number: textOf("vat_number"),
    address: {
      line1: textOf("line1"),
      line2: textOf("line2"),
      postal_code: postalCode.code,
      city,
      country,
    },
    postal_doubt: postalCode.doubt,
  });
}

function countryCode(text: string): string | null {
  if (text === "") return "FR";
  const code = text.toUpperCase();
  return isCountry(code) ? code : (COUNTRY_CODES.get(searchText(text)) ?? null);
}

// A spreadsheet takes the first zero from what it reads as a number.
function wholePhone(phone: string): string {
  return /^[1-9]\d{8}$/.test(phone.replace(/[\s.-]/g, "")) ? `0${phone}` : phone;
}

type Names = Pick<ImportedCustomer, "company" | "civility" | "first_name" | "last_name">;

function namesOf(textOf: (field: ImportField) => string): Names {
  const isFamilyFirst = textOf("full_name") === "";
  const whole = withoutCivility(textOf(isFamilyFirst ? "last_first_name" : "full_name"));
  const last = withoutCivility(textOf("last_name"));
  const civility = civilityNamed(textOf("civility")) || whole.civility || last.civility;
  const company = textOf("company");
  const isWholeUsed = last.name + textOf("first_name") === "" && whole.name !== "";
  if (isWholeUsed && company === "" && isFirm(whole.name))
    return { company: whole.name, civility: "", first_name: "", last_name: "" };
  const parts = isWholeUsed
    ? splitName(whole.name, isFamilyFirst)
    : { first_name: textOf("first_name"), last_name: last.name };
  return { company, civility: company === "" ? civility : "", ...parts };
}

function civilityNamed(text: string): Civility {
  const name = searchText(text.replace(/[^\p{L}]+/gu, " "));
  for (const civility of ["couple", "mme", "m"] as const)
    if (CIVILITY_NAMES[civility].some((one) => one === name)) return civility;
  return "";
}

// « M. et Mme Roux »: up to three words before the name.
function withoutCivility(text: string): { civility: Civility; name: string } {
  const words = text.split(" ").filter((word) => word !== "");
  for (const count of [3, 2, 1]) {
    const civility = words.length > count ? civilityNamed(words.slice(0, count).join(" ")) : "";
    if (civility !== "") return { civility, name: words.slice(count).join(" ") };
  }
  return { civility: "", name: words.join(" ") };
}

function isFirm(name: string): boolean {
  const words = searchText(name.replace(/[^\p{L}\p{N}]+/gu, " ")).split(" ");
  return words.some((word) => FIRM_WORDS.some((firm) => firm === word));
}

// « ROUX Claire » and « Claire ROUX »: capitals are the family name. In any other name the column says which is first.
function splitName(name: string, isFamilyFirst: boolean): { first_name: string; last_name: string } {
  const words = name.split(" ");
  const isInCapitals = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
  const capitals = words.filter(isInCapitals);
  if (capitals.length > 0 && capitals.length < words.length)
    return { first_name: words.filter((word) => !isInCapitals(word)).join(" "), last_name: capitals.join(" ") };
  const [head = "", ...rest] = words;
  if (rest.length === 0) return { first_name: "", last_name: head };
  return isFamilyFirst
    ? { first_name: rest.join(" "), last_name: head }
    : { first_name: head, last_name: rest.join(" ") };
}
