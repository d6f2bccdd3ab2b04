import { expect, test } from "vitest";
import { LONGEST_ABSENCE_MS, readEventCursor, writeEventCursor } from "./event-cursor.ts";

const NOW = Date.parse("2026-11-28T10:00:00Z");

test("a cursor is read as it was written", () => {
  const cursor = { fromTransaction: 812, at: NOW };
  expect(readEventCursor(writeEventCursor(cursor), NOW)).toEqual(cursor);
});

test("a cursor of long ago says nothing any more", () => {
  const text = writeEventCursor({ fromTransaction: 812, at: NOW });
  expect(readEventCursor(text, NOW + LONGEST_ABSENCE_MS + 1_000)).toBe(null);
});

test.each(["", "812", "812-", "-1-2", "812-99999999999", `${"9".repeat(16)}-1795860000`, "812-1795860000; drop"])(
  "« %s » is no cursor",
  (text) => {
    expect(readEventCursor(text, NOW)).toBe(null);
  },
);
