import { expect, test } from "vitest";
import { tradeWords } from "../../company/examples/trade-words.messages.ts";
import type { MovedProject } from "./stage-moves.ts";
import { moveTo } from "./stage-moves.ts";
import { stageMessages, stageWords } from "./stage.messages.ts";
import { PROJECT_STAGES } from "./stages.ts";

const AT: MovedProject = { stage: "estimation", isPriced: true, tasksLeft: 2, tasksTotal: 3 };

test.each(PROJECT_STAGES)("a project at %s does not move to where it is", (stage) => {
  expect(moveTo({ ...AT, stage }, stage)).toBeNull();
});

test("every other move says what is missing and where it is done", () => {
  for (const stage of PROJECT_STAGES)
    for (const to of PROJECT_STAGES.filter((one) => one !== stage)) {
      const move = moveTo({ ...AT, stage }, to);
      expect([stage, to, move?.text !== ""]).toEqual([stage, to, true]);
    }
});

test("only the quote of a priced project is made by a move", () => {
  const acts = PROJECT_STAGES.flatMap((stage) =>
    PROJECT_STAGES.flatMap((to) => (moveTo({ ...AT, stage }, to)?.act ? [[stage, to]] : [])),
  );
  expect(acts).toEqual([["estimation", "to_send"]]);
});

test("a project without a price is not quoted", () => {
  expect(moveTo({ ...AT, isPriced: false }, "to_send")).toEqual({
    text: stageMessages.unpriced,
    step: "estimation",
    act: null,
  });
});

test("a project whose tasks are not all done is not to be invoiced yet", () => {
  expect(moveTo({ ...AT, stage: "work" }, "to_invoice")?.text).toBe("Il reste 2 tâches à cocher.");
});

test("nothing takes an issued invoice back but a credit note", () => {
  for (const to of PROJECT_STAGES.filter((one) => one !== "invoiced" && one !== "paid"))
    expect(moveTo({ ...AT, stage: "invoiced" }, to)?.text).toBe(stageMessages.invoiceIsIssued);
});

test("a stage is said in the words of the trade", () => {
  expect(stageWords("work", tradeWords("Maçon"))).toBe("Travaux");
  expect(stageWords("work", tradeWords("Développeuse"))).toBe("Réalisation");
  expect(Object.values(stageMessages).join(" ")).not.toMatch(/travaux/);
});

test("an invoiced project is paid by the payment that is noted", () => {
  expect(moveTo({ ...AT, stage: "invoiced" }, "paid")).toEqual({
    text: stageMessages.notePayment,
    step: "invoice",
    act: null,
  });
});
