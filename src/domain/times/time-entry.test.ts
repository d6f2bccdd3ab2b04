import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMinutes } from "../shared/text/duration.ts";
import { mayChangeTime, minutesBetween, readTypedMinutes, stoppedMinutes, usualMinutes } from "./time-entry.ts";
import { timeMessages } from "./time.messages.ts";

describe("a typed duration", () => {
  test.each([
    ["1 h 30", 90],
    ["1h30", 90],
    ["1:30", 90],
    ["1h5", 65],
    ["2 h", 120],
    ["2 heures", 120],
    ["45 min", 45],
    ["90mn", 90],
    ["2,5", 150],
    ["7.5", 450],
    ["24", 1_440],
  ])("« %s » is %i minutes", (text, minutes) => expect(readTypedMinutes(text)).toEqual({ minutes, problem: null }));

  test.each([
    ["", timeMessages.unreadable],
    ["une matinée", timeMessages.unreadable],
    ["-2", timeMessages.unreadable],
    ["1h75", timeMessages.unreadable],
    ["0", timeMessages.tooShort],
    ["25 h", timeMessages.tooLong],
    ["1" + "0".repeat(40), timeMessages.unreadable],
  ])("« %s » is refused with what to do", (text, problem) =>
    expect(readTypedMinutes(text)).toEqual({ minutes: null, problem }),
  );

  test("what is printed reads back as the same minutes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_440 }), (minutes) => {
        expect(readTypedMinutes(formatMinutes(minutes)).minutes).toBe(minutes);
      }),
    );
  });
});

describe("a timer", () => {
  const start = new Date("2026-12-03T08:00:00Z");
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

  test("a minute that has begun counts", () => expect(minutesBetween(start, after(10.2))).toBe(11));
  test("a clock that went back counts one minute", () => expect(minutesBetween(start, after(-5))).toBe(1));
  test("twelve hours count", () => expect(stoppedMinutes(start, after(720), null)).toEqual({ ok: true, value: 720 }));
  test("one that was left running asks how long was worked", () =>
    expect(stoppedMinutes(start, after(721), null)).toMatchObject({ ok: false, refusal: { code: "timer_long" } }));
  test("what its person says counts, however long it ran", () =>
    expect(stoppedMinutes(start, after(900), 480)).toEqual({ ok: true, value: 480 }));
});

test.each([
  ["the person who worked", "u1", false, true],
  ["another worker", "u2", false, false],
  ["a manager", "u2", true, true],
])("a time is changed by %s: %s", (_who, callerId, mayManage, mayChange) =>
  expect(mayChangeTime("u1", callerId, mayManage)).toBe(mayChange),
);

test("half a day and a day are those of the company", () => {
  expect(usualMinutes(7).map(({ minutes }) => minutes)).toEqual([30, 60, 210, 420]);
  expect(usualMinutes(7.5).map(({ minutes }) => minutes)).toEqual([30, 60, 225, 450]);
});
