import { acceptedCall } from "#test/accepted-call.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
let worker: Person;
let projectId: string;
let taskId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await signUpSeller(app);
  worker = await join(app, owner, "told-worker@example.org", "worker");
  projectId = await pricedProject(owner, { client_info: LEA_ARC });
  const { task } = await acceptedCall(owner, "POST", `/api/projects/${projectId}/tasks`, { title: "Poser" });
  taskId = task.id;
});
afterAll(() => app.close());

// What happened just before `lastId` may be told again while any older transaction of the database server runs: a test
// asks whether an event was told, never how often.
const news = async (person: Person, lastId = "") =>
  (await person.call("GET", "/api/events", undefined, lastId === "" ? {} : { "last-event-id": lastId })).json;

test("what a worker does on a site is told to their colleagues and to no other company", async () => {
  const stranger = await signUpSeller(app);
  const [{ last_id: seenByOwner }, { last_id: seenByStranger }] = await Promise.all([news(owner), news(stranger)]);
  await acceptedCall(worker, "PATCH", `/api/projects/${projectId}/tasks/${taskId}`, { done: true });
  expect((await news(owner, seenByOwner)).events).toContainEqual({ kind: "sites", id: projectId });
  expect((await news(stranger, seenByStranger)).events).not.toContainEqual({ kind: "sites", id: projectId });
});

test("time and days of a site are told too", async () => {
  const [timedId, datedId] = await Promise.all([pricedProject(owner), pricedProject(owner)]);
  const { last_id: before } = await news(owner);
  const time = { task_id: null, day: "2026-01-05", minutes: 30 };
  await acceptedCall(worker, "POST", `/api/project-times/${timedId}`, time);
  await acceptedCall(owner, "PATCH", `/api/projects/${datedId}/core`, { start_date: "2027-03-01" });
  const { events } = await news(owner, before);
  expect(events).toContainEqual({ kind: "sites", id: timedId });
  expect(events).toContainEqual({ kind: "sites", id: datedId });
});

test("a timer that starts on a site is told and shown to colleagues", async () => {
  const siteId = await pricedProject(owner);
  const { last_id: before } = await news(owner);
  const start = { project_id: siteId, task_id: null, elapsed_seconds: 4_800 };
  await acceptedCall(worker, "PUT", "/api/timer", start);
  expect((await news(owner, before)).events).toContainEqual({ kind: "sites", id: siteId });
  const running = async () => (await acceptedCall(owner, "GET", `/api/project-times/${siteId}`)).running;
  const [timer] = await running();
  expect(timer).toMatchObject({ task_id: null, user_id: expect.stringMatching(/./) });
  expect(timer.elapsed_seconds).toBeGreaterThanOrEqual(4_800);
  await acceptedCall(worker, "DELETE", "/api/timer");
  expect(await running()).toEqual([]);
});
