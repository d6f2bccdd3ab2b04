import { expect, test } from "vitest";
import { isReminderDue } from "./reminder.ts";

test("a customer is asked for their answer from the fifth day on", () => {
  expect(isReminderDue("2026-12-01", "2026-12-05")).toBe(false);
  expect(isReminderDue("2026-12-01", "2026-12-06")).toBe(true);
});
