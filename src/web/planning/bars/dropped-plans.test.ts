import { workloadOf } from "#domain/planning/workload.ts";
import { expect, test } from "vitest";
import type { PlannedProject } from "../use-planning.ts";
import { carriedWords, hoursOfPlans, plansAfterCarry, plansAfterDrag } from "./dropped-plans.ts";

const TIME = { minutesADay: 420, closures: [], absences: [] };
const WEEK = ["2026-11-30", "2026-12-01", "2026-12-02"];
const INES = { id: "ines", name: "Inès", isMe: false, hue: "" };

// What weighs of a project.
function planOf(id: string, day: string, hours: number, people: string[]): PlannedProject {
  return {
    id,
    name: id,
    firstDay: day,
    lastDay: day,
    hours,
    left: null,
    people,
    firmness: "firm",
    isBegun: false,
    isOver: false,
  } as unknown as PlannedProject;
}

const PLANS = [planOf("boiler", "2026-11-30", 5, ["karim"]), planOf("sink", "2026-12-01", 6, ["ines"])];
const minutesOf = (plans: readonly PlannedProject[], userId: string) =>
  workloadOf(plans, userId, WEEK, TIME).map(({ minutes }) => minutes);

test("a project in a hand weighs where it would be dropped", () => {
  const change = { part: "whole", days: 1 } as const;
  const plans = plansAfterDrag(PLANS, { plan: PLANS[0] ?? planOf("", "", 0, []), change, row: "karim", toRow: "ines" });
  expect(minutesOf(plans, "ines")).toEqual([0, 660, 0]);
  expect(minutesOf(plans, "karim")).toEqual([0, 0, 0]);
});

test("work of the tray in a hand weighs on whoever is under it", () => {
  const plan = planOf("floor", "2026-12-01", 4, []);
  const span = { firstDay: "2026-12-01", lastDay: "2026-12-01" };
  expect(minutesOf(plansAfterCarry(PLANS, { span, row: "ines", plan }), "ines")).toEqual([0, 600, 0]);
});

test("the hours on the bars of somebody come to what they have", () => {
  const roof = planOf("roof", "2026-12-02", 7, ["karim", "ines"]);
  const hours = hoursOfPlans([...PLANS.slice(1), roof], INES, WEEK, { ...TIME, isTight: false });
  expect([...hours.values()].map((words) => words.replaceAll(/\s/g, " "))).toEqual(["6 h", "3 h 30"]);
  expect(minutesOf([...PLANS, roof], "ines")).toEqual([0, 360, 210]);
});

test("a project in a hand names the fullest of its own days, not of those on screen", () => {
  const rows = [INES, { id: "karim", name: "Karim", isMe: false, hue: "" }];
  const plans = [...PLANS, planOf("floor", "2026-12-02", 24, ["ines"])];
  const wordsOn = (days: readonly string[]) => {
    const [plan = planOf("", "", 0, [])] = plans;
    const drag = { plan, change: { part: "whole", days: 1 } as const, row: "karim", toRow: "ines" };
    const facts = { plans, rows, days, today: "2026-11-30", time: TIME, site: "chantier" };
    return carriedWords(drag, facts).replaceAll(/\s/g, " ");
  };
  expect(wordsOn(WEEK)).toBe("« boiler » : Inès · 11 h sur 7 h mar. 1er déc.");
  expect(wordsOn(["2026-12-01"])).toBe("« boiler » : Inès · 11 h sur 7 h ce jour-là");
});
