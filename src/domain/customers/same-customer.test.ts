import { expect, test } from "vitest";
import { isSameCustomer } from "./same-customer.ts";

const roux = { companyName: "Roux", firstName: "Léa", lastName: "Roux", email: "lea@roux.fr" };

test("customers with the same names are the same unless their emails differ", () => {
  expect(isSameCustomer(roux, { ...roux, companyName: "ROUX", firstName: "lea" })).toBe(true);
  expect(isSameCustomer(roux, { ...roux, email: "" })).toBe(true);
  expect(isSameCustomer(roux, { ...roux, email: "contact@roux.fr" })).toBe(false);
});

test("two people who share an email are two customers", () => {
  expect(isSameCustomer(roux, { ...roux, firstName: "Paul" })).toBe(false);
});
