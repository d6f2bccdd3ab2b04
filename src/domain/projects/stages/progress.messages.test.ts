import { expect, test } from "vitest";
import { progressWords } from "./progress.messages.ts";

const NOTHING = { tasksTotal: 0, tasksDone: 0, invoicedCents: 0, collectedCents: 0 };
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

test.each([
  ["nothing is done", NOTHING, ""],
  ["some tasks are done", { ...NOTHING, tasksTotal: 6, tasksDone: 2 }, "2 tâches sur 6"],
  ["every task is done", { ...NOTHING, tasksTotal: 6, tasksDone: 6 }, "tout est coché"],
  ["something is left to collect", { ...NOTHING, invoicedCents: 12_000, collectedCents: 2_000 }, "100,00 € à payer"],
  ["all is collected", { ...NOTHING, invoicedCents: 12_000, collectedCents: 12_000 }, ""],
  ["too much was paid", { ...NOTHING, invoicedCents: 12_000, collectedCents: 13_000 }, "10,00 € de trop"],
  ["amounts are hidden", { tasksTotal: 3, tasksDone: 1, invoicedCents: null, collectedCents: null }, "1 tâche sur 3"],
])("when %s the row says so", (_when, progress, words) => {
  expect(plain(progressWords(progress))).toBe(words);
});
