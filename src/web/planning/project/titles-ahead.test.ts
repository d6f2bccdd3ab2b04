import { orderRemarks } from "#domain/planning/planning.messages.ts";
import { expect, test } from "vitest";
import type { TaskBar } from "./task-bar.ts";
import { titlesAhead } from "./use-move-task.ts";

// Only what the order of tasks is read from.
function barOf(title: string, firstDay: string, { section = "Salle 1", isDone = false } = {}): TaskBar {
  const task = { title, section, done: isDone };
  return { id: title, task, firstDay, lastDay: firstDay, isGiven: false, isLate: false } as unknown as TaskBar;
}

test("the tasks that a moved one leaves behind in its section are named", () => {
  const bars = [
    barOf("Tubes", "2026-12-07"),
    barOf("Radiateurs", "2026-12-09"),
    barOf("Purge", "2026-12-07"),
    barOf("Nettoyage", "2026-12-08"),
    barOf("Réglage", "2026-12-09"),
    barOf("Dépose", "2026-12-07", { isDone: true }),
    barOf("Tubes 2", "2026-12-07", { section: "Salle 2" }),
  ];
  expect(titlesAhead(bars, "Radiateurs")).toEqual(["Purge", "Nettoyage"]);
  expect(titlesAhead(bars, "Tubes")).toEqual([]);
});

test("the tasks that are left behind are told in one remark", () => {
  expect(orderRemarks([])).toEqual([]);
  expect(orderRemarks(["Purge"])).toEqual(["⚠\u00A0«\u00A0Purge\u00A0» passe maintenant avant"]);
  expect(orderRemarks(["Purge", "Nettoyage"])).toEqual([
    "⚠\u00A0«\u00A0Purge\u00A0» et 1 autre passent maintenant avant",
  ]);
});
