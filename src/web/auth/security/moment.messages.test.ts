import { expect, test } from "vitest";
import { momentOf } from "./moment.messages.ts";

test("a past moment is written relative to now", () => {
  const now = new Date(2026, 10, 21, 14, 0);
  expect(momentOf(new Date(2026, 10, 21, 13, 59), now)).toBe("à l'instant");
  expect(momentOf(new Date(2026, 10, 21, 9, 5), now)).toBe("aujourd'hui à 09:05");
  expect(momentOf(new Date(2026, 10, 3, 9, 5), now)).toBe("3 nov. à 09:05");
  expect(momentOf(new Date(2025, 10, 3, 9, 5), now)).toBe("3 nov. 2025");
});
