import { expect, test } from "vitest";
import { namePlace, roomOfBar } from "./bar-names.ts";
import { barsOf, weekOf } from "./planning.ts";

const MONTH = 31;

test("a name is written in a bar that has room for it", () => {
  expect(namePlace("Salle d'eau", { from: 8, to: 22 }, MONTH)).toEqual({ side: "in", columns: 15 });
});

test("a name on two lines counts as room in a bar of some days", () => {
  expect(namePlace("Radiateurs de l'école", { from: 0, to: 4 }, MONTH).side).toBe("in");
  expect(namePlace("Radiateurs de l'école", { from: 0, to: 3 }, MONTH).side).toBe("after");
});

test("the name of a short bar stands after it and before it at the end of a month", () => {
  expect(namePlace("WC suspendu Nguyen", { from: 2, to: 3 }, MONTH)).toEqual({ side: "after", columns: 7 });
  expect(namePlace("WC suspendu Nguyen", { from: 30, to: 30 }, MONTH)).toEqual({ side: "before", columns: 7 });
});

test("a very long name is cut", () => {
  expect(namePlace("x".repeat(200), { from: 0, to: 0 }, MONTH)).toEqual({ side: "after", columns: 10 });
});

test("a name beside its bar is part of the room that it takes", () => {
  expect(roomOfBar({ from: 2, to: 3 }, { side: "after", columns: 7 })).toEqual({ from: 2, to: 10 });
  expect(roomOfBar({ from: 30, to: 30 }, { side: "before", columns: 7 })).toEqual({ from: 23, to: 30 });
});

test("a bar stands in another row where a name would lie over it", () => {
  const works = [
    { firstDay: "2026-11-23", lastDay: "2026-11-23" },
    { firstDay: "2026-11-25", lastDay: "2026-11-25" },
    { firstDay: "2026-11-27", lastDay: "2026-11-27" },
  ];
  const roomOf = (bar: { from: number; to: number }) => roomOfBar(bar, { side: "after", columns: 2 });
  const rows = barsOf(works, weekOf("2026-11-23"), roomOf).map(({ row }) => row);
  expect(rows).toEqual([0, 1, 0]);
});

test("a bar stands beside what lies in its row already", () => {
  const works = [{ firstDay: "2026-11-23", lastDay: "2026-11-24" }];
  const rowOver = (from: number) => barsOf(works, weekOf("2026-11-23"), undefined, [{ from, to: 6, row: 0 }])[0]?.row;
  expect([rowOver(2), rowOver(1)]).toEqual([0, 1]);
});
