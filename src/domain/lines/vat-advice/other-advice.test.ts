import { labour, person, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import type { ItemLine } from "../line.ts";
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
