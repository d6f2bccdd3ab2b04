import { expect, test } from "vitest";
import { takeDeposit } from "./said-deposit.ts";

const depositIn = (text: string) => takeDeposit(text).deposit?.value ?? null;

test.each([
  ["devis 2000 € avec un acompte de 30 %", { kind: "down_payment", percent: 30 }],
  ["devis pose de parquet 900 €, 300 € à la commande", { kind: "down_payment", euros: 300 }],
  ["devis cloison 900 €, 200 € d'arrhes", { kind: "earnest_money", euros: 200 }],
  ["devis cloison pas avant lundi, 900 €, acompte 30 %", { kind: "down_payment", percent: 30 }],
])("« %s » asks for a deposit", (text, deposit) => expect(depositIn(text)).toEqual(deposit));

test.each([
  "devis 2000 € pas d'acompte de 30 %",
  "devis 2000 € sans demander d'acompte de 30 %",
  "devis 2000 € aucun acompte 30 %",
  "devis 2000 € pas d arrhes de 200 €",
])("« %s » asks for none", (text) => expect(depositIn(text)).toBeNull());

test.each(["devis 3 fenêtres à 400 € à la commande 40 %", "devis fourniture 200 € à la commande"])(
  "a price of a work is no deposit: « %s »",
  (text) => expect(takeDeposit(text)).toEqual({ deposit: null, rest: text }),
);
