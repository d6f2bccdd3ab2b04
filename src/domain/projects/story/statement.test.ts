import fc from "fast-check";
import { expect, test } from "vitest";
import { statementOf } from "./statement.ts";

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });

test("whatever was agreed, invoiced and collected, the statement balances", () => {
  fc.assert(
    fc.property(cents, cents, cents, (agreedCents, invoicedCents, collectedCents) => {
      const statement = statementOf({ agreedCents, invoicedCents, collectedCents });
      expect(invoicedCents + (statement.toInvoiceCents ?? 0)).toBe(agreedCents);
      expect(collectedCents + statement.toCollectCents).toBe(invoicedCents);
    }),
  );
});

test("without an agreement nothing is left to invoice by it", () => {
  expect(statementOf({ agreedCents: null, invoicedCents: 100, collectedCents: 40 })).toMatchObject({
    toInvoiceCents: null,
    toCollectCents: 60,
  });
});
