import { expect, test } from "vitest";
import type { FormField } from "../conversation/message.ts";
import { withoutFormerCustomer } from "./former-customer.ts";

const fieldsOf = (values: Record<string, string>): FormField[] =>
  Object.entries(values).map(([name, value]) => ({ name, label: name, type: "text", required: false, value }));
const valuesOf = (fields: readonly FormField[]) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

const ROUX = { lastName: "Roux", firstName: "Sophie", street: "12 rue des Lilas", city: "Lyon", email: "s@roux.fr" };

test("another customer takes over neither first name nor address nor email of the former one", () => {
  const { fields, note } = withoutFormerCustomer(fieldsOf(ROUX), fieldsOf({ ...ROUX, lastName: "Garnier" }));
  expect(valuesOf(fields)).toEqual({ lastName: "Garnier", firstName: "", street: "", city: "", email: "" });
  expect(note).toBe(
    "J'ai enlevé le prénom, l'adresse et l'email de l'ancien client : redis ce qui vaut aussi pour le nouveau.",
  );
});

test("what is said of the new customer stays", () => {
  const answers = { ...ROUX, lastName: "Garnier", firstName: "Luc", street: "3 place Bellecour" };
  const { fields } = withoutFormerCustomer(fieldsOf(ROUX), fieldsOf(answers));
  expect(valuesOf(fields)).toEqual({ ...answers, city: "", email: "" });
});

test.each([
  ["Roux", "Leroux"],
  ["Roux", "ROUX"],
  ["Roux", ""],
  ["Lefèvre", "Lefebvre"],
  ["Dupond", "Dupont"],
])("« %s » corrected to « %s » is the same person", (lastName, newName) => {
  const fields = fieldsOf({ ...ROUX, lastName: newName });
  expect(withoutFormerCustomer(fieldsOf({ ...ROUX, lastName }), fields)).toEqual({ fields, note: "" });
});

test("a customer who is named at last loses nothing", () => {
  const fields = fieldsOf({ ...ROUX, lastName: "Garnier" });
  expect(withoutFormerCustomer(fieldsOf({ ...ROUX, lastName: "" }), fields)).toEqual({ fields, note: "" });
});

test("nothing is said when the former customer had nothing more than a name", () => {
  const { note } = withoutFormerCustomer(fieldsOf({ lastName: "Roux" }), fieldsOf({ lastName: "Garnier" }));
  expect(note).toBe("");
});
