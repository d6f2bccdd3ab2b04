import { bathroomLines } from "#test/priced-lines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_TERMS } from "../lines/terms.ts";
import { addUp } from "../lines/totals.ts";
import { addDays } from "../shared/calendar-date.ts";
import type { InvoiceFacts } from "./invoice-state.ts";
import { billsNothing, hasValidInvoice, invoiceState, isCreditedWhole, lateDays, restCents } from "./invoice-state.ts";

const DUE_ON = "2026-12-01";
const facts = (over: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  dueOn: DUE_ON,
  grossCents: 120_000,
  dueCents: 120_000,
  creditedCents: 0,
  paidCents: 0,
  ...over,
});

test.each([
  ["nothing is paid", {}, DUE_ON, "issued"],
  ["nothing is paid the day after", {}, "2026-12-02", "late"],
  ["half is paid", { paidCents: 60_000 }, DUE_ON, "partly_paid"],
  ["half is paid the day after", { paidCents: 60_000 }, "2026-12-02", "late"],
  ["all is paid, whenever", { paidCents: 120_000 }, "2027-06-01", "paid"],
  ["a part is credited and nothing is paid", { creditedCents: 20_000 }, DUE_ON, "issued"],
  ["a part is credited and the rest is paid", { creditedCents: 20_000, paidCents: 100_000 }, "2027-06-01", "paid"],
  ["all is credited", { creditedCents: 120_000 }, "2027-06-01", "credited"],
  ["all is credited after a payment", { creditedCents: 120_000, paidCents: 5_000 }, DUE_ON, "overpaid"],
  ["a part is prepaid and all is credited", { dueCents: 90_000, creditedCents: 120_000 }, DUE_ON, "overpaid"],
  ["a cent too much is paid", { paidCents: 120_001 }, "2027-06-01", "overpaid"],
  ["a deposit was paid before it was issued", { dueCents: 0 }, "2027-06-01", "paid"],
  ["it comes to nothing", { grossCents: 0, dueCents: 0 }, "2027-06-01", "paid"],
] as const)("the state when %s", (_when, over, today, state) => {
  expect(invoiceState(facts(over), today)).toBe(state);
});

test("an invoice with a retention that is credited whole and was not paid owes nobody anything", () => {
  const { grossCents, dueCents, retentionCents } = addUp(bathroomLines, { ...NO_TERMS, retentionBasisPoints: 500 });
  expect(retentionCents).toBeGreaterThan(0);
  const whole = facts({ grossCents, dueCents, creditedCents: grossCents });
  expect([restCents(whole), invoiceState(whole, "2027-06-01")]).toEqual([0, "credited"]);
});

const anyFacts: fc.Arbitrary<InvoiceFacts> = fc
  .record({ gross: fc.nat(1_000_000), due: fc.nat(100), credited: fc.nat(100), paid: fc.nat(2_000_000) })
  .map(({ gross, due, credited, paid }) => ({
    dueOn: DUE_ON,
    grossCents: gross,
    dueCents: Math.floor((gross * due) / 100),
    creditedCents: Math.floor((gross * credited) / 100),
    paidCents: paid,
  }));

test("an invoice is credited whole once its credit notes reach its total", () => {
  const isWholeAt = (creditedCents: number, grossCents = 10_000) =>
    isCreditedWhole(facts({ grossCents, dueCents: grossCents, creditedCents }));
  expect([isWholeAt(0), isWholeAt(9_999), isWholeAt(10_000), isWholeAt(0, 0)]).toEqual([false, false, true, false]);
});

test("an invoice bills nothing once it is credited whole, or when it is of 0 €", () => {
  const credits = [0, 9_999, 10_000].map((creditedCents) => facts({ grossCents: 10_000, creditedCents }));
  expect(credits.map(billsNothing)).toEqual([false, false, true]);
  expect(billsNothing(facts({ grossCents: 0, dueCents: 0 }))).toBe(true);
});

test("an invoice that credit notes cancel whole counts no more", () => {
  const invoices = [null, { is_credited: true }, { is_credited: false }];
  expect(invoices.map(hasValidInvoice)).toEqual([false, false, true]);
});

const anyDay = fc.integer({ min: -400, max: 400 }).map((days) => addDays(DUE_ON, days));

test("an invoice is late on exactly the days after its last day, while something is left to pay", () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (one, today) => {
      const isLate = restCents(one) > 0 && today > DUE_ON;
      expect(invoiceState(one, today) === "late").toBe(isLate);
      expect(lateDays(one, today) > 0).toBe(isLate);
      if (isLate) expect(addDays(DUE_ON, lateDays(one, today))).toBe(today);
    }),
  );
});

test("the state says which side owes money", () => {
  fc.assert(
    fc.property(anyFacts, anyDay, (one, today) => {
      const side = { overpaid: -1, paid: 0, credited: 0, issued: 1, partly_paid: 1, late: 1 };
      expect(side[invoiceState(one, today)]).toBe(Math.sign(restCents(one)));
    }),
  );
});

test("an invoice of 0 € is never due nor late, whatever the day", () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const nothing = facts({ grossCents: 0, dueCents: 0 });
      expect([invoiceState(nothing, today), lateDays(nothing, today), restCents(nothing)]).toEqual(["paid", 0, 0]);
    }),
  );
});
