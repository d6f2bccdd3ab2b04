import { inCompany } from "#server/db/tenancy.ts";
import type { BookRow } from "#test/random-books.ts";
import { dice, paidInvoices, randomBooks, restOf, writeBooks } from "#test/random-books.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listExpectedMonths, readAverageLateness } from "./forecast.figures.ts";

// The forecast on any day, computed again from the books: invoices paid whole, in parts or beyond their sum, payments
// reversed and given back, credit notes.

const TODAY = "2026-11-22";

let app: TestApp;
let companyId: string;
let books: BookRow[];

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(`${TODAY}T10:00:00Z`) });
  const person = await app.signUp();
  await person.call("POST", "/api/projects", { name: "Premier", client_info: { company: "Menuiserie Roux" } });
  companyId = (await person.call("GET", "/api/companies")).json.companies[0].id;
  books = randomBooks(400, TODAY, dice(41));
  await writeBooks(app.database.owner, companyId, books);
  await reverseSomePayments();
});
afterAll(() => app.close());

/** Takes back the only payment of one in three of the invoices that have one, once all are noted. */
async function reverseSomePayments(): Promise<void> {
  const reversedBooks = books.filter(({ payments }) => payments.length === 1).filter((_, index) => index % 3 === 0);
  expect(reversedBooks.length).toBeGreaterThan(10);
  const { rowCount } = await app.database.owner.query(
    `insert into payment select (jsonb_populate_record(y, jsonb_build_object('id', gen_random_uuid(),
        'reverses', y.id, 'amount_cents', -y.amount_cents))).*
      from payment y join document d on d.company_id = y.company_id and d.id = y.document_id
      where d.project_id = any ($1)`,
    [reversedBooks.map(({ id }) => id)],
  );
  expect(rowCount).toBe(reversedBooks.length);
  for (const { payments } of reversedBooks)
    payments.push(...payments.map((one) => ({ ...one, amountCents: -one.amountCents, isReversal: true })));
}

const day = fc.nat(800).map((back) => dayAfter(TODAY, -back));

function dayAfter(from: string, days: number): string {
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day of the year before. Days of this test are no 29 February. */
const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

test("how late customers pay is the mean of the invoices paid whole in twelve months", async () => {
  await fc.assert(
    fc.asyncProperty(day, async (today) => {
      const paidRows = paidInvoices(books).filter((one) => one.day > yearBefore(today) && one.day <= today);
      const lateDays = paidRows.reduce((sum, one) => sum + one.lateDays, 0);
      expect(await inCompany(app.deps.db, companyId, (tx) => readAverageLateness(tx, today))).toBe(
        paidRows.length === 0 ? null : Math.round(lateDays / paidRows.length),
      );
    }),
    { numRuns: 60 },
  );
});

test("what is left of an invoice is expected so late after its last day, unless that day is over", async () => {
  await fc.assert(
    fc.asyncProperty(day, fc.nat(90), async (today, lateDays) => {
      const expected = new Map<string | null, { count: number; amountCents: number }>();
      for (const book of books) {
        const [invoice] = book.invoices;
        if (invoice === undefined || restOf(book) <= 0) continue;
        const month = invoice.dueOn < today ? null : dayAfter(invoice.dueOn, lateDays).slice(0, 7);
        const { count, amountCents } = expected.get(month) ?? { count: 0, amountCents: 0 };
        expected.set(month, { count: count + 1, amountCents: amountCents + restOf(book) });
      }
      const months = await inCompany(app.deps.db, companyId, (tx) => listExpectedMonths(tx, today, lateDays));
      const inOrder = <T extends { month: string | null }>(rows: T[]) =>
        rows.toSorted((a, b) => ((a.month ?? "") < (b.month ?? "") ? -1 : 1));
      expect(inOrder(months)).toEqual(inOrder([...expected].map(([month, sum]) => ({ month, ...sum }))));
    }),
    { numRuns: 60 },
  );
});

test("the books of this test have customers who pay late, early or in time", async () => {
  const paidRows = paidInvoices(books);
  expect(paidRows.some((one) => one.lateDays > 0)).toBe(true);
  expect(paidRows.filter((one) => one.lateDays === 0).length).toBeGreaterThan(10);
});
