import { expect, test } from "vitest";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";

const read = (text: string) => readMessage(IDLE, text, { today: "2026-11-23", project: null });

test("a work for somebody is said back with whom it is for", () => {
  const reply = read("une salle de bain pour Mme Claire Roux");
  expect(reply).toMatchObject({
    kind: "turn",
    turn: {
      state: {
        answers: { projectDescription: "salle de bain", civility: "mme", firstName: "Claire", lastName: "Roux" },
      },
    },
  });
});

test("what is told of somebody alone keeps nothing", () => {
  expect(read("Mme Riou est passée").kind).toBe("question");
  expect(read("un rendez-vous pour Mme Riou").kind).toBe("question");
});
