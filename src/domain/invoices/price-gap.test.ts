import { invoice, labour, quote } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import type { Line } from "../lines/line.ts";
import { NO_TERMS } from "../lines/terms.ts";
import { addUp } from "../lines/totals.ts";
import type { GivenQuote } from "./price-gap.ts";
import { priceGap } from "./price-gap.ts";

const floor = labour("Pose du sol", 20_000);
const tap = labour("Pose du robinet", 10_000);
const invoiceOf = (...lines: Line[]) => ({ ...invoice, lines, terms: NO_TERMS });
const quoteOf = (...lines: Line[]): GivenQuote => ({
  ...quote,
  lines,
  totals: addUp(lines, NO_TERMS),
  isDeclined: false,
});

test.each<[string, ReturnType<typeof invoiceOf>, GivenQuote]>([
  ["that bills its quote", invoiceOf(floor, tap), quoteOf(floor, tap)],
  ["that bills less than its quote", invoiceOf(floor), quoteOf(floor, tap)],
  ["whose lines are written otherwise", invoiceOf({ ...floor, label: "POSE DU SOL" }), quoteOf(floor)],
  ["with a note that its quote has not", invoiceOf(floor, { kind: "text", id: "t", label: "Merci" }), quoteOf(floor)],
])("an invoice %s stays within it", (_title, one, other) => {
  expect(priceGap(one, other)).toBeNull();
});

test("an invoice whose price was raised after its quote says both totals with VAT", () => {
  const dearerFloor = { ...floor, unitPriceE6: 50_000_000 };
  expect(priceGap(invoiceOf(dearerFloor), quoteOf(floor))).toEqual({
    quoteNumber: "D2026-0001",
    isDeclined: false,
    quotedCents: 108_00,
    billedCents: 120_00,
    unquotedLabels: [],
  });
});

test.each<[string, Line[], Line[], string[]]>([
  ["a line that the quote has not", [floor, tap], [floor], ["Pose du robinet"]],
  ["a line in the place of another", [tap], [floor], ["Pose du robinet"]],
  ["a line twice that the quote has once", [tap, { ...tap, id: "2" }], [tap, floor], ["Pose du robinet"]],
  ["an option of the quote", [floor, tap], [floor, { ...tap, isOption: true }], ["Pose du robinet"]],
])("an invoice with %s goes beyond its quote", (_title, lines, quotedLines, labels) => {
  expect(priceGap(invoiceOf(...lines), quoteOf(...quotedLines))?.unquotedLabels).toEqual(labels);
});

test("an invoice goes beyond a quote that was declined, whatever it comes to", () => {
  const declinedQuote = { ...quoteOf(floor, tap), isDeclined: true };
  expect(priceGap(invoiceOf(floor), declinedQuote)).toMatchObject({
    isDeclined: true,
    quotedCents: 162_00,
    billedCents: 108_00,
  });
});
