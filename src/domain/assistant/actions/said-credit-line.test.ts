import { expect, test } from "vitest";
import { readSaidAction } from "./said-action.ts";

test.each(["fais un avoir pour la ligne de faïence", "fais un avoir sur la ligne faïence"])(
  "the words of a line that is credited name no customer: « %s »",
  (text) =>
    expect(readSaidAction(text, "2026-11-28")).toMatchObject({
      kind: "credit_invoice",
      names: [],
      creditedWords: "faïence",
    }),
);

test("somebody beside the line is still named", () => {
  const action = readSaidAction("fais un avoir sur la ligne faïence de la facture de Mme Bernard", "2026-11-28");
  expect(action).toMatchObject({ kind: "credit_invoice", creditedWords: "faïence" });
  expect(action?.names).toContain("bernard");
});
