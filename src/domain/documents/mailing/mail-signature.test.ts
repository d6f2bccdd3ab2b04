import { seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import type { Company } from "../../company/company.ts";
import { defaultSignature } from "./mail-signature.ts";

const SOLE_TRADER: Company = {
  ...seller,
  name: "Volt",
  legalForm: "EI",
  rcsTown: "",
  siren: "732829320",
  phone: "06 12 34 56 78",
};
const linesOf = (company: Partial<Company>) =>
  defaultSignature({ ...SOLE_TRADER, ...company })
    .replace(/[\u00a0\u202f]/g, " ")
    .split("\n");

test("a sole trader signs with « EI », their phone, their SIREN", () => {
  expect(linesOf({})).toEqual(["Cordialement,", "Volt EI", "06 12 34 56 78", "SIREN 732 829 320"]);
});

test("a company of the commercial register says its form, capital, town, SIREN, seat", () => {
  const company: Partial<Company> = {
    name: "Volt & Fils",
    legalForm: "SARL",
    capitalCents: 100_000,
    rcsTown: "Lyon",
    phone: "",
    address: { line1: "1 rue A", line2: "", postalCode: "69003", city: "Lyon", country: "FR" },
  };
  expect(linesOf(company)).toEqual([
    "Cordialement,",
    "Volt & Fils",
    "SARL au capital de 1 000,00 € – RCS Lyon – SIREN 732 829 320 – 1 rue A, 69003 Lyon",
  ]);
});

test("what the company has not said yet leaves no gap", () => {
  expect(linesOf({ siren: "", phone: "", address: null })).toEqual(["Cordialement,", "Volt EI"]);
});

test("a company without a name signs nothing", () => {
  expect(defaultSignature({ ...SOLE_TRADER, name: "" })).toBe("");
});
