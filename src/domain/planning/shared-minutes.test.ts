import { expect, test } from "vitest";
import { sharedMinutes } from "./shared-minutes.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { sharedMinutesWords, taskMinutesWords } from "./workload.messages.ts";

const TIME: WorkingTime = {
  minutesADay: 420,
  closures: [],
  absences: [{ userId: "ali", firstDay: "2026-11-24", lastDay: "2026-11-24", label: "Congés" }],
};
const BATH: StaffedWork = {
  firstDay: "2026-11-23",
  lastDay: "2026-11-23",
  hours: 10.5333,
  people: ["zoe", "ali"],
  left: null,
  firmness: "firm",
  isBegun: false,
  isOver: false,
};
const plain = (words: string) => words.replaceAll("\u00A0", " ");

test("a work takes of a day what all of its people do together", () => {
  const part = sharedMinutes(BATH, "2026-11-23", null, TIME);
  expect(part).toEqual({ minutes: 630, peopleCount: 2, isMissed: false });
  expect(plain(sharedMinutesWords(part))).toBe("10 h 30 à deux");
});

test("the part of one person is told alone where their own works are shown", () => {
  const part = sharedMinutes(BATH, "2026-11-23", "ali", TIME);
  expect(part).toEqual({ minutes: 315, peopleCount: 1, isMissed: false });
  expect(plain(sharedMinutesWords(part))).toBe("5 h 15");
});

test("whoever is away on a day is not counted on it", () => {
  const longer = { ...BATH, lastDay: "2026-11-24", hours: 9 };
  expect(sharedMinutes(longer, "2026-11-24", null, TIME)).toEqual({ minutes: 180, peopleCount: 1, isMissed: false });
});

test("work that nobody is on counts once", () => {
  expect(sharedMinutes({ ...BATH, people: [], hours: 4 }, "2026-11-23", null, TIME)).toEqual({
    minutes: 240,
    peopleCount: 1,
    isMissed: false,
  });
});

test("what everybody on it misses is told as absent", () => {
  const part = sharedMinutes(
    { ...BATH, people: ["ali"], firstDay: "2026-11-24", lastDay: "2026-11-24", hours: 6 },
    "2026-11-24",
    null,
    TIME,
  );
  expect(part).toEqual({ minutes: 360, peopleCount: 1, isMissed: true });
  expect(plain(sharedMinutesWords(part))).toBe("6 h, absent");
});

test("the part of a task says of which day it is, as its step says what was spent", () => {
  expect(plain(taskMinutesWords(330, 540, true))).toBe("5 h 30 aujourd'hui");
  expect(plain(taskMinutesWords(330, 540, false))).toBe("5 h 30 ce jour-là");
  expect(plain(taskMinutesWords(540, 540, true))).toBe("9 h");
});
