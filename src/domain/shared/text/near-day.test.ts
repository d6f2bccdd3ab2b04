import { expect, test } from "vitest";
import { nearDay } from "./near-day.ts";

test("a day of this year is said without its year", () => {
  expect(nearDay("2026-11-25", "2026-12-31")).toBe("25 nov.");
});

test("a day of another year is said with its year", () => {
  expect(nearDay("2026-12-31", "2027-01-01")).toBe("31 déc. 2026");
  expect(nearDay("2027-01-01", "2026-12-31")).toBe("1er janv. 2027");
});
