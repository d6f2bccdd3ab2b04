import fc from "fast-check";
import { expect, test } from "vitest";
import { TEMPLATE_FIELDS, fillTemplate, openFields } from "./template.ts";

test("a field is filled with what is known", () => {
  expect(fillTemplate("Bonjour {client},", { client: "Claire Roux" })).toBe("Bonjour Claire Roux,");
});

test.each(["{échéance}", "{echeance}", "{ Échéance }", "{ECHEANCE}"])(
  "%s is the same field, however it is typed",
  (field) => {
    expect(fillTemplate(field, { échéance: "12/01/2027" })).toBe("12/01/2027");
  },
);

test("a field that nothing is known for stays to be filled", () => {
  expect(openFields(fillTemplate("{montant} pour {projet}", { projet: "Terrasse" }))).toEqual(["{montant}"]);
});

test("an empty value fills nothing", () => {
  expect(fillTemplate("{client}", { client: "" })).toBe("{client}");
});

test("a field that no template has stays to be seen", () => {
  expect(openFields(fillTemplate("{chantier du voisin}", {}))).toEqual(["{chantier du voisin}"]);
});

test("a field of each name is told once", () => {
  expect(openFields("{montant} puis {montant}")).toEqual(["{montant}"]);
});

test.each(["{}", "{{", "a } b {", '{"a": 1}', "{\n}", `{${"x".repeat(50)}}`])("« %s » is no field", (text) => {
  expect(openFields(text)).toEqual([]);
});

test("a value that looks like a field is not filled in its turn", () => {
  expect(fillTemplate("{client}", { client: "{montant}", montant: "12" })).toBe("{montant}");
});

test("with every value known nothing stays open", () => {
  const values = Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, "x"]));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TEMPLATE_FIELDS, "Bonjour")), (words) => {
      const text = words.map((word) => (word === "Bonjour" ? word : `{${word}}`)).join(" ");
      expect(openFields(fillTemplate(text, values))).toEqual([]);
    }),
  );
});
