import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import { rankOfDay, weekOf } from "./planning.ts";
import { waysOut } from "./ways-out.ts";
import { conflictWords, loadWords, wayWords } from "./workload.messages.ts";
import type { StaffedWork } from "./workload.ts";
import { conflictsOf, minutesADayOf, workloadOf } from "./workload.ts";

type Work = StaffedWork & { name: string };
const TIME = {
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
  takesTime: true,
  ...part,
});
const ROOF = work("Toiture", "2026-11-23", "2026-11-25", { hours: 18 });
const WALL = work("Mur", "2026-11-24", "2026-11-25", { hours: 6 });
const factsOf = (works: readonly Work[]) => ({ ...TIME, works, people: ["zoe", "ali"], today: "2026-11-20" });

test("hours are shared by the days and the people of a work", () => {
  expect(minutesADayOf(ROOF, TIME)).toBe(360);
  expect(minutesADayOf({ ...ROOF, people: ["zoe", "ali"] }, TIME)).toBe(180);
});

test("work without hours takes the whole day", () => {
  expect(minutesADayOf({ ...ROOF, hours: null }, TIME)).toBe(420);
});

test("work that is over takes nobody's time", () => {
  const loads = workloadOf([{ ...ROOF, takesTime: false }], "zoe", WEEK, TIME);
  expect(loads.every(({ minutes }) => minutes === 0)).toBe(true);
});

test("two works that do not fit in a day are an overload of their days", () => {
  expect(conflictsOf([ROOF, WALL], "zoe", WEEK, TIME)).toEqual([
    {
      kind: "overload",
      userId: "zoe",
      firstDay: "2026-11-24",
      lastDay: "2026-11-25",
      minutes: 540,
      works: [ROOF, WALL],
    },
  ]);
});

test("two works that fit in a day are told apart from an overload", () => {
  const short = { ...WALL, hours: 2 };
  expect(conflictsOf([ROOF, short], "zoe", WEEK, TIME)).toMatchObject([{ kind: "double", minutes: 420 }]);
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

test("an overload is told with its days, its hours and its works", () => {
  const [overload] = conflictsOf([ROOF, WALL], "zoe", WEEK, TIME);
  expect(conflictWords(overload!, TIME).replaceAll("\u00A0", " ")).toBe(
    "mar. 24 nov. – mer. 25 nov. : 9 h prévues par jour pour 7 h (« Toiture », « Mur »)",
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

test("a person without work is free", () => {
  expect(loadWords(0, 2_100)).toBe("libre");
});

const DAYS = Array.from({ length: 28 }, (_, rank) => addDays("2026-11-02", rank));
const anyWork = fc.record({
  name: fc.constant("Chantier"),
  from: fc.integer({ min: 0, max: 27 }),
  length: fc.integer({ min: 0, max: 9 }),
  hours: fc.option(fc.integer({ min: 1, max: 80 })),
  people: fc.uniqueArray(fc.constantFrom("zoe", "ali"), { maxLength: 2 }),
  takesTime: fc.boolean(),
});
const anyWorks = fc.array(anyWork, { maxLength: 8 }).map((records) =>
  records.map(({ from, length, ...rest }): Work => {
    const firstDay = addDays("2026-11-02", from);
    return { ...rest, firstDay, lastDay: addDays(firstDay, length) };
  }),
);

test("the hours of a work are found again in the days of its people", () => {
  fc.assert(
    fc.property(anyWorks, (works) => {
      const days = Array.from({ length: 60 }, (_, rank) => addDays("2026-11-01", rank));
      for (const one of works.filter(({ takesTime, people, hours }) => takesTime && people.length > 0 && hours)) {
        const minutes = one.people
          .flatMap((userId) => workloadOf([one], userId, days, TIME))
          .reduce((sum, load) => sum + load.minutes, 0);
        const { count } = rankOfDay(one.firstDay, one, TIME.closures);
        // Half a minute may be lost or won by each day of each person.
        expect(Math.abs(minutes - one.hours! * 60)).toBeLessThanOrEqual((count * one.people.length) / 2);
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
          const people = way.kind === "give" ? [way.to] : way.work.people;
          const days = way.kind === "move" ? daysBetween(way.work.firstDay, way.firstDay) : 0;
          expect(days).not.toBe(way.kind === "move" ? 0 : 1);
          const rest = works.filter((one) => one !== way.work);
          const laterWork = { ...way.work, people, firstDay: addDays(way.work.firstDay, days) };
          const share = minutesADayOf({ ...way.work, people: way.work.people }, TIME);
          for (const userId of people) {
            const [load] = workloadOf(rest, userId, [laterWork.firstDay], TIME);
            expect((load?.minutes ?? 0) + share).toBeLessThanOrEqual(TIME.minutesADay);
          }
        }
    }),
  );
});
