import { COUNTRY_NAMES } from "./country.messages.ts";

/** Every country, by its ISO 3166-1 alpha-2 code. */
export const COUNTRIES: readonly string[] = Object.keys(COUNTRY_NAMES);

/** True for the code of an existing country. */
export function isCountry(code: string): boolean {
  return Object.hasOwn(COUNTRY_NAMES, code);
}

/** The French name of a country, by its code; an unknown code is its own name. */
export function countryName(code: string): string {
  return isCountry(code) ? (COUNTRY_NAMES[code] ?? code) : code;
}
