import { expect, test } from "vitest";
import { handoverDoubts } from "./handover-doubts.ts";

const DONE = { receivedOn: "2026-12-20", startsOn: "2026-12-01", leftTasks: [] };

test("a reception of finished works is doubted of nothing", () => {
  expect(handoverDoubts(DONE)).toEqual([]);
  expect(handoverDoubts({ receivedOn: null, startsOn: null, leftTasks: [] })).toEqual([]);
});

test("a reception before the works begin is told with their day", () => {
  const [sentence] = handoverDoubts({ ...DONE, receivedOn: "2026-11-30" });
  expect(sentence?.replace(/\s/g, " ")).toBe("Les travaux ne commencent que le 1er déc. 2026.");
});

test.each([
  [["Étanchéité"], "1 tâche n'est pas faite : Étanchéité."],
  [["Étanchéité", "Pose paroi"], "2 tâches ne sont pas faites : Étanchéité, Pose paroi."],
  [["A", "B", "C", "D", "E", "F"], "6 tâches ne sont pas faites : A, B, C, D +2."],
])("a reception with tasks left names them (%j)", (leftTasks, sentence) => {
  expect(handoverDoubts({ ...DONE, leftTasks })).toEqual([sentence]);
});
