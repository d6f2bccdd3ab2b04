import { expect, test } from "vitest";
import type { CardRow } from "../../conversation/message.ts";
import { askedRateOf } from "./asked-rate.ts";

const row = (id: string, label: string, vatBasisPoints: number): CardRow => ({
  id,
  label,
  quantity: "1",
  unit: "u",
  unitPrice: "50",
  vatBasisPoints,
  vatReason: null,
});
const MIXED = [row("line-1", "Receveur", 2000), row("line-2", "Pose", 1000)];

test("a line that is added beside lines at two rates is asked its own", () => {
  expect(askedRateOf(MIXED, "ajoute le déplacement 30 €")).toEqual({
    labels: ["TVA 10 %", "TVA 20 %"],
    orders: ["ajoute le déplacement 30 € TVA 10 %", "ajoute le déplacement 30 € TVA 20 %"],
  });
});

test.each([
  ["ajoute le déplacement 30 € TVA 10", MIXED],
  ["ajoute le déplacement 30 €", [row("line-1", "Receveur", 2000)]],
  ["la pose c'est 60 €", MIXED],
  ["il fait beau", MIXED],
])("nothing is asked of a rate that is known or of no new line: « %s »", (text, rows) => {
  expect(askedRateOf(rows, text)).toBeNull();
});
