import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { LATE_TRAY } from "./tray/tray-items.ts";
import type { PlanningPage } from "./use-planning-page.ts";

// It has its line before it is there.
const FreeSentence = onDemand(
  async () => (await import("./day/free-sentence.tsx")).FreeSentence,
  () => "\u00A0",
);

/**
 * What a planning says before its days: how much is late, and the first free day of one person, or of a team by whoever
 * has it. A phone has one line for it, and no room for that of a team.
 */
export function TodayWords({
  plans,
  planning,
  today,
  onPhone,
  scope,
  choice,
  view,
  setView,
}: Pick<PlanningPage, "view" | "setView" | "plans" | "planning" | "today" | "onPhone" | "scope" | "choice">) {
  const lateCount = plans.filter(({ late }) => late !== null).length;
  const isOfOnePerson = choice === null || scope === "mine";
  const lateWords = `${lateCount}${onPhone ? "" : ` projet${lateCount > 1 ? "s" : ""}`} en retard`;
  const freeSentence = (isOfOnePerson || !onPhone) && (
    <FreeSentence {...{ planning, today }} isOfTeam={!isOfOnePerson} />
  );
  if (lateCount === 0) return freeSentence;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 md:max-w-136">
      <button
        type="button"
        onClick={() => {
          // The tasks of one project have no tray beside them.
          if (view === "project") setView("week");
          setTimeout(showLate);
        }}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-bad bg-paper px-3.5
          text-fine max-md:px-3
          font-[550] whitespace-nowrap text-bad hover:bg-sunk md:min-h-9"
      >
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {lateWords}
        <ChevronDown aria-hidden className="size-4 shrink-0 max-md:hidden" />
      </button>
      {freeSentence}
    </span>
  );
}

// What is late waits in the tray, which may be far below.
function showLate() {
  const tray = document.getElementById(LATE_TRAY);
  tray?.scrollIntoView({ block: "start", behavior: "smooth" });
  tray?.focus({ preventScroll: true });
}
