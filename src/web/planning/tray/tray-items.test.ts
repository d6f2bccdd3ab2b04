import type { ProjectListRow } from "#api/projects.ts";
import { expect, test } from "vitest";
import type { PlannedProject } from "../use-planning.ts";
import { lateItems, undatedItems } from "./tray-items.ts";

const RULES = { closures: [], hoursADay: 7, today: "2026-11-30" };
const CLIENT = { company: "Menuiserie Roux", full_name: "" };

// Only what an item is made of.
function rowOf(stage: ProjectListRow["stage"], tasksDone = 0): ProjectListRow {
  return {
    id: stage,
    name: "Toiture",
    stage,
    people: [],
    client_info: CLIENT,
    estimation_hours: null,
    lines_work: null,
    tasks_work: null,
    start_date: "2026-11-12",
    end_date: null,
    tasks_total: 2,
    tasks_done: tasksDone,
  } as unknown as ProjectListRow;
}

function latePlan(project: ProjectListRow): PlannedProject {
  return {
    ...project,
    project,
    firstDay: "2026-11-12",
    lastDay: "2026-11-13",
    late: "unstarted",
    hours: null,
    left: null,
  } as unknown as PlannedProject;
}

test("late work whose quote was not sent is told apart from work to do", () => {
  const items = lateItems([latePlan(rowOf("to_send")), latePlan(rowOf("work"))], null, RULES);
  expect(items.map(({ isOnlyQuoted, words }) => [isOnlyQuoted, words])).toEqual([
    [true, "Devis à envoyer · Devait commencer le 12 nov."],
    [false, "Devait commencer le 12 nov."],
  ]);
});

test("work without a day whose customer has not answered says so", () => {
  const items = undatedItems([rowOf("waiting"), rowOf("estimation")], RULES);
  expect(items.map(({ isOnlyQuoted, words }) => [isOnlyQuoted, words])).toEqual([
    [true, "Attend une réponse · Menuiserie Roux"],
    [false, "Menuiserie Roux"],
  ]);
});

test("work that was begun is to be done whatever its quote", () => {
  expect(undatedItems([rowOf("waiting", 1)], RULES).map(({ isOnlyQuoted }) => isOnlyQuoted)).toEqual([false]);
});

test("work in the tray says the hours that its tasks still ask for", () => {
  const row = {
    ...rowOf("estimation", 1),
    estimation_hours: 40,
    tasks_work: { hours: 30, hours_left: 20, on_days: [] },
  };
  const left = { hours: 20, from: "2026-11-30" };
  const words = [...undatedItems([row], RULES), ...lateItems([{ ...latePlan(row), left }], null, RULES)];
  expect(words.map((item) => item.words.replaceAll("\u00A0", " ").split(" · ").at(-1))).toEqual([
    "reste 20 h",
    "reste 20 h",
  ]);
});

test("late work that began goes on, on days that it fills", () => {
  const plan = latePlan({ ...rowOf("work", 1), end_date: "2026-11-13" });
  const items = lateItems([plan, { ...plan, late: "unfinished" }], null, RULES);
  expect(items.map(({ isBegun, leastDays }) => [isBegun, leastDays])).toEqual([
    [false, 2],
    [true, 1],
  ]);
  expect(items[1]?.datesOn({ firstDay: "2026-12-03", lastDay: "2026-12-07" })).toEqual({
    start_date: "2026-12-03",
    end_date: "2026-12-07",
  });
});

test("work of the tray that is put on days keeps an end that its hours decide", () => {
  const row = { ...rowOf("estimation"), estimation_hours: 14, end_date: null } as ProjectListRow;
  const [item] = undatedItems([row], RULES);
  expect(item?.datesOn({ firstDay: "2026-12-01", lastDay: "2026-12-02" })).toEqual({
    start_date: "2026-12-01",
    end_date: null,
  });
});
