import { memberName } from "#domain/company/members/member-name.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const START = new Date("2026-12-03T07:00:00Z");

let app: TestApp;
let owner: Person;
let worker: Person;
let projectId: string;
let taskId: string;
let now = START;
beforeAll(async () => {
  app = await testApp({ clock: () => now });
  owner = await app.signUp();
  worker = await join(app, owner, "lea@example.org", "worker");
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await Promise.all([owner.call("DELETE", "/api/timer"), worker.call("DELETE", "/api/timer")]);
  const answer = await owner.call("POST", "/api/projects", { name: "Toiture", client_info: { company: "Roux" } });
  projectId = answer.json.project.id;
  const { json } = await owner.call("POST", `/api/projects/${projectId}/tasks`, { title: "Pose", estimate_h: 2 });
  taskId = json.task.id;
});

const add = (who: Person, body: object) =>
  who.call("POST", `/api/project-times/${projectId}`, { task_id: taskId, day: "2026-12-03", minutes: 90, ...body });
const read = async (who: Person, query = "") => (await who.call("GET", `/api/project-times/${projectId}${query}`)).json;
const start = (who: Person, task_id: string | null = taskId) =>
  who.call("PUT", "/api/timer", { project_id: projectId, task_id });
// A session would end if the clock went on for hours.
const moveStartBack = (interval: string) =>
  app.database.owner.query("update timer set started_at = started_at - $1::interval", [interval]);
const passMinutes = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

test("time is added up for the project and for each task", async () => {
  await add(owner, {});
  await add(worker, { minutes: 30, note: "liteaux" });
  await add(worker, { task_id: null, minutes: 15 });
  const { total_minutes, minutes_by_task, times } = await read(owner);
  expect(total_minutes).toBe(135);
  expect(minutes_by_task).toEqual([
    { task_id: taskId, minutes: 120 },
    { task_id: null, minutes: 15 },
  ]);
  expect(times.map(({ user_name, minutes }: { user_name: string; minutes: number }) => [user_name, minutes])).toEqual([
    ["Lea", 15],
    ["Lea", 30],
    [memberName({ name: "", email: owner.email }), 90],
  ]);
});

test("pages of times follow each other without a gap", async () => {
  for (const minutes of [10, 20, 30]) await add(owner, { minutes });
  const first = await read(owner, "?limit=2");
  const second = await read(owner, `?limit=2&cursor=${first.next_cursor}`);
  const minutesOf = ({ times }: { times: { minutes: number }[] }) => times.map(({ minutes }) => minutes);
  expect([minutesOf(first), minutesOf(second), second.next_cursor]).toEqual([[30, 20], [10], null]);
});

test("times stand by the day on which they were worked, the newest first", async () => {
  for (const [day, minutes] of [
    ["2026-12-03", 10],
    ["2026-12-01", 20],
    ["2026-12-02", 30],
    ["2026-12-03", 40],
  ] as const)
    await add(owner, { day, minutes });
  const { times } = await read(owner);
  expect(times.map(({ minutes }: { minutes: number }) => minutes)).toEqual([40, 10, 30, 20]);
});

test("the minutes of a day are whole on each of its pages", async () => {
  for (const minutes of [10, 20, 30]) await add(owner, { minutes });
  const first = await read(owner, "?limit=2");
  const second = await read(owner, `?limit=2&cursor=${first.next_cursor}`);
  const wholeDay = [{ day: "2026-12-03", minutes: 60 }];
  expect([first.minutes_by_day, second.minutes_by_day]).toEqual([wholeDay, wholeDay]);
});

test("a worker corrects their own time", async () => {
  const { time } = (await add(worker, {})).json;
  const { status, json } = await worker.call("PATCH", `/api/project-times/${projectId}/${time.id}`, { minutes: 60 });
  expect([status, json.time.minutes, json.time.task_id]).toEqual([200, 60, taskId]);
});

test("a worker changes no time of another person", async () => {
  const { time } = (await add(owner, {})).json;
  const path = `/api/project-times/${projectId}/${time.id}`;
  expect((await worker.call("PATCH", path, { minutes: 1 })).status).toBe(403);
  expect((await worker.call("DELETE", path)).status).toBe(403);
  expect((await read(worker)).times[0]).toMatchObject({ minutes: 90, is_mine_to_change: false });
});

test("an owner removes the time of a worker", async () => {
  const { time } = (await add(worker, {})).json;
  expect((await owner.call("DELETE", `/api/project-times/${projectId}/${time.id}`)).status).toBe(200);
  expect((await read(owner)).times).toEqual([]);
});

test.each([
  ["a day to come", { day: "2026-12-04" }, "day"],
  ["no minute", { minutes: 0 }, "minutes"],
  ["more than a day", { minutes: 1_441 }, "minutes"],
])("%s is refused beside its field", async (_what, body, field) => {
  const { status, json } = await add(owner, body);
  expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
});

test("a task of another project is refused", async () => {
  const other = (await owner.call("POST", "/api/projects", { name: "Autre", client_info: { company: "Roux" } })).json;
  const { json } = await owner.call("POST", `/api/project-times/${other.project.id}`, {
    task_id: taskId,
    day: "2026-12-03",
    minutes: 5,
  });
  expect(Object.keys(json.fields)).toEqual(["task_id"]);
});

test("the time of a removed task stays with the project", async () => {
  await add(owner, {});
  await owner.call("DELETE", `/api/projects/${projectId}/tasks/${taskId}`);
  const { total_minutes, minutes_by_task } = await read(owner);
  expect([total_minutes, minutes_by_task]).toEqual([90, [{ task_id: null, minutes: 90 }]]);
});

test("a timer is noted on its task, on the day on which it began", async () => {
  await start(worker);
  await moveStartBack("8.5 hours");
  const { json } = await worker.call("POST", "/api/timer/stop", {});
  expect(json.time).toMatchObject({ task_id: taskId, minutes: 510, day: "2026-12-02" });
  expect((await worker.call("GET", "/api/timer")).json.timer).toBeNull();
});

test("a timer says how long it has run by the clock of the server", async () => {
  await start(worker);
  passMinutes(2);
  const { timer } = (await worker.call("GET", "/api/timer")).json;
  expect(timer).toMatchObject({ project_name: "Toiture", task_title: "Pose", elapsed_seconds: 120 });
});

test("starting twice leaves the first timer running", async () => {
  await start(worker);
  passMinutes(5);
  const { json } = await start(worker);
  expect([json.timer.elapsed_seconds, (await read(worker)).times]).toEqual([300, []]);
});

test("starting something else notes the time of what ran", async () => {
  await start(worker);
  passMinutes(5);
  expect((await start(worker, null)).json.timer).toMatchObject({ task_id: null, elapsed_seconds: 0 });
  expect((await read(worker)).times).toMatchObject([{ task_id: taskId, minutes: 5 }]);
});

test("stopping at once from two tabs notes one time", async () => {
  await start(worker);
  passMinutes(5);
  const answers = await Promise.all([1, 2].map(() => worker.call("POST", "/api/timer/stop", {})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(worker)).total_minutes).toBe(5);
});

test("a timer left running for a night goes on until it is said how long was worked", async () => {
  await start(worker);
  await moveStartBack("14 hours");
  const { status, json } = await worker.call("POST", "/api/timer/stop", {});
  expect([status, json.code]).toEqual([422, "timer_long"]);
  expect((await worker.call("GET", "/api/timer")).json.timer).not.toBeNull();
  expect((await worker.call("POST", "/api/timer/stop", { minutes: 480 })).json.time.minutes).toBe(480);
});

test("a timer started without a network has run since then", async () => {
  const late = { project_id: projectId, task_id: taskId, elapsed_seconds: 1_800 };
  expect((await worker.call("PUT", "/api/timer", late)).json.timer.elapsed_seconds).toBe(1_800);
  expect((await worker.call("POST", "/api/timer/stop", {})).json.time.minutes).toBe(30);
});

test("what ran before a timer started without a network is noted until that start", async () => {
  await start(worker);
  passMinutes(50);
  const late = { project_id: projectId, task_id: null, elapsed_seconds: 1_800 };
  await worker.call("PUT", "/api/timer", late);
  expect((await read(worker)).times).toMatchObject([{ task_id: taskId, minutes: 20 }]);
});

test("a timer that started more than a day ago is refused", async () => {
  const late = { project_id: projectId, task_id: taskId, elapsed_seconds: 86_401 };
  expect((await worker.call("PUT", "/api/timer", late)).status).toBe(400);
});

test("a stop that names a project leaves the timer of another one running", async () => {
  await start(worker);
  const { json } = await owner.call("POST", "/api/projects", { name: "Mur", client_info: { company: "Roux" } });
  const stop = await worker.call("POST", "/api/timer/stop", { minutes: 10, project_id: json.project.id });
  expect([stop.status, stop.json.code]).toEqual([409, "no_timer"]);
  expect((await worker.call("GET", "/api/timer")).json.timer).not.toBeNull();
});

test("a timer that is dropped notes nothing", async () => {
  await start(worker);
  passMinutes(5);
  expect((await worker.call("DELETE", "/api/timer")).json).toEqual({ is_dropped: true });
  expect((await read(worker)).times).toEqual([]);
});

test("everybody has a timer of their own", async () => {
  await start(worker);
  expect((await owner.call("GET", "/api/timer")).json.timer).toBeNull();
});

test("an accountant reads times and notes none", async () => {
  const accountant = await join(app, owner, "comptable@example.org", "accountant");
  expect((await add(accountant, {})).status).toBe(403);
  expect((await accountant.call("GET", `/api/project-times/${projectId}`)).status).toBe(200);
});
