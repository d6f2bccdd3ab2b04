import { expect, test } from "vitest";
import { COUNTRIES, countryName, isCountry } from "./country.ts";

test("countries are exactly the 249 of ISO 3166-1", () => {
  expect(COUNTRIES).toHaveLength(249);
  const names = new Intl.DisplayNames("fr", { type: "region", fallback: "none" });
  for (const code of COUNTRIES) expect(names.of(code), code).toBeTypeOf("string");
  for (const wrong of ["XX", "ZZ", "fr", "FRA", "", "UK"]) expect(isCountry(wrong)).toBe(false);
});

test("countries have the names that Intl gives them in French, but for two", () => {
  const names = new Intl.DisplayNames("fr", { type: "region", fallback: "none" });
  const others = COUNTRIES.filter((code) => names.of(code)!.replaceAll("’", "'") !== countryName(code));
  expect(others).toEqual(["HK", "MO"]);
  expect(countryName("XX")).toBe("XX");
});
