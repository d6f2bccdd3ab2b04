import type { Bar } from "#domain/planning/planning.ts";
import { STAGE_WORDS } from "#domain/projects/stages/stage.messages.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { customerOfPlan, KEYS_HINT, planLook } from "./planned-card.tsx";
import type { useBarDrag } from "./use-bar-drag.ts";
import type { PlannedProject } from "./use-planning.ts";

/** A project over its days of a week: a link, and what a hand takes when `handlers` are given. */
export function PlannedBar({
  bar: { item, from, to, row, isFromBefore, isCutAfter },
  isTall,
  isTaken,
  rowId = "",
  handlers,
}: {
  bar: Bar<PlannedProject>;
  isTall: boolean;
  isTaken: boolean;
  /** The row that shows it, where a project may be in several. */
  rowId?: string;
  handlers: ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]> | null;
}) {
  const { project } = item;
  return (
    <Link
      to="/project/$id"
      params={{ id: project.id }}
      title={`${project.name} · ${customerOfPlan(item)}`}
      data-bar={project.id}
      data-row={rowId}
      draggable={false}
      aria-describedby={handlers ? KEYS_HINT : undefined}
      {...handlers}
      className={cx(
        "relative z-10 min-w-0 border border-l-4 px-2 py-1 select-none",
        planLook(item),
        handlers && "cursor-grab touch-pan-y [-webkit-touch-callout:none]",
        isTaken && "z-30 opacity-80 shadow-float",
        isTall ? "min-h-12" : "min-h-7 text-fine",
        isFromBefore ? "ml-0 rounded-l-none" : "ml-1 rounded-l-inner",
        isCutAfter ? "mr-0 rounded-r-none border-r-0" : "mr-1 rounded-r-inner",
      )}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: row + 2 }}
    >
      <span className={cx("font-[550]", isTall ? "line-clamp-2 leading-tight hyphens-auto" : "block truncate")}>
        {project.name}
      </span>
      {isTall && !(rowId !== "" && from === to) && (
        <span className="block truncate text-fine text-quiet">{factsOf(item)}</span>
      )}
      {handlers && !isFromBefore && <span data-part="first" className={cx(EDGE, "-left-1")} />}
      {handlers && !isCutAfter && <span data-part="last" className={cx(EDGE, "right-0")} />}
    </Link>
  );
}

const EDGE = "absolute inset-y-0 w-3 cursor-ew-resize";

function factsOf(plan: PlannedProject): string {
  const { tasks_total, tasks_done, stage } = plan.project;
  const left = tasks_total - tasks_done;
  const tasks = tasks_total === 0 ? "" : left === 0 ? "tout est fait" : `${tasks_done}/${tasks_total} tâches`;
  const state = plan.late !== null ? "en retard" : stage === "waiting" ? STAGE_WORDS.waiting.toLowerCase() : "";
  return [state, customerOfPlan(plan), tasks].filter((fact) => fact !== "").join(" · ");
}
