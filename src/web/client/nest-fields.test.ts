import { expect, test } from "vitest";
import { nestFields } from "./nest-fields.ts";

test("only fields with dots are grouped", () => {
  const fields = { name: "Roux", "address.city": "Lyon", capital: null, "address.line1": "1 rue du Bac" };
  expect(nestFields(fields)).toEqual({
    name: "Roux",
    address: { city: "Lyon", line1: "1 rue du Bac" },
    capital: null,
  });
});
