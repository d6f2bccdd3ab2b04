import type { Prices, Terms } from "#domain/lines/terms.ts";
import { withPrices } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { anyLines, anyTerms } from "#test/priced-lines.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

// The database adds up each document again before it keeps it, and agrees with the totals that the domain gives.

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

/** Whether the database finds that these totals are those of the lines. */
async function doSumsHold(content: object, { netCents, vatCents }: { netCents: number; vatCents: number }) {
  const row = { number: "D2026-0001", net_cents: netCents, vat_cents: vatCents, content };
  const query = "select check_sums(jsonb_populate_record(null::document, $1))";
  return app.database.owner.query(query, [row]).then(
    () => true,
    () => false,
  );
}

test.each<Prices>(["net", "gross"])(
  "any lines with prices typed %s add up in the database as in the domain",
  async (prices) => {
    const anyTyped = anyTerms.map((terms: Terms) => withPrices(terms, prices));
    await fc.assert(
      fc.asyncProperty(anyLines, anyTyped, async (lines, terms) => {
        const totals = addUp(lines, terms);
        expect(await doSumsHold({ terms, lines, totals }, totals)).toBe(true);
        const [first, ...rest] = totals.vat;
        if (!first) return;
        const vat = [{ ...first, vatCents: first.vatCents + 2 }, ...rest];
        const wrongTotals = { ...totals, vatCents: totals.vatCents + 2, vat };
        expect(await doSumsHold({ terms, lines, totals: wrongTotals }, wrongTotals)).toBe(false);
      }),
      { numRuns: 150 },
    );
  },
);
