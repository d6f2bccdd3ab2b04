import type { CompanyAnswer } from "#api/company.ts";
import { expect, test } from "vitest";
import { leftLines } from "./left-to-do.tsx";

const titlesFor = (company: Partial<CompanyAnswer>, hasProjects: boolean) => {
  const seller = {
    missing: [],
    trade: "Peintre",
    iban: "FR76",
    hourly_rate: 45,
    ...company,
  } as unknown as CompanyAnswer;
  return leftLines(seller, hasProjects).map(({ what }) => what);
};

test("a new user is first asked for a project, then for their company", () => {
  expect(titlesFor({ missing: ["name", "siren", "vat_regime"], trade: "" }, false)).toEqual([
    "Créer un projet",
    "Présenter ton entreprise",
  ]);
});

test("an account to be paid on is asked for once there is a project", () => {
  expect(titlesFor({ iban: "" }, false)).toEqual(["Créer un projet"]);
  expect(titlesFor({ iban: "" }, true)).toEqual(["Ton IBAN"]);
});

test("the checklist is empty once everything is said", () => {
  expect(titlesFor({}, true)).toEqual([]);
});
