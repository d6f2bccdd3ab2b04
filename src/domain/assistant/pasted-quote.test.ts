import { expect, test } from "vitest";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";

// A quote that is pasted as a list under titles.

const TODAY = "2026-11-23";

function cardOf(text: string) {
  const reply = readMessage(IDLE, text, { today: TODAY, project: null });
  return reply.kind === "turn" ? { answers: reply.turn.state.answers, messages: reply.turn.messages } : null;
}

test("the card stands under the titles of a pasted list", () => {
  const text =
    "devis pour Mme Roux, lundi :\nDépose\n- dépose de la baignoire, 3 h à 50 €\n\n" +
    "Pose\n- pose de la douche, 8 h à 55 €\n- carrelage, 12 m² à 65 €";
  const card = cardOf(text);
  expect(card?.answers.sectionsSaid?.map(({ label, rowIds }) => [label, rowIds.length])).toEqual([
    ["Dépose", 1],
    ["Pose", 2],
  ]);
  const shownCard = card?.messages.find((message) => message.type === "quote_card");
  expect(shownCard).toMatchObject({ sections: [{ label: "Dépose" }, { label: "Pose" }] });
  const sentences = card?.messages.map(({ content }) => content).join(" ");
  expect(sentences).not.toContain("Je n'ai pas mis");
});

test("an order without titles keeps none", () => {
  const card = cardOf("devis pour Mme Roux, lundi, 3 h de dépose à 50 €, 8 h de pose à 55 €");
  expect(card?.answers).toHaveProperty("quoteSaid");
  expect(card?.answers).not.toHaveProperty("sectionsSaid");
});
