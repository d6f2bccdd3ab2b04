import { labour } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { replacedReasonsSentence } from "./line.messages.ts";
import { replacedReasons } from "./lines-under-regime.ts";
import { untaxed } from "./vat-treatment.ts";

const chosen = ["subcontracting", null, "eu_services", "subcontracting", "franchise"] as const;
const lines = [labour("Pose", 10_000, untaxed("franchise")), labour("Audit", 10_000, untaxed("eu_services"))];

test("franchise replaces the chosen reasons that its lines do not say", () => {
  expect(replacedReasons(chosen, { lines, regime: "franchise" })).toEqual(["subcontracting"]);
  expect(replacedReasons(chosen, { lines, regime: "standard" })).toEqual([]);
  expect(replacedReasonsSentence(["subcontracting"])).toContain("elle remplace « Sous-traitance du bâtiment");
});
