import type { TaskAnswer } from "#api/tasks.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import { changedSpan } from "#domain/planning/bar-change.ts";
import { spanWords } from "#domain/planning/planning.messages.ts";
import { openingDayOf, spansOfTasks } from "#domain/planning/task-spans.ts";
import { OTHER_TASKS } from "#domain/projects/project.messages.ts";
import { sectionsOf } from "#domain/projects/task.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";
import { Keys, KeysLine } from "../keys-line.tsx";
import { useBarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";
import { daysAround } from "./task-bar.ts";
import type { TaskBar } from "./task-bar.ts";
import { TaskDaysForm } from "./task-days-form.tsx";
import { DayColumn, DayHead } from "./timeline-days.tsx";
import { SectionRow, TaskRow, TimelineLegend } from "./timeline-rows.tsx";
import { useMoveTask } from "./use-move-task.ts";
import { useOpeningDay } from "./use-opening-day.ts";

// Columns narrower than this are under no finger, and a long work has many.
const DAY_REMS = 2.5;
const TIGHT_DAY_REMS = 1.75;
const MOST_WIDE_DAYS = 35;

type Props = {
  plan: PlannedProject;
  tasks: readonly TaskAnswer[];
  today: CalendarDate;
  closures: readonly Closure[];
  manages: boolean;
};

/** The tasks of a project under their headings, each a bar over its days, which a hand may move and stretch. */
export function ProjectTimeline({ plan, tasks, today, closures, manages }: Props) {
  const { tasksNow, moveTask } = useMoveTask(plan, tasks, closures);
  const [taskInForm, setTaskInForm] = useState<TaskBar | null>(null);
  const { drag, handlersOf } = useBarDrag<TaskBar>(({ plan: bar, change }) =>
    moveTask({ task: bar.task, span: changedSpan(bar, change) }),
  );
  const bars = barsOfTasks(plan, tasksNow, closures);
  const sections = sectionsOf(bars.map((bar) => ({ ...bar, section: bar.task.section })));
  const days = daysAround([plan, ...bars]);
  const barsLeft = bars.filter(({ task }) => !task.done);
  const scroller = useOpeningDay(days, openingDayOf(barsLeft, today));
  const target = drag && changedSpan(drag.plan, drag.change);
  const mayMove = manages && !plan.isOver;
  const columns = `repeat(${days.length}, minmax(0, 1fr))`;
  const lanesWidth = `${days.length * (days.length > MOST_WIDE_DAYS ? TIGHT_DAY_REMS : DAY_REMS)}rem`;
  return (
    <>
      <div
        ref={scroller}
        className="overflow-x-auto rounded-card border border-line bg-paper [--names:0rem] md:[--names:14rem]"
      >
        <div className="relative" style={{ minWidth: `calc(var(--names) + ${lanesWidth})` }}>
          <div
            aria-hidden
            className="absolute inset-y-0 right-0 left-(--names) grid"
            style={{ gridTemplateColumns: columns }}
          >
            {days.map((date) => (
              <DayColumn key={date} {...{ date, plan, today, closures, target }} />
            ))}
          </div>
          <TimelineHead {...{ days, columns, today, closures }} tasks={tasksNow} />
          <ol aria-label={`Tâches de « ${plan.name} »`} className="relative">
            {sections.map(({ name, tasks: rows }) => (
              <li key={rows[0]?.id}>
                {sections.length > 1 && <SectionRow name={name || OTHER_TASKS} {...{ rows, days, columns }} />}
                <ol aria-label={name || OTHER_TASKS}>
                  {rows.map((bar) => (
                    <TaskRow
                      key={bar.id}
                      {...{ bar, days, columns, today }}
                      isTaken={drag?.plan.id === bar.id}
                      handlers={mayMove ? handlersOf(bar) : null}
                      open={mayMove ? () => setTaskInForm(bar) : null}
                    />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
        <p role="status" className="sr-only">
          {drag && target && spanWords(drag.plan.task.title, target)}
        </p>
      </div>
      <TimelineLegend />
      {mayMove && (
        <KeysLine>
          <Keys names="Flèches">déplacer</Keys>
          <Keys names="Maj + flèches">changer la fin</Keys>
        </KeysLine>
      )}
      <TaskForm bar={taskInForm} save={moveTask} close={() => setTaskInForm(null)} />
    </>
  );
}

function barsOfTasks(plan: PlannedProject, tasks: readonly TaskAnswer[], closures: readonly Closure[]): TaskBar[] {
  const timedTasks = tasks.map(({ estimate_h: hours, first_day: firstDay, last_day: lastDay }) => {
    return { hours, firstDay, lastDay };
  });
  const spans = spansOfTasks(timedTasks, plan, closures);
  return tasks.flatMap((task, rank) => {
    const span = spans[rank];
    return span === undefined ? [] : [{ id: task.id, task, ...span }];
  });
}

function TimelineHead({
  days,
  columns,
  tasks,
  today,
  closures,
}: { days: readonly CalendarDate[]; columns: string } & Pick<Props, "tasks" | "today" | "closures">) {
  const doneCount = tasks.filter(({ done }) => done).length;
  return (
    <div className="relative flex border-b border-line">
      <div className="sticky left-0 z-20 flex w-(--names) shrink-0 border-r border-line bg-paper max-md:hidden">
        <p className="figures self-end px-3 pb-2 text-fine text-quiet">
          {doneCount} sur {tasks.length} faite{doneCount > 1 ? "s" : ""}
        </p>
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

function TaskForm({ bar, save, close }: { bar: TaskBar | null; save: Save; close: () => void }) {
  return (
    <Drawer title={bar?.task.title ?? ""} open={bar !== null} onClose={close} isSheet>
      {bar && (
        <TaskDaysForm
          bar={bar}
          save={(span) => {
            save({ task: bar.task, span });
            close();
          }}
        />
      )}
    </Drawer>
  );
}
