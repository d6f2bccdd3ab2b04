import type { MarginProjectAnswer } from "#api/analytics/margin.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import type { BookRow } from "#test/random-books.ts";
import { dice, randomBooks, writeBooks } from "#test/random-books.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

// Margins of any period, their groups and the projects behind them equal what is computed here, one row at a time, over
// books with credit notes, payments in part, and invoices of both regimes of VAT: those of before a day have none.

const TODAY = "2026-11-22";
const REGIME_CHANGES_ON = "2026-04-01";
const TRADES = ["plombier", "carreleur", ""] as const;
const COMPANY_TRADE = "Chauffagiste";

/** What is known of a project beside its book. Minutes by who worked; cents of suppliers, given back below zero. */
type Extra = {
  customerId: string;
  trade: (typeof TRADES)[number];
  times: { userId: string; minutes: number }[];
  /** Hours of each of its tasks. */
  taskHours: number;
  supplies: number[];
};

let app: TestApp;
let owner: Person;
let books: (BookRow & Extra)[];
/** Cents of an hour: of two who have their own, and of everybody else. Somebody who left keeps theirs. */
const [PAUL, LEFT, SOMEBODY] = [randomUUID(), randomUUID(), randomUUID()];
const COSTS = new Map<string, number>([
  [PAUL, 3_333],
  [LEFT, 2_750],
]);
let everybodyCost: number | null = null;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(`${TODAY}T10:00:00Z`) });
  owner = await app.signUp();
  const customerIds: string[] = [];
  for (const company of ["Roux", "Blanc", "Vert"])
    customerIds.push((await acceptedCall(owner, "POST", "/api/customers", { kind: "company", company })).customer.id);
  await acceptedCall(owner, "PATCH", "/api/company", { trade: COMPANY_TRADE });
  const roll = dice(11);
  books = randomBooks(240, TODAY, roll).map((book) => ({
    ...book,
    invoices: book.invoices.map((invoice) =>
      invoice.issuedOn < REGIME_CHANGES_ON ? { ...invoice, netCents: invoice.grossCents } : invoice,
    ),
    customerId: customerIds[roll(customerIds.length)]!,
    trade: TRADES[roll(3)]!,
    times: Array.from({ length: roll(4) }, () => {
      return { userId: [PAUL, LEFT, SOMEBODY][roll(9) === 0 ? 2 : roll(2)]!, minutes: 1 + roll(600) };
    }),
    taskHours: roll(3),
    supplies: Array.from({ length: roll(3) }, () => roll(90_000) - 20_000),
  }));
  const database = app.database.owner;
  const { rows } = await database.query<{ company_id: string }>("select company_id from company");
  const companyId = rows[0]!.company_id;
  await writeBooks(database, companyId, books);
  const insert = (statement: string, values: readonly object[]) =>
    database.query(statement, [companyId, JSON.stringify(values)]);
  await insert(
    `update project set customer_id = x."customerId", trade = x.trade
      from jsonb_to_recordset($2) x (id uuid, "customerId" uuid, trade text)
      where project.company_id = $1 and project.id = x.id`,
    books,
  );
  await insert(
    `update task set estimate_hours_e4 = x."taskHours" * 10000 from jsonb_to_recordset($2) x (id uuid, "taskHours" int)
      where task.company_id = $1 and task.project_id = x.id`,
    books,
  );
  await insert(
    `insert into time_entry (company_id, id, project_id, task_id, user_id, day, minutes, note, created_at)
      select $1, gen_random_uuid(), x.id, null, x."userId", '2026-01-01', x.minutes, '', now()
      from jsonb_to_recordset($2) x (id uuid, "userId" uuid, minutes int)`,
    books.flatMap(({ id, times }) => times.map((time) => ({ id, ...time }))),
  );
  await insert(
    `insert into supplier_invoice (company_id, id, mailbox_id, message_id, received_at, file_name, kind, supplier_name,
      supplier_siren, supplier_vat_number, supplier_key, number_key, number, issued_on, due_on, net_cents, vat_cents,
      gross_cents, currency, doubts, search_text, kept_at, project_id)
      select $1, gen_random_uuid(), null, '', now(), 'F.pdf',
        case when x.cents < 0 then 'credit_note' else 'invoice' end,
        'Point Bois', '', '', 'name point bois', 'F' || x.place, 'F' || x.place, '2026-01-01', null, abs(x.cents), 0,
        abs(x.cents), case when x.place % 9 = 0 then 'CHF' else 'EUR' end, '{}', '', now(), x.id
      from jsonb_to_recordset($2) x (id uuid, cents int, place int)`,
    suppliesInOrder(),
  );
  for (const [userId, cents] of COSTS)
    await database.query(
      "insert into hour_cost (company_id, id, user_id, cents, saved_at) values ($1, $2, $3, $4, now())",
      [companyId, randomUUID(), userId, cents],
    );
}, 60_000);
afterAll(() => app.close());

const suppliesInOrder = () =>
  books
    .flatMap(({ id, supplies }) => supplies.map((cents) => ({ id, cents })))
    .map((one, place) => ({ ...one, place }));
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

type Days = { from: string; to: string };

/** The projects whose last invoice is in the period, each with what counts of it. */
function computeRows({ from, to }: Days) {
  const euros = suppliesInOrder().filter(({ place }) => place % 9 !== 0);
  return books.flatMap((book) => {
    const standard = book.invoices.filter(({ kind }) => kind !== "credit_note").map(({ issuedOn }) => issuedOn);
    const lastOn = standard.toSorted().at(-1);
    if (lastOn === undefined || lastOn < from || lastOn > to) return [];
    const costs = book.times.map(({ userId, minutes }) => ({ minutes, cents: COSTS.get(userId) ?? everybodyCost }));
    const isCostKnown = costs.every(({ cents }) => cents !== null);
    const plannedMinutes = book.done.length * book.taskHours * 60;
    const notedMinutes = sum(book.times.map(({ minutes }) => minutes));
    const isShort = notedMinutes * 10 < plannedMinutes * 6;
    const timedState = isShort ? "short_time" : "counted";
    const state = book.times.length === 0 ? "no_time" : isCostKnown ? timedState : "no_cost";
    const labour = state === timedState ? Math.round(sum(costs.map((one) => one.minutes * one.cents!)) / 60) : null;
    const net = sum(book.invoices.map((one) => (one.kind === "credit_note" ? -1 : 1) * one.netCents));
    const supplies = sum(euros.filter(({ id }) => id === book.id).map(({ cents }) => cents));
    return {
      id: book.id,
      customerId: book.customerId,
      // The library writes trades without capitals.
      trade: book.trade || COMPANY_TRADE.toLowerCase(),
      state,
      net_cents: net,
      labour_cents: labour,
      supplies_cents: supplies,
      margin_cents: labour === null ? null : net - labour - supplies,
      planned_minutes: plannedMinutes,
      noted_minutes: notedMinutes,
    };
  });
}

type BookSums = ReturnType<typeof computeRows>[number];

const isAtLoss = ({ margin_cents: cents }: BookSums) => cents !== null && cents < 0;
const hasBothHours = ({ planned_minutes: plannedMinutes, noted_minutes: notedMinutes }: BookSums) =>
  plannedMinutes > 0 && notedMinutes > 0 && notedMinutes * 10 >= plannedMinutes * 6;
const sumsOf = (rows: readonly BookSums[]) => ({
  project_count: rows.length,
  net_cents: sum(rows.map((row) => row.net_cents)),
  labour_cents: sum(rows.map((row) => row.labour_cents ?? 0)),
  supplies_cents: sum(rows.map((row) => row.supplies_cents)),
  margin_cents: sum(rows.map((row) => row.margin_cents ?? 0)),
});

const query = ({ from, to }: Days) => `first_on=${from}&last_on=${to}`;

async function readList(days: Days, more = ""): Promise<MarginProjectAnswer[]> {
  const rows: MarginProjectAnswer[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const path: string = `/api/figures/margin/projects?limit=40&${query(days)}${more}${cursor && `&cursor=${cursor}`}`;
    const page = await acceptedCall(owner, "GET", path);
    rows.push(...page.projects);
    cursor = page.next_cursor;
  }
  return rows;
}

const dayAfter = (days: number) => new Date(Date.parse("2024-06-01") + days * 86_400_000).toISOString().slice(0, 10);
const period = fc
  .record({ start: fc.nat(900), length: fc.nat(700) })
  .map(({ start, length }): Days => ({ from: dayAfter(start), to: dayAfter(start + length) }));

async function expectSame(days: Days): Promise<void> {
  const rows = computeRows(days);
  const countedRows = rows.filter(({ state }) => state === "counted");
  const timedRows = rows.filter(hasBothHours);
  const { margin } = await acceptedCall(owner, "GET", `/api/figures/margin?${query(days)}`);
  expect(margin).toMatchObject({
    sums: sumsOf(countedRows),
    no_time_count: rows.filter(({ state }) => state === "no_time").length,
    no_cost_count: rows.filter(({ state }) => state === "no_cost").length,
    short_time_count: rows.filter(({ state }) => state === "short_time").length,
    loss_count: rows.filter(isAtLoss).length,
    hours: {
      project_count: timedRows.length,
      planned_minutes: sum(timedRows.map((row) => row.planned_minutes)),
      noted_minutes: sum(timedRows.map((row) => row.noted_minutes)),
    },
  });
  const groups = (key: "trade" | "customerId") =>
    [...new Set(countedRows.map((row) => row[key]))].map((value) => [
      value,
      sumsOf(countedRows.filter((row) => row[key] === value)).margin_cents,
    ]);
  expect(
    Object.fromEntries(
      margin.trades.map((one: { trade: string; margin_cents: number }) => [one.trade, one.margin_cents]),
    ),
  ).toEqual(Object.fromEntries(groups("trade")));
  expect(
    Object.fromEntries(
      margin.customers.map((one: { customer_id: string; margin_cents: number }) => [one.customer_id, one.margin_cents]),
    ),
  ).toEqual(Object.fromEntries(groups("customerId")));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const all = await readList(days);
  expect(all.map(({ id }) => id).toSorted()).toEqual([...rowsById.keys()].toSorted());
  for (const row of all) {
    const { customerId: _customer, ...expected } = rowsById.get(row.id)!;
    expect(row).toMatchObject(expected);
  }
}

test.each([null, 4_100])("margins and lists equal the books when everybody costs %s", async (cents) => {
  await acceptedCall(owner, "PUT", "/api/team/costs", { user_id: null, hour_cents: cents });
  everybodyCost = cents;
  await expectSame({ from: "2024-01-01", to: TODAY });
  await fc.assert(fc.asyncProperty(period, expectSame), { numRuns: 12 });
});

const readSums = async () =>
  (await app.database.owner.query<Record<string, unknown>>("select * from project_sum order by project_id")).rows;

test("what is kept of projects is what is added up again, whatever changed", async () => {
  const { owner: database } = app.database;
  const former = await readSums();
  const changes = [
    "delete from time_entry where minutes % 7 = 0",
    "update time_entry set minutes = minutes + 1 where minutes % 5 = 0",
    `update time_entry set project_id = (select id from project order by id limit 1) where minutes % 11 = 0`,
    "update task set estimate_hours_e4 = estimate_hours_e4 + 500 where done",
    "delete from task where id::text > 'c'",
    "update supplier_invoice set project_id = (select id from project order by id limit 1) where net_cents % 3 = 0",
    "update supplier_invoice set project_id = null where net_cents % 5 = 0",
    "delete from supplier_invoice where net_cents % 7 = 0",
    "update hour_cost set cents = cents + 10 where user_id is not null",
    "update project set trade = 'maçon' where id::text > 'd'",
    "update project set customer_id = (select id from customer order by id limit 1) where id::text < '4'",
  ];
  await database.query("begin");
  for (const change of changes) expect((await database.query(change)).rowCount, change).toBeGreaterThan(0);
  const sums = await readSums();
  expect(sums).not.toEqual(former);
  await database.query("select rebuild_project_sums()");
  expect(await readSums()).toEqual(sums);
  await database.query("rollback");
});

test("the projects of before are added up once", async () => {
  const { owner: database } = app.database;
  const sums = await readSums();
  await database.query("alter table project_sum no force row level security");
  await database.query("delete from project_sum");
  const migration = readFileSync(new URL("../db/migrations/0582-sums-of-projects.sql", import.meta.url), "utf8");
  const text = migration.slice(migration.indexOf("do $$"), migration.indexOf("revoke all"));
  await database.query(text);
  expect(await readSums()).toEqual(sums);
});

test("the list behind a figure is what it counts", async () => {
  const days = { from: "2024-01-01", to: TODAY };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
  const rows = computeRows(days);
  const customerId = books[0]!.customerId;
  expect(idsOf(await readList(days, "&show=no_time"))).toEqual(idsOf(rows.filter((row) => row.state === "no_time")));
  expect(rows.some(isAtLoss)).toBe(true);
  expect(idsOf(await readList(days, "&show=loss"))).toEqual(idsOf(rows.filter(isAtLoss)));
  expect(idsOf(await readList(days, "&show=hours"))).toEqual(idsOf(rows.filter(hasBothHours)));
  expect(idsOf(await readList(days, `&show=counted&customer_id=${customerId}`))).toEqual(
    idsOf(rows.filter((row) => row.state === "counted" && row.customerId === customerId)),
  );
  expect(idsOf(await readList(days, "&trade=plombier"))).toEqual(idsOf(rows.filter((row) => row.trade === "plombier")));
});

test("the worst margins come first, then those of which some time is missing", async () => {
  const rows = await readList({ from: "2024-01-01", to: TODAY }, "&order=worst");
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    computeRows({ from: "2024-01-01", to: TODAY })
      .map(({ id }) => id)
      .toSorted(),
  );
  const places = rows.map(({ state, margin_cents: margin, net_cents: net }) => {
    if (margin === null) return [2, 0];
    const share = net > 0 ? margin / net : Number.NEGATIVE_INFINITY;
    return [state === "short_time" && margin >= 0 ? 1 : 0, share];
  });
  expect(new Set(places.map(([group]) => group))).toEqual(new Set([0, 1, 2]));
  expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || (b === d ? 0 : b - d)));
});
