import type { TaskAnswer } from "#api/tasks.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { changedSpan } from "#domain/planning/bar-change.ts";
import { spanWords } from "#domain/planning/planning.messages.ts";
import { openingDayOf } from "#domain/planning/task-spans.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { Keys, KeysLine } from "../keys-line.tsx";
import { useBarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";
import { MoveNote } from "./move-note.tsx";
import type { TaskBar } from "./task-bar.ts";
import { barsOfTasks, daysAround, daysOfLateness } from "./task-bar.ts";
import { TaskDaysForm } from "./task-days-form.tsx";
import { DayColumn, DayHead } from "./timeline-days.tsx";
import { TimelineLegend } from "./timeline-rows.tsx";
import { DoneRow, TimelineSections } from "./timeline-section.tsx";
import { TimelineSummary } from "./timeline-summary.tsx";
import { useMoveTask } from "./use-move-task.ts";
import { useOpeningDay } from "./use-opening-day.ts";

// A phone shows a week beside the names. Columns narrower than this are under no finger, and a long work has many.
const DAYS = "[--day:2rem] md:[--day:2.5rem]";
const TIGHT_DAYS = "[--day:1.75rem]";
const MOST_WIDE_DAYS = 35;
// A wide screen has room for what is done, as long as it is not most of it.
const MOST_DONE_SHOWN = 5;

type Props = {
  plan: PlannedProject;
  tasks: readonly TaskAnswer[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  manages: boolean;
};

/** The tasks of a project under their headings, each a bar over its days, which a hand may move and stretch. */
export function ProjectTimeline({ plan, tasks, today, closures, absences, hoursADay, manages }: Props) {
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences, today, workerId: null };
  const barsOf = (some: readonly TaskAnswer[]) => barsOfTasks(some, plan, time);
  const { tasksNow, moveTask, remarks, dropRemarks, followAlong } = useMoveTask({ plan, tasks, closures, barsOf });
  const [taskInForm, setTaskInForm] = useState<TaskBar | null>(null);
  const { drag, handlersOf } = useBarDrag<TaskBar>(({ plan: bar, change }) =>
    moveTask({ task: bar.task, span: changedSpan(bar, change) }),
  );
  const bars = barsOf(tasksNow);
  const barsLeft = bars.filter(({ task }) => !task.done);
  const doneCount = bars.length - barsLeft.length;
  const [isDoneShown, setDoneShown] = useDoneShown(doneCount, bars.length);
  const days = daysAround([plan, ...bars, ...daysOfLateness(bars, today)]);
  const { scroller, showDay, isCut, look } = useOpeningDay(days, openingDayOf(barsLeft, today), today);
  const target = drag && changedSpan(drag.plan, drag.change);
  const mayMove = manages && !plan.isOver;
  const columns = `repeat(${days.length}, minmax(0, 1fr))`;
  return (
    <>
      <TimelineSummary {...{ plan, bars, today, closures }} tasks={tasksNow} />
      {remarks && <MoveNote {...{ remarks, followAlong }} close={dropRemarks} />}
      <div className="relative [--names:9rem] md:[--names:14rem]">
        <div
          ref={scroller}
          onScroll={look}
          className={cx(
            "overflow-x-auto rounded-card border border-line bg-paper",
            days.length > MOST_WIDE_DAYS ? TIGHT_DAYS : DAYS,
          )}
        >
          <div className="relative" style={{ minWidth: `calc(var(--names) + ${days.length} * var(--day))` }}>
            <div
              aria-hidden
              data-days
              className="absolute inset-y-0 right-0 left-(--names) grid"
              style={{ gridTemplateColumns: columns }}
            >
              {days.map((date) => (
                <DayColumn key={date} {...{ date, plan, today, closures, target }} />
              ))}
            </div>
            <TimelineHead {...{ days, columns, today, closures, showDay }} />
            {doneCount > 0 && doneCount < bars.length && (
              <DoneRow count={doneCount} isOpen={isDoneShown} toggle={() => setDoneShown(!isDoneShown)} />
            )}
            <TimelineSections
              label={`Tâches de « ${plan.name} »`}
              {...{ bars, days, columns, today, isDoneShown }}
              takenId={drag?.plan.id ?? null}
              handlersOf={mayMove ? handlersOf : null}
              open={mayMove ? setTaskInForm : null}
            />
          </div>
          <p role="status" className="sr-only">
            {drag && target && spanWords(drag.plan.task.title, target)}
          </p>
        </div>
        {isCut.isBefore && <Shade className="left-(--names) bg-linear-to-r" />}
        {isCut.isAfter && <Shade className="right-px bg-linear-to-l" />}
      </div>
      <TimelineLegend bars={bars.filter(({ task }) => isDoneShown || !task.done)} />
      {mayMove && (
        <KeysLine>
          <Keys names="Flèches">déplacer</Keys>
          <Keys names="Maj + flèches">changer la fin</Keys>
        </KeysLine>
      )}
      <TaskForm bar={taskInForm} closures={closures} save={moveTask} close={() => setTaskInForm(null)} />
    </>
  );
}

// That more days stand on a side.
function Shade({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        "pointer-events-none absolute inset-y-px z-20 w-4 from-[color-mix(in_oklab,var(--ink)_12%,transparent)]",
        className,
      )}
    />
  );
}

// What is done is behind one line, so that what goes on now comes first. All of it is seen once nothing is left.
function useDoneShown(doneCount: number, count: number) {
  const onPhone = useOnPhone();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = doneCount === count || (choice ?? (!onPhone && doneCount <= MOST_DONE_SHOWN));
  return [isShown, setChoice] as const;
}

function TimelineHead({
  days,
  columns,
  today,
  closures,
  showDay,
}: {
  days: readonly CalendarDate[];
  columns: string;
  showDay: (day: CalendarDate) => void;
} & Pick<Props, "today" | "closures">) {
  return (
    <div className="relative flex border-b border-line">
      <div className="sticky left-0 z-20 flex w-(--names) shrink-0 items-end border-r border-line bg-paper">
        {days.includes(today) && (
          <Button look="quiet" className="px-2! text-fine! md:px-3!" onClick={() => showDay(addDays(today, -1))}>
            Aujourd'hui
          </Button>
        )}
      </div>
      <div aria-hidden className="grid flex-1" style={{ gridTemplateColumns: columns }}>
        {days.map((date, rank) => (
          <DayHead key={date} {...{ date, today, closures }} isMonthNamed={rank === 0 || date.endsWith("-01")} />
        ))}
      </div>
    </div>
  );
}

type Save = ReturnType<typeof useMoveTask>["moveTask"];

function TaskForm({
  bar,
  closures,
  save,
  close,
}: {
  bar: TaskBar | null;
  closures: readonly Closure[];
  save: Save;
  close: () => void;
}) {
  return (
    <Drawer title={bar?.task.title ?? ""} open={bar !== null} onClose={close} isSheet>
      {bar && (
        <TaskDaysForm
          bar={bar}
          closures={closures}
          save={(span) => {
            save({ task: bar.task, span });
            close();
          }}
        />
      )}
    </Drawer>
  );
}
