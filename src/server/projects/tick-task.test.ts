import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// `done_by_maitre`: an owner or a manager has ticked the task.

let app: TestApp;
let owner: Person;
let projectId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  projectId = (
    await owner.call("POST", "/api/projects", { name: "Toiture", client_info: { company: "Menuiserie Roux" } })
  ).json.project.id;
});
afterAll(() => app.close());

type Ticks = { done: boolean; done_by_maitre: boolean };

async function newTask(...changes: [Person, object][]) {
  const { task } = (
    await owner.call("POST", `/api/projects/${projectId}/tasks`, {
      title: "Pose",
      estimate_h: 2,
      description: "Ardoise",
    })
  ).json;
  const change = async (who: Person, body: object) =>
    (await who.call("PATCH", `/api/projects/${projectId}/tasks/${task.id}`, body)).json.task as Ticks & {
      title: string;
    };
  for (const [who, body] of changes) await change(who, body);
  return {
    change,
    stored: async () =>
      (await owner.call("GET", `/api/projects/${projectId}/tasks`)).json.tasks.find(
        ({ id }: { id: string }) => id === task.id,
      ) as Ticks,
  };
}

test("each of the two ticks can be sent alone", async () => {
  const cases: [object[], Ticks][] = [
    [[{ done_by_maitre: true }], { done: true, done_by_maitre: true }],
    [[{ done: true }], { done: true, done_by_maitre: true }],
    [[{ done: true }, { done_by_maitre: false }], { done: true, done_by_maitre: false }],
    [[{ done: true, done_by_maitre: false }, { done_by_maitre: true }], { done: true, done_by_maitre: true }],
    [[{ done_by_maitre: true }, { done: false }], { done: false, done_by_maitre: false }],
    [[{ done_by_maitre: false }], { done: false, done_by_maitre: false }],
    [[{ done: true, done_by_maitre: true }], { done: true, done_by_maitre: true }],
  ];
  for (const [bodies, expectedTicks] of cases) {
    const { change, stored } = await newTask();
    let answer: Ticks | null = null;
    for (const body of bodies) answer = await change(owner, body);
    expect([bodies, answer]).toMatchObject([bodies, expectedTicks]);
    expect([bodies, await stored()]).toMatchObject([bodies, expectedTicks]);
  }
});

test("a worker who changes a task keeps the owner's tick", async () => {
  const worker = await join(app, owner, "ouvrier@example.org", "worker");
  for (const body of [
    { title: "Pose des ardoises" },
    { description: "" },
    { position: 0 },
    { done: true },
    { done: true, done_by_maitre: true },
    { done_by_maitre: false },
  ]) {
    const { change, stored } = await newTask([owner, { done: true }]);
    await change(worker, body);
    expect([body, await stored()]).toMatchObject([body, { done: true, done_by_maitre: true }]);
  }
});

test("a worker's tick is never recorded as the owner's", async () => {
  const worker = await join(app, owner, "compagnon@example.org", "worker");
  const { change } = await newTask();
  expect(await change(worker, { done_by_maitre: true })).toMatchObject({ done: false, done_by_maitre: false });
  expect(await change(worker, { done: true, done_by_maitre: true })).toMatchObject({
    done: true,
    done_by_maitre: false,
  });
  expect(await change(worker, { done: false })).toMatchObject({ done: false, done_by_maitre: false });
});

test("a changed title is stored on one line, as a new one is", async () => {
  const { change } = await newTask();
  expect((await change(owner, { title: "  Pose \n du   toit " })).title).toBe("Pose du toit");
});

test("a task that two people tick at the same moment is done once, with the owner's mark", async () => {
  const worker = await join(app, owner, "meme-moment@example.org", "worker");
  for (let turn = 0; turn < 5; turn++) {
    const { change, stored } = await newTask();
    const answers = await Promise.all([change(owner, { done: true }), change(worker, { done: true })]);
    expect(answers.map(({ done }) => done)).toEqual([true, true]);
    expect(await stored()).toMatchObject({ done: true, done_by_maitre: true });
  }
});

test("a task says who ticked it first and when until the tick is taken back", async () => {
  const worker = await join(app, owner, "premier@example.org", "worker");
  const workerId = (await worker.call("GET", "/auth/v1/user")).json.id;
  const { change } = await newTask();
  const tickedTask = await change(worker, { done: true });
  expect(tickedTask).toMatchObject({ done_by: workerId, done_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  const checkedTask = await change(owner, { done_by_maitre: true });
  expect(checkedTask).toMatchObject({ done_by_maitre: true, done_by: workerId });
  expect(await change(owner, { done: false })).toMatchObject({ done_by: null, done_at: null });
});

const tickLate = async (who: Person, taskUrl: string, seconds: number) =>
  who.call("PATCH", `${taskUrl}?elapsed_seconds=${seconds}`, { done: true });

async function newTaskUrl(): Promise<string> {
  const { task } = (await owner.call("POST", `/api/projects/${projectId}/tasks`, { title: "Pose" })).json;
  return `/api/projects/${projectId}/tasks/${task.id}`;
}

test("a tick that waited for a network keeps when it was made beside when it arrived", async () => {
  const taskUrl = await newTaskUrl();
  const { task } = (await tickLate(owner, taskUrl, 3_180)).json;
  expect(Date.parse(task.done_at) - Date.parse(task.ticked_at)).toBe(3_180_000);
  // Sent again, or by somebody else, the first one stays.
  expect((await tickLate(owner, taskUrl, 9_000)).json.task).toEqual(task);
  expect((await owner.call("PATCH", taskUrl, { done: false })).json.task).toMatchObject({ ticked_at: null });
});

test("a tick whose device says no hour has that of its arrival alone", async () => {
  const { task } = (await owner.call("PATCH", await newTaskUrl(), { done: true })).json;
  expect(task).toMatchObject({ done_at: expect.any(String), ticked_at: null });
});

test("a tick that says an impossible hour is refused", async () => {
  const taskUrl = await newTaskUrl();
  for (const seconds of [-1, 2_592_001, 0.5]) expect((await tickLate(owner, taskUrl, seconds)).status).toBe(400);
  expect((await owner.call("GET", `/api/projects/${projectId}/tasks`)).json.tasks.at(-1)).toMatchObject({
    done: false,
    ticked_at: null,
  });
});
