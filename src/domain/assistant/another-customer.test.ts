import { expect, test } from "vitest";
import { isAnotherCustomer } from "./another-customer.ts";

const KNOWN = { lastName: "Lefebvre-Martin" };

test.each([
  "non c'est une autre Mme Lefebvre-Martin",
  "c'est une autre Mme Lefebvre-Martin.",
  "Non, ce n'est pas la même",
  "c'est pas la même personne",
  "pas la même",
  "une autre Lefebvre-Martin",
  "attention, c'est quelqu'un d'autre",
  "c'est une nouvelle cliente",
])("« %s » says that the customer is somebody else", (text) => expect(isAnotherCustomer(KNOWN, text)).toBe(true));

test.each([
  "non",
  "c'est une autre adresse",
  "une autre fois",
  "pas la même date",
  "c'est la même",
  "Mme Lefebvre-Martin",
  "claire@example.org",
])("« %s » does not", (text) => expect(isAnotherCustomer(KNOWN, text)).toBe(false));

test("nobody is somebody else before a name is said", () => {
  expect(isAnotherCustomer({}, "c'est une autre Mme Lefebvre-Martin")).toBe(false);
});
