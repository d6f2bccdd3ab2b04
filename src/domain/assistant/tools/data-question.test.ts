import { expect, test } from "vitest";
import { readDataQuestion } from "./data-question.ts";

const kindOf = (question: string) => readDataQuestion(question, "2026-11-23").kind;

test("where the invoice of somebody is asks what is left of it", () => {
  expect(readDataQuestion("où en est la facture de Mme Lefebvre ?", "2026-11-23")).toMatchObject({
    kind: "money_due",
    names: ["mme", "lefebvre"],
  });
});

test("where a project or a numbered invoice is stays a question of its state", () => {
  expect(kindOf("où en est le projet Lefebvre ?")).toBe("status");
  expect(kindOf("où en est la facture F2026-0001 ?")).not.toBe("money_due");
});
