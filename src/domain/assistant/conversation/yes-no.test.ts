import { expect, test } from "vitest";
import { readFirmYes, readYesNoAnswer } from "./yes-no.ts";

const firm = (text: string) => readFirmYes({ kind: "text", text });

test.each([
  "oui",
  "Oui !",
  "ok",
  "vas-y",
  "oui vas-y",
  "d'accord",
  "oui, émets la facture",
  "ok c'est bon",
  "oui merci",
])("« %s » confirms what cannot be undone", (text) => expect(firm(text)).toBe(true));

test.each([
  "oui mais pas tout de suite",
  "ok plus tard",
  "oui demain",
  "pas maintenant",
  "non",
  "Non merci",
  "pas encore",
])("« %s » declines", (text) => expect(firm(text)).toBe(false));

test.each([
  "oui, non attends",
  "oui enfin non",
  "non oui",
  "oui si Claire est d'accord",
  "oui mais change le montant",
  "ok mais retire une heure",
  "oui à 50 €",
  "c'est bon pour l'instant",
  "peut-être",
  "",
  `oui ${"oui ".repeat(100)}`,
])("« %s » neither confirms nor declines", (text) => expect(firm(text)).toBeNull());

test("the buttons confirm and decline", () => {
  expect(readFirmYes({ kind: "choice", value: "yes" })).toBe(true);
  expect(readFirmYes({ kind: "choice", value: "no" })).toBe(false);
});

test("a yes that is taken back is no yes, at any question", () => {
  expect(readYesNoAnswer({ kind: "text", text: "oui, non attends" })).toBeNull();
  expect(readYesNoAnswer({ kind: "text", text: "oui, hier" })).toBe(true);
});
