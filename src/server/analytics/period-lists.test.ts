import type { PeriodFiguresAnswer } from "#api/analytics.ts";
import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import type { BookRow } from "#test/random-books.ts";
import { dice, randomBooks, writeBooks } from "#test/random-books.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

// The figures of any period, the lists behind them and the books say the same. The VAT has its own test (vat.test.ts).

const TODAY = "2026-11-22";
const FIRST_DAY = "2024-06-01";
const ANSWERED_ON = "2026-01-02";

let app: TestApp;
let person: Person;
let books: BookRow[];

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(`${TODAY}T10:00:00Z`) });
  person = await app.signUp();
  await person.call("POST", "/api/projects", { name: "Premier", client_info: { company: "Menuiserie Roux" } });
  const { rows } = await app.database.owner.query<{ company_id: string }>("select company_id from company");
  books = randomBooks(300, TODAY, dice(7));
  await writeBooks(app.database.owner, rows[0]!.company_id, books);
}, 60_000);
afterAll(() => app.close());

type Days = { from: string; to: string };
const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
const period = fc
  .record({ start: fc.nat(900), length: fc.nat(700) })
  .map(({ start, length }): Days => ({ from: dayAfter(FIRST_DAY, start), to: dayAfter(FIRST_DAY, start + length) }));

const query = ({ from, to }: Days) => `first_on=${from}&last_on=${to}`;
const isIn = (day: string, { from, to }: Days) => day >= from && day <= to;
const sumOf = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

async function readFigures(days: Days): Promise<PeriodFiguresAnswer> {
  return (await acceptedCall(person, "GET", `/api/figures/period?${query(days)}`)).figures;
}

async function readList(filter: string, days: Days) {
  const rows: MoneyRowAnswer[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const after = cursor && `&cursor=${cursor}`;
    const path: string = `/api/documents/money?limit=200&filter=${filter}&${query(days)}${after}`;
    const page = await acceptedCall(person, "GET", path);
    rows.push(...page.rows);
    cursor = page.next_cursor;
    if (cursor === null) return { rows, sum: page.sum, cents: sumOf(rows.map((row) => row.amount_cents)) };
  }
  throw new Error("a list ends");
}

const withSign = ({ kind }: BookRow["invoices"][number], cents: number) => (kind === "credit_note" ? -cents : cents);

function fromBooks(days: Days) {
  const invoices = books.flatMap((book) => book.invoices).filter(({ issuedOn }) => isIn(issuedOn, days));
  const payments = books.flatMap((book) => book.payments).filter(({ receivedOn }) => isIn(receivedOn, days));
  const answers = isIn(ANSWERED_ON, days) ? books.flatMap(({ quote }) => quote ?? []) : [];
  const acceptedQuotes = answers.filter(({ answer }) => answer === "accepted");
  return {
    sums: {
      invoices: {
        count: invoices.filter(({ kind }) => kind === "standard").length,
        net_cents: sumOf(invoices.map((one) => withSign(one, one.netCents))),
        gross_cents: sumOf(invoices.map((one) => withSign(one, one.grossCents))),
      },
      collected_cents: sumOf(payments.map(({ amountCents }) => amountCents)),
    },
    answered_quotes: {
      accepted: { count: acceptedQuotes.length, amount_cents: sumOf(acceptedQuotes.map((one) => one.grossCents)) },
      declined: answers.filter(({ answer }) => answer === "declined").length,
    },
  };
}

test("the figures of any period are those of the books", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(period, async (days) => {
      expect(await readFigures(days)).toMatchObject(fromBooks(days));
    }),
    { numRuns: 40 },
  );
});

test("the sums of a year before are those of the same days", async () => {
  const march = await readFigures({ from: "2026-03-01", to: "2026-03-31" });
  expect(march.sums_year_ago).toEqual((await readFigures({ from: "2025-03-01", to: "2025-03-31" })).sums);
});

test("a company that began within the same days of the year before is not compared with them", async () => {
  const { months } = await readFigures({ from: "2024-01-01", to: "2026-11-22" });
  const firstMonth = months.find(({ count, collected_cents: cents }) => count > 0 || cents !== 0)?.month ?? "";
  const nextYear = Number(firstMonth.slice(0, 4)) + 1;
  const days = { from: `${nextYear}-01-01`, to: `${nextYear}-${firstMonth.slice(5)}-28` };
  expect((await readFigures(days)).sums_year_ago).toBeNull();
});

test("the months of any period add up to its figures", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(period, async (days) => {
      const {
        months,
        sums: { left_before_cents: _leftBefore, ...sums },
      } = await readFigures(days);
      expect({
        invoices: {
          count: sumOf(months.map(({ count }) => count)),
          net_cents: sumOf(months.map(({ net_cents }) => net_cents)),
          gross_cents: sumOf(months.map(({ gross_cents }) => gross_cents)),
        },
        collected_cents: sumOf(months.map(({ collected_cents }) => collected_cents)),
      }).toEqual(sums);
    }),
    { numRuns: 20 },
  );
});

test("each figure of a period is the sum of the list behind it", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(period, async (days) => {
      const { sums, answered_quotes, payment_delay } = await readFigures(days);
      const lists = {
        issued: await readList("issued", days),
        collected: await readList("collected", days),
        accepted: await readList("accepted", days),
        declined: await readList("declined", days),
        paid: await readList("paid", days),
      };
      expect(lists.issued.sum.amount_cents).toBe(sums.invoices.gross_cents);
      expect(lists.collected.sum.amount_cents).toBe(sums.collected_cents);
      expect(lists.accepted.sum).toMatchObject(answered_quotes.accepted);
      expect(lists.declined.sum.count).toBe(answered_quotes.declined);
      expect(lists.paid.sum.count).toBe(payment_delay.count);
      for (const { sum, rows, cents } of Object.values(lists))
        expect(sum).toMatchObject({ count: rows.length, amount_cents: cents });
    }),
    { numRuns: 12 },
  );
});

test("what is expected adds up to what is to collect", async () => {
  const { forecast } = await acceptedCall(person, "GET", "/api/figures/forecast");
  const { figures } = await acceptedCall(person, "GET", "/api/documents/money/figures");
  const sums: { count: number; amount_cents: number }[] = [forecast.late, ...forecast.months];
  expect(sumOf(sums.map(({ amount_cents }) => amount_cents))).toBe(figures.to_collect.amount_cents);
  expect(sumOf(sums.map(({ count }) => count))).toBe(figures.to_collect.count);
});

test("what the forecast says is late is what the list of late invoices holds", async () => {
  const { forecast } = await acceptedCall(person, "GET", "/api/figures/forecast");
  const { figures } = await acceptedCall(person, "GET", "/api/documents/money/figures");
  expect(figures.late).toMatchObject(forecast.late);
});

test("the end of a list's period does not come before its beginning", async () => {
  const { status } = await person.call(
    "GET",
    "/api/documents/money?filter=issued&first_on=2026-02-01&last_on=2026-01-01",
  );
  expect(status).toBe(400);
});

test("a worker reads neither the forecast nor the list of a period", async () => {
  const worker = await join(app, person, "worker@example.org", "worker");
  for (const path of [
    "/api/figures/forecast",
    `/api/documents/money?filter=issued&first_on=${FIRST_DAY}&last_on=${TODAY}`,
  ])
    expect((await worker.call("GET", path)).status).toBe(403);
});
