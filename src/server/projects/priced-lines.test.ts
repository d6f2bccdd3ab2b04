import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app?.close());

const item = (isOption: boolean, part: object = {}) => ({
  kind: "item",
  id: "pose",
  label: "Pose",
  details: [],
  nature: "service",
  quantity_e4: 10_000,
  unit: "u",
  unit_price_e6: 780_000_000,
  discount_basis_points: 0,
  vat_basis_points: 1_000,
  vat_reason: null,
  is_option: isOption,
  task_id: null,
  ...part,
});

test("a project says whether the quote's own lines have a price", async () => {
  const body = { name: "Salle de bain", client_info: { kind: "company", company: "Roux" } };
  const { id } = (await person.call("POST", "/api/projects", body)).json.project;
  const answer = async () => (await person.call("GET", `/api/projects/${id}`)).json.project.has_priced_lines;
  expect(await answer()).toBeNull();
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  expect(await answer()).toBe(false);
  const saves: [object[], boolean][] = [
    [[{ kind: "text", id: "t", label: "Sans prix" }], false],
    [[item(true)], false],
    [[{ kind: "text", id: "t", label: "Sans prix" }, item(false)], true],
  ];
  for (const [index, [lines, isPriced]] of saves.entries()) {
    const save = { version: index + 1, lines, discount: null };
    expect((await person.call("PUT", `/api/quotes/${draft.id}/draft`, save)).status).toBe(200);
    expect(await answer()).toBe(isPriced);
  }
});

test("a planning says how long the work is that only the quote's lines count", async () => {
  const body = { name: "Refonte", start_date: "2026-11-23", client_info: { kind: "company", company: "Nacre" } };
  const { id } = (await person.call("POST", "/api/projects", body)).json.project;
  const work = async (query: string) => {
    const { projects } = (await person.call("GET", `/api/projects?${query}`)).json;
    return projects.find((project: { id: string }) => project.id === id)?.lines_work;
  };
  expect(await work("starts_from=2026-11-01")).toBeNull();
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const lines = [
    item(false, { id: "api", unit: "jour", quantity_e4: 120_000 }),
    item(false, { id: "visit", unit: "h", quantity_e4: 35_000 }),
    item(false, { id: "host", unit: "forfait" }),
    item(true, { id: "more", unit: "jour", quantity_e4: 50_000 }),
    { kind: "text", id: "t", label: "Sans prix" },
  ];
  const save = { version: 1, lines, discount: null };
  expect((await person.call("PUT", `/api/quotes/${draft.id}/draft`, save)).status).toBe(200);
  for (const query of ["starts_from=2026-11-01", "starts_before=2026-12-01"])
    expect(await work(query)).toEqual({ days: 12, hours: 3.5 });
  expect(await work("limit=50")).toBeNull();
  const ofProject = async () => (await person.call("GET", `/api/projects/${id}`)).json.project.lines_work;
  expect(await ofProject()).toEqual({ days: 12, hours: 3.5 });
  await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 21, rate: 50 });
  expect(await work("starts_from=2026-11-01")).toBeNull();
  expect(await ofProject()).toBeNull();
});

test("a planning says what the tasks ask for and what is left of it", async () => {
  const body = { name: "Véranda", start_date: "2026-11-24", client_info: { kind: "company", company: "Nacre" } };
  const { id } = (await person.call("POST", "/api/projects", body)).json.project;
  const work = async (query: string) => {
    const { projects } = (await person.call("GET", `/api/projects?${query}`)).json;
    return projects.find((project: { id: string }) => project.id === id)?.tasks_work;
  };
  expect(await work("starts_from=2026-11-01")).toBeNull();
  const add = async (title: string, hours: number) =>
    (await person.call("POST", `/api/projects/${id}/tasks`, { title, estimate_h: hours })).json.task.id;
  const firstId = await add("Dalle", 6);
  await add("Pose", 4.5);
  expect((await person.call("PATCH", `/api/projects/${id}/tasks/${firstId}`, { done: true })).status).toBe(200);
  for (const query of ["starts_from=2026-11-01", "starts_before=2026-12-01"])
    expect(await work(query)).toEqual({ hours: 10.5, hours_left: 4.5, on_days: [] });
  expect(await work("limit=50")).toBeNull();
});

test("a planning takes the time noted on an open task off what is left", async () => {
  const body = { name: "Pergola", start_date: "2026-11-25", client_info: { kind: "company", company: "Nacre" } };
  const { id } = (await person.call("POST", "/api/projects", body)).json.project;
  const add = async (title: string, hours: number) =>
    (await person.call("POST", `/api/projects/${id}/tasks`, { title, estimate_h: hours })).json.task.id;
  const [dalleId, poseId, joinsId] = [await add("Dalle", 6), await add("Pose", 4), await add("Joints", 1)];
  const note = async (taskId: string, minutes: number) =>
    expect(
      (await person.call("POST", `/api/project-times/${id}`, { task_id: taskId, day: "2026-11-25", minutes })).status,
    ).toBe(200);
  await note(dalleId, 90);
  await note(dalleId, 60);
  // More than was estimated leaves nothing, and takes nothing from the others.
  await note(joinsId, 180);
  await note(poseId, 240);
  expect((await person.call("PATCH", `/api/projects/${id}/tasks/${poseId}`, { done: true })).status).toBe(200);
  const { projects } = (await person.call("GET", "/api/projects?starts_from=2026-11-01")).json;
  const { tasks_work: work } = projects.find((project: { id: string }) => project.id === id);
  expect(work).toEqual({ hours: 11, hours_left: 3.5, on_days: [] });
});

test("a planning says which days the tasks that are left were given", async () => {
  const body = { name: "Auvent", start_date: "2026-11-30", client_info: { kind: "company", company: "Nacre" } };
  const { id } = (await person.call("POST", "/api/projects", body)).json.project;
  const tasks = `/api/projects/${id}/tasks`;
  const add = async (title: string, days: object | null) => {
    const { task } = (await person.call("POST", tasks, { title, estimate_h: 6 })).json;
    if (days) expect((await person.call("PATCH", `${tasks}/${task.id}`, days)).status).toBe(200);
    return task.id;
  };
  const days = { first_day: "2026-12-03", last_day: "2026-12-04" };
  const poseId = await add("Pose", days);
  await add("Dalle", { ...days, done: true });
  await add("Joints", null);
  const notedTime = { task_id: poseId, day: "2026-11-30", minutes: 60 };
  expect((await person.call("POST", `/api/project-times/${id}`, notedTime)).status).toBe(200);
  const { projects } = (await person.call("GET", "/api/projects?starts_from=2026-11-01")).json;
  const { tasks_work: work } = projects.find((project: { id: string }) => project.id === id);
  expect(work).toEqual({ hours: 18, hours_left: 11, on_days: [{ ...days, hours: 5 }] });
});
