import { expect, test } from "vitest";
import { leftToSay } from "./left-to-say.ts";

const NOTHING_SAID = {
  missing: ["name", "legal_form", "siren", "vat_regime", "insurance_duty"],
  trade: "",
  iban: "",
  hourly_rate: null,
};

test("a new seller has all but an insurance to say", () => {
  expect(leftToSay(NOTHING_SAID)).toEqual(["trade", "identity", "vat", "rate", "iban"]);
});

test("an insurance is asked for once the trade is said", () => {
  expect(leftToSay({ ...NOTHING_SAID, trade: "peintre" })).toContain("insurance");
});

test("a regime of VAT that nobody said is still asked when the rest is said", () => {
  const seller = { missing: ["vat_regime"], trade: "peintre", iban: "FR76", hourly_rate: 45 };
  expect(leftToSay(seller)).toEqual(["vat"]);
});

test("a seller who said everything has nothing left", () => {
  expect(leftToSay({ missing: [], trade: "peintre", iban: "FR76", hourly_rate: 45 })).toEqual([]);
});
