import fc from "fast-check";
import { expect, test } from "vitest";
import type { Absence } from "../company/closures/closures.ts";
import { handOver } from "../projects/people/assigned-people.ts";
import { addDays } from "../shared/calendar-date.ts";
import { minutesOfHours } from "../shared/money.ts";
import { overloadsByDay } from "./day-overloads.ts";
import { lastDayOfWork, rankOfDay } from "./planning.ts";
import { roundMinutes } from "./shares/shares.ts";
import { minutesByDay } from "./staffed-work.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { teamLoad, teamLoadByDay } from "./team-load.ts";
import type { WayOut } from "./ways-out.ts";
import { waysOut } from "./ways-out.ts";
import { loadWords, wholeDayWords } from "./workload.messages.ts";
import { conflictsOf, dayParts, personLoad, workloadOf } from "./workload.ts";

// The figures of a planning add up, whatever is planned.

type Work = StaffedWork & { name: string };
const TIME: WorkingTime = {
  minutesADay: 420,
  closures: [{ firstDay: "2026-11-27", lastDay: "2026-11-27", label: "Pont" }],
  absences: [],
};
const TODAY = "2026-11-20";
const factsOf = (works: readonly Work[]) => ({ ...TIME, works, people: ["zoe", "ali"], today: TODAY });

const DAYS = Array.from({ length: 28 }, (_, rank) => addDays("2026-11-02", rank));
const anyWork = fc.record({
  name: fc.constant("Chantier"),
  from: fc.integer({ min: 0, max: 27 }),
  length: fc.integer({ min: 0, max: 9 }),
  hours: fc.option(fc.integer({ min: 1, max: 80 })),
  people: fc.uniqueArray(fc.constantFrom("zoe", "ali"), { maxLength: 2 }),
  firmness: fc.constantFrom("firm" as const, "waiting" as const, "off" as const),
  isBegun: fc.boolean(),
  isOver: fc.boolean(),
});
const anyWorks = fc.array(anyWork, { maxLength: 8 }).map((records) =>
  records.map(({ from, length, ...rest }): Work => {
    const firstDay = addDays("2026-11-02", from);
    return { ...rest, left: null, firstDay, lastDay: addDays(firstDay, length) };
  }),
);

const anyAbsences = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: 27 }), length: fc.integer({ min: 0, max: 6 }) })
    .map(({ from, length }): Absence => {
      const firstDay = addDays("2026-11-02", from);
      return { userId: "zoe", firstDay, lastDay: addDays(firstDay, length), label: "Congés" };
    }),
  { maxLength: 2 },
);

test("what is planned or free makes up what the days hold with what goes past it", () => {
  fc.assert(
    fc.property(anyWorks, anyAbsences, (works, absences) => {
      const time = { ...TIME, absences };
      const loads = workloadOf(works, "zoe", DAYS, time);
      const load = personLoad(loads, "zoe", time);
      expect(load.plannedMinutes + load.freeMinutes).toBe(load.possibleMinutes + load.overMinutes + load.awayMinutes);
      expect(load.plannedMinutes).toBe(loads.reduce((sum, { minutes }) => sum + minutes, 0));
      const overloads = conflictsOf(works, "zoe", DAYS, time).filter(({ kind }) => kind !== "absence");
      const tooMuch = overloads.reduce((sum, { overMinutes }) => sum + overMinutes, 0);
      expect(tooMuch).toBe(load.overMinutes);
      expect(load.overDays > 0).toBe(load.overMinutes > 0);
    }),
  );
});

test("the hours of a work are found again in the days of its people, to the minute", () => {
  fc.assert(
    fc.property(anyWorks, (works) => {
      const days = Array.from({ length: 60 }, (_, rank) => addDays("2026-11-01", rank));
      for (const one of works.filter(
        ({ firmness, people, hours }) => firmness !== "off" && people.length > 0 && hours,
      )) {
        const minutes = one.people
          .flatMap((userId) => workloadOf([one], userId, days, TIME))
          .reduce((sum, load) => sum + load.minutes + load.waitingMinutes, 0);
        expect(minutes).toBe(one.hours! * 60);
      }
    }),
  );
});

test("the days to come of a work have all that is left of it within its hours", () => {
  fc.assert(
    fc.property(
      anyWorks,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: -5, max: 40 }),
      (works, percent, daysLater) => {
        const today = addDays("2026-11-02", daysLater);
        for (const one of works) {
          if (one.hours === null) continue;
          const hours = (one.hours * percent) / 100;
          const begun = { ...one, left: { hours, from: today } };
          const staff = one.people.length === 0 ? [null] : one.people;
          const parts = staff.flatMap((userId) => [...minutesByDay(begun, userId, TIME)]);
          const sumOf = (some: typeof parts) => some.reduce((sum, [, minutes]) => sum + minutes, 0);
          const comingParts = parts.filter(([date]) => date >= today);
          expect(comingParts.length === 0 || sumOf(comingParts) === roundMinutes(minutesOfHours(hours))).toBe(true);
          expect(sumOf(parts)).toBeLessThanOrEqual(one.hours * 60);
          if (percent === 100) expect(sumOf(parts)).toBe(one.hours * 60);
        }
      },
    ),
  );
});

test("a day is an overload exactly when it has more than a day holds", () => {
  fc.assert(
    fc.property(anyWorks, (works) => {
      const overloads = conflictsOf(works, "zoe", DAYS, TIME).filter(({ kind }) => kind === "overload");
      for (const { date, minutes } of workloadOf(works, "zoe", DAYS, TIME).filter((load) => load.works.length > 0)) {
        const isTold = overloads.some(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay);
        expect(isTold).toBe(minutes > TIME.minutesADay);
      }
    }),
  );
});

test("no way out brings another overload or adds to one but by what it says is left", () => {
  fc.assert(
    fc.property(anyWorks, (works) => {
      const unsaidMinutes: number[] = [];
      const loadsOf = (userId: string) => workloadOf(works, userId, DAYS, TIME);
      for (const conflict of conflictsOf(works, "zoe", DAYS, TIME).filter(({ kind }) => kind !== "rest"))
        for (const way of waysOut(conflict, factsOf(works))) {
          const changedWork = changedWorkOf(way, conflict.userId);
          const everyWork = [...works.filter((one) => one !== way.work), changedWork];
          for (const userId of way.kind === "give" ? [way.to] : changedWork.people) {
            let addedMinutes = 0;
            for (const [rank, { date, minutes }] of workloadOf(everyWork, userId, DAYS, TIME).entries()) {
              const most = Math.max(TIME.minutesADay, loadsOf(userId)[rank]?.minutes ?? 0);
              if (date >= TODAY) addedMinutes += Math.max(0, minutes - most);
            }
            const saidMinutes = way.kind === "give" ? way.leftMinutes : 0;
            if (addedMinutes > saidMinutes) unsaidMinutes.push(addedMinutes - saidMinutes);
          }
        }
      expect(unsaidMinutes).toEqual([]);
    }),
  );
});

type Way<Kind> = Extract<WayOut<Work>, { kind: Kind }>;

function changedWorkOf(way: WayOut<Work>, from: string | null): Work {
  if (way.kind === "end") return { ...way.work, lastDay: way.lastDay };
  if (way.kind === "join") return { ...way.work, people: [...way.work.people, way.to] };
  return way.kind === "give" ? givenWork(way, from) : movedWork(way);
}

function givenWork({ work: one, to }: Way<"give">, from: string | null): Work {
  return { ...one, people: handOver(one.people, from, to) };
}

// It has as many days as before.
function movedWork({ work: one, firstDay }: Way<"move">): Work {
  expect(firstDay).not.toBe(one.firstDay);
  const { count } = rankOfDay(one.firstDay, one, TIME.closures);
  const days = { startDate: firstDay, endDate: null, hours: count, isRecurring: false };
  return { ...one, firstDay, lastDay: lastDayOfWork(days, 1, TIME.closures) };
}

const anyPeopleAbsences = fc
  .tuple(anyAbsences, anyAbsences)
  .map(([ofZoe, others]) => [...ofZoe, ...others.map((absence) => ({ ...absence, userId: "ali" }))]);
// A day of 7 h 48 leaves minutes that are no time for anything.
const anyTime = fc
  .record({ minutesADay: fc.constantFrom(420, 468, 480), absences: anyPeopleAbsences })
  .map((some): WorkingTime => ({ ...TIME, ...some }));
const TEAM = ["zoe", "ali"];
const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

function cellsOf(works: readonly Work[], time: WorkingTime) {
  const people = TEAM.map((userId) => ({ userId, loads: workloadOf(works, userId, DAYS, time) }));
  return { people, cells: people.map(({ userId, loads }) => loads.map((load) => dayParts(load, userId, time))) };
}

test("the free hours of a team are the sum of those in the cells of its people", () => {
  fc.assert(
    fc.property(anyWorks, anyTime, (works, time) => {
      const { people, cells } = cellsOf(works, time);
      expect(teamLoad(people, time).freeMinutes).toBe(sumOf(cells.flat().map(({ freeMinutes }) => freeMinutes)));
      const byDay = [...teamLoadByDay(people, time).values()].map(({ freeMinutes }) => freeMinutes);
      const columns = DAYS.map((_, rank) => sumOf(cells.map((row) => row[rank]?.freeMinutes ?? 0)));
      expect(byDay).toEqual(columns);
      const rows = people.map(({ userId, loads }) => personLoad(loads, userId, time).freeMinutes);
      expect(rows).toEqual(cells.map((row) => sumOf(row.map(({ freeMinutes }) => freeMinutes))));
    }),
  );
});

test("what is too much for a team is the same in its head, its rows, its days and what is to be arranged", () => {
  fc.assert(
    fc.property(anyWorks, anyTime, (works, time) => {
      const { people } = cellsOf(works, time);
      const { overMinutes } = teamLoad(people, time);
      expect(sumOf(people.map(({ userId, loads }) => personLoad(loads, userId, time).overMinutes))).toBe(overMinutes);
      const marks = [...overloadsByDay(works, TEAM, DAYS, time).values()].flat();
      expect(sumOf(marks.map((mark) => mark.overMinutes))).toBe(overMinutes);
      const conflicts = TEAM.flatMap((userId) => conflictsOf(works, userId, DAYS, time));
      const overloads = conflicts.filter(({ kind }) => kind === "overload");
      expect(sumOf(overloads.map((conflict) => conflict.overMinutes))).toBe(overMinutes);
    }),
  );
});

test("the hours of people who are away are in no figure of what is too much", () => {
  fc.assert(
    fc.property(anyWorks, anyTime, (works, time) => {
      const { people } = cellsOf(works, time);
      const { awayMinutes } = teamLoad(people, time);
      const marks = [...overloadsByDay(works, TEAM, DAYS, time).values()].flat();
      expect(sumOf(marks.map((mark) => mark.awayMinutes))).toBe(awayMinutes);
      expect(marks.every((mark) => mark.overMinutes === 0 || mark.awayMinutes === 0)).toBe(true);
    }),
  );
});

test("a day whose hours nobody counted is told whole and to be estimated", () => {
  const day = { minutes: 420, date: "2026-12-01", waitingMinutes: 0, works: [] };
  const load = personLoad([day], "ali", { minutesADay: 420, closures: [], absences: [] });
  expect(loadWords(load, wholeDayWords(false)).words).toBe("journée entière, à chiffrer");
});
