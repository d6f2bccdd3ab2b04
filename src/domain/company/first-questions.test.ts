import { expect, test } from "vitest";
import { firstQuestionsOf } from "./first-run.messages.ts";

test("a trade of the building is asked for its insurance", () => {
  expect(firstQuestionsOf({ trade: "Plombier", missing: [] })).toContain("assurance");
});

test("another trade is not asked for an insurance", () => {
  expect(firstQuestionsOf({ trade: "Graphiste", missing: [] })).not.toContain("assurance");
});

test("another trade that owes an insurance is asked for what lacks of it", () => {
  expect(firstQuestionsOf({ trade: "Graphiste", missing: ["insurance.insurer"] })).toContain("assurance");
});
