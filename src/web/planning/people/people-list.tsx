import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn, absencesMeeting } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { partOfPeriodWords } from "#domain/planning/drops/part.messages.ts";
import { closureDays } from "#domain/planning/planning.messages.ts";
import { isWorkedOn } from "#domain/planning/planning.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { isMissed } from "#domain/planning/staffed-work.ts";
import { loadWords } from "#domain/planning/workload.messages.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { TreePalm } from "lucide-react";
import { useState } from "react";
import { carriedWords, minutesOfPlan } from "../bars/dropped-plans.ts";
import { CarriedWords } from "../carried-words.tsx";
import { PersonWeek } from "../phone/person-week.tsx";
import { customerOfPlan, planLook } from "../planned-card.tsx";
import { useBarDrag } from "../use-bar-drag.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { wholeDayOf } from "../use-planning.ts";
import { heldHours } from "./held-hours.ts";
import { PersonMark } from "./person-mark.tsx";
import type { PlanningRow } from "./planning-rows.ts";
import { moveOfDrag, NOBODY, plansOfRow } from "./planning-rows.ts";

const GiveForm = onDemand(
  async () => (await import("./give-form.tsx")).GiveForm,
  (words) => words,
  "when shown",
);

/**
 * Days as a list by person, for a phone and for a single day: what each is on, and a button to give it to somebody
 * else where one may.
 */
export function PeopleList({
  days,
  rows,
  plans,
  closures,
  absences,
  today,
  minutesADay,
  move,
}: {
  days: readonly CalendarDate[];
  rows: readonly PlanningRow[];
  plans: readonly PlannedProject[];
  closures: readonly Closure[];
  absences: readonly Absence[];
  today: CalendarDate;
  minutesADay: number;
  move: ((move: Move) => void) | null;
}) {
  const rowIds = rows.map(({ id }) => id);
  const { drag, handlersOf, ground } = useBarDrag<PlannedProject>((last) => move?.(moveOfDrag(last)), rowIds, true);
  const [planToGive, setPlanToGive] = useState<PlannedProject | null>(null);
  const close = () => setPlanToGive(null);
  const { site } = useTradeWords();
  const time = { minutesADay, closures, absences };
  const shownPlans = plans.filter((plan) => days.some((date) => isWorkedOn(date, plan, closures)));
  // Who is away all along has no work but that which nobody does for them.
  const isTheirs = ({ id }: PlanningRow, plan: PlannedProject) =>
    days.some(
      (date) =>
        isWorkedOn(date, plan, closures) && (absenceOn(date, id, absences) === null || isMissed(plan, date, time)),
    );
  return (
    <>
      <ol ref={ground} aria-label="Personnes" className="flex flex-col gap-5">
        {rows.map((row) => (
          <PersonItem
            key={row.id}
            row={row}
            rowPlans={plansOfRow(shownPlans, row).filter((plan) => isTheirs(row, plan))}
            loads={workloadOf(plans, row.id, days, time)}
            time={time}
            absences={absencesMeeting(spanOf(days), [row.id], absences)}
            firstDay={days[0]}
            isTarget={drag?.toRow === row.id}
            takenId={drag?.row === row.id ? drag.plan.id : null}
            give={move && setPlanToGive}
            handlersOf={move && handlersOf}
          />
        ))}
      </ol>
      <CarriedWords words={drag && carriedWords(drag, { plans, rows, days, today, time, site })} />
      <Drawer title={`Qui va sur « ${planToGive?.name ?? ""} » ?`} open={planToGive !== null} onClose={close} isSheet>
        {planToGive && <GiveForm plan={planToGive} closures={closures} onDone={close} />}
      </Drawer>
    </>
  );
}

function PersonItem({
  row,
  rowPlans,
  loads,
  time,
  absences,
  firstDay,
  isTarget,
  takenId,
  give,
  handlersOf,
}: {
  row: PlanningRow;
  rowPlans: readonly PlannedProject[];
  loads: readonly DayLoad<PlannedProject>[];
  time: WorkingTime;
  absences: readonly Absence[];
  firstDay: CalendarDate | undefined;
  isTarget: boolean;
  takenId: string | null;
  give: ((plan: PlannedProject) => void) | null;
  handlersOf: ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"] | null;
}) {
  const { words, waitingWords, troubles } = loadWords(
    personLoad(loads, row.id, time),
    loads.length === 1 ? wholeDayOf(rowPlans) : "",
    loads.length === 1 ? "" : heldHours(loads, row.id, time),
  );
  if (row.id === NOBODY && rowPlans.length === 0) return null;
  return (
    <li
      data-person={row.id}
      data-day={firstDay}
      className={cx(isTarget && "rounded-card bg-act-pale outline-2 outline-offset-4 outline-act outline-dashed")}
    >
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="flex min-w-0 items-center gap-2 font-sans text-body font-[550]">
          {row.id !== NOBODY && <PersonMark name={row.name} hue={row.hue} />}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {row.name}
            {row.isMe && <span className="font-normal text-quiet"> (toi)</span>}
          </span>
        </h3>
        {row.id !== NOBODY && (
          <p className={cx("figures text-fine whitespace-normal text-quiet", troubles.length > 0 && "basis-full")}>
            {[words, ...(waitingWords === null ? [] : [waitingWords])].join(" ")}
            {troubles.length > 0 && <strong className="block font-[550] text-bad">{troubles.join(" · ")}</strong>}
          </p>
        )}
      </div>
      {row.id !== NOBODY && loads.length > 1 && <PersonWeek {...{ loads, time }} userId={row.id} hue={row.hue} />}
      {absences.map((absence) => (
        <p key={absence.firstDay} className="mb-2 flex items-center gap-2 text-fine">
          <TreePalm aria-hidden className="size-4 shrink-0 text-quiet" />
          {absence.label} : {closureDays(absence)}
        </p>
      ))}
      {rowPlans.length > 0 && (
        <ul className="flex flex-col gap-2">
          {rowPlans.map((plan) => (
            <PlanRow
              key={plan.project.id}
              plan={plan}
              hours={partOfPeriodWords(minutesOfPlan(plan, row, datesOf(loads), time), plan, loads.length)}
              hue={row.hue}
              give={give && (() => give(plan))}
              isTaken={takenId === plan.id}
              handlers={handlersOf && !plan.isOver ? handlersOf(plan, row.id) : null}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function PlanRow({
  plan,
  hours,
  hue,
  give,
  isTaken,
  handlers,
}: {
  plan: PlannedProject;
  /** What it takes of its person in the days shown. */
  hours: string;
  hue: string;
  give: (() => void) | null;
  isTaken: boolean;
  handlers: ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]> | null;
}) {
  const { project, firstDay, lastDay } = plan;
  const spanText = closureDays({ firstDay, lastDay }).replaceAll(/(?<!–) (?!–)/g, "\u00A0");
  return (
    <li
      data-carried
      className={cx(
        "flex items-center rounded-card border border-l-4",
        planLook(plan, hue),
        isTaken && "relative z-30 rotate-1 opacity-90 shadow-float",
      )}
    >
      <Link
        to="/project/$id"
        params={{ id: project.id }}
        draggable={false}
        {...handlers}
        className={cx(
          "flex min-h-14 min-w-0 flex-1 flex-col justify-center rounded-card px-3 py-2",
          handlers && "touch-pan-y select-none [-webkit-touch-callout:none]",
        )}
      >
        <span className="font-[550] break-words">{project.name}</span>
        {hours !== "" && <span className="figures text-fine">{hours}</span>}
        <span className="text-fine text-quiet">
          {[spanText, customerOfPlan(plan)].filter((part) => part !== "").join(" · ")}
        </span>
      </Link>
      {give && !plan.isOver && (
        <Button look="quiet" aria-haspopup="dialog" aria-label={`Confier « ${project.name} »`} onClick={give}>
          Confier
        </Button>
      )}
    </li>
  );
}

function datesOf(loads: readonly DayLoad<PlannedProject>[]): CalendarDate[] {
  return loads.map(({ date }) => date);
}

function spanOf(days: readonly CalendarDate[]): DaySpan {
  return { firstDay: days[0] ?? "", lastDay: days.at(-1) ?? "" };
}
