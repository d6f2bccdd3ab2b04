import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { dice } from "#test/random-books.ts";
import { READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The database keeps the figures of tasks and documents in a project's row correct, whatever call writes them.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

/** Projects whose row differs from its tasks and documents, with the correct values. */
async function wrongProjects(): Promise<object[]> {
  const { rows } = await app.database.owner.query<object>(`
    select p.name, t.* from project p cross join lateral (
      select count(*)::int as tasks_total, (count(*) filter (where not done))::int as tasks_left,
        exists (select from document d where d.project_id = p.id and d.kind = 'quote') as quoted,
        exists (select from document d where d.project_id = p.id and d.kind = 'invoice') as invoiced
      from task where task.project_id = p.id) t
    where (p.tasks_total, p.tasks_left, p.quoted, p.invoiced)
      is distinct from (t.tasks_total, t.tasks_left, t.quoted, t.invoiced)`);
  return rows;
}

async function create(path: string, body: object = {}) {
  const { status, json } = await person.call("POST", path, body);
  expect([path, status]).toEqual([path, 200]);
  return json;
}

async function pricedProject(name: string): Promise<string> {
  const address = { line1: "8 quai", postal_code: "38000", city: "Grenoble" };
  const { project } = await create("/api/projects", { name, client_info: { company: "Roux", address } });
  await create(`/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  return project.id;
}

test("every change of tasks or documents keeps the counts in the project's row right", async () => {
  await person.call("PATCH", "/api/company", READY_SELLER);
  const ids = [await pricedProject("Bain"), await pricedProject("Toit")];
  const roll = dice(11);
  const tasksOf = async (id: string): Promise<{ id: string }[]> =>
    (await person.call("GET", `/api/projects/${id}/tasks`)).json.tasks;
  for (let turn = 0; turn < 60; turn++) {
    const id = ids[roll(2)]!;
    const tasks = await tasksOf(id);
    const task = tasks[roll(tasks.length)];
    const path = `/api/projects/${id}/tasks/${task?.id}`;
    const kind = roll(6);
    if (kind === 0 || !task) await create(`/api/projects/${id}/tasks`, { title: `Tâche ${turn}` });
    else if (kind === 1)
      await create(`/api/projects/${id}/tasks/kept`, {
        tasks: [{ title: `Gardée ${turn}` }],
        is_replacing_untouched: true,
      });
    else if (kind === 2) await person.call("DELETE", path);
    else if (kind === 3) await person.call("PATCH", path, { position: roll(tasks.length) });
    else await person.call("PATCH", path, { done: roll(2) === 0 });
    expect(await wrongProjects()).toEqual([]);
  }
  await create(`/api/projects/${ids[0]}/quote`);
  await create(`/api/projects/${ids[1]}/invoice`, ALL_CONFIRMED);
  const { rows } = await app.database.owner.query("select name, quoted, invoiced from project order by name");
  expect(rows).toEqual([
    { name: "Bain", quoted: true, invoiced: false },
    { name: "Toit", quoted: false, invoiced: true },
  ]);
  expect(await wrongProjects()).toEqual([]);
});

test("twenty simultaneous ticks are all counted", async () => {
  const id = await pricedProject("Atelier");
  const tasks = await Promise.all(
    Array.from({ length: 20 }, (_, index) => create(`/api/projects/${id}/tasks`, { title: `Tâche ${index}` })),
  );
  const tick = ({ task }: { task: { id: string } }) =>
    person.call("PATCH", `/api/projects/${id}/tasks/${task.id}`, { done: true });
  expect((await Promise.all(tasks.map(tick))).map(({ status }) => status)).toEqual(tasks.map(() => 200));
  expect(await wrongProjects()).toEqual([]);
  const { rows } = await app.database.owner.query("select tasks_total, tasks_left from project where id = $1", [id]);
  expect(rows).toEqual([{ tasks_total: 21, tasks_left: 1 }]);
});

test("a trigger that is gone is reported", async () => {
  const id = await pricedProject("Cave");
  await app.database.owner.query("alter table task disable trigger task_added");
  await create(`/api/projects/${id}/tasks`, { title: "Comptée par personne" });
  await app.database.owner.query("alter table task enable trigger task_added");
  expect(await wrongProjects()).toMatchObject([{ name: "Cave", tasks_total: 2, tasks_left: 2 }]);
});
