import { labour } from "#test/demo-company.ts";
import { bathroomLines } from "#test/priced-lines.ts";
import { expect, test } from "vitest";
import { doneShare } from "./done-share.ts";
import { listWorkSections } from "./sections.ts";

const [bathroom] = listWorkSections(bathroomLines);
const task = (id: string, hours: number, isDone: boolean, section = "") => ({
  id,
  estimateHoursE4: hours * 10_000,
  done: isDone,
  section,
});

test("a section is as far as the hours of its ticked tasks", () => {
  const tasks = [
    task("a", 2, true, "salle de bain "),
    task("b", 4, false, "Salle de bain"),
    task("c", 9, true, "Cour"),
  ];
  expect(doneShare(bathroom!, tasks)).toBe(3_300);
});

test("tasks without hours count one each", () => {
  const tasks = [task("a", 0, true, "Salle de bain"), task("b", 0, false, "Salle de bain")];
  expect(doneShare(bathroom!, tasks)).toBe(5_000);
});

test("a section without headings goes by the tasks that its lines were drawn from", () => {
  const lines = ["a", "b"].map((taskId) => ({ ...labour(taskId, 10_000), source: { kind: "task" as const, taskId } }));
  const [works] = listWorkSections(lines);
  expect(doneShare(works!, [task("a", 1, true), task("b", 1, false), task("other", 5, true)])).toBe(5_000);
});

test("a section whose tasks are not known has no share", () => {
  expect(doneShare(bathroom!, [task("a", 1, true, "Cour")])).toBeNull();
});
