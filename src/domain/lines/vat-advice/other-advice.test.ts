import { labour, person, professional, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import type { ItemLine } from "../line.ts";
import { untaxed } from "../vat-treatment.ts";
import type { AdvisedSale } from "./advise-vat.ts";
import { hasOtherAdvice } from "./other-advice.ts";
import type { VatAnswers } from "./vat-answers.ts";

test("a rate stands against the answers only once they give another one", () => {
  const sale = { seller, buyer: person, siteAddress: "38000 Grenoble" };
  const isAgainst = (rate: number, answers: VatAnswers, more: Partial<ItemLine> = {}) =>
    hasOtherAdvice({ ...sale, lines: [{ ...labour("Pose", 10_000, rate), ...more }] }, answers);
  const ofImprovement = {
    place: "dwelling",
    age: "over_two_years",
    scale: "within_limits",
    kinds: { Pose: "improvement" },
  } as const;
  expect(isAgainst(1000, {})).toBe(false);
  expect(isAgainst(1000, { kinds: {} })).toBe(false);
  expect(isAgainst(1000, { place: "dwelling" })).toBe(false);
  expect(isAgainst(1000, ofImprovement)).toBe(false);
  expect(isAgainst(2000, ofImprovement)).toBe(true);
  expect(isAgainst(1000, { ...ofImprovement, age: "under_two_years" })).toBe(true);
  expect(isAgainst(1000, { ...ofImprovement, age: "under_two_years" }, { isOption: true })).toBe(false);
});

const OLD_HOME = { place: "dwelling", age: "over_two_years", scale: "within_limits" } as const;
const WITH_CONTRACT = { place: "other_building", subcontracting: "with_contract" } as const;
const byFirm = { buyer: professional };

test.each<[what: string, isExcluded: boolean, vat: number | "subcontracting", VatAnswers, Partial<AdvisedSale>?]>([
  ["a dwelling under two years", true, 1000, { place: "dwelling", age: "under_two_years" }],
  ["a dwelling under two years", false, 2000, { place: "dwelling", age: "under_two_years" }],
  ["an age alone", true, 550, { age: "under_two_years" }],
  ["a new building", true, 550, { ...OLD_HOME, scale: "new_building" }],
  ["offices", true, 1000, { place: "other_building" }, byFirm],
  ["offices, which may be subcontracted", false, "subcontracting", { place: "other_building" }, byFirm],
  [
    "offices that nobody subcontracts",
    true,
    "subcontracting",
    { place: "other_building", subcontracting: "none" },
    byFirm,
  ],
  ["a contract of subcontracting", true, 2000, WITH_CONTRACT, byFirm],
  ["an old dwelling, of works of no known kind", false, 1000, OLD_HOME],
  ["an old dwelling, of works of no known kind", false, 2000, OLD_HOME],
  ["an old dwelling", true, 210, OLD_HOME],
  ["works of a kind that has no reduced rate", true, 1000, { kinds: { Pose: "excluded" } }],
  ["offices of Corsica, where all works have it", false, 1000, { place: "other_building" }, { siteAddress: "20000" }],
  ["no answer but of another line", false, 1000, { kinds: { Autre: "excluded" } }],
])("the answer « %s » excludes (%s) a line at %s", (_what, isExcluded, vat, answers, more = {}) => {
  const line = labour("Pose", 10_000, typeof vat === "number" ? vat : untaxed(vat));
  const sale = { seller, buyer: person, siteAddress: "38000 Grenoble", lines: [line], ...more };
  expect(hasOtherAdvice(sale, answers)).toBe(isExcluded);
});
