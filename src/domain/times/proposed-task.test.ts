import { expect, test } from "vitest";
import { taskToTime } from "./proposed-task.ts";

const TASKS = [
  { id: "a", done: true },
  { id: "b", done: false },
  { id: "c", done: false },
];

test("a timer proposes the first task that is left", () => {
  expect(taskToTime(TASKS, [])).toBe("b");
  expect(taskToTime(TASKS.slice(0, 1), [])).toBeNull();
});

test("a timer proposes no task that somebody else is timing while another one is left", () => {
  expect(taskToTime(TASKS, ["b", null])).toBe("c");
  expect(taskToTime(TASKS, ["b", "c"])).toBe("b");
});
