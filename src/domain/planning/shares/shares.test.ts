import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../shared/calendar-date.ts";
import { minutesByDay } from "../staffed-work.ts";
import type { StaffedWork, WorkingTime } from "../staffed-work.ts";
import { teamLoad } from "../team-load.ts";
import { workLeft } from "../work-left.ts";
import { personLoad, workloadOf } from "../workload.ts";
import { roundMinutes } from "./shares.ts";

// A Monday.
const TODAY = "2026-11-30";
const TEAM = ["zoe", "ali", "bea"];
const absence = (userId: string, firstDay: string, lastDay = firstDay) => ({
  userId,
  firstDay,
  lastDay,
  label: "Maladie",
});
const timeOf = (absences: WorkingTime["absences"]): WorkingTime => ({ minutesADay: 420, closures: [], absences });
const work = (people: string[], hours: number, part: Partial<StaffedWork> = {}): StaffedWork => ({
  firstDay: TODAY,
  lastDay: "2026-12-04",
  hours,
  left: null,
  people,
  firmness: "firm",
  isBegun: false,
  isOver: false,
  ...part,
});
const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
const hoursOf = (one: StaffedWork, userId: string, time: WorkingTime) =>
  [...minutesByDay(one, userId, time).values()].map((minutes) => minutes / 60);

describe("somebody who is away", () => {
  const time = timeOf([absence("ali", "2026-12-02", "2026-12-04")]);

  test("leaves their part to those who are there, who have as much on each of their days", () => {
    const bath = work(["zoe", "ali"], 42);
    expect(hoursOf(bath, "zoe", time)).toEqual([6, 6, 6, 6, 6]);
    expect(hoursOf(bath, "ali", time)).toEqual([6, 6, 0, 0, 0]);
  });

  test("keeps their hours on the days on which nobody is there", () => {
    expect(hoursOf(work(["ali"], 15), "ali", time)).toEqual([3, 3, 3, 3, 3]);
  });

  test("brings a team no free hour beyond those that nobody does", () => {
    const radiators = work(["zoe"], 12, { firstDay: "2026-12-03" });
    const freeOf = (works: StaffedWork[]) => {
      const days = Array.from({ length: 5 }, (_, rank) => addDays(TODAY, rank));
      const team = ["zoe", "ali"].map((userId) => ({ userId, loads: workloadOf(works, userId, days, time) }));
      const { freeMinutes, awayMinutes } = teamLoad(team, time);
      return freeMinutes - awayMinutes;
    };
    expect(freeOf([{ ...radiators, people: ["ali"] }])).toBe(freeOf([radiators]));
  });
});

test("hours are planned by quarters", () => {
  expect([0, 1, 7, 8, 52, 53, 218, 406].map(roundMinutes)).toEqual([0, 15, 15, 15, 45, 60, 225, 405]);
});

describe("of any work", () => {
  const anyDay = fc.integer({ min: -6, max: 20 }).map((days) => addDays(TODAY, days));
  const anyAbsence = fc
    .record({ userId: fc.constantFrom(...TEAM), from: anyDay, length: fc.nat(6) })
    .map(({ userId, from, length }) => absence(userId, from, addDays(from, length)));
  const anyPart = fc
    .record({ from: anyDay, length: fc.nat(4), hours: fc.integer({ min: 1, max: 1_200 }) })
    .map(({ from, length, hours }) => ({ firstDay: from, lastDay: addDays(from, length), hours: hours / 60 }));
  const anyWork = fc
    .record({
      people: fc.uniqueArray(fc.constantFrom(...TEAM), { minLength: 1 }),
      firstDay: anyDay,
      length: fc.nat(14),
      restMinutes: fc.integer({ min: 0, max: 6_000 }),
      doneMinutes: fc.integer({ min: 0, max: 3_000 }),
      parts: fc.array(anyPart, { maxLength: 3 }),
    })
    .map(({ people, firstDay, length, restMinutes, doneMinutes, parts }) => {
      const partHours = sum(parts.map(({ hours }) => hours));
      const hoursLeft = restMinutes / 60 + partHours;
      const hours = hoursLeft + doneMinutes / 60;
      const tasks = { hours, hoursLeft, onDays: parts };
      const left = workLeft({ hours, tasks, tasksTotal: 2, tasksDone: 1 }, TODAY);
      return work(people, hours, { firstDay, lastDay: addDays(firstDay, length), left });
    });
  const anySite = fc.tuple(anyWork, fc.array(anyAbsence, { maxLength: 3 }).map(timeOf));
  const isThere = (userId: string, day: string, { absences }: WorkingTime) =>
    !absences.some((one) => one.userId === userId && one.firstDay <= day && one.lastDay >= day);

  test("the parts of all people are the hours that are left of it", () => {
    fc.assert(
      fc.property(anySite, ([one, time]) => {
        const coming = one.people.flatMap((id) => [...minutesByDay(one, id, time)].filter(([day]) => day >= TODAY));
        if (one.lastDay < TODAY || one.left === null) return;
        const givenMinutes = sum((one.left.onDays ?? []).map(({ hours }) => roundMinutes(Math.round(hours * 60))));
        const leftMinutes = roundMinutes(Math.round(one.left.hours * 60));
        expect(sum(coming.map(([, minutes]) => minutes))).toBe(Math.max(leftMinutes, givenMinutes));
      }),
    );
  });

  test("nobody has hours while away unless everybody is", () => {
    fc.assert(
      fc.property(anySite, ([one, time]) => {
        for (const userId of one.people)
          for (const [day, minutes] of minutesByDay(one, userId, time)) {
            const isMissed = one.people.every((person) => !isThere(person, day, time));
            expect(minutes === 0 || isMissed || isThere(userId, day, time)).toBe(true);
          }
      }),
    );
  });

  test("an absence takes no hour away from a day on which nobody is there", () => {
    fc.assert(
      fc.property(anySite, ([one, time]) => {
        const alone = { ...one, people: one.people.slice(0, 1) };
        const [userId = ""] = alone.people;
        const minutes = minutesByDay(alone, userId, time);
        expect([...minutes]).toEqual([...minutesByDay(alone, userId, timeOf([]))]);
      }),
    );
  });

  test("every part is in quarters of an hour", () => {
    fc.assert(
      fc.property(anySite, ([one, time]) => {
        for (const userId of one.people)
          for (const minutes of minutesByDay(one, userId, time).values()) expect(minutes % 15).toBe(0);
      }),
    );
  });

  test("what somebody has on their days is the sum of their works", () => {
    const days = Array.from({ length: 40 }, (_, rank) => addDays(TODAY, rank - 6));
    fc.assert(
      fc.property(fc.array(anyWork, { maxLength: 4 }), fc.array(anyAbsence, { maxLength: 2 }), (works, absences) => {
        const time = timeOf(absences);
        const load = personLoad(workloadOf(works, "zoe", days, time), "zoe", time);
        const parts = works
          .filter(({ people }) => people.includes("zoe"))
          .flatMap((one) => [...minutesByDay(one, "zoe", time)].filter(([day]) => days.includes(day)));
        expect(load.plannedMinutes).toBe(sum(parts.map(([, minutes]) => minutes)));
      }),
    );
  });
});
