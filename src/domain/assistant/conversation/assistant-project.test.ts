import { expect, test } from "vitest";
import type { AssistantProject } from "./assistant-project.ts";
import { estimationCents } from "./assistant-project.ts";

const project: AssistantProject = {
  id: "p1",
  name: "Site",
  start_date: null,
  client_info: { company: "", first_name: "", last_name: "", email: "" },
  project_recurrence: "single",
  estimation_description: "",
  estimation_hours: 21,
  estimation_rate: 64.29,
};

test("the total of an estimation by the day is the server's, to the cent", () => {
  expect(estimationCents({ ...project, estimation_total: 1350 })).toBe(135_000);
});

test("hours and a rate that were saved since give the total", () => {
  expect(estimationCents({ ...project, estimation_hours: 6.5, estimation_rate: 52 })).toBe(33_800);
  expect(estimationCents({ ...project, estimation_total: null })).toBeNull();
  expect(estimationCents({ ...project, estimation_hours: null })).toBeNull();
});
