import { expect, test } from "vitest";
import { formOfCategory } from "./legal-form-category.ts";

test.each([
  ["1000", "EI"],
  ["5498", "EURL"],
  ["5499", "SARL"],
  ["5710", "SAS"],
  ["5720", "SASU"],
  ["5510", "SA"],
  ["6540", "SCI"],
  ["6566", "SCP"],
  ["6599", "SC"],
  ["9220", "ASSOCIATION"],
])("the legal category %s of the register is the form %s", (category, form) => {
  expect(formOfCategory(category)).toBe(form);
});

test("a category of which there is no form says none", () => {
  expect(["7210", "", "54", "toString"].map(formOfCategory)).toEqual(["", "", "", ""]);
});
