import { expect, test } from "vitest";
import { addressOf, isPlausibleLogin, readLogin, shownAddress } from "./login.ts";

test("emails and French numbers are read in their usual forms", () => {
  expect(readLogin(" Camille@Example.ORG ")).toEqual({ email: "camille@example.org" });
  for (const text of ["06 12 34 56 78", "06.12.34.56.78", "+33 6 12 34 56 78", "0033612345678"])
    expect(readLogin(text)).toEqual({ phone: "+33612345678" });
  expect(addressOf(readLogin("+32 470 12 34 56"))).toBe("+32470123456");
});

test("an address without its place is no login", () => {
  for (const text of ["vide@", "@example.org", "deux mots@example.org", "camille", "0612"])
    expect(isPlausibleLogin(text)).toBe(false);
  for (const text of ["camille@example.org", "camille@localhost", "06 12 34 56 78", "+32 470 12 34 56"])
    expect(isPlausibleLogin(text)).toBe(true);
});

test("only a French number is shown in pairs", () => {
  expect(shownAddress("33612345678")).toBe("06 12 34 56 78");
  expect(shownAddress("+33612345678")).toBe("06 12 34 56 78");
  expect(shownAddress("32470123456")).toBe("+32470123456");
  expect(shownAddress("camille@example.org")).toBe("camille@example.org");
});
