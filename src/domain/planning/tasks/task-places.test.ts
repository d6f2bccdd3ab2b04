import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../shared/calendar-date.ts";
import { minutesOfHours } from "../../shared/money.ts";
import { isWorkingDay } from "../planning.ts";
import { sharedMinutes } from "../shared-minutes.ts";
import { roundMinutes } from "../shares/shares.ts";
import type { StaffedWork } from "../staffed-work.ts";
import { minutesByDay, movedWork } from "../staffed-work.ts";
import { workLeft } from "../work-left.ts";
import type { DayTask } from "./task-places.ts";
import { doneSpanOf, placesOfTasks, ranksOnDay } from "./task-places.ts";

// A Monday.
const TODAY = "2026-11-30";
const TIME = { minutesADay: 420, closures: [], absences: [] };
const FACTS = { ...TIME, today: TODAY, workerId: null };

const task = (hours: number, firstDay: string | null = null, lastDay = firstDay): DayTask => ({
  hours,
  hoursLeft: hours,
  firstDay,
  lastDay,
  isDone: false,
  doneSpan: null,
});
const done = (hours: number, doneSpan: DayTask["doneSpan"]): DayTask => ({
  ...task(hours),
  hoursLeft: 0,
  isDone: true,
  doneSpan,
});

// A project as its planning knows it from its tasks.
function workOf(tasks: readonly DayTask[], part: Partial<StaffedWork> = {}): StaffedWork {
  const sum = (all: readonly DayTask[], of: (one: DayTask) => number) => all.reduce((all, one) => all + of(one), 0);
  const onDays = tasks.flatMap(({ isDone, firstDay, lastDay, hoursLeft }) =>
    isDone || firstDay === null ? [] : [{ firstDay, lastDay: lastDay ?? firstDay, hours: hoursLeft }],
  );
  const hours = sum(tasks, (one) => one.hours);
  const tasksWork = { hours, hoursLeft: sum(tasks, (one) => one.hoursLeft), onDays };
  const counts = { tasksTotal: tasks.length, tasksDone: tasks.filter(({ isDone }) => isDone).length };
  const left = workLeft({ hours, tasks: tasksWork, ...counts }, TODAY);
  return {
    firstDay: "2026-11-30",
    lastDay: "2026-12-04",
    hours,
    left,
    people: ["ana"],
    firmness: "firm",
    isBegun: false,
    isOver: false,
    ...part,
  };
}

const minutesOf = (work: StaffedWork) => Object.fromEntries([...minutesByDay(work, "ana", TIME)].toSorted());

describe("the hours of a work", () => {
  test("stand on the days that its tasks were given", () => {
    expect(minutesOf(workOf([task(14, "2026-12-03", "2026-12-04"), task(9)]))).toEqual({
      "2026-11-30": 180,
      "2026-12-01": 180,
      "2026-12-02": 180,
      "2026-12-03": 420,
      "2026-12-04": 420,
    });
  });

  test("are nothing on a day when all tasks were given others", () => {
    expect(minutesByDay(workOf([task(5, "2026-12-01"), task(12, "2026-12-03")]), "ana", TIME).get(TODAY)).toBe(0);
  });

  test("come back from given days that are over", () => {
    expect(minutesOf(workOf([task(10, "2026-11-27")]))[TODAY]).toBe(120);
  });
});

describe("the tasks of a day", () => {
  const TASKS = [task(5, "2026-12-01"), task(7, "2026-12-02", "2026-12-03"), task(12)];
  const on = (date: string) => ranksOnDay(placesOfTasks(TASKS, workOf(TASKS), FACTS), date);

  test("are those that were given it", () => {
    expect(on("2026-12-01")).toContain(0);
    expect(on("2026-11-30")).toEqual([2]);
  });

  test("are none when all were given others", () => {
    const tasks = TASKS.slice(0, 2);
    expect(ranksOnDay(placesOfTasks(tasks, workOf(tasks), FACTS), TODAY)).toEqual([]);
  });

  test("have late ones first", () => {
    const tasks = [task(7), task(7, "2026-11-26")];
    const places = placesOfTasks(tasks, workOf(tasks), FACTS);
    expect(ranksOnDay(places, TODAY)).toEqual([1]);
  });

  test("say what they take of it", () => {
    const tasks = [task(12)];
    const [place] = placesOfTasks(tasks, workOf(tasks, { lastDay: "2026-12-02" }), FACTS);
    expect(place?.minutes.get(TODAY)).toBe(240);
  });
});

describe("a done task", () => {
  test("stands on the days on which time was noted", () => {
    const workedSpan = { firstDay: "2026-11-27", lastDay: "2026-11-28" };
    const span = doneSpanOf({ workedSpan, tickedAt: "2026-11-30T09:00:00Z" }, TODAY);
    const tasks = [done(16, span), task(5)];
    expect(placesOfTasks(tasks, workOf(tasks), FACTS)[0]).toMatchObject(workedSpan);
  });

  test("stands on the day on which it was ticked", () => {
    const day = { firstDay: "2026-11-26", lastDay: "2026-11-26" };
    expect(doneSpanOf({ workedSpan: null, tickedAt: "2026-11-26T09:00:00Z" }, TODAY)).toEqual(day);
  });

  test("is never after today", () => {
    const tasks = [done(8, null), task(8), done(8, null)];
    for (const { lastDay } of placesOfTasks(tasks, workOf(tasks), FACTS).filter((_, rank) => rank !== 1))
      expect(lastDay <= TODAY).toBe(true);
  });
});

test("given days follow a work that is moved whole", () => {
  const work = workOf([task(14, "2026-12-03", "2026-12-04")]);
  const days = (span: { firstDay: string; lastDay: string }) => movedWork(work, span).left?.onDays?.[0]?.firstDay;
  expect(days({ firstDay: "2026-12-07", lastDay: "2026-12-11" })).toBe("2026-12-10");
  expect(days({ firstDay: "2026-11-30", lastDay: "2026-12-11" })).toBe("2026-12-03");
});

test("work without a day to come keeps its tasks where they were planned", () => {
  const tasks = [task(7), task(7)];
  const late = workOf(tasks, { firstDay: "2026-11-26", lastDay: "2026-11-27" });
  expect(placesOfTasks(tasks, late, FACTS).map(({ firstDay }) => firstDay)).toEqual(["2026-11-26", "2026-11-27"]);
});

describe("of any project", () => {
  const anyDay = fc.integer({ min: -8, max: 25 }).map((days) => addDays(TODAY, days));
  const anyHours = fc.integer({ min: 0, max: 240 }).map((quarters) => quarters / 4);
  const anyTask = fc
    .record({
      hours: anyHours,
      day: fc.option(anyDay),
      length: fc.nat(4),
      isDone: fc.boolean(),
      noted: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ hours, day, length, isDone, noted }): DayTask => {
      const hoursLeft = isDone ? 0 : Math.round(hours * (1 - noted) * 60) / 60;
      return { hours, hoursLeft, firstDay: day, lastDay: day && addDays(day, length), isDone, doneSpan: null };
    });
  const anySite = fc.record({
    tasks: fc.array(anyTask, { minLength: 1, maxLength: 12 }),
    before: fc.nat(10),
    after: fc.nat(20),
    people: fc.constantFrom<string[]>([], ["ana"], ["ana", "bob"], ["ana", "bob", "eve"]),
    awayFrom: fc.option(anyDay),
    closedFrom: fc.option(anyDay),
  });
  type Site = typeof anySite extends fc.Arbitrary<infer Value> ? Value : never;
  const factsOf = ({ tasks, before, after, people, awayFrom, closedFrom }: Site) => {
    const closures = closedFrom ? [{ firstDay: closedFrom, lastDay: addDays(closedFrom, 2), label: "Fermeture" }] : [];
    const absences = awayFrom
      ? [{ firstDay: awayFrom, lastDay: addDays(awayFrom, 2), label: "Congés", userId: "ana" }]
      : [];
    const span = { firstDay: addDays(TODAY, -before), lastDay: addDays(TODAY, after) };
    const work = workOf(tasks, { ...span, people });
    const facts = { minutesADay: 420, closures, absences, today: TODAY, workerId: null };
    return { tasks, work, facts, places: placesOfTasks(tasks, work, facts) };
  };
  const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
  const check = (rule: (facts: ReturnType<typeof factsOf>) => void) =>
    fc.assert(fc.property(anySite, (site) => rule(factsOf(site))));

  test("the shares of all days are the hours left", () => {
    check(({ places, work }) => {
      const hasRest = places.some(({ days }) => days.length > 0);
      if (!hasRest) return;
      const shares = sum(places.map(({ minutes }) => sum(minutes.values())));
      const givenMinutes = sum((work.left?.onDays ?? []).map(({ hours }) => roundMinutes(minutesOfHours(hours))));
      expect(shares).toBe(Math.max(roundMinutes(minutesOfHours(work.left?.hours ?? 0)), givenMinutes));
    });
  });

  test("the shares of a day are what the project takes of it", () => {
    check(({ places, work, facts }) => {
      for (let rank = 0; rank < 30; rank++) {
        const day = addDays(TODAY, rank);
        const { minutes } = sharedMinutes(work, day, null, facts);
        const shares = sum(places.map((place) => place.minutes.get(day) ?? 0));
        expect(Math.abs(shares - minutes)).toBe(0);
      }
    });
  });

  test("given days hold", () => {
    check(({ tasks, places }) => {
      for (const [rank, { isDone, firstDay, lastDay }] of tasks.entries()) {
        if (isDone || firstDay === null || lastDay === null || lastDay < TODAY) continue;
        expect(places[rank]).toMatchObject({ firstDay, lastDay });
        for (const day of places[rank]?.days ?? []) expect(day >= firstDay && day <= lastDay).toBe(true);
      }
    });
  });

  test("nothing that is left stands before today", () => {
    check(({ places }) => {
      for (const { days } of places) for (const day of days) expect(day >= TODAY).toBe(true);
    });
  });

  test("nothing stands on a day of rest that was not chosen", () => {
    check(({ tasks, places, work, facts }) => {
      for (const [rank, { days }] of places.entries())
        for (const day of days) {
          const { firstDay, lastDay } = tasks[rank] ?? {};
          const isChosen = [firstDay, lastDay, work.firstDay, work.lastDay].includes(day);
          expect(isChosen || isWorkingDay(day, facts.closures)).toBe(true);
        }
    });
  });
});
