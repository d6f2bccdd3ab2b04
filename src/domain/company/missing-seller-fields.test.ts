import { seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { INVOICE_FIELDS } from "../documents/missing-fields.ts";
import { mayBuild } from "./building-trades.ts";
import type { Company } from "./company.ts";
import { missingSellerFields } from "./missing-seller-fields.ts";

const bareSeller: Company = { ...seller, insurance: null };
const INSURANCE = ["insurance.insurer", "insurance.contact", "insurance.coverage"];

test("a building trade says whether an insurance is compulsory, then which one", () => {
  expect(missingSellerFields(bareSeller, { insuranceDuty: null })).toEqual(["insurance_duty"]);
  expect(missingSellerFields(bareSeller, { insuranceDuty: "required" })).toEqual(INSURANCE);
  expect(missingSellerFields(bareSeller, { insuranceDuty: "none" })).toEqual([]);
  const partly = { ...bareSeller, insurance: { insurer: "MAAF", contact: "", coverage: "France" } };
  expect(missingSellerFields(partly, { insuranceDuty: "required" })).toEqual(["insurance.contact"]);
  expect(missingSellerFields(partly, { insuranceDuty: null })).toEqual(["insurance_duty"]);
  expect(missingSellerFields(seller, { insuranceDuty: null })).toEqual([]);
});

test.each(["Développeur web", "photographe", "Graphiste", "Formatrice", "Coiffeuse à domicile", "Traiteur"])(
  "a %s is not asked for an insurance",
  (trade) => {
    expect(missingSellerFields({ ...bareSeller, trade }, { insuranceDuty: null })).toEqual([]);
  },
);

test.each(["", "  ", "Plombier", "Électricité générale", "MAÇON", "Multiservices", "Rénovation", "Étanchéité"])(
  "the trade « %s » may do works of construction",
  (trade) => {
    expect(mayBuild(trade)).toBe(true);
  },
);

test("each field that may be missing has a label and words for a sentence", () => {
  const blank: Company = { ...bareSeller, name: "", legalForm: "", siren: "", vatRegime: null, address: null };
  const fields = [
    ...missingSellerFields(blank, { insuranceDuty: null }),
    ...missingSellerFields({ ...bareSeller, legalForm: "SAS" }, { insuranceDuty: "required" }),
  ];
  expect(fields).toHaveLength(13);
  for (const field of fields) expect([field, INVOICE_FIELDS[field]?.phrase]).toEqual([field, expect.any(String)]);
});
