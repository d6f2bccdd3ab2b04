import { expect, test } from "vitest";
import { datesOfSpan } from "./work-left.ts";

test.each<[string, string | null, number, string | null]>([
  ["no end where its hours decide the same", null, 3, null],
  ["its end where its hours decide another", null, 4, "2026-12-07"],
  ["its end where one was given", "2026-11-16", 3, "2026-12-07"],
])("a project that is put on days is saved with %s", (_rule, endDate, ownDays, expected) => {
  // From a Thursday to a Monday.
  const span = { firstDay: "2026-12-03", lastDay: "2026-12-07" };
  expect(datesOfSpan(span, { endDate, ownDays, closures: [] })).toEqual({
    start_date: "2026-12-03",
    end_date: expected,
  });
});
