import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../shared/calendar-date.ts";
import type { StaffedWork } from "../staffed-work.ts";
import { personLoad, workloadOf } from "../workload.ts";
import { firstFreeDayWords, firstRoomWords } from "./free-days.messages.ts";
import { filledSpan, firstDayRoom, firstFreeDay, freeDaysFor } from "./free-days.ts";
import { offeredDaysWords } from "./offered-days.messages.ts";

// A Monday.
const TODAY = "2026-11-30";
const TIME = {
  minutesADay: 420,
  closures: [],
  absences: [{ userId: "ali", firstDay: "2026-12-02", lastDay: "2026-12-04", label: "Maladie" }],
};
const work = (people: string[], firstDay: string, lastDay: string, hours: number): StaffedWork => ({
  firstDay,
  lastDay,
  hours,
  left: null,
  people,
  firmness: "firm",
  isBegun: false,
  isOver: false,
});
const WORKS = [
  work(["zoe"], TODAY, "2026-12-04", 30),
  work(["ali"], TODAY, "2026-12-01", 14),
  work(["bea"], TODAY, TODAY, 2),
];
const FACTS = { ...TIME, userIds: ["zoe", "ali", "bea"], from: TODAY };
const askOf = (hours: number | null, people: string[] = [], leastDays = 1) => ({
  minutes: hours === null ? null : hours * 60,
  people,
  leastDays,
});
const daysOf = (hours: number | null, people: string[] = [], count = 2) =>
  freeDaysFor(WORKS, askOf(hours, people), FACTS, count).map(({ span, people: team }) => [span.firstDay, ...team]);

describe("the days that a work fills", () => {
  const shower = work(["karim"], TODAY, TODAY, 1);
  const full = work(["lea"], TODAY, "2026-12-18", 150);
  test.each<[string, number | null, string[], number, string, string]>([
    ["are as many full days as it takes", 20, ["karim"], 1, "2026-12-03", "2026-12-07"],
    ["are those of all its people", 20, ["karim", "bea"], 1, "2026-12-03", "2026-12-04"],
    ["are as many as it had", 7, ["karim"], 3, "2026-12-01", "2026-12-03"],
    ["are more where some are full in part", 20, ["karim"], 1, TODAY, "2026-12-03"],
    ["are those that it makes the least too full where no room is near", 20, ["zoe"], 1, TODAY, "2026-12-07"],
    ["are as few as can be where more of them are no less full", 20, ["lea"], 1, TODAY, "2026-12-02"],
    ["are full ones of work that nobody has", 20, [], 1, "2026-12-03", "2026-12-07"],
    ["are those it had where nobody counted it", null, ["karim"], 2, "2026-12-01", "2026-12-02"],
  ])("%s", (_rule, hours, people, leastDays, firstDay, lastDay) => {
    const span = filledSpan([...WORKS, shower, full], askOf(hours, people, leastDays), firstDay, TIME);
    expect(span).toEqual({ firstDay, lastDay });
  });

  test("are the same that are offered", () => {
    const ask = askOf(20, ["karim"]);
    const offers = freeDaysFor([...WORKS, shower], ask, FACTS, 4);
    expect(offers.map(({ span }) => [span.firstDay, span.lastDay])).toEqual([
      [TODAY, "2026-12-03"],
      ["2026-12-01", "2026-12-03"],
      ["2026-12-02", "2026-12-04"],
      ["2026-12-03", "2026-12-07"],
    ]);
    for (const { span } of offers) expect(filledSpan([...WORKS, shower], ask, span.firstDay, TIME)).toEqual(span);
  });
});

describe("days that are offered", () => {
  const wordsOf = (firstDay: string, lastDay: string, isBegun = true, names: string[] = ["Karim"]) =>
    offeredDaysWords({ firstDay, lastDay }, { isBegun, names, today: TODAY }).replaceAll("\u00A0", " ");

  test("say when the work goes on until when", () => {
    expect(wordsOf("2026-12-01", "2026-12-03")).toBe("reprend mar. 1er → finit jeu. 3, Karim");
    expect(wordsOf("2026-12-01", "2026-12-03", false, [])).toBe("commence mar. 1er → finit jeu. 3");
  });

  test("say one day alone by its name", () => {
    expect(wordsOf("2026-12-01", "2026-12-01")).toBe("mar. 1er, Karim");
  });

  test("have their month once they are far", () => {
    expect(wordsOf("2026-12-14", "2026-12-16")).toBe("reprend lun. 14 → finit mer. 16 déc., Karim");
  });
});

describe("the first free days", () => {
  test("are those on which somebody has the hours, though others have work", () => {
    expect(daysOf(3)).toEqual([
      ["2026-11-30", "bea"],
      ["2026-12-01", "bea"],
    ]);
  });

  test("have room on all the days that the work takes", () => {
    // Two hours are taken today: five are left on each of four days.
    expect(daysOf(20)).toEqual([
      ["2026-11-30", "bea"],
      ["2026-12-01", "bea"],
    ]);
  });

  test("are whole ones for work that nobody counted", () => {
    expect(daysOf(null, [], 1)).toEqual([["2026-12-01", "bea"]]);
  });

  test("are those of who is on the work already", () => {
    expect(daysOf(7, ["ali"])).toEqual([
      ["2026-12-07", "ali"],
      ["2026-12-08", "ali"],
    ]);
  });

  test("are those of all who are on the work together", () => {
    expect(daysOf(14, ["ali", "zoe"], 1)).toEqual([["2026-12-07", "ali", "zoe"]]);
  });
});

describe("the first free day of a team", () => {
  test("is the first of which somebody has all", () => {
    expect(firstFreeDay(WORKS, { ...FACTS, userIds: ["zoe", "ali", "bea"] })).toEqual({
      date: "2026-12-01",
      userIds: ["bea"],
    });
    expect(firstFreeDay(WORKS, { ...FACTS, userIds: [] })).toBe(null);
  });

  test("is said with who has it", () => {
    const wordsOf = (names: string[], date = "2026-12-01") =>
      firstFreeDayWords(date, names, TODAY).replaceAll("\u00A0", " ");
    expect(wordsOf(["Patron"])).toBe("Premier jour libre : mar. 1er · Patron");
    expect(wordsOf(["Patron", "Inès"])).toBe("Premier jour libre : mar. 1er · Patron et Inès");
    expect(wordsOf(["a", "b", "c"])).toBe("Premier jour libre : mar. 1er · 3 personnes");
    expect(wordsOf(["Patron"], "2026-12-07")).toBe("Premier jour libre : lun. 7 déc. · Patron");
  });
});

describe("the first room of somebody", () => {
  test("is said with its hours unless it is a whole day", () => {
    const wordsOf = (freeMinutes: number, isWhole: boolean, names: string[], date = TODAY) =>
      firstRoomWords({ date, freeMinutes, isWhole }, names, TODAY).replaceAll("\u00A0", " ");
    expect(wordsOf(420, true, [])).toBe("Premier jour libre : aujourd'hui");
    expect(wordsOf(300, false, ["toi"], "2026-12-02")).toBe("5 h libres mer. 2 · toi");
  });

  test("is today where most of it is left", () => {
    expect(firstDayRoom(WORKS, "bea", FACTS)).toEqual({ date: TODAY, freeMinutes: 300, isWhole: false });
  });

  test("is no day of which little is left", () => {
    expect(firstDayRoom(WORKS, "zoe", FACTS)).toEqual({ date: "2026-12-07", freeMinutes: 420, isWhole: true });
  });

  test("is no day of an absence", () => {
    expect(firstDayRoom(WORKS, "ali", FACTS)?.date).toBe("2026-12-07");
  });
});

test("work that is put on a free day makes no day of its people too full", () => {
  const anyWork = fc
    .record({
      userId: fc.constantFrom("zoe", "ali", "bea"),
      from: fc.integer({ min: 0, max: 20 }),
      length: fc.nat(6),
      hours: fc.integer({ min: 1, max: 40 }),
    })
    .map(({ userId, from, length, hours }) => {
      const firstDay = addDays(TODAY, from);
      return work([userId], firstDay, addDays(firstDay, length), hours);
    });
  fc.assert(
    fc.property(fc.array(anyWork, { maxLength: 6 }), fc.integer({ min: 1, max: 30 }), (works, hours) => {
      const ask = askOf(hours);
      for (const { span, people } of freeDaysFor(works, ask, FACTS, 3)) {
        const [userId = ""] = people;
        const placedWork = work([userId], span.firstDay, span.lastDay, hours);
        const days = Array.from({ length: 12 }, (_, rank) => addDays(span.firstDay, rank)).filter(
          (day) => day <= span.lastDay,
        );
        const loadOf = (some: StaffedWork[]) => personLoad(workloadOf(some, userId, days, TIME), userId, TIME);
        const [loadBefore, load] = [loadOf(works), loadOf([...works, placedWork])];
        // The last quarter of an hour of a share that is no whole one.
        expect(load.overMinutes - loadBefore.overMinutes).toBeLessThan(15 * days.length);
        expect(load.awayMinutes).toBe(loadBefore.awayMinutes);
      }
    }),
  );
});
