import { expect, test } from "vitest";
import { followedWords, orderRemarks } from "../planning.messages.ts";
import type { OrderedTask } from "./task-followers.ts";
import { followingSpans, tasksAhead } from "./task-followers.ts";

// 7 December 2026 is a Monday.
function taskOn(id: string, firstDay: string, lastDay = firstDay, { section = "Salle 1", isDone = false } = {}) {
  return { id, firstDay, lastDay, section, isDone } satisfies OrderedTask;
}

const TASKS = [
  taskOn("Tubes", "2026-12-07"),
  taskOn("Radiateurs", "2026-12-11"),
  taskOn("Purge", "2026-12-07"),
  taskOn("Nettoyage", "2026-12-08", "2026-12-09"),
  taskOn("Réglage", "2026-12-17"),
  taskOn("Dépose", "2026-12-07", "2026-12-07", { isDone: true }),
  taskOn("Tubes 2", "2026-12-07", "2026-12-07", { section: "Salle 2" }),
];
const spansAfter = (id: string, closures: Parameters<typeof followingSpans>[2] = []) =>
  followingSpans(TASKS, id, closures).map(({ id: one, span }) => [one, span.firstDay, span.lastDay]);

test("the tasks that a moved one leaves behind in its section are named", () => {
  expect(tasksAhead(TASKS, "Radiateurs").map(({ id }) => id)).toEqual(["Purge", "Nettoyage"]);
  expect(tasksAhead(TASKS, "Tubes")).toEqual([]);
});

test("the tasks that are left behind are told in one remark", () => {
  const remarksOn = (titles: string[]) => orderRemarks("Pose", titles).map((words) => words.replaceAll("\u00A0", " "));
  expect(remarksOn([])).toEqual([]);
  expect(remarksOn(["Purge"])).toEqual(["« Purge » passe maintenant avant « Pose »"]);
  expect(remarksOn(["Purge", "Nettoyage"])).toEqual(["« Purge » et 1 autre passent maintenant avant « Pose »"]);
});

test("what was moved along is counted", () => {
  expect([1, 2].map(followedWords)).toEqual(["Suite décalée : 1 tâche", "Suite décalée : 2 tâches"]);
});

test("what follows a moved task begins on its last day with as many days of work", () => {
  expect(spansAfter("Radiateurs")).toEqual([
    ["Purge", "2026-12-11", "2026-12-11"],
    ["Nettoyage", "2026-12-11", "2026-12-14"],
  ]);
});

test("what follows a moved task begins on no day of rest", () => {
  const closures = [{ firstDay: "2026-12-11", lastDay: "2026-12-11", label: "Pont" }];
  expect(spansAfter("Radiateurs", closures)).toEqual([
    ["Purge", "2026-12-14", "2026-12-14"],
    ["Nettoyage", "2026-12-14", "2026-12-15"],
  ]);
});

test("once what follows has moved none of it stands before what it follows", () => {
  const spans = new Map(followingSpans(TASKS, "Radiateurs", []).map(({ id, span }) => [id, span]));
  const after = TASKS.map((task) => ({ ...task, ...spans.get(task.id) }));
  for (const { id } of after) expect(tasksAhead(after, id)).toEqual([]);
});

test("a task that is followed in order moves nothing", () => {
  expect(spansAfter("Réglage")).toEqual([]);
  expect(spansAfter("unknown")).toEqual([]);
});
