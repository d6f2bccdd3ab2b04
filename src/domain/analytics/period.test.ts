import { expect, test } from "vitest";
import { hasUnreadTime, periodText } from "./period.ts";

test("a time that is not understood is known to be there", () => {
  expect(hasUnreadTime("combien cet été ?")).toBe(true);
  expect(hasUnreadTime("combien on me doit ?")).toBe(false);
});

test("a period is said with both its days", () => {
  expect(periodText({ from: "2026-10-01", to: "2026-10-31" })).toBe("du 1er oct. 2026 au 31 oct. 2026");
  expect(periodText({ from: "2026-10-01", to: "2026-10-01" })).toBe("le 1er oct. 2026");
});
