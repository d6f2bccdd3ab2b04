import { expect, test } from "vitest";
import { handoverDoubts } from "./handover-doubts.ts";

const DONE = { receivedOn: "2026-12-20", startsOn: "2026-12-01", tasksLeft: 0 };

test("a reception of finished works is doubted of nothing", () => {
  expect(handoverDoubts(DONE)).toEqual([]);
  expect(handoverDoubts({ receivedOn: null, startsOn: null, tasksLeft: 0 })).toEqual([]);
});

test("a reception before the works begin is told with their day", () => {
  const [sentence] = handoverDoubts({ ...DONE, receivedOn: "2026-11-30" });
  expect(sentence?.replace(/\s/g, " ")).toBe("Les travaux ne commencent que le 1er déc. 2026.");
});

test.each([
  [1, "Une tâche n'est pas cochée."],
  [3, "3 tâches ne sont pas cochées."],
])("a reception with %i tasks left tells it", (tasksLeft, sentence) => {
  expect(handoverDoubts({ ...DONE, tasksLeft })).toEqual([sentence]);
});
