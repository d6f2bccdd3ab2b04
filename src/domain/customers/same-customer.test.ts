import { expect, test } from "vitest";
import type { CustomerCard } from "./customer.ts";
import { completedBy, findDescribed, isSameCustomer } from "./same-customer.ts";

const QUAI = { line1: "8 quai des Bois", line2: "", postalCode: "38000", city: "Grenoble", country: "FR" };
const ROUX: CustomerCard = {
  id: "c1",
  kind: "company",
  companyName: "Roux",
  civility: "",
  firstName: "Léa",
  lastName: "Roux",
  email: "",
  phone: "",
  siren: "",
  siret: "",
  vatNumber: "",
  address: null,
};
const WHOLE = {
  ...ROUX,
  email: "lea@roux.fr",
  phone: "0400000000",
  siren: "552100554",
  siret: "55210055400013",
  vatNumber: "FR96552100554",
  address: QUAI,
};

test.each<[string, Partial<CustomerCard>]>([
  ["a name in other letters", { ...ROUX, companyName: "ROUX", firstName: "lea" }],
  ["the names alone", ROUX],
  ["all the same", WHOLE],
  ["the street written otherwise", { address: { ...QUAI, line1: "8, Quai des bois" } }],
  ["a town alone, which may be where the work is", { address: { ...QUAI, line1: "", postalCode: "", city: "Lyon" } }],
  ["another phone", { phone: "0600000000" }],
])("a description with %s is of the same customer", (_title, description) => {
  expect(isSameCustomer(WHOLE, { ...ROUX, ...description })).toBe(true);
});

test.each<[string, Partial<CustomerCard>]>([
  ["first name", { firstName: "Paul" }],
  ["SIREN", { siren: "732829320" }],
  ["SIRET", { siren: "552100554", siret: "55210055400021" }],
  ["SIRET of another SIREN", { siret: "73282932000074" }],
  ["VAT number", { vatNumber: "BE0123456749" }],
  ["email", { email: "contact@roux.fr" }],
  ["street", { address: { ...QUAI, line1: "9 quai des Bois" } }],
  ["town and postal code", { address: { ...QUAI, line1: "", postalCode: "69003", city: "Lyon" } }],
  ["country", { address: { ...QUAI, city: "", country: "BE" } }],
])("a description with another %s is of somebody else", (_title, description) => {
  expect(isSameCustomer(WHOLE, { ...ROUX, ...description })).toBe(false);
});

test("the VAT number of another firm is another SIREN", () => {
  expect(isSameCustomer({ ...ROUX, siren: "732829320" }, { ...ROUX, vatNumber: "FR96552100554" })).toBe(false);
});

test("two customers without a name are the same only by a fact of theirs", () => {
  const nameless = { ...ROUX, companyName: "", firstName: "", lastName: "" };
  expect(isSameCustomer(nameless, nameless)).toBe(false);
  expect(isSameCustomer({ ...nameless, email: "a@b.fr" }, { ...nameless, email: "a@b.fr" })).toBe(true);
});

test("between homonyms, the newest with a fact in common is described", () => {
  const homonyms = ["a@roux.fr", "b@roux.fr", "b@roux.fr"].map((email, at) => ({ ...ROUX, id: `c${at}`, email }));
  expect(findDescribed(homonyms, { ...ROUX, email: "b@roux.fr" })?.id).toBe("c2");
});

test("a name that two homonyms have is of the one of whom no more is known, or of somebody new", () => {
  const homonyms = ["a@roux.fr", "b@roux.fr"].map((email, at) => ({ ...ROUX, id: `c${at}`, email }));
  expect(findDescribed(homonyms, ROUX)).toBe(null);
  expect(findDescribed([...homonyms, { ...ROUX, id: "c9" }], ROUX)?.id).toBe("c9");
  expect(findDescribed(homonyms.slice(1), ROUX)?.id).toBe("c1");
});

test("a description completes what is not known but replaces nothing", () => {
  expect(completedBy(ROUX, { ...WHOLE, id: "new" })).toEqual(WHOLE);
  const other = { ...WHOLE, companyName: "ROUX", email: "x@y.fr", phone: "0611111111", siren: "732829320" };
  expect(completedBy(WHOLE, other)).toEqual(WHOLE);
});

test("an address is completed part by part, with the country of the postal code", () => {
  const town = { ...QUAI, line1: "", postalCode: "", city: "Bruxelles" };
  const belgian = { line1: "1 rue Neuve", line2: "", postalCode: "1000", city: "BRUXELLES", country: "BE" };
  const { address } = completedBy({ ...ROUX, address: town }, { ...ROUX, address: belgian });
  expect(address).toEqual({ ...belgian, city: "Bruxelles" });
});
