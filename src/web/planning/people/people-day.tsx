import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn } from "#domain/company/closures/closures.ts";
import { planningMessages } from "#domain/planning/planning.messages.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { isWorkOn, minutesByDay } from "#domain/planning/staffed-work.ts";
import { teamDaySentences } from "#domain/planning/team-load.messages.ts";
import type { PersonLoad } from "#domain/planning/workload.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { cx } from "class-variance-authority";
import { TreePalm } from "lucide-react";
import { BarDetails } from "../bar-details.tsx";
import type { CarriedTo } from "../bars/dropped-plans.ts";
import { carriedWords, plansAfterCarry, plansAfterDrag } from "../bars/dropped-plans.ts";
import { CarriedWords } from "../carried-words.tsx";
import { LateHours } from "../day/late-hours.tsx";
import { Keys, KeysLine } from "../keys-line.tsx";
import { useBarDrag } from "../use-bar-drag.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { wholeDayOf } from "../use-planning.ts";
import { DayBlock } from "./day-block.tsx";
import type { PlacedBlock } from "./day-blocks.ts";
import { placedBlocks } from "./day-blocks.ts";
import { DayRowHead } from "./day-row-head.tsx";
import type { PlanningRow } from "./planning-rows.ts";
import { moveOfDrag, NOBODY, plansOfRow } from "./planning-rows.ts";

type DayParts = {
  date: CalendarDate;
  rows: readonly PlanningRow[];
  plans: readonly PlannedProject[];
  closures: readonly Closure[];
  absences: readonly Absence[];
  minutesADay: number;
};

/**
 * One day on a wide screen: a row for each person, with their works one after the other, each exactly as long as its
 * hours. A line marks where the day is full. A work carried to another row is given to somebody else. `move`: null for
 * who may not.
 */
export function PeopleDay({
  date,
  today,
  rows,
  plans,
  closures,
  absences,
  minutesADay,
  carriedTo,
  move,
}: DayParts & {
  today: CalendarDate;
  /** Where work of the tray would go that a hand carries. */
  carriedTo: CarriedTo | null;
  move: ((move: Move) => void) | null;
}) {
  const { drag, handlersOf, ground } = useBarDrag<PlannedProject>(
    (last) => move?.(moveOfDrag(last)),
    rows.map(({ id }) => id),
  );
  const { site } = useTradeWords();
  const shownPlans = plans.filter((plan) => isWorkOn(plan, date, closures));
  const time = { minutesADay, closures, absences };
  // What a hand carries weighs already where it would go.
  const plansAfter = drag ? plansAfterDrag(plans, drag) : carriedTo ? plansAfterCarry(plans, carriedTo) : plans;
  const parts = rows.map((row) => {
    const userId = row.id === NOBODY ? null : row.id;
    const isAway = absenceOn(date, row.id, absences) !== null;
    const blocks = plansOfRow(shownPlans, row)
      .map((plan) => ({ plan, minutes: minutesByDay(plan, userId, time).get(date) ?? 0 }))
      // What somebody else does for them is theirs no more.
      .filter(({ minutes }) => !isAway || minutes > 0);
    return { row, blocks, loads: workloadOf(plansAfter, userId, [date], time) };
  });
  const widest = parts.map(({ blocks }) => blocks.reduce((sum, { minutes }) => sum + minutes, 0));
  const scaleMinutes = Math.max(minutesADay, ...widest);
  return (
    <BarDetails {...{ plans, closures, move }}>
      <div ref={ground} className="overflow-clip rounded-card border border-line bg-paper">
        <p className="figures border-b border-line px-4 py-2.5 font-[550] whitespace-normal">
          {dayWords({ date, rows, plans, time })}
          {date === today && shownPlans.map((plan) => <LateHours key={plan.id} {...LATE_LINE} {...{ plan, today }} />)}
        </p>
        <HoursScale scaleMinutes={scaleMinutes} minutesADay={minutesADay} />
        <ol aria-label="Personnes" className="divide-y divide-line">
          {parts.map(({ row, blocks, loads }) => (
            <DayRow
              key={row.id}
              {...{ row, date, scaleMinutes, minutesADay }}
              blocks={placedBlocks(blocks, scaleMinutes)}
              load={personLoad(loads, row.id, time)}
              absence={absenceOn(date, row.id, absences)}
              isTarget={drag ? drag.toRow === row.id && drag.row !== row.id : carriedTo?.row === row.id}
              takenId={drag?.row === row.id ? drag.plan.id : null}
              handlersOf={move && handlersOf}
            />
          ))}
        </ol>
      </div>
      <CarriedWords words={drag && carriedWords(drag, { plans, rows, days: [date], today, time, site })} />
      {move && (
        <KeysLine>
          <Keys names="↑ ↓">{planningMessages.giveAway}</Keys>
          <Keys names="← →">changer de jour</Keys>
        </KeysLine>
      )}
    </BarDetails>
  );
}

// What the day is for all of them. It stays while a hand carries something, so that nothing moves under it.
function dayWords({ date, rows, plans, time }: Pick<DayParts, "date" | "rows" | "plans"> & { time: WorkingTime }) {
  const loadsOf = ({ id }: PlanningRow) => workloadOf(plans, id === NOBODY ? null : id, [date], time);
  const team = rows
    .filter(({ id }) => id !== NOBODY)
    .map((row) => ({ name: row.name, load: personLoad(loadsOf(row), row.id, time) }));
  const nobody = rows.find(({ id }) => id === NOBODY);
  return teamDaySentences(team, nobody && loadsOf(nobody)[0]?.minutes);
}

const LATE_LINE = { isNamed: true, className: "block text-fine font-normal text-quiet" } as const;

// Works have a length and no time of day: what stands over them measures, and is no clock.
function HoursScale({ scaleMinutes, minutesADay }: { scaleMinutes: number; minutesADay: number }) {
  const fullPercent = percentOf(minutesADay, scaleMinutes);
  return (
    <div className="flex border-b border-line text-tiny text-quiet">
      <span className="flex w-48 shrink-0 items-center px-4 py-1.5">Une case = 1 h de travail</span>
      <span aria-hidden className="figures flex min-w-0 flex-1 border-l border-line">
        <span
          className="flex min-w-0 items-center gap-2 px-2 before:h-px before:flex-1 before:bg-edge after:h-px
            after:flex-1 after:bg-edge"
          style={{ width: `${fullPercent}%` }}
        >
          Journée de {formatMinutes(minutesADay)}
        </span>
        {scaleMinutes > minutesADay && (
          <span className="flex min-w-0 flex-1 items-center truncate px-2 font-[550] text-bad">en trop</span>
        )}
      </span>
    </div>
  );
}

function DayRow({
  row,
  date,
  blocks,
  load,
  absence,
  scaleMinutes,
  minutesADay,
  isTarget,
  takenId,
  handlersOf,
}: {
  row: PlanningRow;
  date: CalendarDate;
  blocks: readonly PlacedBlock<PlannedProject>[];
  load: PersonLoad;
  absence: Absence | null;
  /** What the whole width stands for. */
  scaleMinutes: number;
  minutesADay: number;
  isTarget: boolean;
  takenId: string | null;
  handlersOf: ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"] | null;
}) {
  return (
    <li data-person={row.id} className="flex">
      <DayRowHead
        {...{ row, load }}
        wholeDay={wholeDayOf(blocks.map(({ plan }) => plan))}
        isAway={absence !== null}
        blockCount={blocks.length}
      />
      <div
        data-day={date}
        className={cx(
          "relative grid min-h-16 min-w-0 flex-1 auto-rows-max content-center gap-y-1 border-l border-line py-2",
          isTarget && "bg-act-pale outline-2 -outline-offset-2 outline-act",
          absence && "hatched",
        )}
      >
        {!absence && <HourLines scaleMinutes={scaleMinutes} />}
        {row.id !== NOBODY && scaleMinutes > minutesADay && (
          <span
            aria-hidden
            className={cx(
              "absolute inset-y-0 right-0 border-l-2",
              load.overMinutes > 0
                ? "border-bad bg-[color-mix(in_oklab,var(--bad)_12%,transparent)]"
                : "border-dashed border-edge",
            )}
            style={{ left: `${percentOf(minutesADay, scaleMinutes)}%` }}
          />
        )}
        {absence && (
          <span
            className={cx(
              "pointer-events-none absolute inset-y-0 right-3 z-20 my-auto flex size-fit items-center gap-1",
              "rounded-inner bg-paper px-2 py-0.5 text-fine font-[550]",
            )}
          >
            <TreePalm aria-hidden className="size-4 text-quiet" />
            {absence.label}
          </span>
        )}
        {blocks.map((block) => (
          <DayBlock
            key={block.plan.id}
            {...{ block }}
            isMissed={absence !== null}
            rowId={row.id}
            hue={row.hue}
            isTaken={takenId === block.plan.id}
            handlers={handlersOf && !block.plan.isOver ? handlersOf(block.plan, row.id) : null}
          />
        ))}
      </div>
    </li>
  );
}

function HourLines({ scaleMinutes }: { scaleMinutes: number }) {
  const hourPercent = percentOf(60, scaleMinutes);
  const line = `transparent 0 calc(${hourPercent}% - 1px), var(--line) calc(${hourPercent}% - 1px) ${hourPercent}%`;
  return (
    <span
      aria-hidden
      className="absolute inset-0"
      style={{ backgroundImage: `repeating-linear-gradient(to right, ${line})` }}
    />
  );
}
