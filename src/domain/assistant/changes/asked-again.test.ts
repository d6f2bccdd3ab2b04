import { expect, test } from "vitest";
import type { FlowState } from "../conversation/flow.ts";
import { IDLE } from "../conversation/flow.ts";
import { readMessage } from "../converse.ts";

const ORDER = "devis pour M. Paul Martin, receveur 520 €, robinet 40 €, meuble 300 €";

function cardAfter(...texts: string[]) {
  let state: FlowState = IDLE;
  for (const text of texts) {
    const seller = { vat_regime: "standard", seller_name: "Studio" } as const;
    const reply = readMessage(state, text, { today: "2026-11-30", project: null, seller });
    if (reply.kind === "turn") ({ state } = reply.turn);
  }
  const message = state.pending?.message;
  if (message?.type !== "quote_card") throw new Error("no card");
  const projectName = message.fields.find(({ name }) => name === "projectName")?.value;
  const rows = message.rows.map(
    ({ label, unitPrice, discount = "" }) => `${label} ${unitPrice}${discount === "" ? "" : ` -${discount} %`}`,
  );
  return { rows, projectName };
}

test.each([
  ["renomme le jacuzzi en spa", ["Spa 520", "Robinet 40", "Meuble 300"]],
  ["remise de 10 % sur le jacuzzi", ["Receveur 520 -10 %", "Robinet 40", "Meuble 300"]],
  ["laisse tomber le jacuzzi", ["Robinet 40", "Meuble 300"]],
  ["le jacuzzi passe à 480 €", ["Receveur 480", "Robinet 40", "Meuble 300"]],
])("the name of a line answers « Quelle ligne ? » after « %s »", (text, rows) => {
  expect(cardAfter(ORDER, text).rows).toEqual(cardAfter(ORDER).rows);
  expect(cardAfter(ORDER, text, "le receveur").rows).toEqual(rows);
});

test.each([
  "renomme le projet en Salle d'eau",
  "renomme le projet Salle d'eau",
  "renomme le chantier : salle d'eau",
  "change le nom du projet en Salle d'eau",
  "renomme le devis en salle d'eau et mets 30 % d'acompte",
])("the project of a card gets the name that is said: « %s »", (text) => {
  const card = cardAfter(ORDER, text);
  expect(card).toEqual({ rows: cardAfter(ORDER).rows, projectName: "Salle d'eau" });
});
