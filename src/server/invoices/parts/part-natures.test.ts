import { creditNoteLines } from "#domain/invoices/credit-note.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import { drawUpDeposit } from "#domain/invoices/parts/deposit.ts";
import { drawUpFinal } from "#domain/invoices/parts/final.ts";
import { drawUpProgress } from "#domain/invoices/parts/progress.ts";
import type { PartContent, QuoteBooks } from "#domain/invoices/parts/quote-books.ts";
import { listWorkSections } from "#domain/invoices/parts/sections.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import { countedItems, netCents } from "#domain/lines/line.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { agreedWorks, quotedItem } from "#test/agreed-works.ts";
import { invoice } from "#test/demo-company.ts";
import { DEPOSIT, cents, partBench, progressOf } from "#test/part-bench.ts";
import { dice } from "#test/random-books.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";

// A quote of goods and services is invoiced in parts, and the VAT of each is declared on its own day.

const { bench, billingOf, issuePart, contentOf, finalOf, creditWhole, changeOrder } = partBench();
const section = (id: string) => ({ kind: "section", id, label: id, level: 1 });
const WORKS = [
  section("s1"),
  quotedItem("Pose"),
  quotedItem("Ballon", { nature: "goods", unit_price_e6: 700_010_000 }),
  section("s2"),
  quotedItem("Radiateur", { nature: "goods", unit_price_e6: 333_330_000 }),
];

type Part = { document_id: string; nature: "goods" | "service"; basis_points: number; base: number; vat: number };

/** What is kept of the VAT of these invoices, less their credit notes. */
async function partsOf(ids: readonly string[]): Promise<Part[]> {
  const { rows } = await bench.app.database.owner.query<Part>(
    `select document_id, nature, basis_points, base_cents::int as base, vat_cents::int as vat from vat_part
      where document_id = any($1) order by array_position($1, document_id), nature, basis_points`,
    [ids],
  );
  return rows;
}

const sumOf = (parts: readonly Part[], nature: Part["nature"]) =>
  parts.filter((part) => part.nature === nature).reduce((sum, { base }) => sum + base, 0);

async function dueOn(ids: readonly string[], nature: Part["nature"]): Promise<number> {
  const { rows } = await bench.app.database.owner.query<{ vat: number }>(
    "select coalesce(sum(vat_cents), 0)::int as vat from vat_entry where document_id = any($1) and nature = $2",
    [ids, nature],
  );
  return rows[0]?.vat ?? 0;
}

test("a quote of goods and services is invoiced in parts whose VAT falls due on the day of each", async () => {
  const id = await agreedWorks(bench.person, {}, { lines: WORKS });
  expect((await billingOf(id)).refusal).toBeNull();
  const deposit = await issuePart(id, DEPOSIT);
  expect(await dueOn([deposit.id], "goods")).toBe(0);
  expect(await finalOf(id)).toMatchObject({ status: 422, json: { code: "deposit_unpaid" } });
  const payment = { amount_cents: cents(deposit.total), method: "transfer" };
  await acceptedCall(bench.person, "POST", `/api/invoices/${deposit.id}/payments`, payment);
  const ofDeposit = await partsOf([deposit.id]);
  expect([await dueOn([deposit.id], "goods"), await dueOn([deposit.id], "service")]).toEqual(
    ofDeposit.map(({ vat }) => vat),
  );
  const progress = await issuePart(id, progressOf(5_000));
  const final = (await finalOf(id)).json;
  const ids = [deposit.id, progress.id, final.id];
  const parts = await partsOf(ids);
  // 5 % are taken off the quote.
  expect(sumOf(parts, "service")).toBe(95_000);
  expect(sumOf(parts, "goods")).toBe(98_167);
  const { content, view } = (await contentOf(final.id)) as { content: IssuedInvoice; view: object };
  expect(parts.reduce((sum, { vat }) => sum + vat, 0)).toBe(content.part?.quote.vatCents);
  expect(JSON.stringify(view)).toMatch(/livraison de biens et prestation de services/);
  // Goods are declared once invoiced, services once paid: the deposit alone was.
  const goodsVat = parts.filter(({ nature }) => nature === "goods").reduce((sum, { vat }) => sum + vat, 0);
  expect(await dueOn(ids, "goods")).toBe(goodsVat);
  expect(await dueOn(ids, "service")).toBe(ofDeposit.find(({ nature }) => nature === "service")?.vat);
});

test("goods that a change order adds to works whose deposit was paid are declared whole", async () => {
  const id = await agreedWorks(bench.person, {}, { lines: [quotedItem("Pose")] });
  const deposit = await issuePart(id, DEPOSIT);
  await changeOrder(id, [quotedItem("Pose"), quotedItem("Ballon", { nature: "goods" })], "accepted");
  const payment = { amount_cents: cents(deposit.total), method: "transfer" };
  await acceptedCall(bench.person, "POST", `/api/invoices/${deposit.id}/payments`, payment);
  const final = (await finalOf(id)).json;
  const parts = await partsOf([deposit.id, final.id]);
  expect([sumOf(parts, "goods"), sumOf(parts, "service")]).toEqual([100_000, 100_000]);
});

test("a progress invoice that is credited whole leaves neither goods nor services", async () => {
  const id = await agreedWorks(bench.person, {}, { lines: WORKS });
  await issuePart(id, progressOf(3_000));
  const sections = [
    { section_id: "s1", basis_points: 5_000 },
    { section_id: "s2", basis_points: 9_000 },
  ];
  const progress = await issuePart(id, { kind: "progress", sections });
  await creditWhole(progress.id);
  expect(await partsOf([progress.id])).toMatchObject([
    { base: 0, vat: 0 },
    { base: 0, vat: 0 },
  ]);
});

const roll = dice(17);

function randomLine(id: string): ItemLine {
  return {
    kind: "item",
    id,
    label: id,
    details: [],
    nature: roll(2) === 0 ? "service" : "goods",
    quantityE4: 1 + roll(200_000),
    unit: "u",
    unitPriceE6: 1_000_000 + roll(90_000_000),
    discountBasisPoints: roll(3) === 0 ? 1_000 : 0,
    vat: vatTreatment([2_000, 1_000, 550][roll(3)] ?? 0, null),
    isOption: false,
    source: null,
  };
}

/** A quote in two sections, and the invoices that bill it in any order of parts. */
function randomParts(): QuoteBooks {
  const lines: Line[] = ["s1", "s2"].flatMap((id): Line[] => [
    { kind: "section", id, label: id, level: 1 },
    ...Array.from({ length: 1 + roll(4) }, (_, index) => randomLine(`${id}-${index}`)),
  ]);
  const terms = { ...NO_TERMS, discount: roll(2) === 0 ? null : { kind: "share" as const, basisPoints: 700 } };
  const quote = { number: "D2026-0001", lines, terms, totals: addUp(lines, terms) };
  const invoices: IssuedInvoice[] = [];
  const issue = (content: Partial<IssuedInvoice> & Pick<PartContent, "lines" | "terms" | "totals">) =>
    invoices.push({ ...invoice, id: randomUUID(), number: `F2026-${invoices.length + 1}`, ...content });
  const deposit = drawUpDeposit({ quote, invoices }, { shareBasisPoints: 500 + roll(6_000) });
  if (roll(3) > 0 && deposit.ok) issue(deposit.value);
  const done = new Map<string, number>();
  for (let step = roll(5); step > 0; step--) {
    const [first, second] = listWorkSections(lines);
    const workSection = roll(2) === 0 ? first : second;
    const basisPoints = Math.min(10_000, (done.get(workSection?.id ?? "") ?? 0) + 1 + roll(6_000));
    const progress = drawUpProgress({ quote, invoices }, [{ sectionId: workSection?.id ?? "", basisPoints }]);
    if (!progress.ok) continue;
    issue(progress.value);
    const last = invoices.at(-1);
    const credit = last && roll(4) === 0 ? creditNoteLines(last, [], null) : null;
    if (last && credit?.ok) issue({ ...last, ...credit.value, id: randomUUID(), kind: "credit_note", refersTo: last });
    else done.set(workSection?.id ?? "", basisPoints);
  }
  const final = drawUpFinal({ quote, invoices });
  if (final.ok) issue(final.value);
  return { quote, invoices };
}

test(
  "whatever its parts, what is declared of goods and of services is that of the quote",
  { timeout: 120_000 },
  async () => {
    const { owner } = bench.app.database;
    const projectId = await agreedWorks(bench.person);
    const { rows } = await owner.query("select company_id, customer_id from project where id = $1", [projectId]);
    await owner.query("select set_config('app.company', $1, false)", [rows[0].company_id]);
    let number = 0;
    for (let round = 0; round < 80; round++) {
      const { quote, invoices } = randomParts();
      for (const { id, kind, totals, ...one } of invoices)
        await owner.query("insert into document select (jsonb_populate_record(null::document, $1)).*", [
          JSON.stringify({
            ...rows[0],
            id,
            kind: "invoice",
            invoice_kind: kind,
            version: 1,
            number: `R-${++number}`,
            project_id: projectId,
            dated_on: "2026-01-01",
            due_on: "2026-01-01",
            refers_to: one.refersTo?.id ?? null,
            content: { ...one, kind, totals },
            content_format: 7,
            content_sha256: "",
            view: {},
            view_format: 4,
            view_sha256: "",
            created_at: new Date(Date.parse("2026-01-01") + number * 1_000),
            net_cents: totals.netCents,
            vat_cents: totals.vatCents,
            gross_cents: totals.grossCents,
            due_cents: totals.grossCents,
          }),
        ]);
      const parts = await partsOf(invoices.filter(({ kind }) => kind !== "credit_note").map(({ id }) => id));
      for (const { base, vat } of parts) expect(Math.min(base, vat)).toBeGreaterThanOrEqual(-1);
      for (const { basisPoints, baseCents, vatCents } of quote.totals.vat) {
        const ofRate = parts.filter((part) => part.basis_points === basisPoints);
        expect(ofRate.reduce((sum, { base }) => sum + base, 0)).toBe(baseCents);
        expect(ofRate.reduce((sum, { vat }) => sum + vat, 0)).toBe(vatCents);
        const lines = countedItems(quote.lines).filter((line) => line.vat.basisPoints === basisPoints);
        const centsOf = (some: ItemLine[]) => some.reduce((sum, line) => sum + netCents(line), 0);
        const goodsCents = (baseCents * centsOf(lines.filter(({ nature }) => nature === "goods"))) / centsOf(lines);
        expect(Math.abs(sumOf(ofRate, "goods") - goodsCents)).toBeLessThanOrEqual(2);
      }
    }
    const { rows: keptRows } = await owner.query(
      "select * from vat_part order by document_id, nature, category, basis_points",
    );
    await owner.query("select rebuild_vat()");
    const { rows: rebuiltRows } = await owner.query(
      "select * from vat_part order by document_id, nature, category, basis_points",
    );
    expect(rebuiltRows).toEqual(keptRows);
  },
);
