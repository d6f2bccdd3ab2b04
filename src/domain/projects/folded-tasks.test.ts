import { expect, test } from "vitest";
import { foldedAtOpening } from "./folded-tasks.ts";

const task = (id: string, section: string, done: boolean) => ({ id, section, done });
const fold = (...tasks: ReturnType<typeof task>[]) => [...foldedAtOpening(tasks)];

test("a heading that is wholly done is folded, and one that is begun stays in sight", () => {
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
