import { expect, test } from "vitest";
import { sirenProblem, siretProblem } from "./siren-problem.ts";

test("a wrong SIREN is told, however it is spaced", () => {
  expect([sirenProblem("732 829 320"), sirenProblem(""), sirenProblem("732.829.320")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(sirenProblem("732 829 321")).toContain("Ce SIREN n'existe pas");
  expect(sirenProblem("123")).toContain("Ce SIREN n'existe pas");
});

test("a SIRET is taken in the place of a SIREN", () => {
  expect(sirenProblem("732 829 320 00074")).toBeUndefined();
});

test("a SIREN is not taken in the place of a SIRET", () => {
  expect(siretProblem("732 829 320 00074")).toBeUndefined();
  expect(siretProblem("732 829 320")).toContain("Ce SIRET n'existe pas");
});
