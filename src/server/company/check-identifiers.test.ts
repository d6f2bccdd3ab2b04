import { expect, test } from "vitest";
import { checkIdentifiers } from "./check-identifiers.ts";

test.each([
  ["siren", "732 829 320", "732829320"],
  ["siret", "732 829 320 00074", "73282932000074"],
  ["vatNumber", "fr 44 732829320", "FR44732829320"],
  ["iban", "FR76 3000 6000 0112 3456 7890 189", "FR7630006000011234567890189"],
  ["bic", "agrifrpp", "AGRIFRPP"],
  ["siren", "", ""],
] as const)("%s « %s » is kept without its spaces", (field, number, tidy) => {
  expect(checkIdentifiers({ [field]: number })).toEqual({ [field]: tidy });
});

test.each([
  ["siren", "732829321", "siren"],
  ["siren", "12345", "siren"],
  ["siret", "73282932000075", "siret"],
  ["vatNumber", "FR45732829320", "vat_number"],
  ["vatNumber", "732829320", "vat_number"],
  ["iban", "FR7630006000011234567890188", "iban"],
  ["bic", "AGRI", "bic"],
] as const)("an impossible %s « %s » is refused beside its field with what to do", (field, number, wire) => {
  expect(() => checkIdentifiers({ [field]: number })).toThrow(
    expect.objectContaining({
      status: 400,
      fields: { [wire]: expect.stringMatching(/n'existe pas|n'est pas valable/) },
    }),
  );
});

test("a SIRET of La Poste is checked by the plain sum of its digits", () => {
  expect(checkIdentifiers({ siret: "356 000 000 00048" })).toEqual({ siret: "35600000000048" });
});

test("a SIRET written where the SIREN is asked says both", () => {
  expect(checkIdentifiers({ siren: "732 829 320 00074", siret: "" })).toEqual({
    siren: "732829320",
    siret: "73282932000074",
  });
});

test("an impossible SIRET written where the SIREN is asked is refused", () => {
  expect(() => checkIdentifiers({ siren: "73282932000075" })).toThrow(
    expect.objectContaining({ fields: { siren: expect.stringContaining("SIREN") } }),
  );
});
