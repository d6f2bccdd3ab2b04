import { randomUUID } from "node:crypto";
import type { Client } from "pg";

/** A project of these tests, with its documents. */
export type BookRow = {
  id: string;
  name: string;
  createdOn: string;
  startDate: string | null;
  done: boolean[];
  /** `answer`: what the customer said; `withdrawn`: a refusal that was noted by mistake. */
  quote: { grossCents: number; isSent: boolean; answer: "accepted" | "declined" | "withdrawn" | null } | null;
  invoices: {
    kind: "standard" | "credit_note";
    issuedOn: string;
    dueOn: string;
    netCents: number;
    grossCents: number;
  }[];
  /** Payments of the first invoice. One below zero gives money back, or reverses the payment before it. */
  payments: { receivedOn: string; amountCents: number; isReversal: boolean }[];
};

/** Pseudo-random numbers, the same in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const ANSWERS = [null, "accepted", "declined", "withdrawn"] as const;

/** Projects with tasks, quotes, invoices and credit notes around a day, chosen by `roll`. */
export function randomBooks(count: number, today: string, roll: (sides: number) => number): BookRow[] {
  const day = (from: number, days: number) =>
    new Date(Date.parse(today) + (from + roll(days)) * 86_400_000).toISOString().slice(0, 10);
  const later = (from: string) => {
    const days = (Date.parse(today) - Date.parse(from)) / 86_400_000;
    return day(-days, days + 1);
  };
  const invoice = (kind: BookRow["invoices"][number]["kind"], mostNetCents: number, mostVatCents: number) => {
    const issuedOn = day(-900, 901);
    const dueOn = new Date(Date.parse(issuedOn) + roll(60) * 86_400_000).toISOString().slice(0, 10);
    const netCents = roll(mostNetCents);
    return { kind, issuedOn, dueOn, netCents, grossCents: netCents + roll(mostVatCents) };
  };
  // A credit note is smaller than its invoice.
  const invoices = () => {
    const standard = invoice("standard", 500_000, 100_000);
    const { netCents, grossCents } = standard;
    const isCredited = roll(6) === 0 && netCents > 1 && grossCents > netCents;
    return isCredited ? [standard, invoice("credit_note", netCents, grossCents - netCents)] : [standard];
  };
  const payments = (own: BookRow["invoices"]) => {
    if (own[0] === undefined || roll(3) === 0) return [];
    const whole = { receivedOn: day(-500, 501), amountCents: own[0].grossCents, isReversal: false };
    const half = { ...whole, amountCents: 1 + Math.floor(whole.amountCents / 2) };
    const refund = { ...half, amountCents: -half.amountCents };
    // A mistake is found some time after the payment.
    const reversal = { ...refund, receivedOn: later(half.receivedOn), isReversal: true };
    return [[whole], [half], [half, reversal, whole], [whole, half], [whole, half, refund]][roll(5)]!.filter(
      ({ amountCents }) => amountCents !== 0,
    );
  };
  return Array.from({ length: count }, (_, index) => {
    const hasQuote = roll(4) > 0;
    const ownInvoices = roll(3) > 0 ? invoices() : [];
    return {
      id: randomUUID(),
      name: `Chantier ${index}`,
      createdOn: day(-900, 900),
      startDate: roll(3) === 0 ? null : day(-30, 60),
      done: Array.from({ length: roll(4) }, () => roll(2) === 0),
      quote: hasQuote ? { grossCents: roll(900_000), isSent: roll(3) > 0, answer: ANSWERS[roll(4)]! } : null,
      invoices: ownInvoices,
      payments: payments(ownInvoices),
    };
  });
}

/** The payments of a book that were not reversed: a reversal follows the payment that it takes back. */
const standingPayments = ({ payments }: BookRow) =>
  payments.filter((one, index) => !one.isReversal && payments[index + 1]?.isReversal !== true);

const centsOf = (rows: readonly number[]) => rows.reduce((sum, one) => sum + one, 0);

/** What is left to pay of the first invoice of a book, less its credit notes. */
export function restOf(book: BookRow): number {
  const [invoice, ...notes] = book.invoices;
  const paidCents = centsOf(standingPayments(book).map((one) => one.amountCents));
  return (invoice?.grossCents ?? 0) - centsOf(notes.map((note) => note.grossCents)) - paidCents;
}

/** The invoices paid whole, by the day of their last payment: the days that took, and how many of them were late. */
export function paidInvoices(books: readonly BookRow[]): { day: string; days: number; lateDays: number }[] {
  return books.flatMap((book) => {
    const invoice = book.invoices[0];
    const receivedDays = standingPayments(book).flatMap((one) => (one.amountCents > 0 ? one.receivedOn : []));
    const day = receivedDays.toSorted().at(-1);
    if (!invoice || day === undefined || restOf(book) > 0) return [];
    const daysSince = (from: string) => (Date.parse(day) - Date.parse(from)) / 86_400_000;
    return [{ day, days: daysSince(invoice.issuedOn), lateDays: Math.max(0, daysSince(invoice.dueOn)) }];
  });
}

/** Writes these projects into a company that has a customer. */
export async function writeBooks(owner: Client, companyId: string, rows: readonly BookRow[]): Promise<void> {
  const insert = (table: string, columns: string, values: readonly object[]) =>
    owner.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, $1::jsonb || one)).*
        from jsonb_array_elements($2::jsonb) one`,
      [columns, JSON.stringify(values)],
    );
  // The database counts the tasks and quotes of a project for the company that is set.
  await owner.query("select set_config('app.company', $1, false)", [companyId]);
  const customer = await owner.query<{ id: string }>("select id from customer where company_id = $1 limit 1", [
    companyId,
  ]);
  // The database refuses what is noted later than its own day, which a test may have stopped.
  const now = (await owner.query<{ now: Date }>("select database_now() as now")).rows[0]!.now;
  const common = JSON.stringify({
    company_id: companyId,
    created_at: now,
    updated_at: now,
    customer_id: customer.rows[0]!.id,
    recurrence: "single",
    estimation_description: "",
    site_address: "",
    tasks_total: 0,
    tasks_left: 0,
    quoted: false,
    invoiced: false,
    waiting_quotes: 0,
    waiting_cents: 0,
    quotes_to_send: 0,
    to_send_cents: 0,
    unanswered_quotes: 0,
    unanswered_cents: 0,
    agreed_quotes: 0,
    place_text: "",
    trade: "",
    description: "",
    estimate_hours_e4: 0,
    done_by_maitre: false,
    section: "",
    touched: true,
    position: 0,
    search_text: "",
    version: 1,
    content: {},
    content_format: 1,
    content_sha256: "",
    view: {},
    view_format: 1,
    view_sha256: "",
    vat_cents: 0,
    due_cents: 0,
    decided_at: now,
    decided_on: "2026-01-02",
    signer: "Léa Arc",
    options: [],
  });
  let number = 0;
  await insert(
    "project",
    common,
    rows.map(({ id, name, createdOn, startDate }) => ({
      id,
      name,
      created_at: `${createdOn}T08:00:00Z`,
      start_date: startDate,
      search_text: name.toLowerCase(),
    })),
  );
  await insert(
    "task",
    common,
    rows.flatMap(({ id, done }) =>
      done.map((isDone) => ({ id: randomUUID(), project_id: id, title: "Pose", done: isDone })),
    ),
  );
  const quotes = rows.flatMap(({ id, quote }) =>
    quote === null
      ? []
      : {
          id: randomUUID(),
          kind: "quote",
          project_id: id,
          number: `D-${++number}`,
          is_sent: quote.isSent,
          decision: quote.answer === "withdrawn" ? "declined" : quote.answer,
          withdrawn_at: quote.answer === "withdrawn" ? now : null,
          dated_on: "2026-01-01",
          due_on: "2026-02-01",
          net_cents: quote.grossCents,
          gross_cents: quote.grossCents,
        },
  );
  const firstIds = new Map(rows.map(({ id }) => [id, randomUUID()]));
  const invoices = rows.flatMap(({ id, invoices: own }) =>
    own.map((invoice, index) => ({
      id: index === 0 ? firstIds.get(id)! : randomUUID(),
      refers_to: invoice.kind === "credit_note" ? firstIds.get(id)! : null,
      project_id: id,
      number: `F-${++number}`,
      kind: "invoice",
      invoice_kind: invoice.kind,
      dated_on: invoice.issuedOn,
      due_on: invoice.dueOn,
      net_cents: invoice.netCents,
      gross_cents: invoice.grossCents,
      due_cents: invoice.grossCents,
    })),
  );
  await insert("document", common, [...quotes, ...invoices]);
  const decisions = quotes.filter(({ decision }) => decision !== null);
  await insert(
    "quote_decision",
    common,
    decisions.map(({ id, decision, withdrawn_at }) => ({ id: randomUUID(), document_id: id, decision, withdrawn_at })),
  );
  await insert(
    "sending",
    common,
    quotes
      .filter(({ is_sent }) => is_sent)
      .map(({ id }) => {
        return {
          id: randomUUID(),
          document_id: id,
          how: "by_hand",
          sent_at: "2026-01-01T10:00:00Z",
          to_line: "",
          is_doubtful: false,
        };
      }),
  );
  for (const [kind, documents] of Object.entries({ quote: quotes, invoice: invoices }))
    await insert(
      "public_link",
      common,
      documents.map(({ id }) => ({ token: id.replaceAll("-", ""), document_kind: kind, document_id: id })),
    );
  const payments = rows.flatMap(({ id, payments: own }) => {
    const ids = own.map(() => randomUUID());
    return own.map((payment, index) => ({
      id: ids[index]!,
      document_id: firstIds.get(id)!,
      received_on: payment.receivedOn,
      amount_cents: payment.amountCents,
      method: "transfer",
      reference: "",
      reverses: payment.isReversal ? ids[index - 1]! : null,
      created_by: randomUUID(),
    }));
  });
  // A row that reverses another comes after it.
  await insert(
    "payment",
    common,
    payments.filter(({ reverses }) => reverses === null),
  );
  await insert(
    "payment",
    common,
    payments.filter(({ reverses }) => reverses !== null),
  );
}
