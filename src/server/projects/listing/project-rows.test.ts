import { addDays } from "#domain/shared/calendar-date.ts";
import { agreedWorks } from "#test/agreed-works.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { DEPOSIT } from "#test/part-bench.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// The list of projects: where each stands by its facts alone, what finds it, and what puts it away.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await signUpSeller(app);
});

async function send(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body: object = {}) {
  const { status, json } = await person.call(method, path, body);
  expect([path, status, json.error]).toEqual([path, 200, undefined]);
  return json;
}

const LEA = {
  kind: "person",
  first_name: "Léa",
  last_name: "Arc",
  address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
};

async function newProject(name = "Atelier", more: object = {}): Promise<string> {
  return (await send("POST", "/api/projects", { name, client_info: LEA, ...more })).project.id;
}

/** A project with a task and a price. */
async function pricedProject(name = "Atelier", more: object = {}): Promise<string> {
  const id = await newProject(name, more);
  await send("POST", `/api/projects/${id}/tasks`, { title: "Pose", estimate_h: 2 });
  await send("PATCH", `/api/projects/${id}/estimation`, { hours: 2, rate: 50 });
  return id;
}

async function rowsFor(query: Record<string, string> = {}) {
  const { json } = await person.call("GET", `/api/projects/rows?${new URLSearchParams(query)}`);
  return json.projects as {
    name: string;
    stage: string;
    invoiced_cents: number;
    collected_cents: number;
    draft_total_cents: number | null;
  }[];
}
const namesFor = async (q: string) => (await rowsFor({ q })).map(({ name }) => name).sort();
const stageNow = async () => (await rowsFor()).map(({ stage }) => stage);

/** The stages that have projects, with their counts. */
async function countsFor(query: Record<string, string> = {}) {
  const { json } = await person.call("GET", `/api/projects/rows/counts?${new URLSearchParams(query)}`);
  const stages = (json.stages as { stage: string; count: number }[]).filter(({ count }) => count > 0);
  return [Object.fromEntries(stages.map(({ stage, count }) => [stage, count])), json.archived_count];
}

const ANSWER = { signer: "Léa Arc", decided_on: todayInFrance() };

test("a project moves from stage to stage by its facts alone", async () => {
  const id = await pricedProject();
  const stages = await stageNow();
  const quote = await send("POST", `/api/projects/${id}/quote`);
  stages.push(...(await stageNow()));
  await send("POST", `/api/quotes/${quote.id}/sending`);
  stages.push(...(await stageNow()));
  await send("POST", `/api/quotes/${quote.id}/decision`, { ...ANSWER, decision: "declined" });
  stages.push(...(await stageNow()));
  await send("DELETE", `/api/quotes/${quote.id}/decision`);
  await send("POST", `/api/quotes/${quote.id}/decision`, { ...ANSWER, decision: "accepted" });
  stages.push(...(await stageNow()));
  const { tasks } = (await person.call("GET", `/api/projects/${id}/tasks`)).json;
  await send("PATCH", `/api/projects/${id}/tasks/${tasks[0].id}`, { done: true });
  stages.push(...(await stageNow()));
  await send("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  stages.push(...(await stageNow()));
  expect(stages).toEqual(["estimation", "to_send", "waiting", "declined", "work", "to_invoice", "invoiced"]);
});

test("an accepted quote stays agreed while a newer version is not given", async () => {
  const id = await pricedProject();
  const quote = await send("POST", `/api/projects/${id}/quote`);
  await send("POST", `/api/quotes/${quote.id}/decision`, { ...ANSWER, decision: "accepted" });
  await send("PATCH", `/api/projects/${id}/estimation`, { hours: 3, rate: 50 });
  await send("POST", `/api/projects/${id}/quote`, { after_acceptance: true });
  expect(await stageNow()).toEqual(["work"]);
});

test("a row says what its invoices come to beside what was received", async () => {
  const id = await pricedProject();
  const invoice = await send("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  await send("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 5_000, method: "transfer" });
  expect(await rowsFor()).toMatchObject([{ invoiced_cents: 12_000, collected_cents: 5_000 }]);
});

test("what is left to collect bears its last day with the days that it is late", async () => {
  const { id } = await send("POST", `/api/projects/${await pricedProject()}/invoice`, ALL_CONFIRMED);
  const dueOn = addDays(todayInFrance(), -12);
  await app.database.owner.query("update invoice_balance set due_on = $2 where document_id = $1", [id, dueOn]);
  await newProject("Sans facture");
  await paidProject("Payé");
  const nothing = { late_days: null, first_due_on: null };
  expect(await rowsFor({ sort: "oldest" })).toMatchObject([{ late_days: 12, first_due_on: dueOn }, nothing, nothing]);
});

async function pagesOf(query: Record<string, string>): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const text: string = new URLSearchParams({ ...query, ...(cursor && { cursor }) }).toString();
    const { json } = await person.call("GET", `/api/projects/rows?${text}`);
    names.push(...json.projects.map(({ name }: { name: string }) => name));
    cursor = json.next_cursor;
  } while (cursor !== null);
  return names;
}

test("a project ends on the last day of its tasks", async () => {
  const id = await pricedProject();
  const { tasks } = (await person.call("GET", `/api/projects/${id}/tasks`)).json;
  const days = { first_day: "2027-03-01", last_day: "2027-03-04" };
  await send("PATCH", `/api/projects/${id}/tasks/${tasks[0].id}`, days);
  await newProject("Sans jours");
  expect(await rowsFor({ sort: "oldest" })).toMatchObject([{ ends_on: "2027-03-04" }, { ends_on: null }]);
});

async function paidProject(name: string): Promise<string> {
  const id = await pricedProject(name);
  const invoice = await send("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  await send("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 12_000, method: "transfer" });
  return id;
}

test("a project whose invoices are collected is paid", async () => {
  await paidProject("Atelier");
  expect(await stageNow()).toEqual(["paid"]);
});

test("a paid project is listed and counted apart from those to collect", async () => {
  await paidProject("Payé");
  const id = await pricedProject("Dû");
  await send("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  const namesAt = async (stage: string) => (await rowsFor({ stage })).map(({ name }) => name);
  expect([await namesAt("invoiced"), await namesAt("paid")]).toEqual([["Dû"], ["Payé"]]);
  for (const query of [{}, { q: "a" }] as Record<string, string>[])
    expect(await countsFor(query)).toEqual([{ invoiced: 1, paid: 1 }, 0]);
});

test("a deposit to collect counts its project among the works", async () => {
  await paidProject("Payé");
  await send("POST", `/api/projects/${await agreedWorks(person)}/part-invoices`, { part: DEPOSIT, ...ALL_CONFIRMED });
  expect(await countsFor()).toEqual([{ work: 1, paid: 1 }, 0]);
});

test("the customer's card says of a paid project what the list says", async () => {
  await paidProject("Atelier");
  const [row] = (await person.call("GET", "/api/projects/rows")).json.projects;
  const { json } = await person.call("GET", `/api/customers/${row.customer_id}/projects`);
  expect(json.projects.map(({ stage }: { stage: string }) => stage)).toEqual([row.stage]);
});

test("what is not over comes first in the order of the list", async () => {
  await newProject("Ancien");
  await paidProject("Payé");
  await paidProject("Payé aussi");
  const pages = await person.call("GET", "/api/projects/rows?sort=current&limit=2");
  const next = await person.call("GET", `/api/projects/rows?sort=current&limit=2&cursor=${pages.json.next_cursor}`);
  const names = [...pages.json.projects, ...next.json.projects].map(({ name }: { name: string }) => name);
  expect(names).toEqual(["Ancien", "Payé aussi", "Payé"]);
});

test("an estimation is listed with its VAT", async () => {
  await pricedProject();
  expect(await rowsFor()).toMatchObject([{ draft_total_cents: 12_000 }]);
});

test("a row says what the lines of its quote come to until a quote is drawn up", async () => {
  const id = await pricedProject();
  const readCents = async () => (await rowsFor()).map(({ draft_total_cents }) => draft_total_cents);
  const cents = await readCents();
  await send("POST", `/api/projects/${id}/quote-draft`);
  cents.push(...(await readCents()));
  await send("POST", `/api/projects/${id}/quote`);
  cents.push(...(await readCents()));
  expect(cents).toEqual([12_000, 12_000, null]);
});

test("who sees no amount sees where a project stands without its money", async () => {
  await pricedProject();
  const worker = await join(app, person, `worker${Math.random()}@example.org`, "worker");
  const { json } = await worker.call("GET", "/api/projects/rows");
  expect(json.projects).toMatchObject([{ stage: "estimation", invoiced_cents: null, collected_cents: null }]);
});

test("the counts say how many projects are at each stage", async () => {
  await newProject("Un");
  await newProject("Deux");
  const id = await pricedProject("Trois");
  await send("POST", `/api/projects/${id}/quote`);
  expect(await countsFor()).toEqual([{ estimation: 2, to_send: 1 }, 0]);
  expect(await countsFor({ q: "trois" })).toEqual([{ to_send: 1 }, 0]);
});

test("one stage is listed alone", async () => {
  await newProject("Un");
  const id = await pricedProject("Deux");
  await send("POST", `/api/projects/${id}/quote`);
  expect((await rowsFor({ stage: "to_send" })).map(({ name }) => name)).toEqual(["Deux"]);
});

test("a project is found by names and places of its customer or of the works", async () => {
  await newProject("Véranda", { site_address: "3 allée des Roses, Villeurbanne" });
  await newProject("Cave", { client_info: { company: "Noël et fils", address: { city: "Lyon" } } });
  for (const q of ["veranda", "grenoble", "38000", "villeurbanne", "lea VÉRANDA", "vilurbanne grenoble veranda"])
    expect([q, await namesFor(q)]).toEqual([q, q.startsWith("vilur") ? [] : ["Véranda"]]);
  expect(await namesFor("noel lyon")).toEqual(["Cave"]);
});

test("a town with one wrong letter is found when no project has the words as typed", async () => {
  await newProject("Véranda", { site_address: "Villeurbanne" });
  expect([await namesFor("vileurbanne"), await namesFor("grenobel")]).toEqual([["Véranda"], ["Véranda"]]);
});

test("a place that has changed is found no more", async () => {
  const id = await newProject("Véranda", { site_address: "Villeurbanne" });
  await send("PATCH", `/api/projects/${id}/core`, { site_address: "Bron" });
  expect([await namesFor("villeurbanne"), await namesFor("bron")]).toEqual([[], ["Véranda"]]);
});

test("a town finds no project by the search of the assistant, which looks for names", async () => {
  await newProject("Véranda");
  const { json } = await person.call("GET", "/api/projects?q=grenoble");
  expect(json.projects).toEqual([]);
});

test("a project is found by the number of its quote", async () => {
  const id = await pricedProject("Véranda");
  await newProject("Autre");
  const { number } = await send("POST", `/api/projects/${id}/quote`);
  expect([await namesFor(number), await namesFor(number.toLowerCase())]).toEqual([["Véranda"], ["Véranda"]]);
});

test("a project put away is out of the list and of its counts until it is put back", async () => {
  const id = await newProject("Véranda");
  await send("PUT", `/api/projects/${id}/archive`, { is_archived: true });
  expect([await rowsFor(), await countsFor()]).toEqual([[], [{}, 1]]);
  expect((await rowsFor({ archived: "true" })).map(({ name }) => name)).toEqual(["Véranda"]);
  await send("PUT", `/api/projects/${id}/archive`, { is_archived: false });
  expect([(await rowsFor()).length, await countsFor()]).toEqual([1, [{ estimation: 1 }, 0]]);
});

test("a project with money to collect is not put away before it is paid", async () => {
  const id = await pricedProject();
  const invoice = await send("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  const refusal = await person.call("PUT", `/api/projects/${id}/archive`, { is_archived: true });
  expect([refusal.status, refusal.json.code]).toEqual([422, "money_due"]);
  await send("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 12_000, method: "transfer" });
  await send("PUT", `/api/projects/${id}/archive`, { is_archived: true });
  expect(await rowsFor()).toEqual([]);
});

test.each([
  ["newest", ["C", "B", "A"]],
  ["oldest", ["A", "B", "C"]],
  ["start", ["A", "C", "B"]],
])("the order %s is kept from page to page", async (sort, names) => {
  await newProject("A", { start_date: "2027-03-01" });
  await newProject("B");
  await newProject("C", { start_date: "2026-12-01" });
  expect(await pagesOf({ sort, limit: "1" })).toEqual(names);
});

test("a thousand projects of one stage are counted and read twenty at a time", async () => {
  await newProject("Un");
  const { company } = (await person.call("GET", "/api/company")).json;
  await app.database.owner.query("select set_config('app.company', $1, false)", [company.id]);
  await app.database.owner.query(
    `insert into project select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
        'created_at', p.created_at - place * interval '1 s'))).*
      from project p, generate_series(1, 1999) place
      where p.company_id = $1`,
    [company.id],
  );
  const [counts] = await countsFor();
  const { json } = await person.call("GET", "/api/projects/rows?stage=estimation&limit=20");
  expect([counts, json.projects.length, json.next_cursor !== null]).toEqual([{ estimation: 2_000 }, 20, true]);
});
