import { expect, test } from "vitest";
import { doneTaskWords, tickedWords } from "./checklist.messages.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");
const NOW = new Date("2026-11-25T12:00:00Z");
const words = (tickedAt: string | null, doneAt: string, name = "Karim") =>
  plain(tickedWords(name, { tickedAt: tickedAt === null ? null : new Date(tickedAt), doneAt: new Date(doneAt) }, NOW));

test("a tick that arrived at once says its hour alone", () => {
  expect(words("2026-11-25T09:12:00Z", "2026-11-25T09:14:00Z")).toBe("Karim, aujourd'hui 10 h 14");
  expect(words(null, "2026-11-25T09:14:00Z", "")).toBe("Aujourd'hui 10 h 14");
});

test("a tick that waited for a network says when it was made", () => {
  expect(words("2026-11-25T09:12:00Z", "2026-11-25T10:05:00Z")).toBe("Karim, coché à 10 h 12, reçu à 11 h 05");
  expect(words("2026-11-25T09:12:00Z", "2026-11-25T10:05:00Z", "")).toBe("Coché à 10 h 12, reçu à 11 h 05");
});

test("a tick that waited for a night says both days", () => {
  const text = words("2026-11-24T16:30:00Z", "2026-11-25T07:02:00Z");
  expect(text).toBe("Karim, coché hier 17 h 30, reçu aujourd'hui 8 h 02");
});

test("a tick of another day that waited there says that day once", () => {
  expect(words("2026-11-24T08:30:00Z", "2026-11-24T10:00:00Z")).toBe("Karim, coché hier 9 h 30, reçu à 11 h 00");
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
