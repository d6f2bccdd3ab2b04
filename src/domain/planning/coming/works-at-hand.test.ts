import { expect, test } from "vitest";
import type { StaffedWork } from "../staffed-work.ts";
import { readersFirst, worksAtHand } from "./works-at-hand.ts";

// A Monday.
const TODAY = "2026-11-30";
const work = (
  name: string,
  people: readonly string[],
  firstDay: string,
  more: Partial<StaffedWork> = {},
): StaffedWork & { name: string } => ({
  name,
  firstDay,
  lastDay: firstDay,
  hours: 10,
  left: null,
  people,
  firmness: "firm",
  isBegun: false,
  isOver: false,
  ...more,
});
const WORKS = [
  work("Cuisine", ["ines"], TODAY),
  work("Salle de bain", ["ali", "lea"], "2026-11-26", { lastDay: "2026-12-04" }),
  work("Fuite", ["ines"], "2026-12-01"),
  work("Chauffe-eau", ["ali"], "2026-12-01"),
  work("Ballon", ["ali"], TODAY, { isOver: true }),
];
const ALI = { userId: "ali", isTeam: true };
const names = (works: readonly { name: string }[]) => works.map(({ name }) => name);
const atHand = (absences = [{ userId: "lea", firstDay: TODAY, lastDay: TODAY, label: "Maladie" }]) =>
  worksAtHand(WORKS, TODAY, { closures: [], absences, reader: ALI });

test("work of today that is the reader's stands apart from that of others", () => {
  expect(names(atHand().ownWorks)).toEqual(["Salle de bain"]);
  expect(names(atHand().otherWorks)).toEqual(["Cuisine"]);
});

test("what comes on one day is the reader's first", () => {
  expect(names(atHand().comingWorks.map(({ work: { name } }) => ({ name })))).toEqual(["Chauffe-eau", "Fuite"]);
});

test("nothing of today is the reader's while they are away", () => {
  const { ownWorks, otherWorks } = atHand([{ userId: "ali", firstDay: TODAY, lastDay: TODAY, label: "Congé" }]);
  expect(ownWorks).toEqual([]);
  expect(names(otherWorks)).toEqual(["Cuisine", "Salle de bain"]);
});

test("work that nobody is on is that of whoever works alone", () => {
  const works = [work("Fuite", [], TODAY)];
  const facts = { closures: [], absences: [] };
  expect(worksAtHand(works, TODAY, { ...facts, reader: { ...ALI, isTeam: false } }).ownWorks).toHaveLength(1);
  expect(worksAtHand(works, TODAY, { ...facts, reader: ALI }).ownWorks).toEqual([]);
});

test("the works of a day are the reader's first", () => {
  expect(names(readersFirst(WORKS, ALI))).toEqual(["Salle de bain", "Chauffe-eau", "Ballon", "Cuisine", "Fuite"]);
});
