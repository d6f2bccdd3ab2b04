import { expect, test } from "vitest";
import { addressOf, readLogin, shownAddress } from "./login.ts";
import { momentOf } from "#web/auth/security/moment.ts";
import { freeName } from "#web/auth/security/free-name.ts";

test("emails are read in any case, French numbers in their usual form", () => {
  expect(readLogin(" Camille@Example.ORG ")).toEqual({ email: "camille@example.org" });
  for (const typed of ["06 12 34 56 78", "06.12.34.56.78", "+33 6 12 34 56 78", "0033612345678"])
    expect(readLogin(typed)).toEqual({ phone: "+33612345678" });
  expect(addressOf(readLogin("+32 470 12 34 56"))).toBe("+32470123456");
});

test("a number is shown by pairs, a foreign one with its +, an email as it is", () => {
  expect(shownAddress("33612345678")).toBe("06 12 34 56 78");
  expect(shownAddress("+33612345678")).toBe("06 12 34 56 78");
  expect(shownAddress("32470123456")).toBe("+32470123456");
  expect(shownAddress("camille@example.org")).toBe("camille@example.org");
});

test("moments are written as people say them", () => {
  const now = new Date(2026, 10, 21, 14, 0);
  expect(momentOf(new Date(2026, 10, 21, 13, 59), now)).toBe("à l'instant");
  expect(momentOf(new Date(2026, 10, 21, 9, 5), now)).toBe("aujourd'hui à 09:05");
  expect(momentOf(new Date(2026, 10, 3, 9, 5), now)).toBe("3 nov. à 09:05");
  expect(momentOf(new Date(2025, 10, 3, 9, 5), now)).toBe("3 nov. 2025");
});

test("two factors never have the same name", () => {
  expect(freeName("Téléphone", [])).toBe("Téléphone");
  expect(freeName("Téléphone", ["Téléphone", "Téléphone 2"])).toBe("Téléphone 3");
});
