import { describe, expect, test } from "vitest";
import { firmnessOf } from "./firmness.ts";
import { weekOf } from "./planning.ts";
import { singleConflicts, waysOut } from "./ways-out.ts";
import { workLeft } from "./work-left.ts";
import { conflictWords, leftWords, loadWords, wayWords } from "./workload.messages.ts";
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
  left: null,
  people: ["zoe"],
  firmness: "firm",
  isBegun: false,
  isOver: false,
  ...part,
});
const ROOF = work("Toiture", "2026-11-23", "2026-11-25", { hours: 18 });
const WALL = work("Mur", "2026-11-24", "2026-11-25", { hours: 6 });
// Without the spaces that keep a number and its unit together.
const plain = <Words>(words: Words): Words => JSON.parse(JSON.stringify(words).replaceAll("\u00A0", " "));
const factsOf = (works: readonly Work[]) => ({ ...TIME, works, people: ["zoe", "ali"], today: "2026-11-20" });

test("hours are shared by the days and the people of a work", () => {
  expect([...minutesByDay(ROOF, "zoe", TIME).values()]).toEqual([360, 360, 360]);
  expect([...minutesByDay({ ...ROOF, people: ["zoe", "ali"] }, "ali", TIME).values()]).toEqual([180, 180, 180]);
});

test("work without hours takes the whole day", () => {
  expect([...minutesByDay({ ...ROOF, hours: null }, "zoe", TIME).values()]).toEqual([420, 420, 420]);
});

describe("what is left of a work", () => {
  const left = (hours: number) => ({ hours, from: "2026-11-24" });

  test("is shared by its days from today on", () => {
    const begun = { ...ROOF, left: left(4) };
    expect([...minutesByDay(begun, "zoe", TIME).values()]).toEqual([360, 120, 120]);
    expect([...minutesByDay({ ...begun, people: ["zoe", "ali"] }, "ali", TIME).values()]).toEqual([180, 60, 60]);
    expect(plain(leftWords(begun, TIME.closures))).toBe("reste 4 h sur 2 jours");
  });

  test("takes nothing of the days before on which nothing was done", () => {
    const unbegun = work("Cuisine", "2026-11-23", "2026-11-24", { hours: 16, left: left(16) });
    expect([...minutesByDay(unbegun, "zoe", TIME).values()]).toEqual([0, 960]);
    expect(plain(leftWords(unbegun, TIME.closures))).toBe("reste 16 h sur 1 jour");
  });

  test("stays where it was planned once no day of it is to come", () => {
    const late = work("Cuisine", "2026-11-19", "2026-11-20", { hours: 12, left: left(5) });
    expect([...minutesByDay(late, "zoe", TIME).values()]).toEqual([360, 360]);
    expect(leftWords(late, TIME.closures)).toBe("");
  });

  test("is all that weighs where its days are still to come", () => {
    const coming = work("Salle de bains", "2026-11-24", "2026-11-25", { hours: 51, left: left(9) });
    expect([...minutesByDay(coming, "zoe", TIME).values()]).toEqual([270, 270]);
  });

  test("is nothing once every task is done", () => {
    const done = { ...ROOF, left: left(0) };
    expect(conflictsOf([done, work("Mur", "2026-11-24", "2026-11-25")], "zoe", WEEK, TIME)).toEqual([]);
  });

  test("is the hours of the open tasks, or else their share of the hours of the work", () => {
    const facts = { hours: 20, tasks: null, tasksTotal: 4, tasksDone: 3 };
    expect(workLeft({ ...facts, tasks: { hours: 51, hoursLeft: 12 } }, "2026-11-24")).toEqual(left(12));
    expect(workLeft(facts, "2026-11-24")).toEqual(left(5));
    expect(workLeft({ ...facts, tasksDone: 4, hours: null }, "2026-11-24")).toEqual(left(0));
    expect(workLeft({ ...facts, hours: null }, "2026-11-24")).toBeNull();
    expect(workLeft({ ...facts, tasksTotal: 0, tasksDone: 0 }, "2026-11-24")).toBeNull();
  });
});

test("works that nobody counted are told as several, never as too many hours", () => {
  const works = [work("A", "2026-11-24", "2026-11-24"), work("B", "2026-11-24", "2026-11-24")];
  expect(conflictsOf(works, "zoe", WEEK, TIME)).toMatchObject([{ kind: "double", overMinutes: 0 }]);
  expect(personLoad(workloadOf(works, "zoe", WEEK, TIME), "zoe", TIME).overMinutes).toBe(0);
});

test("work that is over weighs on its days as before without being moved", () => {
  const loadOf = (roof: Work) => personLoad(workloadOf([roof], "zoe", WEEK, TIME), "zoe", TIME);
  expect(loadOf({ ...ROOF, isOver: true })).toEqual(loadOf(ROOF));
  const [overload] = conflictsOf([ROOF, { ...WALL, isOver: true }], "zoe", WEEK, TIME);
  expect(waysOut(overload!, factsOf([ROOF, WALL])).map(({ work: one }) => one)).toEqual([ROOF, ROOF]);
});

test("work whose customer has not answered weighs nothing but is told apart", () => {
  const load = personLoad(workloadOf([{ ...ROOF, firmness: "waiting" }], "zoe", WEEK, TIME), "zoe", TIME);
  expect(load).toMatchObject({ plannedMinutes: 0, overMinutes: 0, waitingMinutes: 18 * 60 });
  expect(plain(loadWords(load))).toEqual({ words: "libre", waitingWords: "+ 18 h si le client accepte", troubles: [] });
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

  test("moves no work that was begun and puts none off for weeks", () => {
    const begunWall = { ...WALL, isBegun: true };
    const begun = conflictsOf([ROOF, begunWall], "zoe", WEEK, TIME)[0]!;
    expect(waysOut(begun, factsOf([ROOF, begunWall])).map((way) => [way.kind, way.work.name])).toEqual([
      ["give", "Toiture"],
      ["move", "Toiture"],
    ]);
    expect(waysOut(overload!, { ...factsOf([ROOF, WALL]), today: "2026-11-25" }).map(({ kind }) => kind)).toEqual([
      "give",
    ]);
    const busy = work("Cave", "2026-11-26", "2026-12-31");
    expect(waysOut(overload!, factsOf([ROOF, WALL, busy])).map(({ kind }) => kind)).toEqual(["give"]);
  });

  test("is told once for a work that does not hold on several days", () => {
    const days = ["2026-11-24", "2026-11-26"].map((date) => ({ ...overload!, firstDay: date, lastDay: date }));
    expect(singleConflicts(days, "2026-11-20")).toEqual([days[0]]);
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
    const facts = { ...factsOf([early]), today: "2026-11-10" };
    expect(waysOut(conflict!, facts)).toEqual([{ kind: "move", work: early, firstDay: "2026-11-12" }]);
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
    expect(wordsOf([])).toEqual({ words: "libre", waitingWords: null, troubles: [] });
    expect(wordsOf([], ["2026-11-29"]).words).toBe("pas de travail");
  });

  test("is said once, with what is left and what is too much", () => {
    // Four working days of 7 h: 6 + 9 + 9 + 0 h are planned.
    expect(wordsOf([ROOF, WALL])).toEqual({
      words: "24 h prévues, 8 h libres",
      waitingWords: null,
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
      waitingWords: null,
      troubles: ["6 h pendant une absence"],
    });
  });
});
