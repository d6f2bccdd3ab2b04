import { expect, test } from "vitest";
import type { ChosenCustomer } from "./new-project-values.ts";
import { NO_CUSTOMER, changesOf, choiceText, isChosen, namedFields, readChoice } from "./new-project-values.ts";

const ROUX: ChosenCustomer = {
  ...NO_CUSTOMER,
  id: "c1",
  label: "Menuiserie Roux",
  kind: "company",
  phone: "0611223344",
};

test.each([[null], ["new" as const], [ROUX]])("the choice %j comes back from its text", (choice) => {
  expect(readChoice(choiceText(choice))).toEqual(choice);
});

test("no choice leaves nothing to keep", () => {
  expect(choiceText(null)).toBe("");
});

test.each([[null], ["new" as const], ["nobody" as const]])("%j is no chosen customer", (choice) => {
  expect(isChosen(choice)).toBe(false);
});

test("a chosen customer is told from an order for a new one", () => {
  expect(isChosen(readChoice(choiceText(ROUX)))).toBe(true);
});

test("only what was changed of a chosen customer is sent", () => {
  const { id: _id, label: _label, ...fields } = ROUX;
  expect(changesOf(ROUX, { ...fields, email: "claire@roux.fr" })).toEqual({
    customer_id: "c1",
    client_info: { email: "claire@roux.fr" },
  });
});

test.each([
  ["durand", "person" as const, { last_name: "Durand" }],
  ["paul le gall", "person" as const, { first_name: "Paul", last_name: "Le gall" }],
  ["M. durand", "person" as const, { civility: "m", last_name: "Durand" }],
  ["madame léa arc", "person" as const, { civility: "mme", first_name: "Léa", last_name: "Arc" }],
  ["Mme", "person" as const, { last_name: "Mme" }],
  ["menuiserie Roux", "company" as const, { company: "Menuiserie Roux" }],
])("the typed name « %s » fills the fields of a new %s", (name, kind, fields) => {
  expect(Object.fromEntries(namedFields(name, kind))).toEqual(fields);
});
