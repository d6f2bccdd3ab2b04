import { describe, expect, test } from "vitest";
import { wayEffectWords, wayLeftWords, wayWords } from "./conflicts/conflicts.messages.ts";
import { weekOf } from "./planning.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { conflictsInOrder, waysOut } from "./ways-out.ts";
import { conflictsOf } from "./workload.ts";

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

describe("the way out", () => {
  const [overload] = conflictsOf([ROOF, WALL], "zoe", WEEK, TIME);

  test("of an overload is somebody who is free, the next days with room, or a later end", () => {
    expect(waysOut(overload!, factsOf([ROOF, WALL]))).toEqual([
      { kind: "give", work: WALL, to: "ali", leftMinutes: 0, fullestMinutes: 180 },
      { kind: "move", work: WALL, firstDay: "2026-11-26", lastDay: "2026-11-30", leftMinutes: 0 },
      { kind: "give", work: ROOF, to: "ali", leftMinutes: 0, fullestMinutes: 360 },
      { kind: "end", work: ROOF, lastDay: "2026-11-30", leftMinutes: 0 },
      { kind: "move", work: ROOF, firstDay: "2026-11-26", lastDay: "2026-12-01", leftMinutes: 0 },
    ]);
  });

  test("keeps those of a work together, one of each kind at most", () => {
    const cellar = work("Cave", "2026-11-25", "2026-11-26", { hours: 20 });
    const works = [ROOF, WALL, cellar];
    const [run] = conflictsOf(works, "zoe", WEEK, TIME);
    const labels = waysOut(run!, factsOf(works)).map(({ work: one, kind }) => `${one.name} ${kind}`);
    expect(new Set(labels).size).toBe(labels.length);
    const names = labels.map((words) => words.split(" ")[0]);
    expect(names.filter((name, rank) => name !== names[rank - 1])).toEqual([...new Set(names)]);
  });

  test("is not somebody who has no room", () => {
    const door = work("Porte", "2026-11-23", "2026-11-25", { people: ["ali"] });
    expect(waysOut(overload!, factsOf([ROOF, WALL, door])).map(({ kind }) => kind)).not.toContain("give");
  });

  test.each([
    ["all its days", "2026-11-24", "2026-11-25"],
    ["one of its days, which falls on the others", "2026-11-24", "2026-11-24"],
  ])("is not somebody who is away on %s", (_days, firstDay, lastDay) => {
    const wall = work("Cloison", "2026-11-24", "2026-11-25", { hours: 18, people: ["zoe", "max"] });
    const time = { ...TIME, absences: [{ userId: "ali", firstDay, lastDay, label: "Maladie" }] };
    const door = work("Porte", "2026-11-24", "2026-11-24", { hours: 2, people: ["max"] });
    const works = [wall, door, work("Visite", "2026-11-24", "2026-11-25", { hours: 6 })];
    const [conflict] = conflictsOf(works, "zoe", WEEK, time);
    const ways = waysOut(conflict!, { ...factsOf(works), ...time, people: ["zoe", "ali", "max"] });
    expect(ways.filter((way) => way.kind === "give" && way.work === wall && way.to === "ali")).toEqual([]);
    const waysWithAli = waysOut(conflict!, { ...factsOf(works), people: ["zoe", "ali", "max"] });
    expect(waysWithAli.some((way) => way.kind === "give" && way.work === wall && way.to === "ali")).toBe(true);
  });

  test("is somebody who has the hours on its days together, with what is left too much", () => {
    const visit = work("Visite", "2026-11-23", "2026-11-23", { hours: 2, people: ["ali"] });
    const ways = waysOut(overload!, factsOf([ROOF, WALL, visit]));
    const gift = ways.find(({ kind, work: { name } }) => kind === "give" && name === "Toiture");
    expect(gift).toMatchObject({ to: "ali", leftMinutes: 60, fullestMinutes: 480 });
    expect(plain(wayLeftWords(gift!, "overload"))).toBe("il restera 1 h de trop");
  });

  test("puts no work off for longer than it lasts to leave too much still", () => {
    const plinth = work("Socle", "2026-11-23", "2026-11-25", { hours: 30, isOver: true });
    const [conflict] = conflictsOf([ROOF, plinth], "zoe", WEEK, TIME);
    const ways = waysOut(conflict!, { ...factsOf([ROOF, plinth]), people: ["zoe"] });
    expect(ways.find(({ kind }) => kind === "end")).toMatchObject({ lastDay: "2026-12-01", leftMinutes: 18 * 60 });
  });

  test("says what is left too much", () => {
    const cellar = work("Cave", "2026-11-24", "2026-11-24", { hours: 3 });
    const [day] = conflictsOf([ROOF, WALL, cellar], "zoe", ["2026-11-24"], TIME);
    const [first, ...others] = waysOut(day!, factsOf([ROOF, WALL, cellar]));
    expect([first?.work.name, first?.leftMinutes]).toEqual(["Toiture", 0]);
    const move = others.find(({ kind }) => kind === "move");
    expect(plain(wayEffectWords(move!, "overload", () => "Ali"))).toMatch(
      /^(Plus rien|Il restera \d+ h( \d+)?) de trop/,
    );
  });

  test("acts first on the work that is more than a day by itself", () => {
    const big = work("Chape", "2026-11-24", "2026-11-24", { hours: 12 });
    const small = work("Visite", "2026-11-24", "2026-11-24", { hours: 1 });
    const works = [small, big];
    const [day] = conflictsOf(works, "zoe", ["2026-11-24"], TIME);
    const ways = waysOut(day!, factsOf(works));
    expect(ways.map(({ work: { name }, kind }) => `${kind} ${name}`)).toEqual(["join Chape", "end Chape"]);
  });

  test.each<[string, number, string[]]>([
    ["lengthens no work that fits in a day", 7, ["move"]],
    ["lengthens work of more than a day", 8, ["end"]],
  ])("%s", (_rule, hours, kinds) => {
    const door = work("Porte", "2026-11-24", "2026-11-24", { hours });
    const visit = work("Visite", "2026-11-24", "2026-11-24", { hours: 3, isOver: true });
    const [conflict] = conflictsOf([door, visit], "zoe", WEEK, TIME);
    const ways = waysOut(conflict!, { ...factsOf([door, visit]), people: ["zoe"] });
    expect(ways.map(({ kind }) => kind)).toEqual(kinds);
  });

  test("is a second person where nobody has room for all of it", () => {
    const cellar = work("Cave", "2026-11-24", "2026-11-25", { hours: 20 });
    const busy = work("Cuisine", "2026-11-24", "2026-11-25", { hours: 4, people: ["ali"] });
    const [conflict] = conflictsOf([cellar], "zoe", WEEK, TIME);
    const [first] = waysOut(conflict!, factsOf([cellar, busy]));
    expect(first).toEqual({ kind: "join", work: cellar, to: "ali", leftMinutes: 0, fullestMinutes: 420 });
    expect(wayWords(first!, () => "Ali")).toBe("Ajouter Ali");
    expect(wayWords(first!, () => "Ali", "ali")).toBe("Y aller aussi");
  });

  const moves = (works: Work[], conflict = overload!, today = "2026-11-20") =>
    waysOut(conflict, { ...factsOf(works), today })
      .filter(({ kind }) => kind === "move")
      .map(({ work: one }) => one.name);

  test("moves no work that goes on", () => {
    const works = [
      { ...ROOF, firstDay: "2026-11-24", hours: 10 },
      { ...WALL, isBegun: true },
    ];
    const [conflict] = conflictsOf(works, "zoe", WEEK, TIME);
    expect(moves(works, conflict, "2026-11-24")).toEqual(["Toiture"]);
    expect(moves([ROOF, WALL], overload, "2026-11-25")).toEqual([]);
  });

  test("puts no work off for weeks", () => {
    expect(moves([ROOF, WALL, work("Cave", "2026-11-26", "2026-12-31")])).toEqual([]);
  });

  describe("once begun work was put on a day that does not fit", () => {
    const left = { hours: 20, from: "2026-11-20" };
    const shower = work("Douche", "2026-11-26", "2026-12-01", { hours: 30, left, isBegun: true });
    const school = work("École", "2026-11-30", "2026-12-04", { hours: 16 });
    const [monday] = conflictsOf([shower, school], "zoe", weekOf("2026-11-30"), TIME);

    test("is about it first, the nearest days before others", () => {
      const [first] = waysOut(monday!, { ...factsOf([shower, school]), people: ["zoe"] });
      expect(first).toEqual({ kind: "end", work: shower, lastDay: "2026-12-04", leftMinutes: 0 });
    });

    test("moves it over as many days as its hours then take", () => {
      const ways = waysOut(monday!, { ...factsOf([shower, school]), people: ["zoe"] });
      expect(ways.find(({ kind }) => kind === "move")).toEqual({
        kind: "move",
        work: shower,
        firstDay: "2026-11-30",
        lastDay: "2026-12-07",
        leftMinutes: 0,
      });
    });

    test("is nothing weeks later beside a nearer way", () => {
      const visits = work("Visites", "2026-11-30", "2026-12-01", { hours: 6.5 });
      const cellar = work("Cave", "2026-12-02", "2026-12-18", { hours: 91 });
      const works = [shower, visits, cellar];
      const [conflict] = conflictsOf(works, "zoe", weekOf("2026-11-30"), TIME);
      const endsOf = (people: string[]) =>
        waysOut(conflict!, { ...factsOf(works), people }).map((way) => ("lastDay" in way ? way.lastDay : way.kind));
      expect(endsOf(["zoe"])).toEqual(["2026-12-23", "2026-12-22"]);
      expect(endsOf(["zoe", "ali"])).toEqual(["give", "give"]);
    });
  });

  test("of one work that is too long is a later end", () => {
    const long = { ...ROOF, hours: 30, people: ["zoe"] };
    const [conflict] = conflictsOf([long], "zoe", WEEK, TIME);
    expect(waysOut(conflict!, { ...factsOf([long]), people: ["zoe"] })).toEqual([
      { kind: "end", work: long, lastDay: "2026-11-30", leftMinutes: 0 },
    ]);
  });

  test("ends no work later where its days to come have no room", () => {
    const long = { ...ROOF, hours: 30 };
    const cellar = work("Cave", "2026-11-26", "2026-12-31", { hours: 150 });
    const [conflict] = conflictsOf([long, cellar], "zoe", WEEK, TIME);
    expect(waysOut(conflict!, { ...factsOf([long, cellar]), people: ["zoe"] })).toEqual([]);
  });

  test("of work that ends on a closure is the working day before or after", () => {
    const late = work("Cave", "2026-11-25", "2026-11-27");
    const [conflict] = conflictsOf([late], "zoe", WEEK, TIME);
    expect(waysOut(conflict!, factsOf([late])).map((way) => way.kind === "end" && way.lastDay)).toEqual([
      "2026-11-26",
      "2026-11-30",
    ]);
  });

  test("of work that begins on a public holiday is the working day after", () => {
    const early = work("Cave", "2026-11-11", "2026-11-12");
    const [conflict] = conflictsOf([early], "zoe", weekOf("2026-11-11"), TIME);
    const facts = { ...factsOf([early]), today: "2026-11-10" };
    expect(waysOut(conflict!, facts)).toMatchObject([{ kind: "move", work: early, firstDay: "2026-11-12" }]);
  });
});

test("too many hours on following days are one overload, whatever the works", () => {
  const cellar = work("Cave", "2026-11-25", "2026-11-26", { hours: 20 });
  const works = [ROOF, WALL, cellar];
  // 7 h are a day: 9, 9 + 10 and 10 h are planned.
  expect(conflictsOf(works, "zoe", WEEK, TIME)).toMatchObject([
    { firstDay: "2026-11-24", lastDay: "2026-11-26", overMinutes: (2 + 12 + 3) * 60, works: [ROOF, WALL, cellar] },
  ]);
});

test("a free working day parts two overloads", () => {
  const [one, other] = ["2026-11-23", "2026-11-25"].map((day) => work("Cave", day, day, { hours: 9 }));
  const overloads = conflictsOf(
    [one, other].flatMap((part) => part ?? []),
    "zoe",
    WEEK,
    TIME,
  );
  expect(overloads.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
    ["2026-11-23", "2026-11-23"],
    ["2026-11-25", "2026-11-25"],
  ]);
});

describe("what is to be arranged", () => {
  const sharedWork = { ...ROOF, hours: 48, people: ["zoe", "ali"] };
  const all = ["ali", "zoe"].flatMap((userId) => conflictsOf([sharedWork], userId, WEEK, TIME));

  test("is told of each person whose days do not hold", () => {
    expect(conflictsInOrder(all).map(({ userId }) => userId)).toEqual(["ali", "zoe"]);
  });

  test("comes in the order of its days", () => {
    const later = conflictsOf([work("Cave", "2026-11-26", "2026-11-27")], "zoe", WEEK, TIME);
    expect(conflictsInOrder([...later, ...all]).map(({ kind }) => kind)).toEqual(["overload", "overload", "rest"]);
  });

  test("is told once of a work that ends on a day of rest", () => {
    const late = work("Cave", "2026-11-26", "2026-11-27", { people: ["zoe", "ali"] });
    const ofBoth = ["zoe", "ali"].flatMap((userId) => conflictsOf([late], userId, WEEK, TIME));
    expect(conflictsInOrder(ofBoth)).toHaveLength(1);
  });
});

describe("a way out", () => {
  const ways = waysOut(conflictsOf([ROOF, WALL], "zoe", WEEK, TIME)[0]!, factsOf([ROOF, WALL]));

  const ofRoof = ways.filter(({ work: { name } }) => name === "Toiture");

  test("is a button under the name of its work", () => {
    expect(ofRoof.map((way) => wayWords(way, () => "Ali"))).toEqual([
      "Confier à Ali",
      "Prolonger au 30 nov.",
      "Décaler au 26 nov.",
    ]);
    expect(wayWords(ofRoof[0]!, () => "Ali", "ali")).toBe("À moi");
  });

  test("says its effect", () => {
    expect(ofRoof.map((way) => plain(wayEffectWords(way, "overload", () => "Ali")))).toEqual([
      "Plus rien de trop, Ali aura 6 h par jour au plus",
      "Plus rien de trop, les heures s'étalent",
      "Plus rien de trop, fini le mar. 1er déc.",
    ]);
  });
});
