import { expect, test } from "vitest";
import { depositCents } from "./deposit.ts";

const share = (basisPoints: number) => ({ kind: "down_payment", size: { unit: "share", basisPoints } }) as const;
const amount = (cents: number) => ({ kind: "earnest_money", size: { unit: "amount", cents } }) as const;

test.each([
  [share(3000), 123_456, 37_037],
  [share(3333), 100, 33],
  [share(10_000), 99_999, 99_999],
  [share(3000), 0, 0],
  [amount(50_000), 123_456, 50_000],
  [amount(50_000), 30_000, 30_000],
  [amount(50_000), -100, 0],
])(
  "a deposit is a share rounded to the cent, or an amount that never passes the total: %j of %i",
  (deposit, gross, cents) => {
    expect(depositCents(deposit, gross)).toBe(cents);
  },
);
