import { expect, test } from "vitest";
import type { FlowState } from "../../conversation/flow.ts";
import { IDLE } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";

const ORDER = "devis pour M. Paul Martin, receveur 520 €, pose 6 h à 50 €, en option meuble 300 €";

/** What is said after texts. Empty for a free question. */
function saidAfter(vatRegime: "standard" | "franchise" | null, ...texts: string[]): string {
  const seller = { vat_regime: vatRegime, seller_name: "Studio" };
  let state: FlowState = IDLE;
  let words = "";
  for (const text of texts) {
    const reply = readMessage(state, text, { today: "2026-11-30", project: null, seller });
    if (reply.kind === "turn") ({ state } = reply.turn);
    words = reply.kind === "turn" ? reply.turn.messages.map(({ content }) => content).join(" ") : "";
  }
  return words.replace(/\s/g, " ");
}

test.each([
  ["combien ça fait avec l'option ?", "Avec « Meuble », ce devis fait 1 120,00 € hors taxes, 1 344,00 € TTC."],
  ["avec le meuble ça donne combien", "Avec « Meuble », ce devis fait 1 120,00 € hors taxes, 1 344,00 € TTC."],
  ["et sans l'option ça fait combien", "Sans « Meuble », ce devis fait 820,00 € hors taxes, 984,00 € TTC."],
  ["combien ça fait sans la pose", "Sans « Pose », ce devis fait 520,00 € hors taxes, 624,00 € TTC."],
  ["combien ça fait avec la pose", "Ce devis fait 820,00 € hors taxes, 984,00 € TTC, hors option : « Meuble »."],
  ["c'est combien la TVA ?", "La TVA de ce devis fait 164,00 €."],
  ["combien coûte la pose", "« Pose » : 6 h × 50 € = 300,00 €, TVA 20 %."],
  ["c'est combien l'acompte ?", "Ce devis ne demande pas d'acompte."],
  ["30 % d'acompte ça fait combien ?", "Un acompte de 30 % ferait 295,20 €."],
  ["c'est combien la remise", "Ce devis n'a pas de remise."],
])("« %s » is answered from the figures of the card", (text, words) => {
  expect(saidAfter("standard", ORDER, text)).toContain(words);
});

test.each([
  ["c'est combien l'acompte ?", "L'acompte demandé est de 30 %, soit 295,20 €."],
  ["il reste combien après l'acompte", "L'acompte demandé est de 30 %, soit 295,20 € : il reste 688,80 €."],
])("the deposit of the card comes to its share of what is to be paid: « %s »", (text, words) => {
  expect(saidAfter("standard", ORDER, "acompte 30 %", text)).toContain(words);
});

test("a deposit is a share of the price without VAT under franchise", () => {
  expect(saidAfter("franchise", ORDER, "acompte 30 %", "c'est combien l'acompte ?")).toContain("soit 246,00 €");
});

test("a deposit in percent has no amount while the regime is unknown", () => {
  expect(saidAfter(null, ORDER, "acompte 30 %", "c'est combien l'acompte ?")).toContain("dépend de la TVA");
});

test("the discount of the card is said with what it takes off", () => {
  expect(saidAfter("standard", ORDER, "remise 10 %", "c'est combien la remise ?")).toContain(
    "enlève 82,00 € hors taxes",
  );
});

test.each([
  "combien m'a payé madame Le Goff ?",
  "combien on me doit ?",
  "combien je dois de TVA ?",
  "combien j'ai facturé ce mois-ci ?",
  "combien d'acomptes j'ai reçus ?",
  "combien me doit Martin ?",
])("« %s » is about no figure of the card", (text) => {
  expect(saidAfter("standard", ORDER, text)).toBe("");
});

test("a question about a figure leaves what the card asks", () => {
  const words = saidAfter("standard", ORDER, "10 % sur la pose", "combien ça fait ?", "remise");
  expect(words).toContain("remise de 10 % sur cette ligne = 270,00 €");
});
