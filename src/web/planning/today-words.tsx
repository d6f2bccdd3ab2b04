import { planningDay } from "#domain/planning/planning.messages.ts";
import type { PlanningPage } from "./use-planning-page.ts";

/**
 * What a planning says before its days: how much is late, and the first free day of one person. In a team each has
 * their own, which its rows say. A phone has one line for it.
 */
export function TodayWords({
  plans,
  freeDays,
  today,
  onPhone,
  scope,
  choice,
}: Pick<PlanningPage, "plans" | "freeDays" | "today" | "onPhone" | "scope" | "choice">) {
  const lateCount = plans.filter(({ late }) => late !== null).length;
  const isOfOnePerson = choice === null || scope === "mine";
  const freeDay = isOfOnePerson ? freeDays[0] : undefined;
  const freeWords = freeDay === undefined || freeDay === today ? "aujourd'hui" : planningDay(freeDay);
  return [
    lateCount === 0 ? "" : `${lateCount}${onPhone ? "" : ` projet${lateCount > 1 ? "s" : ""}`} en retard`,
    freeDay === undefined ? "" : `${lateCount === 0 ? "Ton" : "ton"} premier jour libre\u00A0: ${freeWords}`,
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
