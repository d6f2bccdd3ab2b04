import type { ItemLine } from "#domain/lines/line.ts";
import { countedCents } from "#domain/lines/line.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import type { Totals } from "#domain/lines/totals.ts";
import { addUp } from "#domain/lines/totals.ts";
import { untaxed, vatTreatment } from "#domain/lines/vat-treatment.ts";
import { proportionCents } from "#domain/shared/money.ts";
import { dice } from "#test/random-books.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// The VAT to declare, kept by the database, is computed again here from the whole of each invoice after each fact.

const TODAY = "2026-11-22";
const INVOICES = 250;

type Seller = { vatRegime: "standard" | "franchise"; vatDueOn: "payment" | "invoice" };
type Bill = { id: string; day: string; lines: ItemLine[]; totals: Totals };
type Receipt = { id: string; day: string; cents: number; reverses: string | null };
type Book = { seller: Seller; invoice: Bill; facts: ({ credit: Bill } | { payment: Receipt })[] };

const roll = dice(41);
const dayFrom = (first: string, days: number) =>
  new Date(Math.min(Date.parse(first) + roll(days) * 86_400_000, Date.parse(TODAY))).toISOString().slice(0, 10);

function randomLine(index: number): ItemLine {
  const vat = [vatTreatment(2000, null), vatTreatment(1000, null), vatTreatment(550, null), untaxed("subcontracting")];
  return {
    kind: "item",
    id: `line-${index}`,
    label: "Pose",
    details: [],
    nature: roll(2) === 0 ? "service" : "goods",
    quantityE4: 1 + roll(200_000),
    unit: "u",
    unitPriceE6: roll(90_000_000),
    discountBasisPoints: roll(3) === 0 ? 1_000 : 0,
    vat: vat[roll(vat.length)]!,
    isOption: roll(8) === 0,
    source: null,
  };
}

function bill(day: string, lines: ItemLine[], discountShare: number): Bill {
  const discount = discountShare > 0 ? { kind: "share" as const, basisPoints: discountShare } : null;
  return { id: randomUUID(), day, lines, totals: addUp(lines, { ...NO_TERMS, discount }) };
}

function randomBook(): Book {
  const seller: Seller = {
    vatRegime: roll(6) === 0 ? "franchise" : "standard",
    vatDueOn: roll(3) === 0 ? "invoice" : "payment",
  };
  const lines = Array.from({ length: 1 + roll(5) }, (_, index) => randomLine(index)).map((line) =>
    seller.vatRegime === "franchise" ? { ...line, vat: untaxed("franchise") } : line,
  );
  const discountShare = roll(3) * 700;
  const invoice = bill(dayFrom("2024-01-01", 900), lines, discountShare);
  const facts: Book["facts"] = [];
  const pay = (cents: number): Receipt => ({ id: randomUUID(), day: dayFrom(invoice.day, 200), cents, reverses: null });
  const { grossCents } = invoice.totals;
  if (grossCents > 3) {
    const first = pay(1 + roll(grossCents));
    if (roll(3) > 0) facts.push({ payment: first });
    if (facts.length > 0 && roll(4) === 0)
      facts.push({
        payment: { ...first, id: randomUUID(), day: dayFrom(first.day, 60), cents: -first.cents, reverses: first.id },
      });
    if (roll(4) === 0) {
      const creditLines =
        roll(2) === 0 ? lines : lines.map((line) => ({ ...line, quantityE4: Math.ceil(line.quantityE4 / 3) }));
      const credit = bill(dayFrom(invoice.day, 200), creditLines, discountShare);
      if (credit.totals.grossCents <= grossCents) facts.push({ credit });
    }
    // Sometimes more than what is left.
    if (roll(2) === 0) facts.push({ payment: pay(1 + roll(grossCents)) });
  }
  return { seller, invoice, facts };
}

const books = Array.from({ length: INVOICES }, randomBook);

type Amounts = { base: number; vat: number };
const partKey = (nature: string, category: string, basisPoints: number) => `${nature} ${category} ${basisPoints}`;

/** What a document charges by nature, category and rate. */
function partsOf({ vatRegime }: Seller, { lines, totals }: Bill): Map<string, Amounts> {
  const parts = new Map<string, Amounts>();
  for (const { category, basisPoints, baseCents, vatCents } of totals.vat) {
    const ofRate = lines.filter(
      (line) => !line.isOption && line.vat.category === category && line.vat.basisPoints === basisPoints,
    );
    const cents = (rows: ItemLine[]) => rows.reduce((sum, line) => sum + countedCents(line), 0);
    const goods = ofRate.filter(({ nature }) => nature === "goods");
    const hasServices = goods.length < ofRate.length;
    const share = (whole: number) => (hasServices ? proportionCents(whole, cents(goods), cents(ofRate)) : whole);
    const name = vatRegime === "standard" ? category : "franchise";
    const goodsPart = { base: share(baseCents), vat: share(vatCents) };
    parts.set(partKey("goods", name, basisPoints), goodsPart);
    parts.set(partKey("service", name, basisPoints), {
      base: baseCents - goodsPart.base,
      vat: vatCents - goodsPart.vat,
    });
  }
  return parts;
}

/** What 2026 brought without VAT, by nature. */
let receiptsOfYear = { service: 0, goods: 0 };
const nature = (key: string) => (key.startsWith("service") ? "service" : "goods");

/** What each day of the books adds to the declaration. */
function expectedDays(): Map<string, Amounts> {
  const days = new Map<string, Amounts>();
  receiptsOfYear = { service: 0, goods: 0 };
  for (const { seller, invoice, facts } of books) {
    const wholes = partsOf(seller, invoice);
    let gross = invoice.totals.grossCents;
    let paidCents = 0;
    const countedParts = new Map<string, Amounts>();
    const receipts = new Map<string, number>();
    const count = (day: string) => {
      const share = Math.max(0, Math.min(paidCents, gross));
      for (const [key, whole] of wholes) {
        const isLater = seller.vatDueOn === "payment" && key.startsWith("service") && gross !== 0;
        const due = (cents: number) => (isLater ? proportionCents(cents, share, gross) : cents);
        const now = { base: due(whole.base), vat: due(whole.vat) };
        const former = countedParts.get(key) ?? { base: 0, vat: 0 };
        countedParts.set(key, now);
        const receivedCents = gross === 0 ? 0 : proportionCents(whole.base, share, gross);
        if (day.startsWith("2026")) receiptsOfYear[nature(key)] += receivedCents - (receipts.get(key) ?? 0);
        receipts.set(key, receivedCents);
        const sum = days.get(`${day} ${key}`) ?? { base: 0, vat: 0 };
        days.set(`${day} ${key}`, { base: sum.base + now.base - former.base, vat: sum.vat + now.vat - former.vat });
      }
    };
    count(invoice.day);
    for (const fact of facts) {
      if ("credit" in fact) {
        gross -= fact.credit.totals.grossCents;
        for (const [key, { base, vat }] of partsOf(seller, fact.credit)) {
          const rest = wholes.get(key) ?? { base: 0, vat: 0 };
          wholes.set(key, { base: rest.base - base, vat: rest.vat - vat });
        }
        count(fact.credit.day);
      } else {
        paidCents += fact.payment.cents;
        count(fact.payment.day);
      }
    }
  }
  return new Map([...days].filter(([, { base, vat }]) => base !== 0 || vat !== 0));
}

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(`${TODAY}T10:00:00Z`) });
  person = await app.signUp();
  const { project } = (
    await person.call("POST", "/api/projects", { name: "Premier", client_info: { company: "Menuiserie Roux" } })
  ).json;
  const { owner } = app.database;
  const { company_id: companyId } = (await owner.query("select company_id from company")).rows[0]!;
  await owner.query("select set_config('app.company', $1, false)", [companyId]);
  let moment = Date.parse("2024-01-01T00:00:00Z");
  const insert = (table: string, columns: object) =>
    owner.query(`insert into ${table} select (jsonb_populate_record(null::${table}, $1)).*`, [
      JSON.stringify({ company_id: companyId, created_at: new Date((moment += 1_000)), ...columns }),
    ]);
  let number = 0;
  const insertDocument = (seller: Seller, { id, day, lines, totals }: Bill, refersTo: string | null) =>
    insert("document", {
      id,
      kind: "invoice",
      invoice_kind: refersTo ? "credit_note" : "standard",
      version: 1,
      number: `F-${++number}`,
      project_id: project.id,
      customer_id: project.customer_id,
      dated_on: day,
      due_on: day,
      refers_to: refersTo,
      content: { seller, lines, totals },
      content_format: 3,
      content_sha256: "",
      view: {},
      view_format: 1,
      view_sha256: "",
      net_cents: totals.netCents,
      vat_cents: totals.vatCents,
      gross_cents: totals.grossCents,
      due_cents: totals.grossCents,
    });
  for (const { seller, invoice, facts } of books) {
    await insertDocument(seller, invoice, null);
    for (const fact of facts)
      if ("credit" in fact) await insertDocument(seller, fact.credit, invoice.id);
      else
        await insert("payment", {
          id: fact.payment.id,
          document_id: invoice.id,
          received_on: fact.payment.day,
          method: "transfer",
          amount_cents: fact.payment.cents,
          reference: "",
          reverses: fact.payment.reverses,
          created_by: randomUUID(),
        });
  }
}, 120_000);
afterAll(() => app.close());

async function keptDays(): Promise<Map<string, Amounts>> {
  const { rows } = await app.database.owner.query(
    `select day::text as day, nature, category, basis_points, base_cents, vat_cents from vat_day
      where base_cents <> 0 or vat_cents <> 0`,
  );
  return new Map(
    rows.map((row) => [
      `${row.day} ${partKey(row.nature, row.category, row.basis_points)}`,
      { base: Number(row.base_cents), vat: Number(row.vat_cents) },
    ]),
  );
}

const inOrder = (days: Map<string, Amounts>) => [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));

test("the VAT of each day is that of the books", async () => {
  expect(expectedDays().size).toBeGreaterThan(300);
  expect(inOrder(await keptDays())).toEqual(inOrder(expectedDays()));
});

test("VAT that is counted again is what was kept", async () => {
  const formerDays = inOrder(await keptDays());
  await app.database.owner.query("select rebuild_vat()");
  expect(inOrder(await keptDays())).toEqual(formerDays);
});

test("a VAT that was changed is told apart from the one that is counted again", async () => {
  const { owner } = app.database;
  await owner.query("update vat_day set vat_cents = vat_cents + 1 where vat_cents > 0");
  const changedDays = inOrder(await keptDays());
  await owner.query("select rebuild_vat()");
  expect(inOrder(await keptDays())).not.toEqual(changedDays);
});

const PERIOD = "first_on=2025-01-01&last_on=2025-12-31";
type Rate = { category: string; basis_points: number; base_cents: number; vat_cents: number };

test("each rate of a period is the sum of its days", async () => {
  const { vat } = (await person.call("GET", `/api/figures/vat?${PERIOD}`)).json as { vat: { rates: Rate[] } };
  const days = [...expectedDays()].filter(([key]) => key.startsWith("2025"));
  expect(vat.rates.map(({ category, basis_points }) => `${category} ${basis_points}`)).toEqual([
    "S 2000",
    "S 1000",
    "S 550",
    "AE 0",
  ]);
  for (const rate of vat.rates) {
    const ofRate = days.filter(([key]) => key.endsWith(` ${rate.category} ${rate.basis_points}`));
    expect(rate.vat_cents).toBe(ofRate.reduce((sum, [, one]) => sum + one.vat, 0));
    expect(rate.base_cents).toBe(ofRate.reduce((sum, [, one]) => sum + one.base, 0));
  }
});

test("the list behind a rate adds up to its figure", async () => {
  const { vat } = (await person.call("GET", `/api/figures/vat?${PERIOD}`)).json as { vat: { rates: Rate[] } };
  for (const rate of vat.rates) {
    const { category, basis_points: basisPoints } = rate;
    const list = `/api/figures/vat/entries?${PERIOD}&category=${category}`;
    const sum = { base_cents: 0, vat_cents: 0 };
    for (let cursor: string | null = ""; cursor !== null;) {
      const { json } = await person.call("GET", `${list}&basis_points=${basisPoints}${cursor && `&cursor=${cursor}`}`);
      for (const entry of json.entries as Rate[]) {
        sum.base_cents += entry.base_cents;
        sum.vat_cents += entry.vat_cents;
      }
      cursor = json.next_cursor;
    }
    expect(sum).toEqual({ base_cents: rate.base_cents, vat_cents: rate.vat_cents });
  }
});

test("the thresholds count what the year brought", async () => {
  expect((await person.call("PATCH", "/api/company", { legal_form: "EI", vat_regime: "franchise" })).status).toBe(200);
  expectedDays();
  const { service, goods } = receiptsOfYear;
  const { states } = (await person.call("GET", "/api/figures/thresholds")).json.thresholds;
  expect(Math.min(service, goods)).toBeGreaterThan(0);
  const limits = [
    ["service", service],
    ["all", service + goods],
  ];
  const read = (state: { sales: string; received_cents: number }) => [state.sales, state.received_cents];
  expect(states.map(read)).toEqual([...limits, ...limits]);
});
