import { expect, test } from "vitest";
import type { StaffedWork } from "../staffed-work.ts";
import { fullDayWords, saidFullDay } from "./drop.messages.ts";
import { daysTaken, fullestDayOf } from "./full-day.ts";

type Work = StaffedWork & { id: string };
const FACTS = { minutesADay: 420, closures: [], absences: [], today: "2026-11-30", aloneIds: [] };
const work = (id: string, firstDay: string, lastDay: string, hours: number, part: Partial<Work> = {}): Work => ({
  id,
  firstDay,
  lastDay,
  hours,
  left: null,
  people: ["karim"],
  firmness: "firm",
  isBegun: false,
  isOver: false,
  ...part,
});
const SCHOOL = work("school", "2026-12-07", "2026-12-11", 16.25);
const FLOOR = work("floor", "2026-12-01", "2026-12-01", 16);
const plain = (words: string) => words.replaceAll(/[\u00A0\u202F]/g, " ");

test("a work put on days that do not fit says its fullest day, in whatever week it is", () => {
  const shower = work("shower", "2026-12-03", "2026-12-07", 20);
  const fullDay = fullestDayOf([SCHOOL, FLOOR, shower], "shower", FACTS);
  expect(fullDay).toEqual({ userId: "karim", date: "2026-12-07", minutes: 600, possibleMinutes: 420 });
  const saidDay = saidFullDay([SCHOOL, FLOOR, shower], "shower", FACTS);
  expect(plain(fullDayWords(saidDay, "Karim"))).toBe("Karim : 10 h sur 7 h lun. 7 déc.");
  expect(plain(fullDayWords(saidDay, ""))).toBe("10 h sur 7 h lun. 7 déc.");
});

test("a day that a work does not touch is not of it", () => {
  const leak = work("leak", "2026-12-03", "2026-12-04", 2);
  expect(fullestDayOf([FLOOR, leak], "leak", FACTS)).toBeNull();
  expect(daysTaken(leak, "karim", FACTS)).toEqual(["2026-12-03", "2026-12-04"]);
  expect(fullDayWords(null, "Karim")).toBe("");
});

test("a day that is over is not too full any more", () => {
  expect(fullestDayOf([FLOOR], "floor", { ...FACTS, today: "2026-12-02" })).toBeNull();
});

test("a work whose customer has not agreed makes no day too full", () => {
  expect(fullestDayOf([{ ...FLOOR, firmness: "waiting" }], "floor", FACTS)).toBeNull();
});

test("whoever works alone has what nobody was given", () => {
  const works = [FLOOR, SCHOOL].map((one) => ({ ...one, people: [] }));
  expect(fullestDayOf(works, "floor", { ...FACTS, aloneIds: ["me"] })).toMatchObject({ userId: "me", minutes: 960 });
  expect(fullestDayOf(works, "floor", FACTS)).toBeNull();
});
