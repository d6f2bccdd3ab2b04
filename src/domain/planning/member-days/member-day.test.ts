import { expect, test } from "vitest";
import { comingAbsenceWords, memberWeekWords, placeTodayWords } from "./member-day.messages.ts";

const TODAY = "2026-11-30";
const LEA = {
  userId: "lea",
  today: TODAY,
  isRest: false,
  isAtOffice: false,
  works: ["Salle de bain"],
  weekMinutes: 1_920,
  possibleMinutes: 2_100,
  overfullDays: [],
  absences: [],
};
const away = (firstDay: string, lastDay: string, userId = "lea") => [{ userId, firstDay, lastDay, label: "Congé" }];

test.each([
  ["on a site", LEA, "Salle de bain · 32 h sur 35 h"],
  ["overloaded", { ...LEA, overfullDays: ["2026-12-02"] }, "Salle de bain · 32 h sur 35 h · mer. 2 trop chargé"],
  [
    "overloaded twice",
    { ...LEA, overfullDays: ["2026-12-02", "2026-12-03"] },
    "Salle de bain · 32 h sur 35 h · mer. 2, jeu. 3 trop chargés",
  ],
  ["on three sites", { ...LEA, works: ["A", "B", "C"] }, "A, B +1 · 32 h sur 35 h"],
  ["on none", { ...LEA, works: [], weekMinutes: 0 }, "libre"],
  ["at the office", { ...LEA, works: [], weekMinutes: 0, isAtOffice: true }, ""],
  ["on a day of rest", { ...LEA, works: [], weekMinutes: 0, isRest: true }, "repos"],
  ["away", { ...LEA, absences: away("2026-11-26", "2026-12-04") }, "Absence jusqu'au 4 déc. · 32 h sur 35 h"],
  ["away for a day", { ...LEA, weekMinutes: 0, absences: away(TODAY, TODAY) }, "Absence aujourd'hui"],
  [
    "away soon",
    { ...LEA, weekMinutes: 0, absences: away("2026-12-03", "2026-12-04") },
    "Salle de bain · absence du 3 déc. au 4 déc.",
  ],
  ["here while another is away", { ...LEA, weekMinutes: 0, absences: away(TODAY, TODAY, "karim") }, "Salle de bain"],
])("somebody who is %s is said to be", (_where, day, words) => {
  expect(
    Object.values(memberWeekWords(day))
      .filter((part) => part !== "")
      .join(" · ")
      .replaceAll(/[\u00A0\u202F]/g, " "),
  ).toBe(words);
});

test("beside a name stands where they are alone", () => {
  expect(placeTodayWords(LEA)).toBe("Salle de bain");
  expect(
    placeTodayWords({ ...LEA, absences: away("2026-11-26", "2026-12-04") }).replaceAll(/[\u00A0\u202F]/g, " "),
  ).toBe("absence jusqu'au 4 déc.");
});

test.each([
  ["on Wednesday and Thursday", away("2026-12-02", "2026-12-03"), "absence dès mercredi"],
  ["on Thursday", away("2026-12-03", "2026-12-03"), "absence jeudi"],
  ["in two weeks", away("2026-12-14", "2026-12-18"), ""],
  ["already", away("2026-11-26", "2026-12-04"), ""],
  ["never, as another is", away("2026-12-02", "2026-12-03", "karim"), ""],
])("somebody who is away %s is said to be by its weekday", (_when, absences, words) => {
  expect(comingAbsenceWords({ userId: "lea", today: TODAY, absences })).toBe(words);
});
