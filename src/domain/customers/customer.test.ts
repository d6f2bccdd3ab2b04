import { expect, test } from "vitest";
import type { CustomerCard } from "./customer.ts";
import { asBuyer, customerName, missingBuyerFields, personName } from "./customer.ts";
import { haveSameNames } from "./same-customer.ts";

const LEFEVRE: CustomerCard = {
  id: "c1",
  kind: "person",
  companyName: "",
  civility: "mme",
  firstName: "",
  lastName: "Lefèvre",
  email: "",
  phone: "",
  siren: "",
  siret: "",
  vatNumber: "",
  address: null,
};

test("a person without a known first name is printed with the civility", () => {
  expect(customerName(LEFEVRE)).toBe("Mme Lefèvre");
  expect(customerName(asBuyer(LEFEVRE))).toBe("Mme Lefèvre");
  expect(customerName(asBuyer({ ...LEFEVRE, civility: "couple" }))).toBe("M. et Mme Lefèvre");
});

test("a first name takes the place of the civility", () => {
  expect(customerName(asBuyer({ ...LEFEVRE, firstName: "Claire" }))).toBe("Claire Lefèvre");
});

test("a civility alone names nobody", () => {
  expect(personName({ civility: "mme", firstName: "", lastName: "" })).toBe("");
});

test("without first names, two civilities are two people", () => {
  expect(haveSameNames(LEFEVRE, { ...LEFEVRE, civility: "m" })).toBe(false);
  expect(haveSameNames(LEFEVRE, { ...LEFEVRE })).toBe(true);
});

test.each([
  ["AE", []],
  ["IE", []],
  ["FR", ["address.postal_code"]],
  ["RE", ["address.postal_code"]],
  ["MC", ["address.postal_code"]],
])("an invoice to %s without postal code lacks %j", (country, missingFields) => {
  const address = { line1: "Sheikh Zayed Road 1", line2: "", postalCode: "", city: "Dubai", country };
  expect(missingBuyerFields({ ...LEFEVRE, address })).toEqual(missingFields);
});
