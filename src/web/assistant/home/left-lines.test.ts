import type { CompanyAnswer } from "#api/company.ts";
import { expect, test } from "vitest";
import { askedInFirstRun, leftLines } from "./left-to-do.tsx";

const seller = (company: Partial<CompanyAnswer>) =>
  ({
    missing: [],
    trade: "Peintre",
    iban: "FR76",
    hourly_rate: 45,
    legal_notices: "",
    ...company,
  }) as unknown as CompanyAnswer;

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

test("a company of the building is not presented while its insurance is unsaid", () => {
  expect(askedInFirstRun(seller({ missing: ["insurance_duty"] }))).toBe("Assurance : une minute");
});

test("an insurance that alone is left has its own line", () => {
  expect(titlesFor({ missing: ["insurance_duty"] })).toEqual(["Ton assurance"]);
});

test("an insurance left with the rest is one of the questions", () => {
  expect(titlesFor({ missing: ["insurance_duty", "vat_regime"] })).toEqual(["Présenter ton entreprise"]);
});

test("the checklist is empty once everything is said", () => {
  expect(titlesFor({})).toEqual([]);
});
