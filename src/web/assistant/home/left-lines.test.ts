import type { CompanyAnswer } from "#api/company.ts";
import { expect, test } from "vitest";
import { askedInFirstRun, leftLines } from "./left-to-do.tsx";

const seller = (company: Partial<CompanyAnswer>) =>
  ({ missing: [], trade: "Peintre", iban: "FR76", hourly_rate: 45, ...company }) as unknown as CompanyAnswer;

const titlesFor = (company: Partial<CompanyAnswer>) => leftLines(seller(company)).map(({ what }) => what);

test("a company is asked for what its first minute left, then for its account", () => {
  expect(titlesFor({ missing: ["name", "siren", "vat_regime"], trade: "", iban: "" })).toEqual([
    "Présenter ton entreprise",
    "Ton IBAN",
  ]);
});

test("the first minute says what it asks", () => {
  expect(askedInFirstRun(seller({ trade: "", missing: ["vat_regime"] }))).toBe("Métier, TVA : une minute");
  expect(askedInFirstRun(seller({ missing: ["siren", "name", "address.city"] }))).toBe("SIREN : une minute");
  expect(askedInFirstRun(seller({ missing: ["legal_form", "address.line1", "address.city"] }))).toBe(
    "Forme juridique, adresse : une minute",
  );
  expect(askedInFirstRun(seller({}))).toBeNull();
});

test("the checklist is empty once everything is said", () => {
  expect(titlesFor({})).toEqual([]);
});
