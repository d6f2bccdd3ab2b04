import { expect, test } from "vitest";
import type { ToldAcceptance } from "./told-acceptance.ts";
import { readToldAcceptance } from "./told-acceptance.ts";

const TODAY = "2026-11-30";

test.each<[string, ToldAcceptance | null]>([
  ["paul a dit oui au telephone, fais la facture", { means: "phone" }],
  ["le client a accepté hier par mail, fais la facture", { day: "2026-11-29", means: "mail" }],
  ["elle a signé vendredi, émets la facture", { day: "2026-11-27" }],
  ["ils ont validé, facture-les", {}],
  ["quand il a accepté, fais la facture", null],
  ["le client n'a pas accepté, fais la facture", null],
  ["fais la facture", null],
])("« %s » tells the yes of a customer with its day and its means", (text, acceptance) => {
  expect(readToldAcceptance(text, TODAY)).toEqual(acceptance);
});
