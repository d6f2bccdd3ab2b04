import { expect, test } from "vitest";
import { projectsOfWorker } from "./worker-projects.ts";

const project = (name: string, facts: object) => ({
  name,
  people: ["ali"],
  start_date: null,
  tasks_total: 2,
  tasks_done: 0,
  stage: "estimation",
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
const listed = (list: "mine" | "open" | "over") => projectsOfWorker(projects, list, "ali").map(({ name }) => name);

test("a worker's own projects come in the order of their first day", () => {
  expect(listed("mine")).toEqual(["today", "later", "no day"]);
});

test("open projects are everybody's, and those that are over are told apart, newest first", () => {
  expect(listed("open")).toEqual(["of others", "today", "later", "no day"]);
  expect(listed("over")).toEqual(["done", "invoiced"]);
});
