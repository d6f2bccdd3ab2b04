import { expect, test } from "vitest";
import { openingOf } from "./folded-tasks.ts";

const task = (id: string, section: string, isDone: boolean) => ({ id, section, done: isDone });
type OneTask = ReturnType<typeof task>;
const fold = (...tasks: OneTask[]) => [...openingOf(tasks).foldedIds];
const foldBut = (checkedId: string, ...tasks: OneTask[]) => [
  ...openingOf(tasks, ({ id }) => id === checkedId).foldedIds,
];

test("what is done under a heading is folded", () => {
  expect(fold(task("a", "Dépose", true), task("b", "Pose", true), task("c", "Pose", false))).toEqual(["a", "b"]);
});

test("done tasks without headings are folded once they are many", () => {
  const doneTasks = ["a", "b", "c"].map((id) => task(id, "", true));
  expect(fold(...doneTasks.slice(0, 2), task("d", "", false))).toEqual([]);
  expect(fold(...doneTasks, task("d", "", false))).toEqual(["a", "b", "c"]);
});

test("a list without headings that is wholly done stays open", () => {
  expect(fold(...["a", "b", "c", "d"].map((id) => task(id, "", true)))).toEqual([]);
  expect(fold(task("a", "Dépose", true), task("b", "Pose", true))).toEqual(["a", "b"]);
});

test("done work that waits to be checked stays in sight", () => {
  expect(foldBut("a", task("a", "Dépose", true), task("b", "Dépose", true), task("c", "Pose", false))).toEqual(["b"]);
  const doneTasks = ["a", "b", "c", "d"].map((id) => task(id, "", true));
  expect(foldBut("d", ...doneTasks, task("e", "", false))).toEqual(["a", "b", "c"]);
});

test("what is left comes before what is done", () => {
  const tasks = [task("a", "Dépose", true), task("b", "Pose", true), task("c", "Pose", false)];
  expect(openingOf(tasks).ids).toEqual(["c", "b", "a"]);
});

// Four rooms of three tasks each: a1 to d3.
const ROOMS = ["a", "b", "c", "d"].flatMap((room) => [1, 2, 3].map((rank) => task(`${room}${rank}`, room, false)));
const openRooms = (tasks: readonly OneTask[], isDue?: (one: OneTask) => boolean) => {
  const { ids, foldedIds } = openingOf(tasks, () => false, isDue);
  return ids.filter((id) => !foldedIds.has(id));
};

test("a long list opens on its first heading that has something left", () => {
  expect(openRooms(ROOMS)).toEqual(["a1", "a2", "a3"]);
  expect(openRooms(ROOMS.map((one) => ({ ...one, done: one.section === "a" })))).toEqual(["b1", "b2", "b3"]);
});

test("a long list opens on the headings of what is due before all others", () => {
  const isDue = ({ id }: OneTask) => id === "b3" || id === "d1";
  expect(openRooms(ROOMS, isDue)).toEqual(["b1", "b2", "b3", "d1", "d2", "d3"]);
  expect(openingOf(ROOMS, () => false, isDue).ids.slice(0, 6)).toEqual(["b1", "b2", "b3", "d1", "d2", "d3"]);
});

test("of a long list that is wholly late two headings are open", () => {
  expect(openRooms(ROOMS, () => true)).toEqual(["a1", "a2", "a3", "b1", "b2", "b3"]);
});

test("a short list has its headings open", () => {
  expect(openRooms(ROOMS.slice(0, 9), ({ section }) => section === "b")).toHaveLength(9);
});
