import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { KEYS_HINT, planLook } from "../planned-card.tsx";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";

/** A work on a day after its first one shown, on one line: its name, and which of its days it is. */
export function FollowingWork({
  plan,
  rankWords,
  carriedLine,
  isPast,
  isTaken,
  hue,
  handlers,
}: {
  plan: PlannedProject;
  /** Which of its days it is: « jour 2 sur 5 ». */
  rankWords: string;
  /** The hours that days before left to it, empty for none. */
  carriedLine: string;
  isPast: boolean;
  isTaken: boolean;
  /** The colour of its people: see `useHueOfWork`. */
  hue: string;
  handlers: ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]> | null;
}) {
  return (
    <div
      data-carried
      className={cx(
        "rounded-card border border-l-4",
        planLook(plan, hue),
        isPast && "opacity-75",
        isTaken && "relative z-30 rotate-1 opacity-90 shadow-float",
      )}
    >
      <Link
        to="/project/$id"
        params={{ id: plan.id }}
        {...(handlers && { ...handlers, draggable: false, "aria-describedby": KEYS_HINT })}
        className={cx(
          "flex min-h-11 flex-col justify-center px-3 py-1",
          handlers && "touch-pan-y select-none [-webkit-touch-callout:none]",
        )}
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate">{plan.name}</span>
          <span className="figures shrink-0 text-fine whitespace-nowrap text-quiet">{rankWords}</span>
        </span>
        {carriedLine !== "" && (
          <span className="figures text-fine leading-snug font-[550] whitespace-normal">{carriedLine}</span>
        )}
      </Link>
    </div>
  );
}
