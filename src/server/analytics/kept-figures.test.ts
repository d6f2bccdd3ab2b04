import type { BookRow } from "#test/random-books.ts";
import { dice, paidInvoices, randomBooks, writeBooks } from "#test/random-books.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

// The database keeps what each day adds to the figures. Here they are computed again from the books, row by row.

const TODAY = "2026-11-22";

let app: TestApp;
let person: Person;
let books: BookRow[];

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(`${TODAY}T10:00:00Z`) });
  person = await app.signUp();
  await person.call("POST", "/api/projects", { name: "Premier", client_info: { company: "Menuiserie Roux" } });
  const { rows } = await app.database.owner.query<{ company_id: string }>("select company_id from company");
  books = randomBooks(400, TODAY, dice(23));
  await writeBooks(app.database.owner, rows[0]!.company_id, books);
});
afterAll(() => app.close());

async function keptFigures(): Promise<Record<string, unknown>[]> {
  const { rows } = await app.database.owner.query<Record<string, unknown>>(
    "select *, day::text as day from figure_day order by figure_day.day",
  );
  return rows;
}

test("the kept figures of each day are those of the books", async () => {
  const expected = new Map<string, Record<string, number>>();
  const add = (day: string, columns: Record<string, number>) => {
    const row = expected.get(day) ?? {};
    for (const [name, value] of Object.entries(columns)) row[name] = (row[name] ?? 0) + value;
    expected.set(day, row);
  };
  for (const book of books) {
    for (const { kind, issuedOn, netCents, grossCents } of book.invoices) {
      const sign = kind === "credit_note" ? -1 : 1;
      add(issuedOn, {
        documents: 1,
        invoices: sign === 1 ? 1 : 0,
        net_cents: sign * netCents,
        gross_cents: sign * grossCents,
      });
    }
    for (const { receivedOn, amountCents } of book.payments) add(receivedOn, { collected_cents: amountCents });
    // Quotes bear the day before their answer.
    if (book.quote) add("2026-01-01", { documents: 1 });
    if (book.quote?.answer === "accepted")
      add("2026-01-02", { accepted_quotes: 1, accepted_cents: book.quote.grossCents, answered_days: 1 });
    if (book.quote?.answer === "declined") add("2026-01-02", { declined_quotes: 1, answered_days: 1 });
  }
  for (const { day, days, lateDays } of paidInvoices(books))
    add(day, { paid_invoices: 1, paid_days: days, late_days: lateDays });
  const keptRows = (await keptFigures()).map(({ company_id: _company, ...row }) => row);
  const withoutZeros = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0));
  const expectedRows = [...expected]
    .map(([day, row]) => ({ day, ...row }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  expect(paidInvoices(books).length).toBeGreaterThan(50);
  expect(keptRows.map(withoutZeros).filter((row) => Object.keys(row).length > 1)).toEqual(
    expectedRows.map(withoutZeros).filter((row) => Object.keys(row).length > 1),
  );
});

test("an answer that is withdrawn leaves the figures of its day", async () => {
  const { owner } = app.database;
  const former = (await keptFigures()).find(({ day }) => day === "2026-01-02")!;
  await owner.query(
    `update quote_decision set withdrawn_at = database_now(), withdrawn_by = gen_random_uuid() where id in (
      select id from quote_decision where withdrawn_at is null and decision = 'declined' limit 2)`,
  );
  const rowAfter = (await keptFigures()).find(({ day }) => day === "2026-01-02")!;
  expect(rowAfter).toEqual({
    ...former,
    declined_quotes: (former.declined_quotes as number) - 2,
    answered_days: (former.answered_days as number) - 2,
  });
});

test("figures that are rebuilt are those that were kept", async () => {
  const keptRows = await keptFigures();
  await app.database.owner.query("select rebuild_figures()");
  const isTold = ({ company_id: _company, day: _day, ...columns }: Record<string, unknown>) =>
    Object.values(columns).some((value) => value !== 0);
  expect(await keptFigures()).toEqual(keptRows.filter(isTold));
});

test("what was kept before the days of lateness gets them from the invoices paid by then", async () => {
  const { owner } = app.database;
  const keptRows = await keptFigures();
  await owner.query("alter table figure_day no force row level security");
  await owner.query("update figure_day set late_days = 0");
  const migration = readFileSync(
    new URL("../db/migrations/0579-late-days-of-paid-invoices.sql", import.meta.url),
    "utf8",
  );
  await owner.query(migration.slice(migration.indexOf("do $$")));
  expect(await keptFigures()).toEqual(keptRows);
  expect(keptRows.filter((row) => row.late_days !== 0).length).toBeGreaterThan(50);
});

test("the documents of before are counted on their days", async () => {
  const { owner } = app.database;
  const keptRows = await keptFigures();
  await owner.query("alter table figure_day no force row level security");
  await owner.query("update figure_day set documents = 0");
  const migration = readFileSync(new URL("../db/migrations/0581-documents-of-a-day.sql", import.meta.url), "utf8");
  await owner.query(migration.slice(migration.indexOf("do $$")));
  expect(await keptFigures()).toEqual(keptRows);
});

test("a day whose trigger is gone is told apart from its rebuilt figures", async () => {
  const { owner } = app.database;
  await owner.query("alter table figure_day no force row level security");
  await owner.query("update figure_day set collected_cents = collected_cents + 1 where collected_cents > 0");
  const keptRows = await keptFigures();
  await owner.query("select rebuild_figures()");
  expect(await keptFigures()).not.toEqual(keptRows);
});
