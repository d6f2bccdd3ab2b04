import { expect, test } from "vitest";
import { addDays } from "../shared/calendar-date.ts";
import { thresholdStates } from "./thresholds.ts";

const SOLE_TRADER = { legalForm: "EI", vatRegime: "franchise" } as const;
const OLD = { today: "2026-07-01", firstOn: null };

test("a company that is no sole trader has no threshold", () => {
  const receipts = { serviceCents: 1_000_000, goodsCents: 0 };
  expect(thresholdStates({ legalForm: "SARL", vatRegime: "franchise" }, receipts, OLD)).toEqual([]);
});

test("a sole trader who charges VAT has the threshold of the micro-enterprise alone", () => {
  const states = thresholdStates({ ...SOLE_TRADER, vatRegime: "standard" }, { serviceCents: 1, goodsCents: 0 }, OLD);
  expect(states).toMatchObject([{ scheme: "micro", sales: "service", limitCents: 8_360_000, raisedCents: null }]);
});

test("goods are counted with services", () => {
  const states = thresholdStates(SOLE_TRADER, { serviceCents: 1_000, goodsCents: 2_000 }, OLD);
  expect(states.map(({ scheme, sales, receivedCents }) => [scheme, sales, receivedCents])).toEqual([
    ["micro", "service", 1_000],
    ["micro", "all", 3_000],
    ["franchise", "service", 1_000],
    ["franchise", "all", 3_000],
  ]);
});

test("the pace is taken from the first day of the books", () => {
  const days = { today: "2026-07-01", firstOn: "2026-06-02" };
  const states = thresholdStates(SOLE_TRADER, { serviceCents: 1_000_000, goodsCents: 0 }, days);
  // 10,000 € in 30 days: 37,500 € on the 112th day, and more on the 113th.
  expect(states[1]?.crossedOn).toBe("2026-09-22");
});

test("the day of the crossing is the first whose receipts at this pace exceed the limit", () => {
  for (let serviceCents = 1_000_000; serviceCents < 3_700_000; serviceCents += 123_457) {
    const state = thresholdStates(SOLE_TRADER, { serviceCents, goodsCents: 0 }, OLD)[1]!;
    let expectedDay: string | null = null;
    for (let days = 183; days <= 365 && expectedDay === null; days++)
      if (serviceCents * days > state.limitCents * 182) expectedDay = addDays("2026-01-01", days - 1);
    expect([serviceCents, state.crossedOn]).toEqual([serviceCents, expectedDay]);
  }
});

test("a limit that is crossed has no day to come", () => {
  const states = thresholdStates(SOLE_TRADER, { serviceCents: 4_000_000, goodsCents: 0 }, OLD);
  expect(states[1]).toMatchObject({ receivedCents: 4_000_000, limitCents: 3_750_000, crossedOn: null });
});
