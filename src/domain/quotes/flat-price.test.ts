import { expect, test } from "vitest";
import { NO_TERMS, withPrices } from "../lines/terms.ts";
import { addUp } from "../lines/totals.ts";
import { flatPriceLines } from "./flat-price.ts";

const WEDDING = {
  name: "Mariage de Paul et Inès",
  description: "Reportage de mariage\nDe la préparation à la soirée",
  tasks: [{ id: "t1", title: "Photographier la cérémonie" }],
  lineId: "l1",
  amountCents: 180_000,
  prices: "net" as "net" | "gross",
  vatBasisPoints: null,
  vatReason: null,
};

test("a flat price is one line of its amount above its tasks", () => {
  expect(flatPriceLines(WEDDING)).toMatchObject([
    {
      kind: "item",
      label: "Reportage de mariage",
      details: ["De la préparation à la soirée"],
      quantityE4: 10_000,
      unit: "forfait",
      unitPriceE6: 1_800_000_000,
      vat: { basisPoints: 2000 },
    },
    { kind: "text", id: "t1", label: "Photographier la cérémonie" },
  ]);
});

test("work without a description is named after its project", () => {
  const [line] = flatPriceLines({ ...WEDDING, description: " ", tasks: [], vatBasisPoints: 1000 });
  expect(line).toMatchObject({ label: "Mariage de Paul et Inès", vat: { basisPoints: 1000 } });
});

test("a flat price that is said with VAT is printed so, to the cent", () => {
  const [line] = flatPriceLines({ ...WEDDING, amountCents: 50_000, prices: "gross" });
  expect(line && addUp([line], withPrices(NO_TERMS, "gross")).grossCents).toBe(50_000);
});
