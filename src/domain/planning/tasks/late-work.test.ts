import { expect, test } from "vitest";
import { lateWorkWords } from "../workload.messages.ts";
import { lateWorkOf } from "./late-work.ts";

// A Monday. The work began three working days before.
const TODAY = "2026-11-30";
const FACTS = { closures: [], today: TODAY };
const WORK = { firstDay: "2026-11-25", lastDay: "2026-12-02", isRecurring: false };
const task = (title: string, hours: number, isDone = false, hoursLeft = hours) => {
  return { title, hours, hoursLeft, isDone, firstDay: null, lastDay: null };
};
const plain = (words: string) => words.replaceAll("\u00A0", " ");
const OTHERS = [task("Carreler", 8), task("Poser la douche", 8)];
const wordsOf = (tasks: ReturnType<typeof task>[]) => {
  const late = lateWorkOf(tasks, WORK, FACTS);
  return late === null ? "" : plain(lateWorkWords(late));
};

test("one task that is late is named with all that is left of it", () => {
  expect(wordsOf([task("Reprendre les évacuations", 8), ...OTHERS])).toBe(
    "8 h en retard : « Reprendre les évacuations »",
  );
});

test("what was noted on a late task is no more late", () => {
  expect(wordsOf([task("Reprendre les évacuations", 8, false, 1.5), ...OTHERS])).toBe(
    "1 h 30 en retard : « Reprendre les évacuations »",
  );
});

test("nothing is late once the tasks of the days that are over are done", () => {
  expect(wordsOf([task("Reprendre les évacuations", 8, true, 0), ...OTHERS])).toBe("");
});

test("several late tasks are counted with their hours together", () => {
  expect(wordsOf([task("Déposer", 4), task("Évacuer", 4), ...OTHERS])).toBe("8 h en retard : 2 tâches");
});

test("a late task that nobody counted is named without hours", () => {
  const lateTask = { ...task("Nettoyer", 0), firstDay: "2026-11-26", lastDay: "2026-11-26" };
  const late = lateWorkOf([lateTask, ...OTHERS], { ...WORK, firstDay: "2026-11-26" }, FACTS);
  expect(late && plain(lateWorkWords(late))).toBe("En retard : « Nettoyer »");
});

test("work that comes back each week is never late", () => {
  expect(lateWorkOf([task("Entretien", 8), ...OTHERS], { ...WORK, isRecurring: true }, FACTS)).toBeNull();
});
