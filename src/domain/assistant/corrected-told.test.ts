import { expect, test } from "vitest";
import type { FlowState, Turn } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";

const CONTEXT = { today: "2026-11-28", project: null };
const TOLD =
  "j'ai un boulot chez madame Lefèvre à Villeurbanne, carrelage 12 m² à 45 euros le mètre, pose 14 " +
  "heures à 50 euros et " +
  "une colonne de douche à 380 euros";

function after(...texts: string[]): { state: FlowState; sentences: string; isRead: boolean } {
  let [state, sentences, isRead]: [FlowState, string, boolean] = [IDLE, "", true];
  for (const text of texts) {
    const reply = readMessage(state, text, CONTEXT);
    isRead = reply.kind === "turn";
    if (reply.kind === "turn") [state, sentences] = [reply.turn.state, saidIn(reply.turn)];
    else state = reply.state ?? state;
  }
  return { state, sentences, isRead };
}

function saidIn({ messages }: Turn): string {
  const texts = messages.map((message) =>
    message.type === "summary"
      ? message.items.map(({ label, value }) => `${label} = ${value}`).join("\n")
      : message.content,
  );
  return texts.join("\n");
}

test.each([
  [["attends c'est pas madame c'est monsieur Lefèvre"], "Contact = M. Lefèvre"],
  [["non c'est Mme Lefebvre"], "Contact = Mme Lefebvre"],
  [["et le carrelage mets plutôt 48 euros le mètre"], "Carrelage = 12 m² à 48 €"],
  [["et le carrelage mets plutôt 48 euros le mètre", "non 50"], "Carrelage = 12 m² à 50 €"],
  [["la pose c'est 16 h"], "Pose = 16 h à 50 €"],
  [["rajoute la dépose de la baignoire 3 heures à 50 euros"], "Dépose de la baignoire = 3 h à 50 €"],
  [["ah et j'ai oublié l'évacuation 90 euros"], "Évacuation = 1 forfait à 90 €"],
  [["ah et j'ai oublié la dépose de la baignoire 3 heures"], "Dépose de la baignoire = 3 h à 50 €"],
  [["la TVA c'est 10 %"], "Taux de TVA = 10 %"],
  [["mets dix pour cent partout la maison a plus de deux ans"], "Taux de TVA = 10 %"],
  [["je commence mardi"], "Début = 1er déc. 2026"],
])("what is said after « J'ai noté : » changes what was noted: %s", (changes, item) => {
  expect(after(TOLD, ...changes).sentences).toContain(item);
});

test("a line that is taken away is noted no more", () => {
  expect(after(TOLD, "enlève la colonne").sentences).not.toContain("Colonne");
});

test("the quote that follows has every correction", () => {
  const { state } = after(
    TOLD,
    "attends c'est pas madame c'est monsieur Lefèvre",
    "et le carrelage mets plutôt 48 euros le mètre",
    "non 50",
    "enlève la colonne",
    "fais le devis",
  );
  const message = state.pending?.message;
  if (message?.type !== "quote_card") throw new Error("no card");
  expect(message.rows.map(({ label, unitPrice }) => `${label} ${unitPrice}`)).toEqual(["Carrelage 50", "Pose 50"]);
  expect(message.fields.find(({ name }) => name === "civility")?.value).toBe("m");
  expect(message.fields.find(({ name }) => name === "startDate")?.value).toBe("");
});

test("the project that follows has its customer as corrected", () => {
  const { state } = after(TOLD, "attends c'est pas madame c'est monsieur Lefèvre", "crée le projet");
  expect(state.answers).toMatchObject({ civility: "m", lastName: "Lefèvre" });
});

test("a correction that is not understood leaves what was noted as it is", () => {
  const { state, isRead } = after(TOLD, "et le carrelage mets plutôt du joli");
  expect([isRead, state.toldWork?.text]).toEqual([
    false,
    TOLD.replace(/^j'ai un boulot /, "chez ").replace("chez chez", "chez"),
  ]);
});

test("a customer who was noted alone is corrected too", () => {
  expect(after("Client : Mme Lefèvre", "attends c'est pas madame c'est monsieur Lefèvre").sentences).toContain(
    "Contact = M. Lefèvre",
  );
});
