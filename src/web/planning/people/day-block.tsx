import { missedWords } from "#domain/planning/workload.messages.ts";
import { percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useBarHandlers } from "../bars/bar-menu.tsx";
import { customerOfPlan, KEYS_HINT, planLook, townOfPlan } from "../planned-card.tsx";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";
import { wholeDayOf } from "../use-planning.ts";
import type { PlacedBlock } from "./day-blocks.ts";

/** A work in the row of a day: a bar as wide as its hours, with its name on it, or beside it where it is too short. */
export function DayBlock({
  block: { plan, minutes, fromPercent, widthPercent, line, labelPlace },
  isMissed,
  rowId,
  hue,
  isTaken,
  handlers,
}: {
  block: PlacedBlock<PlannedProject>;
  /** Nobody is there to do it. */
  isMissed: boolean;
  rowId: string;
  hue: string;
  isTaken: boolean;
  handlers: ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]> | null;
}) {
  const barHandlers = useBarHandlers(handlers);
  const isOn = labelPlace === "on";
  const endPercent = fromPercent + widthPercent;
  // A bar and the name beside it are one thing under a hand.
  const [leftPercent, rightPercent] =
    labelPlace === "after" ? [fromPercent, 0] : [labelPlace === "on" ? fromPercent : 0, 100 - endPercent];
  const wholePercent = 100 - leftPercent - rightPercent;
  const facts = [
    minutes === 0 ? "" : isMissed ? missedWords(minutes) : wholeDayOf([plan]) || formatMinutes(minutes),
    customerOfPlan(plan),
    townOfPlan(plan),
  ];
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id: plan.id, stepKey: "work" }}
      data-bar={plan.id}
      data-row={rowId}
      draggable={false}
      aria-describedby={handlers ? KEYS_HINT : undefined}
      {...barHandlers}
      className={cx(
        "group relative z-10 col-start-1 flex min-h-12 items-stretch rounded-inner select-none",
        labelPlace === "before" && "flex-row-reverse",
        handlers && "cursor-grab touch-pan-y [-webkit-touch-callout:none]",
        isTaken && "z-30 opacity-80",
      )}
      style={{ gridRow: line + 1, marginLeft: `${leftPercent}%`, marginRight: `${rightPercent}%` }}
    >
      <span
        className={cx(
          "flex min-w-1.5 shrink-0 flex-col justify-center rounded-inner border border-l-4",
          isOn ? "px-2 py-1" : "px-0",
          planLook(plan, hue),
          isTaken && "shadow-float",
        )}
        style={{ width: `${percentOf(widthPercent, wholePercent)}%` }}
      >
        {isOn && <Label name={plan.name} {...{ facts, isMissed }} />}
      </span>
      {!isOn && (
        <span className={cx("flex min-w-0 items-center px-1", labelPlace === "before" && "text-right")}>
          {/* The lines of the hours stop at its words. */}
          <span className="flex min-w-0 flex-col bg-paper px-1 group-hover:underline">
            <Label name={plan.name} {...{ facts, isMissed }} />
          </span>
        </span>
      )}
    </Link>
  );
}

function Label({ name, facts, isMissed }: { name: string; facts: readonly string[]; isMissed: boolean }) {
  return (
    <>
      <span className="line-clamp-2 leading-tight font-[550] [overflow-wrap:anywhere] hyphens-auto">{name}</span>
      <span className={cx("figures truncate text-fine", isMissed ? "font-[550] text-bad" : "text-quiet")}>
        {facts.filter((fact) => fact !== "").join(" · ")}
      </span>
    </>
  );
}
