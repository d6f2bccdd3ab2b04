import type { BookRow } from "#test/random-books.ts";
import { dice, randomBooks, writeBooks } from "#test/random-books.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Figures, brief and assistant are read for 1,000 random projects. The test computes the same figures here, one row at
// a time. A list of 200 rows would not be enough.

const TODAY = "2026-11-22";
const SOON = "2026-11-29";

let app: TestApp;
let person: Person;
let books: BookRow[];

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(`${TODAY}T10:00:00Z`) });
  person = await app.signUp();
  const { project } = (
    await person.call("POST", "/api/projects", { name: "Premier", client_info: { company: "Menuiserie Roux" } })
  ).json;
  const { rows } = await app.database.owner.query<{ company_id: string }>("select company_id from company");
  books = [
    {
      id: project.id,
      name: "Premier",
      createdOn: TODAY,
      startDate: null,
      done: [],
      quote: null,
      invoices: [],
      payments: [],
    },
    ...randomBooks(1_000, TODAY, dice(7)),
    // On the last day nothing is late yet. The seventh day is soon, the eighth is not.
    bookOf("Due today", { dueOn: TODAY }),
    bookOf("Due yesterday", { dueOn: "2026-11-21" }),
    { ...bookOf("In seven days"), startDate: SOON },
    { ...bookOf("In eight days"), startDate: "2026-11-30" },
  ];
  await writeBooks(app.database.owner, rows[0]!.company_id, books.slice(1));
});
afterAll(() => app.close());

function bookOf(name: string, due?: { dueOn: string }): BookRow {
  const invoice = { kind: "standard" as const, issuedOn: "2026-11-01", netCents: 100, grossCents: 120 };
  const id = crypto.randomUUID();
  return {
    id,
    name,
    createdOn: TODAY,
    startDate: null,
    done: [],
    quote: null,
    invoices: due ? [{ ...invoice, ...due }] : [],
    payments: [],
  };
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const invoices = () => books.flatMap((book) => book.invoices);
const sign = (kind: string) => (kind === "credit_note" ? -1 : 1);

/** What is left of each invoice: its total, less its credit notes, less what was received for it. */
const balances = () =>
  books.flatMap(({ name, invoices: [first, ...notes], payments }) => {
    if (!first) return [];
    const creditCents = sum(notes.map((note) => note.grossCents));
    const paidCents = sum(payments.map((payment) => payment.amountCents));
    const { issuedOn, dueOn } = first;
    return [{ name, issuedOn, dueOn, restCents: first.grossCents - creditCents - paidCents }];
  });
const openBalances = () => balances().filter(({ restCents }) => restCents > 0);
const lateBalances = () => openBalances().filter(({ dueOn }) => dueOn < TODAY);
const restOf = (rows: readonly { restCents: number }[]) => sum(rows.map((row) => row.restCents));

function collectedIn(period: string): number {
  const own = books.flatMap(({ payments }) => payments).filter(({ receivedOn }) => receivedOn.startsWith(period));
  return sum(own.map((payment) => payment.amountCents));
}

function invoicedIn(period: string) {
  const own = invoices().filter(({ issuedOn }) => issuedOn.startsWith(period));
  return {
    count: own.filter(({ kind }) => kind !== "credit_note").length,
    net_cents: sum(own.map((one) => sign(one.kind) * one.netCents)),
    gross_cents: sum(own.map((one) => sign(one.kind) * one.grossCents)),
  };
}

test("figures count every row, not one page of rows", async () => {
  const { figures } = (await person.call("GET", "/api/figures")).json;
  const months = ["2025-12", ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`)];
  const late = lateBalances();
  const waitingBooks = books.filter(
    (book) => book.quote && book.quote.answer !== "declined" && book.invoices.length === 0,
  );
  const quotedBooks = books.filter((book) => book.quote && book.createdOn >= "2025-12-01");
  expect(late.length).toBeGreaterThan(200);
  expect(figures).toEqual({
    to_verify: { documents: 0, missing_numbers: 0 },
    year: invoicedIn("2026"),
    month: invoicedIn("2026-11"),
    months: months.map((month) => ({ month, ...invoicedIn(month) })),
    late: { count: late.length, amount_cents: restOf(late) },
    to_collect: { count: openBalances().length, amount_cents: restOf(openBalances()) },
    collected: { year_cents: collectedIn("2026"), month_cents: collectedIn("2026-11") },
    waiting_quotes: {
      count: waitingBooks.length,
      amount_cents: sum(waitingBooks.map((book) => book.quote!.grossCents)),
    },
    quoted_projects: {
      count: quotedBooks.length,
      with_invoice: quotedBooks.filter((book) => book.invoices.length > 0).length,
    },
  });
});

test.each([
  ["2026-11-01", TODAY, "2026-10-01", "2026-10-22"],
  ["2025-11-10", "2026-10-31", "2024-11-10", "2025-10-31"],
  ["2026-02-01", "2026-02-28", "2026-01-01", "2026-01-31"],
])("the figures of %s to %s count each day in its month", async (from, to, before, until) => {
  const { status, json } = await person.call("GET", `/api/figures/period?first_on=${from}&last_on=${to}`);
  expect(status).toBe(200);
  const isWithin = (day: string, first: string, last: string) => day >= first && day <= last;
  const sumsBetween = (first: string, last: string) => {
    const own = invoices().filter(({ issuedOn }) => isWithin(issuedOn, first, last));
    const ownPayments = books
      .flatMap(({ payments }) => payments)
      .filter((one) => isWithin(one.receivedOn, first, last));
    return {
      invoices: {
        count: own.filter(({ kind }) => kind !== "credit_note").length,
        net_cents: sum(own.map((one) => sign(one.kind) * one.netCents)),
        gross_cents: sum(own.map((one) => sign(one.kind) * one.grossCents)),
      },
      collected_cents: sum(ownPayments.map((one) => one.amountCents)),
    };
  };
  const { figures } = json;
  expect(figures.period).toEqual({ from, to });
  expect(figures.before).toEqual({ from: before, to: until });
  const leftBefore = (day: string) => restOf(openBalances().filter(({ issuedOn }) => issuedOn < day));
  expect(figures.sums).toEqual({ ...sumsBetween(from, to), left_before_cents: leftBefore(from) });
  expect(figures.sums_before).toEqual({ ...sumsBetween(before, until), left_before_cents: leftBefore(before) });
  expect(figures.months.at(0).month).toBe(from.slice(0, 7));
  expect(figures.months.at(-1).month).toBe(to.slice(0, 7));
  for (const { month, collected_cents, ...monthInvoices } of figures.months) {
    const first = month === from.slice(0, 7) ? from : `${month}-01`;
    const last = month === to.slice(0, 7) ? to : `${month}-31`;
    expect({ month, invoices: monthInvoices, collected_cents }).toEqual({ month, ...sumsBetween(first, last) });
  }
  expect(figures.customers).toEqual([
    expect.objectContaining({ name: "Menuiserie Roux", net_cents: figures.sums.invoices.net_cents }),
  ]);
});

test.each([
  ["first_on=2026-11-02&last_on=2026-11-01", "La fin de la période vient avant son début."],
  ["first_on=2020-01-01&last_on=2026-11-01", "Choisis trois ans au plus."],
])("a period %s is refused", async (query, sentence) => {
  const { status, json } = await person.call("GET", `/api/figures/period?${query}`);
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain(sentence);
});

test("the pages of the money list hold every invoice", async () => {
  const totals: number[] = [];
  const rests: number[] = [];
  let pages = 0;
  for (let cursor: string | null = ""; cursor !== null; pages++) {
    const { json } = await person.call(
      "GET",
      `/api/documents?kind=invoice&limit=200&cursor=${cursor}`.replace(/&cursor=$/, ""),
    );
    totals.push(...json.documents.map((one: { total: number }) => Math.round(one.total * 100)));
    rests.push(...json.documents.map((one: { rest_cents: number | null }) => one.rest_cents ?? 0));
    cursor = json.next_cursor;
  }
  expect(pages).toBeGreaterThan(2);
  expect(sum(totals)).toBe(sum(invoices().map((one) => one.grossCents)));
  expect(sum(rests.filter((cents) => cents > 0))).toBe(restOf(openBalances()));
  expect(sum(rests)).toBe(restOf(balances()));
});

test("the brief counts every waiting project, even those beyond the five it names", async () => {
  const { brief } = (await person.call("GET", "/api/figures/brief")).json;
  const isOpen = (book: BookRow) => book.invoices.length === 0;
  const isAnswered = ({ answer }: NonNullable<BookRow["quote"]>) => answer === "accepted" || answer === "declined";
  const isStarted = (book: BookRow) => book.done.some(Boolean);
  const finishedBooks = books.filter((book) => isOpen(book) && isStarted(book) && book.done.every(Boolean));
  const starting = books.filter(
    (book) => isOpen(book) && book.startDate !== null && book.startDate >= TODAY && book.startDate <= SOON,
  );
  const unansweredBooks = books.filter(
    (book) => isOpen(book) && book.quote?.isSent && !isAnswered(book.quote) && !isStarted(book),
  );
  const booksToSend = books.filter(
    (book) => isOpen(book) && book.quote && !book.quote.isSent && !isAnswered(book.quote) && !isStarted(book),
  );
  const acceptedBooks = books.filter(
    (book) => isOpen(book) && book.quote?.answer === "accepted" && !book.startDate && !isStarted(book),
  );
  const to_estimate = books.filter((book) => isOpen(book) && !book.quote && !isStarted(book));
  const late = lateBalances();
  const expected = {
    set_aside: [],
    late,
    to_collect: openBalances().filter(({ dueOn }) => dueOn >= TODAY),
    new_agreements: [],
    unplanned_agreements: acceptedBooks,
    finished: finishedBooks,
    starting,
    to_send: booksToSend,
    unanswered: unansweredBooks,
    to_estimate,
  };
  for (const [name, rows] of Object.entries(expected)) {
    expect([name, brief[name].count]).toEqual([name, rows.length]);
    expect([name, brief[name].first.length]).toEqual([name, Math.min(5, rows.length)]);
  }
  expect(brief.late.amount_cents).toBe(restOf(late));
  expect(brief.unanswered.amount_cents).toBe(sum(unansweredBooks.map((book) => book.quote!.grossCents)));
  expect(brief.to_send.amount_cents).toBe(sum(booksToSend.map((book) => book.quote!.grossCents)));
  const amountOf = new Map(acceptedBooks.map((book) => [book.id, book.quote!.grossCents]));
  for (const one of brief.unplanned_agreements.first) expect(one.amount_cents).toBe(amountOf.get(one.project_id));
  const days = starting.map((book) => book.startDate).sort();
  expect(brief.starting.first.map((one: { date: string }) => one.date)).toEqual(days.slice(0, 5));
  expect(brief.late.first[0].date).toBe(late.map((one) => one.dueOn).sort()[0]);
});

test("the assistant says the same figures as the screens and lists at most twenty invoices", async () => {
  const ask = async (message: string): Promise<string> =>
    (await person.call("POST", "/api/assistant/chat", { message, history: [] })).json.reply;
  const { figures } = (await person.call("GET", "/api/figures")).json;
  const money = (cents: number) =>
    new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" }).format(cents / 100).replace(/\s/g, " ");
  const late = (await ask("Quelles factures sont en retard ?")).replace(/[^\S\n]/g, " ");
  expect(late).toContain(`${figures.late.count} factures échues, ${money(figures.late.amount_cents)} au total`);
  expect(late.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(20);
  expect(late).toContain(`Les ${figures.late.count - 20} autres : [Voir les factures](/app/billing)`);
  const turnover = (await ask("Quel est mon chiffre d'affaires ?")).replace(/\s/g, " ");
  expect(turnover).toContain(`${money(figures.month.net_cents)} ce mois-ci, ${money(figures.year.net_cents)} depuis`);
  expect(turnover).toContain(
    `${money(figures.collected.month_cents)} ce mois-ci, ${money(figures.collected.year_cents)} depuis`,
  );
  expect(turnover).toContain(`Reste à encaisser : ${money(figures.to_collect.amount_cents)}.`);
  const thisMonth = (await ask("Combien ai-je facturé ce mois-ci ?")).replace(/\s/g, " ");
  expect(thisMonth).toContain(`${money(figures.month.net_cents)} hors taxes (${money(figures.month.gross_cents)}`);
  const due = (await ask("Combien on me doit ?")).replace(/\s/g, " ");
  expect(due).toContain(`on te doit ${money(figures.to_collect.amount_cents)}, TVA comprise, sur`);
  expect(await ask("Quels devis attendent une réponse ?")).toContain(
    `${figures.waiting_quotes.count} devis sans facture`,
  );
});

test("a worker's brief says what starts and holds no figure", async () => {
  await app.database.owner.query("update membership set role = 'worker'");
  try {
    expect((await person.call("GET", "/api/figures")).status).toBe(403);
    const { brief } = (await person.call("GET", "/api/figures/brief")).json;
    expect(brief.starting.count).toBeGreaterThan(0);
    const { starting: _starting, has_projects: _has, missing_numbers: missingNumbers, ...others } = brief;
    expect(missingNumbers).toBe(0);
    for (const one of Object.values(others)) expect(one).toEqual({ count: 0, amount_cents: null, first: [] });
  } finally {
    await app.database.owner.query("update membership set role = 'owner'");
  }
});
