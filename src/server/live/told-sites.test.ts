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

const news = async (person: Person, lastId = "") =>
  (await person.call("GET", "/api/events", undefined, lastId === "" ? {} : { "last-event-id": lastId })).json;

test("what a worker does on a site is told to their colleagues and to no other company", async () => {
  const stranger = await signUpSeller(app);
  const [{ last_id: seenByOwner }, { last_id: seenByStranger }] = await Promise.all([news(owner), news(stranger)]);
  await acceptedCall(worker, "PATCH", `/api/projects/${projectId}/tasks/${taskId}`, { done: true });
  expect((await news(owner, seenByOwner)).events).toEqual([{ kind: "sites", id: projectId }]);
  expect((await news(stranger, seenByStranger)).events).toEqual([]);
});

test("time and days of a site are told too", async () => {
  const { last_id: before } = await news(owner);
  const time = { task_id: null, day: "2026-01-05", minutes: 30 };
  await acceptedCall(worker, "POST", `/api/project-times/${projectId}`, time);
  const { last_id: afterTime, events } = await news(owner, before);
  expect(events).toEqual([{ kind: "sites", id: projectId }]);
  await acceptedCall(owner, "PATCH", `/api/projects/${projectId}/core`, { start_date: "2027-03-01" });
  expect((await news(owner, afterTime)).events).toContainEqual({ kind: "sites", id: projectId });
});
