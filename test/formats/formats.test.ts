import { upcast } from "#domain/documents/upcast.ts";
import { readView } from "#domain/documents/view-formats.ts";
import { readInvoice } from "#domain/invoices/invoice-formats.ts";
import { readQuote } from "#domain/quotes/quote-formats.ts";
import { readEarlierDatabase } from "#test/earlier/earlier-answers.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// What was kept in an earlier format is read by today's code, and says the same amounts. The golden readings stay.

const { tables } = readEarlierDatabase("before-documents.json.gz");
const rowsOf = (table: string) =>
  tables.find(({ name }) => name === table)!.rows.map((row) => JSON.parse(row) as Record<string, unknown>);

const golden = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8"));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("invoices, quotes and views of format 1 are read as in their golden files", () => {
  const invoices = rowsOf("invoice").map(({ snapshot }) => readInvoice(snapshot, 1));
  expect(plain(invoices)).toEqual(golden("invoices-of-format-1"));
  const quotes = rowsOf("quote").map(({ snapshot }) => readQuote(snapshot, 1));
  expect(plain(quotes)).toEqual(golden("quotes-of-format-1"));
  const views = rowsOf("invoice").map(({ view }) => readView(view, 1));
  expect(plain(views)).toEqual(golden("views-of-format-1"));
});

test("invoices of formats 2 and 3 are read as their golden files say", () => {
  const invoices = (golden("kept-invoices-of-format-2") as object[]).map((json) => readInvoice(json, 2));
  expect(plain(invoices)).toEqual(golden("invoices-of-format-2"));
  const latest = golden("kept-invoices-of-format-3") as object[];
  expect(plain(latest.map((json) => readInvoice(json, 3)))).toEqual(latest);
});

test.each([2, 3, 4, 5, 6, 7, 8])(
  "quotes of format %i, with sections and discounts, are read as they are kept",
  (format) => {
    const quotes = golden(`kept-quotes-of-format-${format}`) as object[];
    expect(plain(quotes.map((json) => readQuote(json, format)))).toEqual(quotes);
  },
);

test.each([4, 5, 6, 7])("invoices of format %i are read as they are kept", (format) => {
  const invoices = golden(`kept-invoices-of-format-${format}`) as object[];
  expect(plain(invoices.map((json) => readInvoice(json, format)))).toEqual(invoices);
});

test.each([1, 2, 3, 4])("views of format %i, with sections and discounts, are read as they are kept", (format) => {
  const views = golden(`kept-views-of-format-${format}`) as object[];
  expect(plain(views.map((json) => readView(json, format)))).toEqual(views);
});

test("documents of format 1 keep the totals they were issued with", () => {
  for (const [table, read] of [
    ["invoice", readInvoice],
    ["quote", readQuote],
  ] as const)
    for (const { snapshot, net_cents, gross_cents } of rowsOf(table)) {
      const { totals } = read(snapshot, 1);
      expect([totals.netCents, totals.grossCents]).toEqual([net_cents, gross_cents]);
    }
});

test("content in the latest format is not changed", () => {
  const [row] = rowsOf("invoice");
  const latest = readInvoice(row!.snapshot, 1);
  expect(readInvoice(latest, 7)).toEqual(latest);
  expect(() => readInvoice(latest, 8)).toThrow("a later version wrote it");
  expect(upcast({ n: 1 }, 1, [({ n }) => ({ n: Number(n) + 1 }), ({ n }) => ({ n: Number(n) * 10 })])).toEqual({
    n: 20,
  });
});
