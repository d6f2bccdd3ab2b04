import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import type { Worker } from "#test/kill-round.ts";
import { hire } from "#test/kill-round.ts";
import { embeddedDatabase, startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { callAs, pricedProject } from "./calls.ts";

/** A company as it is after years: what its calls are made with. */
export type GrownCompany = {
  name: string;
  worker: Worker;
  projectId: string;
  taskId: string;
  /** The customer of half of the projects. */
  customerId: string;
  /** A customer of one project. */
  personId: string;
  invoiceId: string;
};

const YEARS = 6;

/** A running server with one company that `growCompany` has filled. */
export type FilledCompany = GrownCompany & { database: Client; close: () => Promise<void> };

/** Starts the product on a new data folder and fills a company with that many projects. */
export async function filledCompany(projects: number): Promise<FilledCompany> {
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-bench-"));
  const server = await startServer(dataDir);
  const database = new Client(embeddedDatabase(dataDir));
  await database.connect();
  const company = await growCompany("only", await hire(server), database, projects);
  // The vacuum of PostgreSQL itself has passed many times over the years that the rows stand for.
  await database.query("vacuum analyze");
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
 * in twenty were sent and accepted, nine in ten of the invoices past due are paid. What is invoiced has three notes of
 * hours. There are half as many customers and a tenth as many conversations.
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
  await callAs(worker, "PUT", "/api/team/costs", { user_id: null, hour_cents: 3_200 });
  const { session } = await callAs<{ session: { id: string } }>(worker, "GET", "/api/assistant/session");
  await callAs(worker, "POST", "/api/assistant/chat", { message: "Mes projets ?", sessionId: session.id });
  await copyProject(database, { projectId: id, sessionId: session.id }, projects - 1);
  const { tasks, customer_id } = model.project;
  const { rows } = await database.query<{ customer_id: string }>("select customer_id from copy where n = 2");
  return {
    name,
    worker,
    projectId: id,
    taskId: tasks[0]!.id,
    customerId: customer_id,
    personId: rows[0]!.customer_id,
    invoiceId: invoice.id,
  };
}

/**
 * Copies a project with its customer, tasks and documents, and a conversation. No trigger runs, because triggers that
 * run for each row take fifteen times as long as the rows: what they keep is written for all copies at once. The rows
 * are those that the triggers would leave.
 */
export async function copyProject(
  database: Client,
  { projectId, sessionId }: { projectId: string; sessionId: string },
  copies: number,
): Promise<void> {
  await database.query("drop table if exists copy");
  await database.query(
    `create temp table copy as
      select p.company_id, n, gen_random_uuid() as project_id, gen_random_uuid() as quote_id,
        gen_random_uuid() as invoice_id, gen_random_uuid() as version_id,
        gen_random_uuid() as customer_id, now() - n * interval '${YEARS} years' / ${copies} as at,
        (array['Salle de bain', 'Véranda', 'Toiture', 'Cuisine', 'Peinture', 'Escalier'])[1 + n % 6] || ' ' || n
          as name,
        (array['Roux', 'Lefèvre', 'Guérin', 'Martin', 'Noël', 'Bourdon'])[1 + n % 6] || ' ' || (n - n % 2) as customer
      from project p, generate_series(1, ${copies}) n where p.id = '${projectId}'`,
  );
  await database.query("begin");
  await database.query("set local session_replication_role = replica");
  const as = (table: string, changes: string, where: string) =>
    database.query(
      `insert into ${table} select made.* from ${table} row join copy c using (company_id)
        cross join lateral jsonb_populate_record(row, ${changes}) made where ${where}`,
    );
  await as(
    "customer",
    `jsonb_build_object('id', c.customer_id, 'company_name', c.customer,
      'search_text', translate(lower(c.customer), 'éèë', 'eee'), 'created_at', c.at)`,
    `row.id = (select customer_id from project where id = '${projectId}') and n % 2 = 0`,
  );
  await as(
    "task",
    `jsonb_build_object('id', gen_random_uuid(), 'project_id', c.project_id, 'done', n % 20 <> 2)`,
    `row.project_id = '${projectId}'`,
  );
  await database.query(
    `insert into time_entry (company_id, id, project_id, task_id, user_id, day, minutes, note, created_at)
      select company_id, gen_random_uuid(), c.project_id, null, m.user_id, c.at::date, 60 + n * k % 400, '', c.at
      from copy c join membership m using (company_id) cross join generate_series(1, 3) k where n % 20 > 2`,
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
        'customer_id', case when n % 2 = 0 then c.customer_id else row.customer_id end,
        'dated_on', c.at::date, 'due_on', (c.at + interval '30 days')::date, 'created_at', c.at)`,
      `row.project_id = '${projectId}' and row.kind = '${kind}' and ${isThere}`,
    );
    await database.query(
      `insert into public_link select replace(${column}::text, '-', ''), company_id, '${kind}', ${column}, at
        from copy where ${isThere}`,
    );
  }
  for (const table of ["copy", "customer", "task", "time_entry", "document"]) await database.query(`analyze ${table}`);
  await tellOfQuotes(database);
  // All but one in ten of the invoices that are past due were paid that day.
  await database.query(
    `insert into payment (company_id, id, document_id, received_on, amount_cents, method, created_at, created_by)
      select company_id, gen_random_uuid(), d.id, d.due_on, d.due_cents, 'transfer', d.due_on, company_id
      from document d join copy c using (company_id)
      where d.id = c.invoice_id and d.due_on < current_date and n % 10 <> 5`,
  );
  await database.query(KEPT_OF_PROJECT);
  await database.query("create index on kept (project_id)");
  await database.query("analyze kept");
  await as(
    "project",
    `jsonb_build_object('id', c.project_id, 'name', c.name, 'search_text', translate(lower(c.name), 'é', 'e'),
      'start_date', (c.at + interval '20 days')::date, 'created_at', c.at,
      'customer_id', case when n % 2 = 0 then c.customer_id else row.customer_id end)
      || (select to_jsonb(kept) from kept where kept.project_id = c.project_id)`,
    `row.id = '${projectId}'`,
  );
  for (const table of ["project", "payment"]) await database.query(`analyze ${table}`);
  for (const statement of KEPT_ELSEWHERE) await database.query(statement);
  await as(
    "assistant_session",
    `jsonb_build_object('id', gen_random_uuid(), 'updated_at', c.at, 'created_at', c.at)`,
    `row.id = '${sessionId}' and n % 10 = 0`,
  );
  await database.query("commit");
}

// What triggers keep of the tasks and documents of each copied project, all at once. No copied quote is declined, so
// the last version of each waits. A version after the first is not sent, and follows an accepted one.
const KEPT_OF_PROJECT = `
  create temp table kept on commit drop as
    with of_tasks as (
      select c.project_id, count(*) as total, count(*) filter (where not done) as open
      from copy c join task using (company_id, project_id) group by 1),
    of_quotes as (
      select project_id, count(*) as count, sum(gross_cents) as gross_cents, max(created_at) as since,
        count(*) filter (where waits_for = 'sending') as to_send,
        sum(gross_cents) filter (where waits_for = 'sending') as to_send_cents,
        count(*) filter (where waits_for = 'answer') as unanswered,
        sum(gross_cents) filter (where waits_for = 'answer') as unanswered_cents,
        count(*) filter (where is_agreed) as agreed
      from (
        select distinct on (d.number) d.project_id, d.gross_cents, d.created_at, a.document_id is not null as is_agreed,
          case when a.document_id is not null then null when s.document_id is not null then 'answer' else 'sending' end
            as waits_for
        from copy c
        join document d using (company_id)
        left join quote_decision a on a.company_id = c.company_id and a.document_id = c.quote_id
        left join sending s on s.company_id = c.company_id and s.document_id = c.quote_id
        where d.id in (c.quote_id, c.version_id) order by d.number, d.version desc) last
      group by 1),
    of_invoices as (select d.project_id, count(*) as count from copy c join document d using (company_id)
      where d.id = c.invoice_id group by 1)
    select c.project_id, coalesce(t.total, 0) as tasks_total, coalesce(t.open, 0) as tasks_left,
      q.count is not null as quoted, coalesce(q.count, 0) as waiting_quotes,
      coalesce(q.gross_cents, 0) as waiting_cents, q.since as waiting_since,
      coalesce(q.to_send, 0) as quotes_to_send, coalesce(q.to_send_cents, 0) as to_send_cents,
      coalesce(q.unanswered, 0) as unanswered_quotes, coalesce(q.unanswered_cents, 0) as unanswered_cents,
      coalesce(q.agreed, 0) as agreed_quotes, i.count is not null as invoiced,
      -- As migration 0210 does.
      case
        when i.count is not null then 'invoiced'
        when t.total > 0 and t.open = 0 then 'to_invoice'
        when q.agreed > 0 or t.open < t.total then 'work'
        when q.unanswered > 0 then 'waiting'
        when q.to_send > 0 then 'to_send'
        when q.count is not null then 'declined'
        else 'estimation' end as stage
    from copy c
    left join of_tasks t using (project_id)
    left join of_quotes q using (project_id)
    left join of_invoices i using (project_id)`;

// What triggers keep of the copies in other tables.
const KEPT_ELSEWHERE = [
  `insert into invoice_balance (company_id, document_id, project_id, customer_id, due_on, gross_cents, due_cents,
      paid_cents, paid_on)
    select d.company_id, d.id, d.project_id, d.customer_id, d.due_on, d.gross_cents, d.due_cents,
      coalesce(p.amount_cents, 0), p.received_on
    from copy c
    join document d on d.company_id = c.company_id and d.id = c.invoice_id
    left join payment p on p.company_id = d.company_id and p.document_id = d.id`,
  `insert into word_use (company_id, word, kind, used_by)
    select company_id, w, 'project', id
      from copy c join project p using (company_id) cross join words_of(search_text) w where id = c.project_id
    union all
    select company_id, w, 'customer', id
      from copy c join customer using (company_id) cross join words_of(search_text) w where id = c.customer_id
    union all
    select company_id, w, 'email', id
      from copy c join customer using (company_id) cross join words_of(email) w where id = c.customer_id
    union all
    select company_id, w, 'reach', id
      from copy c join customer using (company_id) cross join words_of(reach_text) w where id = c.customer_id
    union all
    select t.company_id, w, 'task', t.id
      from copy c join task t using (company_id, project_id) cross join words_of(t.search_text) w`,
  `insert into customer_key (company_id, key, customer_id)
    select own.company_id, key, own.id
    from copy c
    join customer own on own.company_id = c.company_id and own.id = c.customer_id
    cross join lateral twin_keys(own) key
    on conflict do nothing`,
  `insert into word_part (company_id, part, word)
    select w.company_id, p, w.word
    from (select distinct company_id, word from word_use
      where company_id = (select company_id from copy limit 1)) w
    cross join parts_of(w.word) p
    on conflict do nothing`,
  "select rebuild_figures()",
  "select rebuild_vat()",
  "select rebuild_project_sums()",
];

/** Of the copied quotes, those of projects to estimate are not sent, and one in twenty has no answer yet. */
async function tellOfQuotes(database: Client): Promise<void> {
  await database.query(
    `insert into sending (company_id, document_id, how, sent_at)
      select company_id, d.id, 'by_hand', d.created_at from copy c join document d using (company_id)
      where d.id = c.quote_id and n % 40 <> 2`,
  );
  await database.query(
    `insert into quote_decision (company_id, document_id, decision, decided_at, decided_on, signer)
      select company_id, d.id, 'accepted', d.created_at, d.dated_on, 'Claire Roux'
      from copy c join document d using (company_id) where d.id = c.quote_id and n % 20 <> 2`,
  );
}
