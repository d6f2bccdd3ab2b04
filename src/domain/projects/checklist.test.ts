import { expect, test } from "vitest";
import { checklistMessages, doneTaskWords, taskHours, tickedWords } from "./checklist.messages.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");
const NOW = new Date("2026-11-25T12:00:00Z");
const words = (tickedAt: string | null, doneAt: string, name = "Karim") =>
  plain(tickedWords(name, { tickedAt: tickedAt === null ? null : new Date(tickedAt), doneAt: new Date(doneAt) }, NOW));

test("a tick that arrived at once says its hour alone", () => {
  expect(words("2026-11-25T09:12:00Z", "2026-11-25T09:14:00Z")).toBe("Karim, aujourd'hui à 10 h 14");
  expect(words(null, "2026-11-25T09:14:00Z", "")).toBe("Aujourd'hui à 10 h 14");
});

test("a tick that waited for a network says when it was made", () => {
  expect(words("2026-11-25T09:12:00Z", "2026-11-25T10:05:00Z")).toBe("Karim, coché à 10 h 12, reçu à 11 h 05");
  expect(words("2026-11-25T09:12:00Z", "2026-11-25T10:05:00Z", "")).toBe("Coché à 10 h 12, reçu à 11 h 05");
});

test("a tick that waited for a night says both days", () => {
  const text = words("2026-11-24T16:30:00Z", "2026-11-25T07:02:00Z");
  expect(text).toBe("Karim, coché hier à 17 h 30, reçu aujourd'hui à 8 h 02");
});

test("a tick of another day that waited there says that day once", () => {
  expect(words("2026-11-24T08:30:00Z", "2026-11-24T10:00:00Z")).toBe("Karim, coché hier à 9 h 30, reçu à 11 h");
});

const done = { isChecked: false, isByChecker: false, isTeam: true, mayCheck: false, checker: "Marc" };

test("a done task says who checks it", () => {
  expect(doneTaskWords(done)).toBe("à valider par Marc");
  expect(doneTaskWords({ ...done, isChecked: true })).toBe("validée par Marc");
});

test("nothing is said of the check of one's own work", () => {
  expect(doneTaskWords({ ...done, isChecked: true, isByChecker: true })).toBe("");
  expect(doneTaskWords({ ...done, isTeam: false, isChecked: true })).toBe("Faite");
});

test("a task says the time that was noted beside the time that was planned", () => {
  const read = (notedMinutes: number, plannedMinutes: number) =>
    taskHours(notedMinutes, plannedMinutes).replaceAll("\u00A0", " ");
  expect([read(390, 480), read(0, 480), read(45, 0), read(0, 0)]).toEqual([
    "6 h 30 sur 8 h",
    "8 h",
    "45 min notées",
    "",
  ]);
});

test("progress says that it counts tasks", () => {
  expect(checklistMessages.progress(1, 3)).toBe("Avancement : 1 tâche sur 3");
  expect(checklistMessages.progress(2, 3)).toBe("Avancement : 2 tâches sur 3");
});
