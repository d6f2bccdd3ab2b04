import { expect, test } from "vitest";
import { namesakeQuestion } from "./namesake.messages.ts";
import type { SaidCustomer } from "./namesakes.ts";
import { meantCustomer, replacedFields, saidChanges } from "./namesakes.ts";

const MME: SaidCustomer = {
  kind: "person",
  company: "",
  civility: "mme",
  first_name: "",
  last_name: "Lefebvre",
  email: "",
  phone: "",
};
const KNOWN = { ...MME, id: "c1", phone: "06 12 34 56 78", email: "lefebvre@example.fr" };
const CLAIRE = { ...KNOWN, id: "c2", first_name: "Claire" };
const FIRM = { ...MME, kind: "company" as const, civility: "" as const, company: "Nordwind", last_name: "" };
const NORDWIND = { ...FIRM, id: "c3", phone: "04 72 00 00 00" };

test.each<[string, SaidCustomer, SaidCustomer]>([
  ["« Mme Lefebvre » without anything else of hers", MME, KNOWN],
  ["« Mme Lefebvre » where Claire is known", MME, CLAIRE],
  ["« Claire Lefebvre » where « Mme Lefebvre » is known", { ...MME, first_name: "Claire" }, KNOWN],
  ["a whole name with another phone", { ...MME, first_name: "Claire", phone: "06 99 99 99 99" }, CLAIRE],
  ["a whole name with another email", { ...MME, first_name: "Claire", email: "claire@example.fr" }, CLAIRE],
  ["a firm with another SIREN", { ...FIRM, siren: "732829320" }, { ...NORDWIND, siren: "552100554" }],
  ["a firm with another phone", { ...FIRM, phone: "04 78 11 11 11" }, NORDWIND],
])("%s is asked about", (_what, description, card) => {
  expect(meantCustomer(description, [card])).toEqual({ kind: "unsure", customers: [card] });
});

test.each<[string, SaidCustomer, SaidCustomer]>([
  ["« Mme Lefebvre » with her phone in other figures", { ...MME, phone: "+33 6 12 34 56 78" }, KNOWN],
  [
    "« Mme Lefebvre » with one of her two phones",
    { ...MME, phone: "0612345678" },
    { ...KNOWN, phone: "0472000000 / 0612345678" },
  ],
  ["« Mme Lefebvre » with her email", { ...MME, email: "lefebvre@example.fr" }, KNOWN],
  ["a whole name that one customer bears", { ...MME, civility: "", first_name: "CLAIRE" }, CLAIRE],
  ["a firm with its SIRET", { ...FIRM, siren: "55210055400013" }, { ...NORDWIND, siren: "552100554" }],
  ["a firm that one customer bears", { ...FIRM, company: "nordwind" }, NORDWIND],
  ["a firm without the contact that is known", FIRM, { ...NORDWIND, first_name: "Claire", last_name: "Roux" }],
])("%s is surely the known one", (_what, description, card) => {
  expect(meantCustomer(description, [card])).toEqual({ kind: "one", customer: card });
});

test.each<[string, SaidCustomer, SaidCustomer]>([
  ["« M. Lefebvre »", { ...MME, civility: "m" }, KNOWN],
  ["another first name", { ...MME, first_name: "Paule" }, CLAIRE],
  ["another last name", { ...MME, last_name: "Lefort" }, KNOWN],
  ["a firm of that name", { ...FIRM, company: "Lefebvre" }, KNOWN],
  [
    "another contact of a firm",
    { ...FIRM, first_name: "Paul", last_name: "Blanc" },
    { ...NORDWIND, first_name: "Claire", last_name: "Roux" },
  ],
  ["somebody without a name", { ...MME, last_name: "" }, { ...KNOWN, last_name: "" }],
])("%s is nobody known", (_what, description, card) => {
  expect(meantCustomer(description, [card])).toEqual({ kind: "nobody" });
});

test("of two homonyms, the one with the phone that was said is meant", () => {
  const other = { ...KNOWN, id: "c9", phone: "06 88 88 88 88", email: "" };
  expect(meantCustomer({ ...MME, phone: "0688888888" }, [KNOWN, other])).toEqual({ kind: "one", customer: other });
});

test("two homonyms without a fact in common are both asked about", () => {
  const other = { ...CLAIRE, id: "c9", phone: "", email: "" };
  const description = { ...MME, first_name: "Claire" };
  expect(meantCustomer(description, [CLAIRE, other])).toEqual({ kind: "unsure", customers: [CLAIRE, other] });
});

test("what was said completes a card, where a value that it replaces is named", () => {
  const description = { ...MME, first_name: "Claire", phone: "06 99 99 99 99", email: "lefebvre@example.fr" };
  expect(saidChanges(KNOWN, description)).toEqual({ first_name: "Claire", phone: "06 99 99 99 99" });
  expect(replacedFields(KNOWN, description)).toEqual(["phone"]);
  expect(replacedFields({ ...KNOWN, phone: "" }, description)).toEqual([]);
});

test("a SIREN completes a card that has none", () => {
  expect(saidChanges(NORDWIND, { ...FIRM, siren: "552100554" })).toEqual({ siren: "552100554" });
  expect(saidChanges({ ...NORDWIND, siren: "732829320" }, { ...FIRM, siren: "552100554" })).toEqual({});
});

const FIRM_OF_CLAIRE = { ...NORDWIND, first_name: "Claire", last_name: "Lefebvre" };

test.each<[string, SaidCustomer]>([
  ["« Mme Lefebvre »", MME],
  ["« Claire Lefebvre »", { ...MME, first_name: "Claire" }],
])("%s may be the contact of a known firm", (_what, description) => {
  expect(meantCustomer(description, [FIRM_OF_CLAIRE])).toEqual({ kind: "unsure", customers: [FIRM_OF_CLAIRE] });
});

test("somebody of another first name is not the contact of a known firm", () => {
  expect(meantCustomer({ ...MME, first_name: "Paule" }, [FIRM_OF_CLAIRE])).toEqual({ kind: "nobody" });
});

test("the contact of a known firm is asked about with the name of the firm", () => {
  expect(namesakeQuestion({ ...FIRM_OF_CLAIRE, address: null }, MME)).toContain("Claire Lefebvre (Nordwind)");
});
