import { expect, test } from "vitest";
import { readRegime, regimeSaidIn } from "./read-regime.ts";

const answer = (text: string) => readRegime({ kind: "text", text });

test.each([
  ["oui je facture la TVA", "standard"],
  ["oui, je facture la TVA", "standard"],
  ["je facture la TVA", "standard"],
  ["je facture la TVA à 10 %", "standard"],
  ["je suis assujetti à la TVA", "standard"],
  ["je ne suis pas en franchise", "standard"],
  ["non je suis en franchise", "franchise"],
  ["je suis en franchise de TVA", "franchise"],
  ["je facture pas la TVA", "franchise"],
  ["non, je ne facture pas de TVA", "franchise"],
  ["j'ai pas de TVA", "franchise"],
  ["je suis auto-entrepreneur sans TVA", "franchise"],
  ["je suis micro, je facture pas la TVA", "franchise"],
  ["TVA non applicable, art. 293 B du CGI", "franchise"],
])("the regime is read whatever is asked: « %s » is %s", (text, regime) => {
  expect(regimeSaidIn(text)).toBe(regime);
  expect(answer(text)).toBe(regime);
});

test.each([
  "non je facture la TVA",
  "je sais pas si je facture la TVA",
  "est-ce que je facture la TVA ?",
  "je crois que je suis en franchise",
  "le client facture pas la TVA",
  "la cliente est en franchise",
  "je facture la TVA à partir de janvier",
  "je suis auto-entrepreneur avec TVA",
  "non, elle s'appelle Sylvie Delorme",
  "oui, elle s'appelle Sylvie Delorme",
  "je facture la TVA et je suis en franchise",
])("« %s » says no regime, even where it is asked", (text) => {
  expect(regimeSaidIn(text)).toBeNull();
  expect(answer(text)).toBeNull();
});

test.each([
  ["oui", "standard"],
  ["oui bien sûr", "standard"],
  ["avec TVA", "standard"],
  ["TVA 20", "standard"],
  ["non", "franchise"],
  ["non merci", "franchise"],
  ["pas de TVA", "franchise"],
  ["micro", "franchise"],
])("« %s » is a short answer, only where the regime is asked", (text, regime) => {
  expect(answer(text)).toBe(regime);
  expect(regimeSaidIn(text)).toBeNull();
});
