import { expect, test } from "vitest";
import { personRoomWords } from "./person-room.messages.ts";
import { personRoom } from "./person-room.ts";
import type { StaffedWork } from "./staffed-work.ts";

const TIME = {
  minutesADay: 420,
  closures: [],
  absences: [{ userId: "ali", firstDay: "2026-11-25", lastDay: "2026-11-25", label: "Congés" }],
  today: "2026-11-23",
};
const work = (id: string, people: string[], hours: number): StaffedWork & { id: string } => ({
  id,
  firstDay: "2026-11-23",
  lastDay: "2026-11-25",
  hours,
  people,
  left: null,
  firmness: "firm",
  isBegun: false,
  isOver: false,
});
const WORKS = [work("bath", ["zoe"], 15), work("wall", ["zoe", "ali"], 12)];
const wordsOf = (userId: string) =>
  personRoomWords(personRoom(WORKS, work("bath", ["zoe"], 15), userId, TIME)).replaceAll("\u00A0", " ");

test("whoever may take a work is told with the hours that its days leave them without it", () => {
  expect(wordsOf("zoe")).toBe("14 h libres sur 21 h");
});

test("whoever is away on some of its days is told so", () => {
  expect(wordsOf("ali")).toBe("9 h libres sur 14 h · absence mer. 25 nov. (Congés)");
});

test("whoever has nothing else on its days is told so", () => {
  expect(wordsOf("bea")).toBe("21 h libres, rien d'autre ces jours-là");
});
