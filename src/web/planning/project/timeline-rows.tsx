import { closureDays, lateTaskWords, planningDay, weekName } from "#domain/planning/planning.messages.ts";
import { titleUnder } from "#domain/projects/title-under.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { cx } from "class-variance-authority";
import { Check, TriangleAlert } from "lucide-react";
import { KEYS_HINT } from "../planned-card.tsx";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { TaskBar } from "./task-bar.ts";
import { columnsOf } from "./task-bar.ts";

/** The days of a row, and the grid that holds them. */
export type LaneProps = { days: readonly CalendarDate[]; columns: string };

/** The look of what stands before the days of a row, and stays there. */
export const NAME = "sticky left-0 z-20 w-(--names) shrink-0 border-r border-line bg-paper text-left";

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
  const { task, isLate } = bar;
  const state = task.done ? "fait" : isLate ? lateTaskWords(bar.lastDay) : "";
  const hours = task.estimate_h === 0 ? "" : formatMinutes(minutesOfHours(task.estimate_h));
  return (
    <li className="flex border-t border-line">
      <TaskName {...{ bar, hours, open }} />
      <div className="grid flex-1 items-center" style={{ gridTemplateColumns: columns }}>
        {isLate && bar.lastDay < today && <Overrun {...{ bar, days, today }} />}
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
            "group relative z-10 row-start-1 flex min-h-11 min-w-0 select-none [--hue:var(--act)] md:min-h-10",
            handlers && "cursor-grab touch-pan-y [-webkit-touch-callout:none]",
            isTaken && "z-30 opacity-80",
          )}
          style={{ gridColumn: columnsOf(bar, days) }}
        >
          {/* What is seen is lower than what a finger takes. */}
          <span
            className={cx(
              "absolute inset-x-0.5 inset-y-2 flex items-center gap-1 overflow-clip rounded-inner border px-1",
              "md:inset-y-1",
              barLook(bar),
              isTaken && "shadow-float",
            )}
          >
            {task.done && <Check aria-hidden className="size-4 shrink-0 text-good" />}
            {isLate && <TriangleAlert aria-hidden className="size-4 shrink-0 text-bad" />}
          </span>
          {handlers && <span data-part="first" className={cx(EDGE, "left-0")} />}
          {handlers && <span data-part="last" className={cx(EDGE, "right-0")} />}
        </button>
      </div>
    </li>
  );
}

// A task with its hours and its days, said even where its bar is out of sight: of a late one, the day it was for. A tap
// lets its days be typed.
function TaskName({ bar, hours, open }: { bar: TaskBar; hours: string; open: (() => void) | null }) {
  const { task, firstDay, lastDay, isLate } = bar;
  const spanText = firstDay === lastDay ? planningDay(firstDay) : weekName(firstDay, lastDay).replace(/ \d{4}$/, "");
  const look = cx(NAME, "flex min-h-12 flex-col justify-center px-2 py-1 text-fine md:px-3");
  const content = (
    <>
      <span
        className={cx(
          "leading-tight [overflow-wrap:anywhere] max-md:line-clamp-2",
          task.done && "text-quiet line-through",
        )}
      >
        {titleUnder(task)}
      </span>
      <span className="text-tiny leading-snug text-quiet">
        {hours}
        {hours !== "" && " · "}
        {isLate ? <span className="font-[550] text-bad">{lateTaskWords(lastDay)}</span> : spanText}
      </span>
    </>
  );
  if (open === null) return <p className={look}>{content}</p>;
  return (
    <button type="button" className={cx(look, "hover:bg-sunk")} onClick={open}>
      <span className="sr-only">Changer les jours : </span>
      {content}
    </button>
  );
}

// The days by which a task is late, up to today: where its bar is out of sight, it is seen still.
function Overrun({ bar, days, today }: { bar: TaskBar; days: readonly CalendarDate[]; today: CalendarDate }) {
  const span = { firstDay: addDays(bar.lastDay, 1), lastDay: today };
  return (
    <span
      aria-hidden
      className="row-start-1 h-0 border-t-2 border-dotted border-bad"
      style={{ gridColumn: columnsOf(span, days) }}
    />
  );
}

// What a hand draws: seen once it comes near, or once keys are on the bar.
const EDGE = cx(
  "absolute inset-y-0 w-3 cursor-ew-resize after:absolute after:inset-y-2.5 after:inset-x-1 after:rounded-full",
  "after:bg-(--hue) after:opacity-0 group-hover:after:opacity-70 group-focus-visible:after:opacity-70",
);

const DONE = "border-good bg-[color-mix(in_oklab,var(--good)_12%,var(--paper))]";
const LATE = "border-bad bg-[color-mix(in_oklab,var(--bad)_10%,var(--paper))]";
const GIVEN = "border-act bg-[color-mix(in_oklab,var(--act)_22%,var(--paper))]";
const PROPOSED =
  "border-[color-mix(in_oklab,var(--act)_55%,var(--paper))] bg-[color-mix(in_oklab,var(--act)_7%,var(--paper))]";

const LEGEND = [
  { look: PROPOSED, words: "place proposée, d'après les heures" },
  { look: GIVEN, words: "jours choisis" },
  { look: DONE, words: "faite" },
  { look: LATE, words: "en retard, jusqu'à aujourd'hui en pointillé" },
];

function barLook({ task, isGiven, isLate }: TaskBar): string {
  if (task.done) return DONE;
  if (isLate) return LATE;
  return isGiven ? GIVEN : PROPOSED;
}

/** What the looks of the bars that are seen say, under them. */
export function TimelineLegend({ bars }: { bars: readonly TaskBar[] }) {
  const looks = new Set(bars.map(barLook));
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-fine text-quiet">
      {LEGEND.filter(({ look }) => looks.has(look)).map(({ look, words }) => (
        <li key={words} className="flex items-center gap-2">
          <span aria-hidden className={cx("h-4 w-7 shrink-0 rounded-inner border", look)} />
          {words}
        </li>
      ))}
    </ul>
  );
}
