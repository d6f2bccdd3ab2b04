import { seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { insuranceLine, quotePriceNotice } from "./legal-notices.ts";

const insurance = { insurer: "MAAF", contact: "Niort", coverage: "France" };

test.each([
  [insurance, "Assurance professionnelle : MAAF, Niort, couverture : France."],
  [
    { ...insurance, kind: "" as const, policyNumber: "" },
    "Assurance professionnelle : MAAF, Niort, couverture : France.",
  ],
  [
    { ...insurance, kind: "decennial" as const, policyNumber: "12-34" },
    "Assurance décennale : MAAF, contrat n° 12-34, Niort, couverture : France.",
  ],
])("the insurance %j is printed as « %s »", (one, line) => {
  expect(insuranceLine({ ...seller, insurance: one })).toBe(line);
});

const { quotePriceCents: _price, ...silentSeller } = seller;

test.each([
  ["nothing while the seller has not said", silentSeller, /^$/],
  ["that it is free", { ...seller, quotePriceCents: 0 }, /^Devis gratuit\.$/],
  ["its price with VAT", { ...seller, quotePriceCents: 6_000 }, /^Devis payant : 60,00.€ TTC\.$/],
  ["no tax under franchise", { ...seller, vatRegime: "franchise" as const, quotePriceCents: 6_000 }, /: 60,00.€\.$/],
])("a quote says %s", (_what, one, notice) => {
  expect(quotePriceNotice(one)).toMatch(notice);
});
