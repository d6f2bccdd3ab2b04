import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import type { MoneyFigure, MoneyFilter } from "#domain/analytics/money-list.ts";
import { INVOICE_LISTS, MONEY_FIGURES, MONEY_FILTERS, PERIOD_LISTS } from "#domain/analytics/money-list.ts";
import type { BookRow } from "#test/random-books.ts";
import { dice, randomBooks, writeBooks } from "#test/random-books.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The figures of the money screen and the lists behind them are read for 600 random projects, and computed here again,
// one row at a time, from what was written.

const TODAY = "2026-11-22";

let app: TestApp;
let person: Person;
let books: BookRow[];

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(`${TODAY}T10:00:00Z`) });
  person = await app.signUp();
  await person.call("POST", "/api/projects", { name: "Premier", client_info: { company: "Menuiserie Roux" } });
  const { rows } = await app.database.owner.query<{ company_id: string }>("select company_id from company");
  books = randomBooks(600, TODAY, dice(11));
  await writeBooks(app.database.owner, rows[0]!.company_id, books);
});
afterAll(() => app.close());

type Sum = { count: number; amount_cents: number; refunds: number };
type Page = { filter: MoneyFilter; rows: MoneyRowAnswer[]; sum: Sum | null; next_cursor: string | null };

async function readList(query: string, limit = 200): Promise<Page & { pages: number }> {
  const rows: MoneyRowAnswer[] = [];
  let answer: Page | null = null;
  let pages = 0;
  for (let cursor: string | null = ""; cursor !== null; pages++) {
    const url: string = `/api/documents/money?limit=${limit}${query}${cursor && `&cursor=${cursor}`}`;
    const { status, json } = await person.call("GET", url);
    expect(status).toBe(200);
    answer = json as Page;
    rows.push(...answer.rows);
    cursor = answer.next_cursor;
  }
  return { ...answer!, rows, pages };
}

/** The days of a list of a period: all those of the books. */
const daysOf = (filter: MoneyFilter) =>
  PERIOD_LISTS.some((list) => list === filter) ? `&first_on=2024-01-01&last_on=${TODAY}` : "";

const sumOf = (values: readonly number[], refunds = 0): Sum => ({
  count: values.length,
  amount_cents: values.reduce((total, one) => total + one, 0),
  refunds,
});
const refundsAmong = (values: readonly number[]) => values.filter((cents) => cents < 0).length;
const cents = (rows: readonly { grossCents: number }[]) => rows.reduce((total, one) => total + one.grossCents, 0);

/** What is left of the invoice of each book that has one, with its last day. */
const balances = () =>
  books.flatMap(({ invoices: [first, ...notes], payments }) => {
    if (!first) return [];
    const paidCents = payments.reduce((total, one) => total + one.amountCents, 0);
    return [{ dueOn: first.dueOn, restCents: first.grossCents - cents(notes) - paidCents }];
  });

/** The payments of the month. A reversal follows what it takes back: of one month, neither is listed. */
function listedPayments({ payments }: BookRow): number[] {
  const isOfMonth = ({ receivedOn }: { receivedOn: string }) => receivedOn >= "2026-11-01" && receivedOn <= TODAY;
  return payments.flatMap((one, index) => {
    const reversal = payments[index + 1]?.isReversal ? payments[index + 1] : undefined;
    const isUndone = reversal !== undefined && isOfMonth(reversal);
    const isReversalOfMonth = one.isReversal && isOfMonth(payments[index - 1]!);
    return isOfMonth(one) && !isUndone && !isReversalOfMonth ? [one.amountCents] : [];
  });
}

function expectedSum(figure: (typeof MONEY_FIGURES)[number]): Sum {
  const openBalances = balances().filter(({ restCents }) => restCents > 0);
  if (figure === "to_collect") return sumOf(openBalances.map(({ restCents }) => restCents));
  if (figure === "late")
    return sumOf(openBalances.filter(({ dueOn }) => dueOn < TODAY).map(({ restCents }) => restCents));
  if (figure === "collected") {
    const cents = books.flatMap(listedPayments);
    return sumOf(cents, refundsAmong(cents));
  }
  const waitingBooks = books.filter(
    ({ quote, invoices, done }) =>
      quote?.isSent === true &&
      (quote.answer === null || quote.answer === "withdrawn") &&
      invoices.length === 0 &&
      !done.some(Boolean),
  );
  return sumOf(waitingBooks.map(({ quote }) => quote!.grossCents));
}

// Quotes that can no longer be accepted are said apart.
function expiredAmong(figure: MoneyFigure, rows: readonly { status: string }[]) {
  return figure === "waiting" ? { expired_count: rows.filter(({ status }) => status === "expired").length } : {};
}

test.each(MONEY_FIGURES)("the figure « %s », its list and the books say the same sum", async (figure) => {
  const { figures } = (await person.call("GET", "/api/documents/money/figures")).json;
  const list = await readList(`&filter=${figure}`, 37);
  const expected = { ...expectedSum(figure), ...expiredAmong(figure, list.rows) };
  expect(expected.count).toBeGreaterThan(3);
  expect(figures[figure]).toEqual(expected);
  expect(list.sum).toEqual(expected);
  expect(sumOf(list.rows.map((row) => row.amount_cents))).toMatchObject({ ...expectedSum(figure), refunds: 0 });
  expect(list.pages).toBe(Math.ceil(expected.count / 37));
});

test("lists of quotes and of every document add nothing up", async () => {
  expect((await readList("&filter=all")).sum).toBeNull();
  expect((await readList("&filter=quotes")).sum).toBeNull();
});

const PERIODS = ["", "&first_on=2026-01-01&last_on=2026-06-30", "&first_on=2026-03-01&last_on=2026-03-31"];

test.each(INVOICE_LISTS)("the list of invoices « %s » adds up to its rows in any period", async (filter) => {
  for (const days of PERIODS) {
    const { rows, sum } = await readList(`&filter=${filter}${days}`);
    expect(sum).toEqual(sumOf(rows.map(({ amount_cents: amountCents }) => amountCents)));
  }
});

test.each(INVOICE_LISTS)("the list of invoices « %s » of a period has those that bear a day of it", async (filter) => {
  const isOfMarch = ({ date }: MoneyRowAnswer) => date >= "2026-03-01" && date <= "2026-03-31";
  const idsOf = (rows: readonly MoneyRowAnswer[]) => rows.map(({ id }) => id).toSorted();
  const whole = await readList(`&filter=${filter}`);
  const march = await readList(`&filter=${filter}&first_on=2026-03-01&last_on=2026-03-31`);
  expect(idsOf(march.rows)).toEqual(idsOf(whole.rows.filter(isOfMarch)));
});

test("invoices to send are those to collect that nobody has", async () => {
  const toCollect = await readList("&filter=to_collect");
  await app.database.owner.query(
    `insert into sending (company_id, document_id, how, sent_at)
    select company_id, id, 'by_hand', '2026-11-22T09:00:00Z' from document where id = $1`,
    [toCollect.rows[0]?.id],
  );
  const unsentRows = (await readList("&filter=to_collect")).rows.filter(({ sent_on: sentOn }) => sentOn === null);
  expect((await readList("&filter=to_send")).rows.map(({ id }) => id)).toEqual(unsentRows.map(({ id }) => id));
});

test("the plain lists have every document once", async () => {
  const invoices = books.flatMap((book) => book.invoices);
  const quotes = books.flatMap(({ quote }) => quote ?? []);
  const grossCents = invoices.map((one) => (one.kind === "credit_note" ? -one.grossCents : one.grossCents));
  const sumOfList = async (filter: MoneyFilter) => {
    const list = await readList(`&filter=${filter}`);
    expect(new Set(list.rows.map(({ id }) => id)).size).toBe(list.rows.length);
    return sumOf(list.rows.map(({ amount_cents }) => amount_cents));
  };
  expect(await sumOfList("invoices")).toEqual(sumOf(grossCents));
  expect(await sumOfList("quotes")).toEqual(sumOf(quotes.map((quote) => quote.grossCents)));
  expect(await sumOfList("all")).toEqual(sumOf([...grossCents, ...quotes.map((quote) => quote.grossCents)]));
});

test.each(MONEY_FILTERS)("pages of two of the list « %s » are in the order of the whole list", async (filter) => {
  const whole = await readList(`&filter=${filter}${daysOf(filter)}`);
  const firstIds: string[] = [];
  let cursor = "";
  for (let page = 0; page < 6 && firstIds.length < whole.rows.length; page++) {
    const { json } = await person.call(
      "GET",
      `/api/documents/money?limit=2&filter=${filter}${daysOf(filter)}${cursor}`,
    );
    firstIds.push(...(json as Page).rows.map(({ id }) => id));
    cursor = `&cursor=${(json as Page).next_cursor ?? ""}`;
  }
  expect(firstIds).toEqual(whole.rows.slice(0, firstIds.length).map(({ id }) => id));
});

test.each(MONEY_FILTERS)(
  "a search in the list « %s » finds the rows that have the amount, with their sum",
  async (filter) => {
    const whole = await readList(`&filter=${filter}${daysOf(filter)}`);
    const someRow = whole.rows.find(({ total_cents }) => Math.abs(total_cents) > 100_00);
    const someCents = Math.abs(someRow?.total_cents ?? 0);
    const euros = (someCents / 100).toFixed(2).replace(".", ",");
    const answer = await readList(`&filter=${filter}${daysOf(filter)}&q=${encodeURIComponent(euros)}`);
    const isMeant = (row: MoneyRowAnswer) =>
      [Math.abs(row.total_cents), row.amount_cents, row.rest_cents].includes(someCents);
    expect(answer.rows.map(({ id }) => id)).toEqual(whole.rows.filter(isMeant).map(({ id }) => id));
    if (answer.sum)
      expect(answer.sum).toMatchObject({
        ...sumOf(answer.rows.map((row) => row.amount_cents)),
        refunds: expect.any(Number),
      });
  },
);

test("a search reads every word, with one letter wrong where nobody has it", async () => {
  const all = await readList("&filter=all");
  const [first] = all.rows;
  const { rows } = await readList(`&q=${first!.project_name.replace(" ", "+")}`);
  expect(rows.map(({ number }) => number)).toContain(first!.number);
  expect((await readList("&q=menuiserei&filter=late")).rows.length).toBe(expectedSum("late").count);
  expect((await readList("&q=introuvable")).rows).toEqual([]);
});

test("without a filter, what is to collect is listed unless something is searched", async () => {
  expect((await readList("")).filter).toBe("to_collect");
  expect((await readList("&q=chantier")).filter).toBe("all");
});
