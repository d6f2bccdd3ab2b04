import { expect, test } from "vitest";
import { subjectOf } from "./subject.ts";

const typedMessages = (...texts: string[]) => texts.map((content) => ({ role: "user", content }));

test.each([
  [typedMessages("Fais le devis", "toiture"), null, { order: "Fais le devis", project: "" }],
  [typedMessages("Bonjour !", "fais\n le devis"), null, { order: "fais le devis", project: "" }],
  [typedMessages("bonjour"), null, { order: "bonjour", project: "" }],
  [typedMessages("Fais le devis"), { answers: { projectName: "Toit" } }, { order: "Fais le devis", project: "Toit" }],
  [
    typedMessages("Fais le devis"),
    { answers: { projectName: "x" }, project: { name: "Toiture" } },
    { order: "Fais le devis", project: "Toiture" },
  ],
  [[{ role: "assistant", content: "Le flux est terminé." }], { project: 5 }, { order: "", project: "" }],
])("a conversation is about its first order and its project: %j %j", (history, state, subject) => {
  expect(subjectOf(history, state)).toEqual(subject);
});

test("a long order is cut", () => {
  expect(subjectOf(typedMessages("mot ".repeat(5_000)), null).order).toHaveLength(120);
});
