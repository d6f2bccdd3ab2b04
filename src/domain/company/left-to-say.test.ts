import { expect, test } from "vitest";
import { OWED_TO_A_PERSON, leftToSay } from "./left-to-say.ts";

const NOTHING_SAID = {
  missing: ["name", "legal_form", "siren", "vat_regime", "insurance_duty"],
  trade: "",
  iban: "",
  hourly_rate: null,
  mediation: null,
  mediator: "",
  legal_notices: "",
};

const ALL_SAID = {
  missing: [],
  trade: "peintre",
  iban: "FR76",
  hourly_rate: 45,
  mediation: "later" as const,
  mediator: "",
  legal_notices: "",
};

test("a new seller has everything to say", () => {
  expect(leftToSay(NOTHING_SAID)).toEqual(["trade", "identity", "vat", "insurance", "mediator", "rate", "iban"]);
});

test("an insurance that sending asks for is left while no trade is said", () => {
  expect(leftToSay({ ...ALL_SAID, trade: "", missing: ["insurance_duty"] })).toEqual(["trade", "insurance"]);
});

test("a mediator who is not spoken of is owed to a private person", () => {
  const left = leftToSay({ ...ALL_SAID, mediation: null });
  expect(left).toEqual(["mediator"]);
  expect(left.filter((one) => OWED_TO_A_PERSON.includes(one))).toEqual(["mediator"]);
});

test("a mediator who is chosen without a name is left to say", () => {
  expect(leftToSay({ ...ALL_SAID, mediation: "named" })).toEqual(["mediator"]);
});

test("a mediator written among the notices is said", () => {
  expect(leftToSay({ ...ALL_SAID, mediation: null, legal_notices: "Médiateur : CM2C" })).toEqual([]);
});

test("a regime of VAT that nobody said is still asked when the rest is said", () => {
  expect(leftToSay({ ...ALL_SAID, missing: ["vat_regime"] })).toEqual(["vat"]);
});

test("a seller who said everything has nothing left", () => {
  expect(leftToSay(ALL_SAID)).toEqual([]);
});
