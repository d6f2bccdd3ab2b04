import type { CompanyAnswer } from "#api/company.ts";
import { USUAL_STYLE } from "#domain/company/style/document-style.ts";
import { expect, test } from "vitest";
import { sampleView } from "./sample-view.ts";

const PLUMBER = {
  name: "Nora Petit",
  trade: "Plombier",
  hourly_rate: 50,
  vat_regime: "standard",
  address: null,
  email: "",
  phone: "",
  logo_id: null,
};
const sample = (more: object) => sampleView({ ...PLUMBER, ...more } as unknown as CompanyAnswer, USUAL_STYLE);
const labelsOf = (view: ReturnType<typeof sample>) => view.totals.map(({ label }) => label);

test("the example of a seller who charges VAT ends with its totals", () => {
  const view = sample({});
  expect(view.showsVat).toBe(true);
  expect(labelsOf(view)).toEqual(["Total HT", "TVA 20\u00A0%", "Total TTC"]);
  expect(view.amounts).toEqual({ netCents: 38_000, vatCents: 7_600, grossCents: 45_600 });
});

test("the example of a seller under franchise prints no VAT", () => {
  const view = sample({ vat_regime: "franchise" });
  expect(view.showsVat).toBe(false);
  expect(labelsOf(view)).toEqual(["Total", "Net à payer"]);
});

test("the example is a work of the seller's trade", () => {
  expect(sample({}).subject).toBe("Remplacer le chauffe-eau");
  expect(sample({ trade: "Graphiste" }).lines[1]).toMatchObject({ label: "Réunion de lancement" });
});
