import { expect, test } from "vitest";
import type { FlowState } from "../../conversation/flow.ts";
import { IDLE } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";

const ORDER = "devis pour M. Paul Martin, receveur 520 €, pose 6 h à 50 €, évacuation 60 €, meuble 300 € en option";

function after(...texts: string[]) {
  let state: FlowState = IDLE;
  let words = "";
  for (const text of [ORDER, ...texts]) {
    const seller = { vat_regime: "standard", seller_name: "Studio" } as const;
    const reply = readMessage(state, text, { today: "2026-11-30", project: null, seller });
    if (reply.kind === "question") throw new Error(`a free question: ${text}`);
    ({ state } = reply.turn);
    words = reply.turn.messages.map(({ content }) => content).join(" ");
  }
  const message = state.pending?.message;
  if (message?.type !== "quote_card") throw new Error("no card");
  const rows = message.rows.map(
    ({ label, quantity, unitPrice, vatBasisPoints, isOption }) =>
      `${label} ${quantity} × ${unitPrice}${vatBasisPoints === 2000 ? "" : " 10 %"}${isOption ? ", option" : ""}`,
  );
  return { rows, words: words.replace(/\s/g, " ") };
}

const [SHOWER, LABOUR, WASTE, FURNITURE] = ["Receveur 1 × 520", "Pose 6 × 50", "Évacuation 1 × 60", "Meuble 1 × 300"];

test.each([
  ["passe la pose en option", [SHOWER, `${LABOUR}, option`, WASTE, `${FURNITURE}, option`], "580,00 € hors taxes"],
  ["le meuble pas en option finalement", [SHOWER, LABOUR, WASTE, FURNITURE], "1 180,00 € hors taxes"],
  ["mets le meuble dans le devis", [SHOWER, LABOUR, WASTE, FURNITURE], "compté dans le total"],
  ["enlève l'option", [SHOWER, LABOUR, WASTE], "880,00 € hors taxes"],
])("an option is marked, counted or taken away as it is said: « %s »", (text, rows, words) => {
  expect(after(text).rows).toEqual(rows);
  expect(after(text).words).toContain(words);
});

test.each([
  ["vire levacuation", [SHOWER, LABOUR, `${FURNITURE}, option`]],
  ["enleve l'evac", [SHOWER, LABOUR, `${FURNITURE}, option`]],
  ["supprime la deuxième ligne", [SHOWER, WASTE, `${FURNITURE}, option`]],
  ["ah et la pose c 7h pas 6", [SHOWER, "Pose 7 × 50", WASTE, `${FURNITURE}, option`]],
  ["tva 10 sur la pose seulement", [SHOWER, `${LABOUR} 10 %`, WASTE, `${FURNITURE}, option`]],
  ["sans l'évacuation", [SHOWER, LABOUR, `${FURNITURE}, option`]],
])("a line is known by words in a hurry: « %s »", (text, rows) => {
  expect(after(text).rows).toEqual(rows);
});

test.each(["sa fait cb", "c koi le total", "c combien"])("a question in a hurry is about the card: « %s »", (text) => {
  expect(after(text).words).toContain("Ce devis fait 880,00 € hors taxes");
});

test("a work that is added without its price is a line whose price is asked", () => {
  const { rows, words } = after("ajoute la dépose de l'ancienne baignoire");
  expect(rows.at(-1)).toBe("Dépose de l'ancienne baignoire 1 × ");
  expect(words).toContain("Il me manque : le prix de « Dépose de l'ancienne baignoire »");
});

test.each(["ajoute un acompte", "ajoute son mail", "ajoute la pose", "ajoute tout"])("« %s » adds no work", (text) => {
  expect(after(text).rows).toHaveLength(4);
});

test("a share for somebody is asked about", () => {
  expect(after("fais lui 5 pourcent").words).toContain("c'est une remise ?");
  expect(after("fais lui 5 pourcent", "oui").words).toContain("remise de 5 %");
});
