import { planningDay } from "#domain/planning/planning.messages.ts";
import type { PlanningPage } from "./use-planning-page.ts";

/** What a planning says before its days: how much is late, and the first free day. A phone has one line for it. */
export function TodayWords({
  plans,
  freeDays,
  today,
  onPhone,
}: Pick<PlanningPage, "plans" | "freeDays" | "today" | "onPhone">) {
  const lateCount = plans.filter(({ late }) => late !== null).length;
  const [freeDay] = freeDays;
  const freeWords = freeDay === undefined || freeDay === today ? "aujourd'hui" : planningDay(freeDay);
  return [
    lateCount === 0 ? "" : `${lateCount}${onPhone ? "" : ` projet${lateCount > 1 ? "s" : ""}`} en retard`,
    freeDay === undefined ? "" : `${lateCount === 0 ? "Premier" : "premier"} jour libre\u00A0: ${freeWords}`,
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
