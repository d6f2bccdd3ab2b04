import { expect, test } from "vitest";
import { foldedAtOpening } from "./folded-tasks.ts";

const task = (id: string, section: string, isDone: boolean) => ({ id, section, done: isDone });
const fold = (...tasks: ReturnType<typeof task>[]) => [...foldedAtOpening(tasks)];
const foldBut = (checkedId: string, ...tasks: ReturnType<typeof task>[]) => [
  ...foldedAtOpening(tasks, ({ id }) => id === checkedId),
];

test("a heading is folded once it is wholly done", () => {
  expect(fold(task("a", "Dépose", true), task("b", "Pose", true), task("c", "Pose", false))).toEqual(["a"]);
});

test("done tasks are folded once they are many", () => {
  const doneTasks = ["a", "b", "c"].map((id) => task(id, "", true));
  expect(fold(...doneTasks.slice(0, 2), task("d", "", false))).toEqual([]);
  expect(fold(...doneTasks, task("d", "", false))).toEqual(["a", "b", "c"]);
});

test("a list without headings that is wholly done stays open", () => {
  expect(fold(...["a", "b", "c", "d"].map((id) => task(id, "", true)))).toEqual([]);
  expect(fold(task("a", "Dépose", true), task("b", "Pose", true))).toEqual(["a", "b"]);
});

test("done work that waits to be checked stays in sight", () => {
  expect(foldBut("a", task("a", "Dépose", true), task("b", "Dépose", true), task("c", "Pose", false))).toEqual(["b"]);
  const doneTasks = ["a", "b", "c", "d"].map((id) => task(id, "", true));
  expect(foldBut("d", ...doneTasks, task("e", "", false))).toEqual(["a", "b", "c"]);
});
