import { expect, test } from "vitest";
import { nestFields } from "./nest-fields.ts";

test("fields with dots are grouped, and the others do not change", () => {
  const fields = { name: "Roux", "address.city": "Lyon", capital: null, "address.line1": "1 rue du Bac" };
  expect(nestFields(fields)).toEqual({
    name: "Roux",
    address: { city: "Lyon", line1: "1 rue du Bac" },
    capital: null,
  });
});
