import { expect, test } from "vitest";
import { fieldMessages } from "../../shared/field.messages.ts";
import { isSirenNumber } from "../../shared/siren.ts";
import { formAfterText, isWholeForm, sayNoted, valuesOfForm } from "./form-words.ts";
import { legalForm } from "./legal-form.ts";

const ADDRESS = ["address.line1", "address.postal_code", "address.city"];
const FORM = legalForm(["siren", ...ADDRESS], "");

function valuesAfter(text: string): Record<string, string> {
  const fields = formAfterText(FORM, text)?.fields ?? [];
  return Object.fromEntries(fields.flatMap(({ name, value = "" }) => (value === "" ? [] : [[name, value]])));
}
const at = (line1: string, postal_code: string, city: string) => ({
  "address.line1": line1,
  "address.postal_code": postal_code,
  "address.city": city,
});

test.each([
  ["3 place Bellecour 69002 Lyon", at("3 place Bellecour", "69002", "Lyon")],
  ["c'est 3 place Bellecour, 69002 Lyon", at("3 place Bellecour", "69002", "Lyon")],
  ["mon adresse c'est 12 rue de la République 69001 Lyon", at("12 rue de la République", "69001", "Lyon")],
  [
    "12 rue de la République 69001 Lyon, SIREN 732829320",
    { ...at("12 rue de la République", "69001", "Lyon"), siren: "732829320" },
  ],
  ["SIREN : 732 829 320", { siren: "732829320" }],
  ["732829320", { siren: "732829320" }],
  ["siret 732 829 320 00074", { siren: "732829320" }],
  ["69002 Lyon", { "address.postal_code": "69002", "address.city": "Lyon" }],
  ["3 place Bellecour", { "address.line1": "3 place Bellecour" }],
  ["12 bis rue des Lilas, 38000 Saint-Martin-d'Hères", at("12 bis rue des Lilas", "38000", "Saint-Martin-d'Hères")],
])("« %s » fills the fields that it says", (text, values) => expect(valuesAfter(text)).toEqual(values));

test.each(["je ne sais pas", "06 12 34 56 78", "c'est pour quoi faire ?", "1 200 €", "plus tard", "dans 3 semaines"])(
  "« %s » fills nothing",
  (text) => expect(formAfterText(FORM, text)).toBeNull(),
);

test("a form without a field for what is said takes nothing", () => {
  expect(formAfterText(legalForm(["vat_reason"], ""), "3 place Bellecour 69002 Lyon")).toBeNull();
});

test("a SIREN whose check digit is wrong is shown with its error", () => {
  const form = formAfterText(FORM, "SIREN 732829321");
  expect(form?.fields[0]).toMatchObject({ value: "732829321", error: fieldMessages.siren });
  expect(form && isWholeForm(form)).toBe(false);
});

test.each([
  ["732829320", true],
  ["732829321", false],
  ["000000000", false],
  ["7328293", false],
])("the check digit of %s is right: %s", (digits, isRight) => expect(isSirenNumber(digits)).toBe(isRight));

test("a form is whole once every field that must be filled is", () => {
  const address = formAfterText(FORM, "3 place Bellecour 69002 Lyon");
  expect(address && isWholeForm(address)).toBe(false);
  const form = address && formAfterText(address, "732829320");
  expect(form && isWholeForm(form)).toBe(true);
});

test("what was read is said back without what was there before", () => {
  const address = formAfterText(FORM, "3 place Bellecour 69002 Lyon");
  expect(address && sayNoted(FORM, address)).toBe("J'ai noté : 3 place Bellecour, 69002, Lyon.");
  const form = address && formAfterText(address, "732829320");
  expect(address && form && sayNoted(address, form)).toBe("J'ai noté : SIREN 732829320.");
});

test.each([
  ["pas encore, plus tard", "later"],
  ["Pas encore.", "later"],
  ["non", "later"],
  ["oui", "named"],
  ["Oui, j'en ai un", "named"],
])("the words of an option are that option: %s", (text, value) => {
  const form = formAfterText(legalForm(["mediation"], ""), text);
  expect(form && valuesOfForm(form)).toEqual({ mediation: value });
});

test("words of no option or of two are none", () => {
  expect(formAfterText(legalForm(["mediation"], ""), "annule")).toBeNull();
  expect(formAfterText(legalForm(["mediation", "insurance_duty"], ""), "oui")).toBeNull();
});
