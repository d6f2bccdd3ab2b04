import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "#test/kill-round.ts";
import { hire } from "#test/kill-round.ts";
import { embeddedDatabase, startServer } from "#test/running-server.ts";
import { Client } from "pg";
import { callAs, pricedProject } from "./calls.ts";

/** A company as it is after years: what its calls are made with. */
export type GrownCompany = {
  name: string;
  worker: Worker;
  projectId: string;
  taskId: string;
  customerId: string;
  invoiceId: string;
};

const YEARS = 6;

/** What the database keeps of a project's tasks and documents: nothing yet, its triggers see to the rest. */
const NOTHING_KEPT = `'{"tasks_total":0,"tasks_left":0,"quoted":false,"invoiced":false,"waiting_quotes":0,
  "waiting_cents":0}'::jsonb`;

/** A running server with one company that `growCompany` has filled. */
export type FilledCompany = GrownCompany & { database: Client; close: () => Promise<void> };

/** Starts the product on a new data folder and fills a company with that many projects. */
export async function filledCompany(projects: number): Promise<FilledCompany> {
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-bench-"));
  const server = await startServer(dataDir);
  const database = new Client(embeddedDatabase(dataDir));
  await database.connect();
  const company = await growCompany("only", await hire(server), database, projects);
  await database.query("analyze");
  return {
    ...company,
    database,
    close: async () => {
      await database.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Fills a company with copies of one project that was really quoted and invoiced, spread over six years: of 20, 17 are
 * invoiced, 2 have a quote alone, 1 has nothing, and 1 of the accepted quotes has a newer version. All quotes but one
 * in twenty were sent and accepted, nine in ten of the invoices past due are paid. There are half as many customers and
 * a tenth as many conversations.
 */
export async function growCompany(
  name: string,
  worker: Worker,
  database: Client,
  projects: number,
): Promise<GrownCompany> {
  const id = await pricedProject(worker, "Chantier modèle");
  const model = await callAs<{ project: { tasks: { id: string }[]; customer_id: string } }>(
    worker,
    "GET",
    `/api/projects/${id}`,
  );
  await callAs(worker, "POST", `/api/projects/${id}/quote`, {});
  const invoice = await callAs<{ id: string }>(worker, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  const { session } = await callAs<{ session: { id: string } }>(worker, "GET", "/api/assistant/session");
  await callAs(worker, "POST", "/api/assistant/chat", { message: "Mes projets ?", sessionId: session.id });
  await copyRows(database, id, session.id, projects - 1);
  const { tasks, customer_id } = model.project;
  return { name, worker, projectId: id, taskId: tasks[0]!.id, customerId: customer_id, invoiceId: invoice.id };
}

async function copyRows(database: Client, projectId: string, sessionId: string, copies: number): Promise<void> {
  await database.query("drop table if exists copy");
  // The database counts the tasks and quotes of a project for the company that is set.
  await database.query("select set_config('app.company', company_id::text, false) from project where id = $1", [
    projectId,
  ]);
  await database.query(
    `create temp table copy as
      select n, gen_random_uuid() as project_id, gen_random_uuid() as quote_id, gen_random_uuid() as invoice_id,
        gen_random_uuid() as version_id,
        gen_random_uuid() as customer_id, now() - n * interval '${YEARS} years' / ${copies} as at,
        (array['Salle de bain', 'Véranda', 'Toiture', 'Cuisine', 'Peinture', 'Escalier'])[1 + n % 6] || ' ' || n
          as name,
        (array['Roux', 'Lefèvre', 'Guérin', 'Martin', 'Noël', 'Bourdon'])[1 + n % 6] || ' ' || (n - n % 2) as customer
      from generate_series(1, ${copies}) n`,
  );
  const as = (table: string, changes: string, where: string) =>
    database.query(
      `insert into ${table} select (jsonb_populate_record(row, ${changes})).* from ${table} row, copy c where ${where}`,
    );
  await as(
    "customer",
    `jsonb_build_object('id', c.customer_id, 'company_name', c.customer,
      'search_text', translate(lower(c.customer), 'éèë', 'eee'), 'created_at', c.at)`,
    `row.id = (select customer_id from project where id = '${projectId}') and n % 2 = 0`,
  );
  await as(
    "project",
    `jsonb_build_object('id', c.project_id, 'name', c.name, 'search_text', translate(lower(c.name), 'é', 'e'),
      'start_date', (c.at + interval '20 days')::date, 'created_at', c.at,
      'customer_id', case when n % 2 = 0 then c.customer_id else row.customer_id end) || ${NOTHING_KEPT}`,
    `row.id = '${projectId}'`,
  );
  await as(
    "task",
    `jsonb_build_object('id', gen_random_uuid(), 'project_id', c.project_id, 'done', n % 20 <> 2)`,
    `row.project_id = '${projectId}'`,
  );
  const documents = [
    ["quote", "quote_id", 1, "n % 20 <> 1"],
    ["quote", "version_id", 2, "n % 20 = 5"],
    ["invoice", "invoice_id", 1, "n % 20 > 2"],
  ] as const;
  for (const [kind, column, version, isThere] of documents) {
    await as(
      "document",
      `jsonb_build_object('id', c.${column}, 'project_id', c.project_id, 'number', left(row.number, 1) || '-' || c.n,
        'version', ${version},
        'dated_on', c.at::date, 'due_on', (c.at + interval '30 days')::date, 'created_at', c.at)`,
      `row.project_id = '${projectId}' and row.kind = '${kind}' and ${isThere}`,
    );
    await database.query(
      `insert into public_link select replace(c.${column}::text, '-', ''), company_id, '${kind}', c.${column}, c.at
        from copy c, project where project.id = '${projectId}' and ${isThere}`,
    );
  }
  await tellOfQuotes(database);
  // All but one in ten of the invoices that are past due were paid that day.
  await database.query(
    `insert into payment (company_id, id, document_id, received_on, amount_cents, method, created_at, created_by)
      select b.company_id, gen_random_uuid(), b.document_id, b.due_on, b.rest_cents, 'transfer', b.due_on, b.company_id
      from invoice_balance b join copy c on c.invoice_id = b.document_id
      where b.due_on < current_date and n % 10 <> 5`,
  );
  await as(
    "assistant_session",
    `jsonb_build_object('id', gen_random_uuid(), 'updated_at', c.at, 'created_at', c.at)`,
    `row.id = '${sessionId}' and n % 10 = 0`,
  );
}

/** Of the copied quotes, those of projects to estimate are not sent, and one in twenty has no answer yet. */
async function tellOfQuotes(database: Client): Promise<void> {
  await database.query(
    `insert into sending (company_id, document_id, how, sent_at)
      select d.company_id, d.id, 'by_hand', d.created_at from copy c join document d on d.id = c.quote_id
      where n % 40 <> 2`,
  );
  await database.query(
    `insert into quote_decision (company_id, document_id, decision, decided_at, decided_on, signer)
      select d.company_id, d.id, 'accepted', d.created_at, d.dated_on, 'Claire Roux'
      from copy c join document d on d.id = c.quote_id where n % 20 <> 2`,
  );
}
