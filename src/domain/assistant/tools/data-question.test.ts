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

test.each([
  ["combien m'a payé madame Le Goff ?", "collected", ["madame", "goff"]],
  ["combien madame Le Goff m'a déjà payé", "collected", ["madame", "goff"]],
  ["madame Le Goff m'a payé combien ?", "collected", ["madame", "goff"]],
  ["combien Dupuis m'a versé", "collected", ["dupuis"]],
  ["combien j'ai touché de Dupuis", "collected", ["dupuis"]],
  ["qu'est-ce que me doit Dupuis ?", "money_due", ["dupuis"]],
  ["il me doit quoi Dupuis", "money_due", ["dupuis"]],
  ["qui me doit de l'argent ?", "money_due", []],
  ["qui m'a pas payé", "money_due", []],
  ["Dupuis a payé ?", "money_due", ["dupuis"]],
])("what somebody paid is not what they owe: « %s »", (question, kind, names) => {
  expect(readDataQuestion(question, "2026-11-23")).toMatchObject({ kind, names });
});

test("what is told of a debt asks nothing", () => {
  expect(kindOf("Dupuis me doit 300 €")).toBe("unknown");
});
