import { acceptedCall } from "#test/accepted-call.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// Tasks under headings, with days of their own.

let app: TestApp;
let owner: Person;
let projectId: string;
let taskId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const dates = { start_date: "2027-03-01", end_date: "2027-03-05" };
  const body = { name: "Toiture", client_info: { company: "Menuiserie Roux" }, ...dates };
  projectId = (await acceptedCall(owner, "POST", "/api/projects", body)).project.id;
  const task = { title: "Poser le neuf", section: "Pose" };
  taskId = (await acceptedCall(owner, "POST", `/api/projects/${projectId}/tasks`, task)).task.id;
});

const change = (body: object, who = owner) => who.call("PATCH", `/api/projects/${projectId}/tasks/${taskId}`, body);
const move = (body: object) => acceptedCall(owner, "PATCH", `/api/projects/${projectId}/core`, body);
const read = async () => (await acceptedCall(owner, "GET", `/api/projects/${projectId}/tasks`)).tasks[0];

test("a task keeps its heading and its days", async () => {
  await change({ first_day: "2027-03-02", last_day: "2027-03-03" });
  await change({ done: true });
  expect(await read()).toMatchObject({ section: "Pose", first_day: "2027-03-02", last_day: "2027-03-03", done: true });
  await change({ first_day: null });
  expect(await read()).toMatchObject({ first_day: null, last_day: null });
});

test("a task that ends before it begins is refused beside its field", async () => {
  const { status, json } = await change({ first_day: "2027-03-03", last_day: "2027-03-02" });
  expect([status, json.fields.last_day]).toEqual([422, "Le dernier jour de la tâche vient avant le premier."]);
});

test("the days of tasks follow a project that is moved whole, not one that is stretched", async () => {
  await change({ first_day: "2027-03-02", last_day: "2027-03-03" });
  await move({ start_date: "2027-03-08", end_date: "2027-03-12" });
  expect(await read()).toMatchObject({ first_day: "2027-03-09", last_day: "2027-03-10" });
  await move({ end_date: "2027-03-19" });
  expect(await read()).toMatchObject({ first_day: "2027-03-09", last_day: "2027-03-10" });
});

test("a worker gives a task no days", async () => {
  const worker = await join(app, owner, "task-days@example.org", "worker");
  expect((await change({ first_day: "2027-03-02" }, worker)).status).toBe(403);
});

test("a task of the checklist says when time was noted on it", async () => {
  expect(await read()).toMatchObject({ noted_time: null });
  for (const [day, minutes] of [
    ["2026-11-27", 90],
    ["2026-11-28", 60],
  ])
    await acceptedCall(owner, "POST", `/api/project-times/${projectId}`, { task_id: taskId, day, minutes });
  expect(await read()).toMatchObject({ noted_time: { first_day: "2026-11-27", last_day: "2026-11-28", minutes: 150 } });
});
