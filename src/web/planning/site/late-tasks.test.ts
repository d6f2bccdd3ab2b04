import type { ProjectAnswer } from "#api/projects.ts";
import { expect, test } from "vitest";
import { lateTasksOf } from "./late-tasks.ts";

const DAYS = {
  absences: [],
  people: [],
  hoursADay: 7,
  closures: [],
  today: "2026-11-27",
  spentMinutes: new Map<string, number>(),
};
const task = (id: string, isDone: boolean) => ({ id, done: isDone, estimate_h: 7, first_day: null, last_day: null });

// Only what the rule reads of a project.
const project = (change: object = {}) =>
  ({
    start_date: "2026-11-25",
    end_date: null,
    project_recurrence: "single",
    estimation_hours: null,
    lines_work: null,
    quote: null,
    tasks: [task("a", true), task("b", false), task("c", false)],
    ...change,
  }) as unknown as ProjectAnswer;

const plain = (text: string | undefined) => text?.replaceAll("\u00A0", " ");

test("a project says its end as its planning does", () => {
  expect(lateTasksOf(project(), DAYS)?.end).toBe("Finit ven. 27 nov.");
  expect(lateTasksOf(project({ end_date: "2026-12-04" }), DAYS)?.end).toBe("Finit ven. 4 déc.");
  expect(lateTasksOf(project({ lines_work: { days: 1, hours: 0 } }), DAYS)?.end).toBe("Fin prévue mer. 25 nov.");
});

test("a project that has not begun says when it begins", () => {
  const late = lateTasksOf(project({ start_date: "2026-12-07", tasks: [task("a", false)] }), DAYS);
  expect(late?.start).toBe("Commence lun. 7 déc., dans 10 jours");
  expect(late?.end).toBe("Le lun. 7 déc., dans 10 jours");
  expect(lateTasksOf(project(), DAYS)?.start).toBe("");
});

test("what is late and what is of today is due", () => {
  const tasks = [task("a", true), task("b", false), task("c", false), task("d", false)];
  expect([...(lateTasksOf(project({ tasks }), DAYS)?.dueIds ?? [])]).toEqual(["b", "c"]);
});

test("a task whose day is over is late in words", () => {
  const late = lateTasksOf(project(), DAYS);
  expect(late?.late).toBe("1 tâche en retard");
  expect([...(late?.lateWords ?? [])].map(([id, words]) => [id, plain(words)])).toEqual([
    ["b", "En retard, pour le jeu. 26 nov."],
  ]);
});

test("no task is late once its project goes on from a later day", () => {
  const tasks = [
    task("a", true),
    { ...task("b", false), first_day: "2026-11-13", last_day: "2026-11-13" },
    task("c", false),
  ];
  const late = lateTasksOf(project({ start_date: "2026-11-27", end_date: "2026-12-01", tasks }), DAYS);
  expect(late?.late).toBe("");
  expect(late?.lateWords).toEqual(new Map());
});

test("a project without a day has no end", () => {
  expect(lateTasksOf(project({ start_date: null }), DAYS)).toBeNull();
});

test("a project whose last day is over says how late it is", () => {
  const delay = lateTasksOf(project({ end_date: "2026-11-25" }), {
    ...DAYS,
    spentMinutes: new Map([["b", 60]]),
  })?.delay;
  expect(plain(delay?.words)).toBe("En retard de 2 jours : il reste 13 h.");
  expect(delay?.reason).toBe("unfinished");
  expect(lateTasksOf(project(), DAYS)?.delay).toBeNull();
});

test("a project without counted hours says how many of its tasks are late", () => {
  const tasks = [{ ...task("a", false), estimate_h: 0 }];
  const late = lateTasksOf(project({ end_date: "2026-11-26", start_date: "2026-11-26", tasks }), DAYS);
  expect(late?.delay).toEqual({ reason: "unstarted", words: "En retard de 1 jour : il reste une tâche." });
});

test("a project that its customer has not agreed to is not late", () => {
  const tasks = [task("a", false)];
  const late = lateTasksOf(project({ end_date: "2026-11-26", tasks, quote: { status: "sent" } }), DAYS);
  expect(late?.delay).toBeNull();
});

test("a project whose tasks are all ticked says when it was finished", () => {
  const taskTickedAt = (at: string) => ({ ...task("a", true), done_at: at });
  const endOf = (...ticks: string[]) =>
    plain(lateTasksOf(project({ end_date: "2026-11-13", tasks: ticks.map(taskTickedAt) }), DAYS)?.end);
  expect(endOf("2026-11-12T09:00:00Z", "2026-11-26T23:30:00Z")).toBe("Fini le 27 nov. (prévu le 25)");
  expect(endOf("2026-11-25T09:00:00Z")).toBe("Fini le 25 nov.");
});

test("a project that was finished in a later month names the one it was planned for", () => {
  const tasks = [{ ...task("a", true), done_at: "2026-11-26T09:00:00Z" }];
  const late = lateTasksOf(project({ start_date: "2026-10-12", end_date: "2026-10-13", tasks }), DAYS);
  expect(plain(late?.end)).toBe("Fini le 26 nov. (prévu le 13 oct.)");
});

test("a day on which everybody of a project is away leaves its hours to replace", () => {
  const absences = [{ userId: "lucas", firstDay: "2026-12-02", lastDay: "2026-12-04", label: "Maladie" }];
  const tasks = ["a", "b"].map((id) => ({ ...task(id, false), estimate_h: 9 }));
  const cuisine = project({ start_date: "2026-11-30", end_date: "2026-12-02", tasks });
  const withPeople = (...people: string[]) => lateTasksOf(cuisine, { ...DAYS, absences, people, today: "2026-11-30" });
  expect(plain(withPeople("lucas")?.missedDays)).toBe("Mer. 2 déc. : personne, 6 h à replacer");
  expect(withPeople("lucas")?.end).toBe("Fin prévue mer. 2 déc.");
  expect(withPeople("lucas", "ines")?.missedDays).toBe("");
  expect(withPeople("lucas", "ines")?.end).toBe("Finit mer. 2 déc.");
});
