import { expect, test } from "vitest";
import { lastWithdrawalDay } from "./withdrawal.ts";

test("the last day of withdrawal is the fourteenth after the signature", () => {
  expect(lastWithdrawalDay("2026-11-23")).toBe("2026-12-07");
});

test("a last day of withdrawal that nobody works goes to the next working day", () => {
  // A Saturday, a Sunday, then Christmas on a Friday.
  expect(lastWithdrawalDay("2026-11-28")).toBe("2026-12-14");
  expect(lastWithdrawalDay("2026-11-29")).toBe("2026-12-14");
  expect(lastWithdrawalDay("2026-12-11")).toBe("2026-12-28");
});
