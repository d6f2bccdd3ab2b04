import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "#test/kill-round.ts";
import { hire } from "#test/kill-round.ts";
import { embeddedDatabase, startServer } from "#test/running-server.ts";
import { Client } from "pg";

/** A running server with one company that holds many projects, each with five tasks, a quote and an invoice. */
export type FilledCompany = { worker: Worker; database: Client; close: () => Promise<void> };

/** A customer with all that an invoice asks for. */
export const CUSTOMER = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  siren: "552100554",
  address: { line1: "8 quai des Bois", postal_code: "38000", city: "Grenoble" },
};

/** Starts the product on a new data folder and fills it: one project by the API, then copies of its rows. */
export async function filledCompany(projects: number): Promise<FilledCompany> {
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-bench-"));
  const server = await startServer(dataDir);
  const worker = await hire(server);
  const id = await pricedProject(worker, "Chantier modèle");
  for (const kind of ["quote", "invoice"]) await callAs(worker, "POST", `/api/projects/${id}/${kind}`, {});
  const database = new Client(embeddedDatabase(dataDir));
  await database.connect();
  await copyProject(database, id, projects - 1);
  return {
    worker,
    database,
    close: async () => {
      await database.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A project with five tasks, hours and a rate, by the API. */
export async function pricedProject(worker: Worker, name: string): Promise<string> {
  const { project } = await callAs<{ project: { id: string } }>(worker, "POST", "/api/projects", {
    name,
    start_date: "2026-12-01",
    client_info: CUSTOMER,
  });
  for (let index = 0; index < 5; index++)
    await callAs(worker, "POST", `/api/projects/${project.id}/tasks`, { title: `Tâche ${index + 1}`, estimate_h: 1.5 });
  await callAs(worker, "PATCH", `/api/projects/${project.id}/estimation`, { hours: 7.5, rate: 45 });
  return project.id;
}

/** Calls the API. Throws on anything but a success. */
export async function callAs<Answer = unknown>(
  { server, token }: Worker,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} for ${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** What the database keeps of a project's tasks and documents: nothing yet, its triggers see to the rest. */
export const NOTHING_KEPT = `'{"tasks_total":0,"tasks_left":0,"quoted":false,"invoiced":false,"waiting_quotes":0,
  "waiting_cents":0}'::jsonb`;

async function copyProject(database: Client, id: string, copies: number): Promise<void> {
  await database.query(`create temp table copy as
    select n, gen_random_uuid() as project_id, gen_random_uuid() as quote_id, gen_random_uuid() as invoice_id,
      now() - n * interval '1 minute' as at
    from generate_series(1, ${copies}) n`);
  const as = (table: string, changes: string, where: string) =>
    database.query(
      `insert into ${table} select (jsonb_populate_record(row, ${changes})).* from ${table} row, copy c where ${where}`,
    );
  await as(
    "project",
    `jsonb_build_object('id', c.project_id, 'name', 'Chantier ' || c.n, 'search_text', 'chantier ' || c.n,
      'created_at', c.at) || ${NOTHING_KEPT}`,
    `row.id = '${id}'`,
  );
  await as(
    "task",
    `jsonb_build_object('id', gen_random_uuid(), 'project_id', c.project_id)`,
    `row.project_id = '${id}'`,
  );
  for (const [kind, series] of [
    ["quote", "D"],
    ["invoice", "F"],
  ])
    await as(
      "document",
      `jsonb_build_object('id', c.${kind}_id, 'project_id', c.project_id, 'number', '${series}2025-' || c.n,
        'created_at', c.at)`,
      `row.project_id = '${id}' and row.kind = '${kind}'`,
    );
  for (const kind of ["quote", "invoice"])
    await database.query(`insert into public_link
      select replace(c.${kind}_id::text, '-', ''), company_id, '${kind}', c.${kind}_id, created_at, null, null
      from copy c, project where project.id = '${id}'`);
  await database.query("analyze");
}
