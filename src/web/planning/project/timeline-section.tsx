import { spanAround } from "#domain/planning/task-spans.ts";
import { OTHER_TASKS } from "#domain/projects/project.messages.ts";
import { progressPercent, sectionsOf } from "#domain/projects/task.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { TaskBar } from "./task-bar.ts";
import { columnsOf } from "./task-bar.ts";
import type { LaneProps } from "./timeline-rows.tsx";
import { NAME, TaskRow } from "./timeline-rows.tsx";

type Props = LaneProps & {
  today: CalendarDate;
  isDoneShown: boolean;
  takenId: string | null;
  handlersOf: ReturnType<typeof useBarDrag<TaskBar>>["handlersOf"] | null;
  open: ((bar: TaskBar) => void) | null;
};

// A phone has no room for more tasks at once.
const MOST_UNFOLDED = 12;

/** The tasks of a project under their headings. Of many, a phone opens first what is being done. */
export function TimelineSections({ label, bars, ...lane }: Props & { label: string; bars: readonly TaskBar[] }) {
  const onPhone = useOnPhone();
  const sections = sectionsOf(bars.map((bar) => ({ ...bar, section: bar.task.section })));
  const current = sections.findIndex(({ tasks }) => tasks.some(({ task }) => !task.done));
  const isFolded = onPhone && bars.length > MOST_UNFOLDED;
  return (
    <ol aria-label={label} className="relative">
      {sections.map(({ name, tasks: rows }, rank) => (
        <TimelineSection
          key={rows[0]?.id}
          {...{ name, rows, ...lane }}
          isNamed={name !== "" || rank > 0}
          isFirstOpen={!isFolded || rank === current}
        />
      ))}
    </ol>
  );
}

// The tasks under a heading, which folds them. Once all of them are done and out of sight, so is their heading.
function TimelineSection({
  name,
  rows,
  isNamed,
  isFirstOpen,
  isDoneShown,
  takenId,
  handlersOf,
  open,
  ...lane
}: Props & {
  name: string;
  rows: readonly TaskBar[];
  /** Its heading is seen: there are others. */
  isNamed: boolean;
  isFirstOpen: boolean;
}) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  const shownRows = rows.filter(({ task }) => isDoneShown || !task.done);
  if (shownRows.length === 0) return null;
  return (
    <li>
      {isNamed && (
        <SectionRow name={name || OTHER_TASKS} {...{ rows, isOpen, ...lane }} toggle={() => setOpen(!isOpen)} />
      )}
      {(isOpen || !isNamed) && (
        <ol aria-label={name || OTHER_TASKS}>
          {shownRows.map((bar) => (
            <TaskRow
              key={bar.id}
              {...{ bar, ...lane }}
              isTaken={takenId === bar.id}
              handlers={handlersOf && handlersOf(bar)}
              open={open && (() => open(bar))}
            />
          ))}
        </ol>
      )}
    </li>
  );
}

// A heading of tasks, with how far they are and the days they take.
function SectionRow({
  name,
  rows,
  isOpen,
  toggle,
  days,
  columns,
}: { name: string; rows: readonly TaskBar[]; isOpen: boolean; toggle: () => void } & LaneProps) {
  const doneCount = rows.filter(({ task }) => task.done).length;
  const around = spanAround(rows);
  return (
    <div className="flex border-t border-line">
      <h3 className={cx(NAME, "font-sans text-fine font-[700]")}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className="flex min-h-11 w-full items-center gap-1.5 px-2 py-1 text-left hover:bg-sunk md:min-h-8 md:px-3"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="figures font-normal whitespace-nowrap text-quiet">
              {doneCount} sur {rows.length}
            </span>
          </span>
          <ChevronDown aria-hidden className={cx("size-4 shrink-0 text-quiet", isOpen && "rotate-180")} />
        </button>
      </h3>
      <div aria-hidden className="grid flex-1 items-center" style={{ gridTemplateColumns: columns }}>
        {around && (
          <span
            className="relative mx-1 h-1.5 overflow-clip rounded-full bg-edge"
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

/** One line for all that is done, which shows it. */
export function DoneRow({ count, isOpen, toggle }: { count: number; isOpen: boolean; toggle: () => void }) {
  return (
    <div className="relative z-20 bg-paper">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        className="sticky left-0 flex min-h-11 w-[calc(100vw-2.25rem)] items-center gap-2 px-2 text-fine text-quiet
          hover:text-ink md:w-auto md:min-h-9 md:px-3"
      >
        <Check aria-hidden className="size-4 shrink-0 text-good" />
        <span>
          {count} tâche{count > 1 ? "s" : ""} faite{count > 1 ? "s" : ""}
        </span>
        <ChevronDown aria-hidden className={cx("size-4 shrink-0 max-md:ml-auto", isOpen && "rotate-180")} />
      </button>
    </div>
  );
}
