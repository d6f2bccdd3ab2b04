import { closureDays } from "#domain/planning/planning.messages.ts";
import { spanAround } from "#domain/planning/task-spans.ts";
import { progressPercent } from "#domain/projects/task.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { inputText } from "#web/ui/number-field.tsx";
import { cx } from "class-variance-authority";
import { Check, TriangleAlert } from "lucide-react";
import { KEYS_HINT } from "../planned-card.tsx";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { TaskBar } from "./task-bar.ts";
import { columnsOf } from "./task-bar.ts";

type LaneProps = { days: readonly CalendarDate[]; columns: string };

const NAME = "sticky left-0 z-20 md:w-56 md:shrink-0 md:border-r md:border-line md:bg-paper px-3";

/** A heading of tasks, with how far they are and the days they take. */
export function SectionRow({ name, rows, days, columns }: { name: string; rows: readonly TaskBar[] } & LaneProps) {
  const doneCount = rows.filter(({ task }) => task.done).length;
  const around = spanAround(rows);
  return (
    <div className="flex border-t border-line max-md:flex-col">
      <h3
        className={cx(
          NAME,
          "flex min-w-0 items-baseline gap-2 py-2 font-sans text-fine font-[700] max-md:w-[calc(100vw-3rem)]",
        )}
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <span className="figures font-normal whitespace-nowrap text-quiet">
          {doneCount} sur {rows.length}
        </span>
      </h3>
      <div aria-hidden className="grid flex-1 items-center max-md:pb-2" style={{ gridTemplateColumns: columns }}>
        {around && (
          <span
            className="relative mx-1 h-2 overflow-clip rounded-full bg-edge"
            style={{ gridColumn: columnsOf(around, days) }}
          >
            <span
              className="absolute inset-y-0 left-0 bg-good"
              style={{ width: `${progressPercent(doneCount, rows.length)}%` }}
            />
          </span>
        )}
      </div>
    </div>
  );
}

/** A task over its days: what a hand takes when `handlers` are given. `open`: lets its days be typed. */
export function TaskRow({
  bar,
  days,
  columns,
  today,
  isTaken,
  handlers,
  open,
}: {
  bar: TaskBar;
  today: CalendarDate;
  isTaken: boolean;
  handlers: ReturnType<ReturnType<typeof useBarDrag<TaskBar>>["handlersOf"]> | null;
  open: (() => void) | null;
} & LaneProps) {
  const { task } = bar;
  const isLate = !task.done && bar.lastDay < today;
  const state = task.done ? "fait" : isLate ? "en retard" : "";
  const hours = task.estimate_h === 0 ? "" : `${inputText(task.estimate_h)} h`;
  return (
    <li className="flex border-t border-line max-md:flex-col">
      <p
        className={cx(NAME, "flex min-w-0 items-center gap-2 py-1.5 text-fine max-md:w-[calc(100vw-3rem)] max-md:pb-0")}
      >
        <span className={cx("min-w-0 flex-1 [overflow-wrap:anywhere]", task.done && "text-quiet line-through")}>
          {task.title}
        </span>
        <span className="figures whitespace-nowrap text-quiet">{hours}</span>
      </p>
      <div className="grid flex-1 items-center py-1" style={{ gridTemplateColumns: columns }}>
        <button
          type="button"
          disabled={handlers === null}
          data-bar={task.id}
          data-row=""
          aria-label={[task.title, hours, closureDays(bar), state].filter((part) => part !== "").join(", ")}
          aria-describedby={handlers ? KEYS_HINT : undefined}
          {...handlers}
          onClick={(event) => {
            handlers?.onClick(event);
            if (!event.defaultPrevented) open?.();
          }}
          className={cx(
            "group relative z-10 mx-0.5 flex min-h-11",
            "min-w-0 items-center gap-1 overflow-clip rounded-inner border px-1.5",
            "text-left text-fine select-none [--hue:var(--act)] md:min-h-8",
            barLook(bar, isLate),
            handlers && "cursor-grab touch-pan-y [-webkit-touch-callout:none]",
            isTaken && "z-30 opacity-80 shadow-float",
          )}
          style={{ gridColumn: columnsOf(bar, days) }}
        >
          {task.done && <Check aria-hidden className="size-4 shrink-0 text-good" />}
          {isLate && <TriangleAlert aria-hidden className="size-4 shrink-0 text-bad" />}
          {handlers && <span data-part="first" className={cx(EDGE, "left-0")} />}
          {handlers && <span data-part="last" className={cx(EDGE, "right-0")} />}
        </button>
      </div>
    </li>
  );
}

// What a hand draws: seen once it comes near, or once keys are on the bar.
const EDGE = cx(
  "absolute inset-y-0 w-3 cursor-ew-resize after:absolute after:inset-y-1.5 after:inset-x-1 after:rounded-full",
  "after:bg-(--hue) after:opacity-0 group-hover:after:opacity-70 group-focus-visible:after:opacity-70",
);

const DONE = "border-good bg-[color-mix(in_oklab,var(--good)_12%,var(--paper))]";
const LATE = "border-bad bg-[color-mix(in_oklab,var(--bad)_10%,var(--paper))]";
const GIVEN = "border-act bg-[color-mix(in_oklab,var(--act)_22%,var(--paper))]";
const PROPOSED = "border-act border-dashed bg-[color-mix(in_oklab,var(--act)_8%,var(--paper))]";

const LEGEND = [
  { look: PROPOSED, words: "place proposée, d'après les heures" },
  { look: GIVEN, words: "jours choisis" },
  { look: DONE, words: "faite" },
  { look: LATE, words: "en retard" },
];

function barLook({ task, isGiven }: TaskBar, isLate: boolean): string {
  if (task.done) return DONE;
  if (isLate) return LATE;
  return isGiven ? GIVEN : PROPOSED;
}

/** What the looks of bars say, under them. */
export function TimelineLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-fine text-quiet">
      {LEGEND.map(({ look, words }) => (
        <li key={words} className="flex items-center gap-2">
          <span aria-hidden className={cx("h-4 w-7 shrink-0 rounded-inner border", look)} />
          {words}
        </li>
      ))}
    </ul>
  );
}
