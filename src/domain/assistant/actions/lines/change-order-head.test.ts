import { expect, test } from "vitest";
import { readSaidAction } from "../said-action.ts";

test.each([
  "avenant : ajoute un meuble vasque à 650 €",
  "un avenant : ajoute un meuble vasque à 650 €",
  "avenant, ajoute un meuble vasque à 650 €",
])("a change after the word « avenant » is that change: « %s »", (text) => {
  const action = readSaidAction(text, "2026-11-30");
  expect([action?.kind, action?.lines.map((line) => line.text)]).toEqual([
    "change_quote_lines",
    ["ajoute un meuble vasque à 650 €"],
  ]);
});

test.each(["fais un avenant", "avenant au devis de Mme Roux"])(
  "a change order without its change is one: « %s »",
  (text) => {
    expect(readSaidAction(text, "2026-11-30")?.kind).toBe("change_order");
  },
);

test("lines go into a lot without a verb", () => {
  const action = readSaidAction("le robinet et le mitigeur dans un lot Cuisine", "2026-11-30");
  expect([action?.kind, action?.lines]).toMatchObject([
    "change_quote_lines",
    [{ kind: "lots", lots: [{ label: "Cuisine", lines: "robinet et le mitigeur" }] }],
  ]);
});
