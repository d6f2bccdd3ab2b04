import { describe, expect, test } from "vitest";
import { conflictWords } from "./conflicts/conflicts.messages.ts";
import { firmnessOf } from "./firmness.ts";
import { weekOf } from "./planning.ts";
import { minutesByDay } from "./staffed-work.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { waysOut } from "./ways-out.ts";
import { workLeft } from "./work-left.ts";
import { crewWords, leftWords, loadWords } from "./workload.messages.ts";
import { conflictsOf, personLoad, workloadOf } from "./workload.ts";

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
  const movedWorks = waysOut(overload!, factsOf([ROOF, WALL])).map(({ work: one }) => one);
  expect(new Set(movedWorks)).toEqual(new Set([ROOF]));
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

test("works whose hours fit in a day are nothing to arrange", () => {
  const short = { ...WALL, hours: 2 };
  expect(conflictsOf([ROOF, short], "zoe", WEEK, TIME)).toEqual([]);
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
  const wall = { ...WALL, hours: 10 };
  const [conflict] = conflictsOf([wall], "zoe", WEEK, time);

  test("keeps the hours of a work that nobody else is on", () => {
    expect([...minutesByDay(ROOF, "zoe", time).values()]).toEqual([360, 360, 360]);
  });

  test("does not hold with a work that nobody else is on, which is told with its hours and reason", () => {
    expect(conflict).toMatchObject({
      kind: "absence",
      firstDay: "2026-11-24",
      lastDay: "2026-11-25",
      overMinutes: 600,
    });
    expect(plain(conflictWords(conflict!, time))).toEqual({
      what: "24–25 nov. : 10 h, absent",
      reason: "Absence (Congés)",
      why: "Absence (Congés) : « Mur »",
    });
  });

  test("gives the work to somebody else, or does it once back", () => {
    expect(waysOut(conflict!, { ...factsOf([wall]), absences: [away] })).toEqual([
      { kind: "give", work: wall, to: "ali", leftMinutes: 0, fullestMinutes: 300 },
      { kind: "move", work: wall, firstDay: "2026-12-01", lastDay: "2026-12-02", leftMinutes: 0 },
    ]);
  });

  test("leaves the work to who is on it with them", () => {
    const sharedWork = { ...wall, people: ["zoe", "ali"] };
    expect(conflictsOf([sharedWork], "zoe", WEEK, time)).toEqual([]);
    expect([...minutesByDay(sharedWork, "ali", time).values()]).toEqual([300, 300]);
  });

  test("is given nothing meanwhile", () => {
    const both = [away, { ...away, userId: "ali" }];
    const kinds = waysOut(conflict!, { ...factsOf([wall]), absences: both }).map(({ kind }) => kind);
    expect(kinds).toEqual(["move"]);
  });

  test("is told once for days that are too full as well", () => {
    const cellar = work("Cave", "2026-11-24", "2026-11-25", { hours: 12 });
    expect(conflictsOf([cellar, wall], "zoe", WEEK, time).map(({ kind }) => kind)).toEqual(["absence"]);
  });

  test("parts the days that are too full before and after", () => {
    const absences = [{ ...away, firstDay: "2026-11-24", lastDay: "2026-11-24" }];
    const long = work("Cave", "2026-11-23", "2026-11-25", { hours: 30 });
    const conflicts = conflictsOf([long], "zoe", WEEK, { ...TIME, absences });
    const overloads = conflicts.filter(({ kind }) => kind === "overload");
    expect(overloads.map(({ firstDay }) => firstDay)).toEqual(["2026-11-23", "2026-11-25"]);
  });

  test("is missed on days of work alone", () => {
    const cellar = work("Cave", "2026-11-27", "2026-11-27");
    expect(conflictsOf([cellar], "zoe", WEEK, time).map(({ kind }) => kind)).toEqual(["rest"]);
    expect(conflictsOf([{ ...ROOF, people: ["ali"] }], "ali", WEEK, time)).toEqual([]);
  });
});

test("an overload is told with its days, the hours that it has too many and its works", () => {
  const [overload] = conflictsOf([ROOF, WALL], "zoe", WEEK, TIME);
  expect(plain(conflictWords(overload!, TIME))).toEqual({
    what: "24–25 nov. : 4 h de trop",
    reason: "",
    why: "« Toiture », « Mur »",
  });
});

test("many works that meet are told by the first three of them", () => {
  const works = ["A", "B", "C", "D", "E"].map((name) => work(name, "2026-11-24", "2026-11-24"));
  const [overload] = conflictsOf(works, "zoe", WEEK, TIME);
  expect(conflictWords(overload!, TIME).why).toBe("« A », « B », « C » et 2 autres");
});

test("a day of rest is told with its name", () => {
  const [conflict] = conflictsOf([work("Cave", "2026-11-26", "2026-11-27")], "zoe", WEEK, TIME);
  expect(conflictWords(conflict!, TIME)).toEqual({
    what: "ven. 27 nov. : jour sans travail (Pont)",
    reason: "Finit ce jour-là",
    why: "« Cave » finit ce jour-là",
  });
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
    const wall = { ...WALL, firstDay: "2026-11-25" };
    expect(wordsOf([wall], WEEK, { ...TIME, absences })).toEqual({
      words: "6 h prévues, 21 h libres",
      waitingWords: null,
      troubles: ["6 h, absent"],
    });
  });
});

test("who is on a work on a day is said with who is away", () => {
  const zoe = { name: "Zoé", isAway: false };
  expect(crewWords([zoe, { name: "Lucas", isAway: true }])).toBe("Zoé et Lucas (absent)");
  expect(crewWords([zoe])).toBe("Zoé");
});
