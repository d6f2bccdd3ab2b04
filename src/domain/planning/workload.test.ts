import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Absence } from "../company/closures/closures.ts";
import { handOver } from "../projects/people/assigned-people.ts";
import { addDays } from "../shared/calendar-date.ts";
import { firmnessOf } from "./firmness.ts";
import { lastDayOfWork, rankOfDay, weekOf } from "./planning.ts";
import type { WayOut } from "./ways-out.ts";
import { waysOut } from "./ways-out.ts";
import { conflictWords, loadWords, wayWords } from "./workload.messages.ts";
import type { StaffedWork, WorkingTime } from "./workload.ts";
import { conflictsOf, minutesByDay, personLoad, workloadOf } from "./workload.ts";

type Work = StaffedWork & { name: string };
const TIME: WorkingTime = {
  minutesADay: 420,
  closures: [{ firstDay: "2026-11-27", lastDay: "2026-11-27", label: "Pont" }],
  absences: [],
};
const WEEK = weekOf("2026-11-23");
const work = (name: string, firstDay: string, lastDay: string, part: Partial<Work> = {}): Work => ({
  name,
  firstDay,
  lastDay,
  hours: null,
  people: ["zoe"],
  firmness: "firm",
  isOver: false,
  ...part,
});
const ROOF = work("Toiture", "2026-11-23", "2026-11-25", { hours: 18 });
const WALL = work("Mur", "2026-11-24", "2026-11-25", { hours: 6 });
// Without the spaces that keep a number and its unit together.
const plain = <Said>(said: Said): Said => JSON.parse(JSON.stringify(said).replaceAll("\u00A0", " "));
const factsOf = (works: readonly Work[]) => ({ ...TIME, works, people: ["zoe", "ali"], today: "2026-11-20" });

test("hours are shared by the days and the people of a work", () => {
  expect([...minutesByDay(ROOF, "zoe", TIME).values()]).toEqual([360, 360, 360]);
  expect([...minutesByDay({ ...ROOF, people: ["zoe", "ali"] }, "ali", TIME).values()]).toEqual([180, 180, 180]);
});

test("work without hours takes the whole day", () => {
  expect([...minutesByDay({ ...ROOF, hours: null }, "zoe", TIME).values()]).toEqual([420, 420, 420]);
});

test("work that is over weighs on its days as before, and is not moved", () => {
  const loadOf = (roof: Work) => personLoad(workloadOf([roof], "zoe", WEEK, TIME), "zoe", TIME);
  expect(loadOf({ ...ROOF, isOver: true })).toEqual(loadOf(ROOF));
  const [overload] = conflictsOf([ROOF, { ...WALL, isOver: true }], "zoe", WEEK, TIME);
  expect(waysOut(overload!, factsOf([ROOF, WALL])).map(({ work: one }) => one)).toEqual([ROOF, ROOF]);
});

test("work whose customer has not answered is told apart, and weighs nothing meanwhile", () => {
  const load = personLoad(workloadOf([{ ...ROOF, firmness: "waiting" }], "zoe", WEEK, TIME), "zoe", TIME);
  expect(load).toMatchObject({ plannedMinutes: 0, overMinutes: 0, waitingMinutes: 18 * 60 });
  expect(plain(loadWords(load))).toEqual({ words: "libre", waiting: "+ 18 h si le client accepte", troubles: [] });
});

test("work that the customer declined weighs nothing", () => {
  const [monday] = workloadOf([{ ...ROOF, firmness: "off" }], "zoe", WEEK, TIME);
  expect(monday).toMatchObject({ minutes: 0, waitingMinutes: 0, works: [] });
});

test("work that was begun is sure, unless its customer said no", () => {
  expect([firmnessOf("waiting", 0), firmnessOf("waiting", 1), firmnessOf("declined", 1)]).toEqual([
    "waiting",
    "firm",
    "off",
  ]);
});

test("two works that do not fit in a day are an overload of their days", () => {
  expect(conflictsOf([ROOF, WALL], "zoe", WEEK, TIME)).toEqual([
    {
      kind: "overload",
      userId: "zoe",
      firstDay: "2026-11-24",
      lastDay: "2026-11-25",
      overMinutes: 240,
      works: [ROOF, WALL],
    },
  ]);
});

test("two works that fit in a day are told apart from an overload", () => {
  const short = { ...WALL, hours: 2 };
  expect(conflictsOf([ROOF, short], "zoe", WEEK, TIME)).toMatchObject([{ kind: "double", overMinutes: 0 }]);
});

test("an overload goes on over a week-end", () => {
  const [one, other] = [work("A", "2026-11-20", "2026-11-23"), work("B", "2026-11-20", "2026-11-23")];
  const days = [...weekOf("2026-11-20"), ...WEEK];
  expect(conflictsOf([one, other], "zoe", days, TIME)).toMatchObject([
    { firstDay: "2026-11-20", lastDay: "2026-11-23" },
  ]);
});

test("work that ends while the company is closed does not hold, whoever is on it", () => {
  const late = work("Cave", "2026-11-26", "2026-11-27", { people: [] });
  expect(conflictsOf([late], null, WEEK, TIME)).toMatchObject([{ kind: "rest", firstDay: "2026-11-27", userId: null }]);
});

test("what nobody is on is no overload", () => {
  const nobody = [ROOF, WALL].map((one) => ({ ...one, people: [] }));
  expect(conflictsOf(nobody, null, WEEK, TIME)).toEqual([]);
});

describe("a person who is away", () => {
  const away = { userId: "zoe", firstDay: "2026-11-24", lastDay: "2026-11-30", label: "Congés" };
  const time = { ...TIME, absences: [away] };
  const [conflict] = conflictsOf([ROOF], "zoe", WEEK, time);

  test("does not hold with a work on these days, which is told with its reason", () => {
    expect(conflict).toMatchObject({ kind: "absence", firstDay: "2026-11-24", lastDay: "2026-11-25" });
    expect(conflictWords(conflict!, time)).toBe(
      "mar. 24 nov. – mer. 25 nov. : absence (Congés), mais « Toiture » est prévu",
    );
  });

  test("gives the work to somebody else, or does it once back", () => {
    expect(waysOut(conflict!, { ...factsOf([ROOF]), absences: [away] })).toEqual([
      { kind: "give", work: ROOF, to: "ali" },
      { kind: "move", work: ROOF, firstDay: "2026-12-01" },
    ]);
  });

  test("is given nothing meanwhile", () => {
    const both = [away, { ...away, userId: "ali" }];
    expect(waysOut(conflict!, { ...factsOf([ROOF]), absences: both }).map(({ kind }) => kind)).toEqual(["move"]);
  });

  test("is told once for days that are too full as well", () => {
    expect(conflictsOf([ROOF, WALL], "zoe", WEEK, time).map(({ kind }) => kind)).toEqual(["absence"]);
  });

  test("is missed on days of work alone", () => {
    const cellar = work("Cave", "2026-11-27", "2026-11-27");
    expect(conflictsOf([cellar], "zoe", WEEK, time).map(({ kind }) => kind)).toEqual(["rest"]);
    expect(conflictsOf([{ ...ROOF, people: ["ali"] }], "ali", WEEK, time)).toEqual([]);
  });
});

describe("the way out", () => {
  const [overload] = conflictsOf([ROOF, WALL], "zoe", WEEK, TIME);

  test("of an overload is somebody who is free, or the next days with room", () => {
    expect(waysOut(overload!, factsOf([ROOF, WALL]))).toEqual([
      { kind: "give", work: WALL, to: "ali" },
      { kind: "move", work: WALL, firstDay: "2026-11-26" },
    ]);
  });

  test("is not somebody who has no room", () => {
    const door = work("Porte", "2026-11-24", "2026-11-24", { people: ["ali"] });
    expect(waysOut(overload!, factsOf([ROOF, WALL, door])).map(({ kind }) => kind)).toEqual(["move"]);
  });

  test("of one work that is too long is a later end", () => {
    const long = { ...ROOF, hours: 30 };
    const [conflict] = conflictsOf([long], "zoe", WEEK, TIME);
    expect(waysOut(conflict!, factsOf([long]))).toEqual([{ kind: "end", work: long, lastDay: "2026-11-30" }]);
  });

  test("of work that ends on a closure is the working day before", () => {
    const late = work("Cave", "2026-11-25", "2026-11-27");
    const [conflict] = conflictsOf([late], "zoe", WEEK, TIME);
    expect(waysOut(conflict!, factsOf([late]))).toEqual([{ kind: "end", work: late, lastDay: "2026-11-26" }]);
  });

  test("of work that begins on a public holiday is the working day after", () => {
    const early = work("Cave", "2026-11-11", "2026-11-12");
    const [conflict] = conflictsOf([early], "zoe", weekOf("2026-11-11"), TIME);
    expect(waysOut(conflict!, factsOf([early]))).toEqual([{ kind: "move", work: early, firstDay: "2026-11-12" }]);
  });
});

test("an overload is told with its days, the hours that it has too many and its works", () => {
  const [overload] = conflictsOf([ROOF, WALL], "zoe", WEEK, TIME);
  expect(plain(conflictWords(overload!, TIME))).toBe(
    "mar. 24 nov. – mer. 25 nov. : 4 h de trop (« Toiture », « Mur »)",
  );
});

test("many works that meet are told by the first three of them", () => {
  const works = ["A", "B", "C", "D", "E"].map((name) => work(name, "2026-11-24", "2026-11-24"));
  const [overload] = conflictsOf(works, "zoe", WEEK, TIME);
  expect(conflictWords(overload!, TIME)).toContain("(« A », « B », « C » et 2 autres)");
});

test("a day of rest is told with its name", () => {
  const [conflict] = conflictsOf([work("Cave", "2026-11-26", "2026-11-27")], "zoe", WEEK, TIME);
  expect(conflictWords(conflict!, TIME)).toBe("ven. 27 nov. : « Cave » finit un jour sans travail (Pont)");
});

test("a way out is a button's sentence", () => {
  const words = waysOut(conflictsOf([ROOF, WALL], "zoe", WEEK, TIME)[0]!, factsOf([ROOF, WALL])).map((way) =>
    wayWords(way, () => "Ali"),
  );
  expect(words).toEqual(["Confier « Mur » à Ali", "Décaler « Mur » au jeu. 26 nov."]);
});

describe("what somebody has", () => {
  const wordsOf = (works: Work[], days = WEEK, time = TIME) =>
    plain(loadWords(personLoad(workloadOf(works, "zoe", days, time), "zoe", time)));

  test("is nothing without work", () => {
    expect(wordsOf([])).toEqual({ words: "libre", waiting: null, troubles: [] });
    expect(wordsOf([], ["2026-11-29"]).words).toBe("pas de travail");
  });

  test("is said once, with what is left and what is too much", () => {
    // Four working days of 7 h: 6 + 9 + 9 + 0 h are planned.
    expect(wordsOf([ROOF, WALL])).toEqual({
      words: "24 h prévues, 8 h libres",
      waiting: null,
      troubles: ["4 h de trop sur 2 jours"],
    });
  });

  test("is full when nothing is left", () => {
    expect(wordsOf([{ ...ROOF, hours: null }], ["2026-11-23", "2026-11-24"]).words).toBe("14 h prévues, complet");
  });

  test("is told where it is planned while they are away", () => {
    const absences = [{ userId: "zoe", firstDay: "2026-11-25", lastDay: "2026-11-25", label: "Congés" }];
    expect(wordsOf([ROOF], WEEK, { ...TIME, absences })).toEqual({
      words: "18 h prévues, 9 h libres",
      waiting: null,
      troubles: ["6 h pendant une absence"],
    });
  });
});

const DAYS = Array.from({ length: 28 }, (_, rank) => addDays("2026-11-02", rank));
const anyWork = fc.record({
  name: fc.constant("Chantier"),
  from: fc.integer({ min: 0, max: 27 }),
  length: fc.integer({ min: 0, max: 9 }),
  hours: fc.option(fc.integer({ min: 1, max: 80 })),
  people: fc.uniqueArray(fc.constantFrom("zoe", "ali"), { maxLength: 2 }),
  firmness: fc.constantFrom("firm" as const, "waiting" as const, "off" as const),
  isOver: fc.boolean(),
});
const anyWorks = fc.array(anyWork, { maxLength: 8 }).map((records) =>
  records.map(({ from, length, ...rest }): Work => {
    const firstDay = addDays("2026-11-02", from);
    return { ...rest, firstDay, lastDay: addDays(firstDay, length) };
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

test("the figures of a person add up: planned and free are what the days hold, and what goes past it", () => {
  fc.assert(
    fc.property(anyWorks, anyAbsences, (works, absences) => {
      const time = { ...TIME, absences };
      const loads = workloadOf(works, "zoe", DAYS, time);
      const load = personLoad(loads, "zoe", time);
      expect(load.plannedMinutes + load.freeMinutes).toBe(load.possibleMinutes + load.overMinutes + load.awayMinutes);
      expect(load.plannedMinutes).toBe(loads.reduce((sum, { minutes }) => sum + minutes, 0));
      const tooMuch = conflictsOf(works, "zoe", DAYS, time).reduce((sum, { overMinutes }) => sum + overMinutes, 0);
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

test("no way out brings another overload", () => {
  fc.assert(
    fc.property(anyWorks, (works) => {
      for (const conflict of conflictsOf(works, "zoe", DAYS, TIME).filter(({ kind }) => kind !== "rest"))
        for (const way of waysOut(conflict, factsOf(works))) {
          if (way.kind === "end") continue;
          const changedWork = way.kind === "give" ? givenWork(way, conflict.userId) : movedWork(way);
          const everyWork = [...works.filter((one) => one !== way.work), changedWork];
          for (const userId of way.kind === "give" ? [way.to] : changedWork.people)
            for (const { minutes, works: worksOfDay } of workloadOf(everyWork, userId, DAYS, TIME))
              if (worksOfDay.includes(changedWork)) expect(minutes).toBeLessThanOrEqual(TIME.minutesADay);
        }
    }),
  );
});

type Way<Kind> = Extract<WayOut<Work>, { kind: Kind }>;

function givenWork({ work: given, to }: Way<"give">, from: string | null): Work {
  return { ...given, people: handOver(given.people, from, to) };
}

// It has as many days as before.
function movedWork({ work: moved, firstDay }: Way<"move">): Work {
  expect(firstDay).not.toBe(moved.firstDay);
  const { count } = rankOfDay(moved.firstDay, moved, TIME.closures);
  const days = { startDate: firstDay, endDate: null, hours: count, isRecurring: false };
  return { ...moved, firstDay, lastDay: lastDayOfWork(days, 1, TIME.closures) };
}
