import { expect, test } from "vitest";
import { projectsOfWorker } from "./worker-projects.ts";

const project = (name: string, facts: object) => ({
  name,
  people: ["ali"],
  start_date: null,
  tasks_total: 2,
  tasks_done: 0,
  stage: "estimation" as const,
  ...facts,
});
const projects = [
  project("no day", {}),
  project("later", { start_date: "2026-12-07" }),
  project("today", { start_date: "2026-11-29" }),
  project("of others", { start_date: "2026-11-20", people: ["zoe"] }),
  project("done", { start_date: "2026-11-02", tasks_done: 2 }),
  project("invoiced", { start_date: "2026-10-02", tasks_total: 0, stage: "invoiced" }),
];
const namesIn = (list: "mine" | "open" | "over") => projectsOfWorker(projects, list, "ali").map(({ name }) => name);

test("a worker's own projects come in the order of their first day", () => {
  expect(namesIn("mine")).toEqual(["today", "later", "no day"]);
});

test("projects that are over are told from those that are open", () => {
  expect(namesIn("open")).toEqual(["of others", "today", "later", "no day"]);
  expect(namesIn("over")).toEqual(["done", "invoiced"]);
});
