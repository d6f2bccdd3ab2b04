import { expect, test } from "vitest";
import { parisMoment, parisText } from "./paris-moment.ts";

test("a moment is read in the time of Paris, winter or summer", () => {
  expect(parisMoment("2026-11-23 18:00")?.toISOString()).toBe("2026-11-23T17:00:00.000Z");
  expect(parisMoment("2026-07-01 18:00:30")?.toISOString()).toBe("2026-07-01T16:00:30.000Z");
  expect(parisMoment("2026-11-23")?.toISOString()).toBe("2026-11-22T23:00:00.000Z");
});

test("the hour that comes twice in October is the first of the two", () => {
  expect(parisMoment("2026-10-25 02:30")?.toISOString()).toBe("2026-10-25T00:30:00.000Z");
});

test("what is no moment is refused", () => {
  const texts = ["", "hier", "2026-13-01 10:00", "2026-02-30", "2026-03-29 02:30", "2026-11-23 24:00", "18:00"];
  expect(texts.map(parisMoment)).toEqual(texts.map(() => null));
});

test("an instant is written back as it is read", () => {
  const instant = new Date("2026-11-23T17:00:05Z");
  expect(parisMoment(parisText(instant))).toEqual(instant);
});
