import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn } from "#domain/company/closures/closures.ts";
import { carriedWorks } from "#domain/planning/carried-hours.ts";
import { planningDay, planningMessages } from "#domain/planning/planning.messages.ts";
import { isWorkOn, minutesByDay } from "#domain/planning/staffed-work.ts";
import { roundHoursWords, teamDaySentences } from "#domain/planning/team-load.messages.ts";
import { carriedWorksWords, missedWords } from "#domain/planning/workload.messages.ts";
import type { PersonLoad } from "#domain/planning/workload.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { TreePalm } from "lucide-react";
import { BarDetails } from "../bar-details.tsx";
import { useBarHandlers } from "../bars/bar-menu.tsx";
import { Keys, KeysLine } from "../keys-line.tsx";
import { customerOfPlan, KEYS_HINT, planLook, townOfPlan } from "../planned-card.tsx";
import { useBarDrag } from "../use-bar-drag.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
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
 * One day on a wide screen: a row for each person, with their works one after the other, as long as their hours. A line
 * marks where the day is full. A work carried to another row is given to somebody else. `move`: null for who may not.
 */
export function PeopleDay({
  date,
  rows,
  plans,
  closures,
  absences,
  minutesADay,
  carriedRow,
  move,
}: DayParts & {
  /** The row over which work of the tray is carried. */
  carriedRow: string | null;
  move: ((move: Move) => void) | null;
}) {
  const { drag, handlersOf, ground } = useBarDrag<PlannedProject>(
    (last) => move?.(moveOfDrag(last)),
    rows.map(({ id }) => id),
  );
  const shownPlans = plans.filter((plan) => isWorkOn(plan, date, closures));
  const time = { minutesADay, closures, absences };
  const parts = rows.map((row) => {
    const userId = row.id === NOBODY ? null : row.id;
    const isAway = absenceOn(date, row.id, absences) !== null;
    const blocks = plansOfRow(shownPlans, row)
      .map((plan) => ({ plan, minutes: minutesByDay(plan, userId, time).get(date) ?? 0 }))
      // What somebody else does for them is theirs no more.
      .filter(({ minutes }) => !isAway || minutes > 0);
    return { row, blocks, loads: workloadOf(plans, userId, [date], time) };
  });
  const carriedLine = carriedWorksWords(carriedWorks(shownPlans, [date], time), date);
  const widest = parts.map(({ blocks }) => blocks.reduce((sum, { minutes }) => sum + minutes, 0));
  const scaleMinutes = Math.max(minutesADay, ...widest);
  const team = parts
    .filter(({ row }) => row.id !== NOBODY)
    .map(({ row, loads }) => ({ name: row.name, load: personLoad(loads, row.id, time) }));
  return (
    <BarDetails {...{ plans, closures, move }}>
      <div ref={ground} className="overflow-clip rounded-card border border-line bg-paper">
        <p className="figures border-b border-line px-4 py-2.5 font-[550] whitespace-normal">
          {teamDaySentences(team)}
          {carriedLine !== "" && <span className="block text-fine font-normal text-quiet">{carriedLine}</span>}
        </p>
        <div className="flex items-center border-b border-line py-1">
          <span className="w-48 shrink-0 px-3 text-tiny text-quiet">Heures de travail</span>
          <HoursScale scaleMinutes={scaleMinutes} minutesADay={minutesADay} />
        </div>
        <ol aria-label="Personnes" className="divide-y divide-line">
          {parts.map(({ row, blocks, loads }) => (
            <DayRow
              key={row.id}
              {...{ row, date, blocks, scaleMinutes, minutesADay }}
              load={personLoad(loads, row.id, time)}
              absence={absenceOn(date, row.id, absences)}
              isTarget={drag ? drag.toRow === row.id && drag.row !== row.id : carriedRow === row.id}
              takenId={drag?.row === row.id ? drag.plan.id : null}
              handlersOf={move && handlersOf}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {drag &&
            `« ${drag.plan.name} » : ${rows.find(({ id }) => id === drag.toRow)?.name ?? ""}, ${planningDay(date)}`}
        </p>
      </div>
      {move && (
        <KeysLine>
          <Keys names="↑ ↓">{planningMessages.giveAway}</Keys>
          <Keys names="← →">changer de jour</Keys>
        </KeysLine>
      )}
    </BarDetails>
  );
}

// As many hours have room beside one another.
const MOST_MARKS = 9;
// Where a day is full is said in words, which take the room of other marks.
const ROOM_OF_FULL_PERCENT = 26;

// The hours above the bars that they draw, with where a day is full.
function HoursScale({ scaleMinutes, minutesADay }: { scaleMinutes: number; minutesADay: number }) {
  const step = 60 * Math.max(1, Math.ceil(scaleMinutes / 60 / MOST_MARKS));
  const marks = Array.from({ length: Math.ceil(scaleMinutes / step) }, (_, rank) => rank * step);
  const fullPercent = percentOf(minutesADay, scaleMinutes);
  const isFree = (minutes: number) => {
    const percent = percentOf(minutes, scaleMinutes);
    return percent < fullPercent - ROOM_OF_FULL_PERCENT || (percent > fullPercent + 3 && percent < 98);
  };
  return (
    <span aria-hidden className="figures relative h-5 flex-1 text-tiny text-quiet">
      {marks.filter(isFree).map((minutes) => (
        <span
          key={minutes}
          className={cx("absolute whitespace-nowrap", minutes === 0 ? "pl-1" : "-translate-x-1/2")}
          style={{ left: `${percentOf(minutes, scaleMinutes)}%` }}
        >
          {roundHoursWords(minutes)}
        </span>
      ))}
      <span className="absolute -translate-x-full pr-1 whitespace-nowrap" style={{ left: `${fullPercent}%` }}>
        {formatMinutes(minutesADay)}, la journée
      </span>
    </span>
  );
}

// More works of one day stand on several lines.
const MOST_ABREAST = 5;
// A block so narrow holds a name on several lines, and nothing of its customer.
const NARROW_PERCENT = 34;

type Block = { plan: PlannedProject; minutes: number };

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
  blocks: readonly Block[];
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
      <DayRowHead {...{ row, load }} isAway={absence !== null} blockCount={blocks.length} />
      <div
        data-day={date}
        className={cx(
          "relative flex min-h-16 min-w-0 flex-1 items-stretch gap-0.5 border-l border-line py-2",
          blocks.length > MOST_ABREAST && "flex-wrap gap-y-1",
          isTarget && "bg-act-pale outline-2 -outline-offset-2 outline-act",
          absence && "hatched",
        )}
      >
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
              "pointer-events-none absolute inset-0 m-auto flex size-fit items-center gap-1 rounded-inner",
              "bg-paper px-2 py-0.5 text-fine font-[550]",
            )}
          >
            <TreePalm aria-hidden className="size-4 text-quiet" />
            {absence.label}
          </span>
        )}
        {blocks.map(({ plan, minutes }) => (
          <DayBlock
            key={plan.id}
            {...{ plan, minutes }}
            isMissed={absence !== null}
            rowId={row.id}
            hue={row.hue}
            isTaken={takenId === plan.id}
            widthPercent={percentOf(minutes, scaleMinutes)}
            handlers={handlersOf && !plan.isOver ? handlersOf(plan, row.id) : null}
          />
        ))}
      </div>
    </li>
  );
}

function DayBlock({
  plan,
  minutes,
  isMissed,
  rowId,
  hue,
  isTaken,
  widthPercent,
  handlers,
}: {
  plan: PlannedProject;
  minutes: number;
  /** Nobody is there to do it. */
  isMissed: boolean;
  rowId: string;
  hue: string;
  isTaken: boolean;
  widthPercent: number;
  handlers: ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]> | null;
}) {
  const isNarrow = widthPercent < NARROW_PERCENT;
  const barHandlers = useBarHandlers(handlers);
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
        "relative z-10 flex min-w-28 flex-col justify-center rounded-inner border border-l-4 px-2 py-1 select-none",
        isNarrow && "text-fine",
        planLook(plan, hue),
        handlers && "cursor-grab touch-pan-y [-webkit-touch-callout:none]",
        isTaken && "z-30 opacity-80 shadow-float",
      )}
      style={{ width: `${widthPercent}%` }}
    >
      <span
        className={cx(
          "leading-tight font-[550] [overflow-wrap:anywhere] hyphens-auto",
          isNarrow ? "line-clamp-5" : "line-clamp-2",
        )}
      >
        {plan.name}
      </span>
      <span
        className={cx(
          "figures text-fine whitespace-normal",
          isMissed ? "font-[550] text-bad" : "text-quiet",
          !isNarrow && "line-clamp-2",
        )}
      >
        {[
          minutes === 0 ? "" : isMissed ? missedWords(minutes) : formatMinutes(minutes),
          ...(isNarrow ? [] : [customerOfPlan(plan), townOfPlan(plan)]),
        ]
          .filter((part) => part !== "")
          .join(" · ")}
      </span>
    </Link>
  );
}
