import { acceptedCall } from "#test/accepted-call.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
let worker: Person;
let ids: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  owner = await signUpSeller(app);
  worker = await join(app, owner, "people-worker@example.org", "worker");
  await join(app, owner, "people-books@example.org", "accountant");
  const { members } = await acceptedCall(owner, "GET", "/api/team");
  ids = Object.fromEntries(members.map(({ role, user_id }: Record<string, string>) => [role, user_id]));
});
afterAll(() => app.close());

const newProject = () => pricedProject(owner, { client_info: LEA_ARC });
const save = (id: string, people: unknown[], who = owner) =>
  who.call("PUT", `/api/project-people/${id}`, { user_ids: people });
const peopleOf = async (id: string) => (await acceptedCall(worker, "GET", `/api/project-people/${id}`)).people;

test("the people of a project are read with it in lists", async () => {
  const id = await newProject();
  expect((await save(id, [ids.worker, ids.owner])).json.people).toEqual([ids.worker, ids.owner]);
  const { projects } = await acceptedCall(worker, "GET", "/api/projects");
  expect(projects.find((project: { id: string }) => project.id === id).people).toEqual([ids.worker, ids.owner]);
});

test("saving the same people twice keeps each once", async () => {
  const id = await newProject();
  for (let turn = 0; turn < 2; turn++) await save(id, [ids.owner, ids.worker, ids.owner]);
  expect(await peopleOf(id)).toEqual([ids.owner, ids.worker]);
});

test("people who are not sent are on the project no more", async () => {
  const id = await newProject();
  await save(id, [ids.owner, ids.worker]);
  await save(id, [ids.worker]);
  expect(await peopleOf(id)).toEqual([ids.worker]);
  await save(id, []);
  expect(await peopleOf(id)).toEqual([]);
});

test.each([
  ["a stranger", () => randomUUID()],
  ["an accountant", () => ids.accountant],
])("%s is put on no project", async (_who, idOf) => {
  const id = await newProject();
  await save(id, [ids.owner]);
  const answer = await save(id, [ids.owner, idOf()]);
  expect([answer.status, answer.json.code]).toEqual([422, "person_not_on_sites"]);
  expect(await peopleOf(id)).toEqual([ids.owner]);
});

test("a worker assigns nobody", async () => {
  const id = await newProject();
  expect((await save(id, [ids.worker], worker)).status).toBe(403);
});

test("somebody who leaves the company is on its projects no more", async () => {
  const leaver = await join(app, owner, "people-leaver@example.org", "worker");
  const { members } = await acceptedCall(owner, "GET", "/api/team");
  const { user_id } = members.find(({ email }: { email: string }) => email === leaver.email);
  const id = await newProject();
  await save(id, [user_id, ids.owner]);
  await acceptedCall(owner, "DELETE", `/api/team/members/${user_id}`);
  expect(await peopleOf(id)).toEqual([ids.owner]);
});

test("two who save at once leave the people of one of them", async () => {
  const id = await newProject();
  await Promise.all([save(id, [ids.owner]), save(id, [ids.worker])]);
  expect(await peopleOf(id)).toHaveLength(1);
});

test("whoever looks is told that the people of a project changed", async () => {
  const id = await newProject();
  const { last_id: lastId } = await acceptedCall(worker, "GET", "/api/events");
  await save(id, [ids.worker]);
  const { json } = await worker.call("GET", "/api/events", undefined, { "last-event-id": lastId });
  expect(json.events).toContainEqual({ kind: "sites", id });
});
