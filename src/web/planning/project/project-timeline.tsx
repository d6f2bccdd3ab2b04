import type { TaskAnswer } from "#api/tasks.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { changedSpan } from "#domain/planning/bar-change.ts";
import { closureDays } from "#domain/planning/closures.messages.ts";
import type { Closure } from "#domain/planning/closures.ts";
import { restOn } from "#domain/planning/closures.ts";
import { shortWeekday, spanWords } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import { spanAround, spansOfTasks } from "#domain/planning/task-spans.ts";
import { OTHER_TASKS } from "#domain/projects/project.messages.ts";
import { sectionsOf } from "#domain/projects/task.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays, daysBetween } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useState } from "react";
import { KEYS_HINT } from "../planned-bar.tsx";
import { useBarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";
import { TaskDaysForm } from "./task-days-form.tsx";
import { useMoveTask } from "./use-move-task.ts";

/** A task over its days. `isGiven`: it has days of its own. */
export type TimedTask = DaySpan & { id: string; task: TaskAnswer; isGiven: boolean };

// Fewer days than this leave a timeline half empty, and more are read by nobody.
const FEWEST_DAYS = 14;
const MOST_DAYS = 370;
const DAYS_AROUND = 5;

/** The tasks of a project under their headings, each a bar over its days, which a hand may move and stretch. */
export function ProjectTimeline({
  plan,
  tasks,
  today,
  closures,
  manages,
}: {
  plan: PlannedProject;
  tasks: readonly TaskAnswer[];
  today: CalendarDate;
  closures: readonly Closure[];
  manages: boolean;
}) {
  const { tasksNow, moveTask } = useMoveTask(plan, tasks, closures);
  const [taskInForm, setTaskInForm] = useState<TimedTask | null>(null);
  const { drag, handlersOf } = useBarDrag<TimedTask>(({ plan: timed, change }) =>
    moveTask({ task: timed.task, span: changedSpan(timed, change) }),
  );
  const spans = spansOfTasks(
    tasksNow.map(({ estimate_h: hours, first_day: firstDay, last_day: lastDay }) => ({ hours, firstDay, lastDay })),
    plan,
    closures,
  );
  const timedTasks = tasksNow.map((task, rank): TimedTask => ({
    id: task.id,
    task,
    ...(spans[rank] ?? { ...plan, isGiven: false }),
  }));
  const doneCount = tasksNow.filter(({ done }) => done).length;
  const sections = sectionsOf(timedTasks.map((timed) => ({ ...timed, section: timed.task.section })));
  const days = shownDays([plan, ...timedTasks]);
  const target = drag && changedSpan(drag.plan, drag.change);
  const mayMove = manages && plan.project.status !== "invoice";
  const columns = `repeat(${days.length}, minmax(0, 1fr))`;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-paper" tabIndex={-1}>
      <div
        className="relative min-w-[calc(var(--days)*var(--day))] md:min-w-[calc(14rem+var(--days)*var(--day))]"
        style={{ "--days": days.length, "--day": days.length > 35 ? "1.75rem" : "2.5rem" } as CSSProperties}
      >
        <div
          aria-hidden
          className="absolute inset-y-0 right-0 left-0 grid md:left-56"
          style={{ gridTemplateColumns: columns }}
        >
          {days.map((date) => (
            <span key={date} data-day={date} className={columnLook(date, { plan, today, closures, target })} />
          ))}
        </div>
        <div className="relative flex border-b border-line">
          <p className="sticky left-0 z-20 flex w-56 shrink-0 items-end border-r border-line bg-paper px-3 pb-2 text-fine text-quiet max-md:hidden">
            {doneCount} sur {tasks.length} faite{doneCount > 1 ? "s" : ""}
          </p>
          <div aria-hidden className="grid flex-1" style={{ gridTemplateColumns: columns }}>
            {days.map((date, rank) => (
              <DayHead key={date} {...{ date, today, closures }} namesMonth={rank === 0 || date.endsWith("-01")} />
            ))}
          </div>
        </div>
        <ol aria-label={`Tâches de « ${plan.name} »`} className="relative">
          {sections.map(({ name, tasks: rows }) => (
            <li key={rows[0]?.id}>
              {sections.length > 1 && <SectionRow name={name || OTHER_TASKS} {...{ rows, days, columns }} />}
              <ol aria-label={name || OTHER_TASKS}>
                {rows.map((timed) => (
                  <TaskRow
                    key={timed.id}
                    {...{ timed, days, columns, today }}
                    isTaken={drag?.plan.id === timed.id}
                    handlers={mayMove ? handlersOf(timed) : null}
                    open={mayMove ? () => setTaskInForm(timed) : null}
                  />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
      <p id={KEYS_HINT} hidden>
        Flèches : déplacer. Majuscule et flèches : changer le dernier jour. Entrée : poser, ou choisir les jours. Échap
        : laisser.
      </p>
      <p role="status" className="sr-only">
        {drag && target && spanWords(drag.plan.task.title, target)}
      </p>
      <Drawer
        title={taskInForm?.task.title ?? ""}
        open={taskInForm !== null}
        onClose={() => setTaskInForm(null)}
        isSheet
      >
        {taskInForm && (
          <TaskDaysForm
            timed={taskInForm}
            save={(span) => {
              moveTask({ task: taskInForm.task, span });
              setTaskInForm(null);
            }}
          />
        )}
      </Drawer>
    </div>
  );
}

// Around all of them, with a day before for a bar to be drawn to, and some after.
function shownDays(spans: readonly DaySpan[]): CalendarDate[] {
  const { firstDay = "", lastDay = "" } = spanAround(spans) ?? {};
  const count = Math.min(Math.max(daysBetween(firstDay, lastDay) + DAYS_AROUND, FEWEST_DAYS), MOST_DAYS);
  return Array.from({ length: count }, (_, rank) => addDays(firstDay, rank - 1));
}

function columnLook(
  date: CalendarDate,
  facts: { plan: DaySpan; today: CalendarDate; closures: readonly Closure[]; target: DaySpan | null },
): string {
  const { plan, today, closures, target } = facts;
  const isTarget = target !== null && date >= target.firstDay && date <= target.lastDay;
  return cx(
    "border-l border-line first:border-l-0",
    isTarget || date === today ? "bg-act-pale" : !isWorkingDay(date, closures) && "bg-sunk",
    isTarget && "outline-2 -outline-offset-2 outline-act outline-dashed",
    (date < plan.firstDay || date > plan.lastDay) && !isTarget && "opacity-50",
  );
}

function DayHead({
  date,
  today,
  closures,
  namesMonth,
}: {
  date: CalendarDate;
  today: CalendarDate;
  closures: readonly Closure[];
  namesMonth: boolean;
}) {
  const rest = restOn(date, closures);
  return (
    <span
      title={[formatLongDate(date), rest ?? ""].filter((part) => part !== "").join(" · ")}
      className="flex min-w-0 flex-col items-center py-1 text-tiny whitespace-nowrap text-quiet"
    >
      <span>{namesMonth ? monthOf(date) : shortWeekday(date).slice(0, 1)}</span>
      <span
        className={cx(
          "figures flex size-6 items-center justify-center rounded-full text-fine font-[550]",
          date === today ? "bg-act text-on-act" : "text-ink",
          rest !== null && "underline decoration-dotted underline-offset-4",
        )}
      >
        {Number(date.slice(8))}
      </span>
    </span>
  );
}

function monthOf(date: CalendarDate): string {
  return new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

type LaneProps = { days: readonly CalendarDate[]; columns: string };

// The columns of a bar, from 1.
function columnsOf({ firstDay, lastDay }: DaySpan, days: readonly CalendarDate[]): string {
  const [first = firstDay] = days;
  const from = Math.min(Math.max(daysBetween(first, firstDay), 0), days.length - 1);
  const to = Math.min(Math.max(daysBetween(first, lastDay), from), days.length - 1);
  return `${from + 1} / ${to + 2}`;
}

const NAME = "sticky left-0 z-20 md:w-56 md:shrink-0 md:border-r md:border-line md:bg-paper px-3";

function SectionRow({ name, rows, days, columns }: { name: string; rows: readonly TimedTask[] } & LaneProps) {
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
            className="relative mx-1 h-2 overflow-clip rounded-full bg-[color-mix(in_oklab,var(--ink)_22%,var(--paper))]"
            style={{ gridColumn: columnsOf(around, days) }}
          >
            <span
              className="absolute inset-y-0 left-0 bg-good"
              style={{ width: `${(100 * doneCount) / rows.length}%` }}
            />
          </span>
        )}
      </div>
    </div>
  );
}

function TaskRow({
  timed,
  days,
  columns,
  today,
  isTaken,
  handlers,
  open,
}: {
  timed: TimedTask;
  today: CalendarDate;
  isTaken: boolean;
  handlers: ReturnType<ReturnType<typeof useBarDrag<TimedTask>>["handlersOf"]> | null;
  open: (() => void) | null;
} & LaneProps) {
  const { task } = timed;
  const isLate = !task.done && timed.lastDay < today;
  const state = task.done ? "fait" : isLate ? "en retard" : "";
  const hours = task.estimate_h === 0 ? "" : `${String(task.estimate_h).replace(".", ",")} h`;
  return (
    <li className="flex border-t border-line max-md:flex-col">
      <p
        className={cx(NAME, "flex min-w-0 items-center gap-2 py-1.5 text-fine max-md:w-[calc(100vw-3rem)] max-md:pb-0")}
      >
        <span className={cx("min-w-0 flex-1 [overflow-wrap:anywhere]", task.done && "text-quiet line-through")}>
          {task.title}
        </span>
      </p>
      <div className="grid flex-1 items-center py-1" style={{ gridTemplateColumns: columns }}>
        <button
          type="button"
          disabled={handlers === null}
          data-bar={task.id}
          data-row=""
          aria-label={[task.title, hours, closureDays(timed), state].filter((part) => part !== "").join(", ")}
          aria-describedby={handlers ? KEYS_HINT : undefined}
          {...handlers}
          onClick={(event) => {
            handlers?.onClick(event);
            if (!event.defaultPrevented) open?.();
          }}
          className={cx(
            "relative z-10 mx-0.5 flex min-h-11 min-w-0 items-center gap-1 overflow-clip rounded-inner border px-2 text-left",
            "text-fine select-none md:min-h-8",
            barLook(timed, isLate),
            handlers && "cursor-grab touch-pan-y [-webkit-touch-callout:none]",
            isTaken && "z-30 opacity-80 shadow-float",
          )}
          style={{ gridColumn: columnsOf(timed, days) }}
        >
          {task.done && <Check aria-hidden className="size-4 shrink-0 text-good" />}
          <span aria-hidden className="figures truncate font-[550]">
            {hours}
          </span>
          {handlers && <span data-part="first" className={cx(EDGE, "left-0")} />}
          {handlers && <span data-part="last" className={cx(EDGE, "right-0")} />}
        </button>
      </div>
    </li>
  );
}

const EDGE = "absolute inset-y-0 w-3 cursor-ew-resize";

function barLook({ task, isGiven }: TimedTask, isLate: boolean): string {
  if (task.done) return "border-good bg-[color-mix(in_oklab,var(--good)_12%,var(--paper))]";
  if (isLate) return "border-bad bg-[color-mix(in_oklab,var(--bad)_10%,var(--paper))]";
  return isGiven
    ? "border-act bg-[color-mix(in_oklab,var(--act)_22%,var(--paper))]"
    : "border-act border-dashed bg-[color-mix(in_oklab,var(--act)_8%,var(--paper))]";
}
