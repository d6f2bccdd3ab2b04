import { labour } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { tasksOfLines } from "./tasks-of-lines.ts";

test("each line of a quote becomes a task, in their order, under its heading", () => {
  const section = { kind: "section", id: "s", label: "Douche", level: 1 } as const;
  const lines = [labour("Dépose", 30_000), section, labour("Pose", 80_000)];
  expect(tasksOfLines(lines)).toMatchObject([
    { title: "Dépose", hoursE4: 30_000, section: "" },
    { title: "Pose", hoursE4: 80_000, section: "Douche" },
  ]);
});

test("only what is sold by the hour or by the day takes hours", () => {
  const lines = [
    { ...labour("Pose", 20_000), unit: "jour" as const },
    { ...labour("Carrelage", 120_000), unit: "m²" as const },
  ];
  expect(tasksOfLines(lines, 70_000).map(({ hoursE4 }) => hoursE4)).toEqual([140_000, 0]);
});

test("an option is no task", () => {
  expect(tasksOfLines([{ ...labour("Miroir", 10_000), isOption: true }])).toEqual([]);
});

test("a title is as long as a task's may be", () => {
  expect(tasksOfLines([labour("a".repeat(300), 10_000)])[0]?.title).toHaveLength(180);
});
