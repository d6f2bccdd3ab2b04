import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn } from "#domain/company/closures/closures.ts";
import { minutesByDay, peopleThere } from "#domain/planning/staffed-work.ts";
import { loadWords, replacedWords } from "#domain/planning/workload.messages.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
import { workerMessages } from "#domain/projects/worker.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { WorkOfDay } from "#web/planning/day/work-of-day.tsx";
import { useHueOfWork } from "#web/planning/people/person-hue.ts";
import { townOfPlan } from "#web/planning/planned-card.tsx";
import type { PlannedProject } from "#web/planning/use-planning.ts";
import { NotesAtHand } from "#web/projects/dossier/notes-at-hand.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { dayInWords } from "./day-leaf.tsx";

const MOST_NEXT = 5;

type Props = {
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  todayPlans: readonly PlannedProject[];
  nextPlans: readonly PlannedProject[];
};

/** The works of today and the next ones in a column, and the one that is open beside them, with what is done there. */
export function WorkBeside({ today, closures, absences, hoursADay, todayPlans, nextPlans }: Props) {
  const { meId, nameOf } = useSitePeople();
  const hueOf = useHueOfWork();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  const load = personLoad(workloadOf(todayPlans, meId, [today], time), meId ?? "", time);
  const { words, troubles } = loadWords(load);
  const everyPlan = [...todayPlans, ...nextPlans.slice(0, MOST_NEXT)];
  const openedPlan = everyPlan.find(({ id }) => id === openedId) ?? everyPlan[0];
  const minutesOf = (plan: PlannedProject, date: CalendarDate) => minutesByDay(plan, meId, time).get(date) ?? 0;
  const isAway = (date: CalendarDate) => meId !== null && absenceOn(date, meId, absences) !== null;
  const whenToday = (plan: PlannedProject) => {
    if (isAway(today)) return replacedWords(peopleThere(plan, today, absences).map(nameOf));
    return plan.hours === null ? "" : formatMinutes(minutesOf(plan, today));
  };
  const rowOf = (plan: PlannedProject, when: string) => (
    <WorkRow
      key={plan.id}
      {...{ plan, when }}
      hue={hueOf(plan)}
      isOpened={plan.id === openedPlan?.id}
      open={() => setOpenedId(plan.id)}
    />
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] beside-panel:grid-cols-1!">
      <div className="flex min-w-0 flex-col gap-5">
        <section aria-label={workerMessages.today}>
          <h2 className="text-title">{workerMessages.today}</h2>
          <p className="figures mb-2 text-quiet">
            {todayPlans.length === 0 ? workerMessages.nothingToday : words}{" "}
            {troubles.length > 0 && <strong className="font-[550] text-bad">{troubles.join(", ")}</strong>}
          </p>
          <ul className="flex flex-col gap-2">{todayPlans.map((plan) => rowOf(plan, whenToday(plan)))}</ul>
        </section>
        {nextPlans.length > 0 && (
          <section aria-label={workerMessages.next}>
            <h2 className="mb-2 text-title">{workerMessages.next}</h2>
            <ul className="flex flex-col gap-2">
              {nextPlans.slice(0, MOST_NEXT).map((plan) => rowOf(plan, dayInWords(plan.firstDay, today)))}
            </ul>
          </section>
        )}
        <Link to="/app/timeline" className={buttonLook({ className: "self-start" })}>
          {workerMessages.seePlanning}
        </Link>
      </div>
      {openedPlan && !(isAway(today) && todayPlans.includes(openedPlan)) && (
        <Opened key={openedPlan.id} plan={openedPlan} {...{ today, closures, todayPlans, minutesOf }} />
      )}
    </div>
  );
}

function Opened({
  plan,
  today,
  closures,
  todayPlans,
  minutesOf,
}: Pick<Props, "today" | "closures" | "todayPlans"> & {
  plan: PlannedProject;
  minutesOf: (plan: PlannedProject, date: CalendarDate) => number;
}) {
  const hueOf = useHueOfWork();
  const { meId } = useSitePeople();
  const date = todayPlans.includes(plan) ? today : plan.firstDay;
  return (
    <section aria-label={plan.name} className="flex min-w-0 flex-col gap-3">
      <NotesAtHand projectId={plan.id} />
      <ol>
        <WorkOfDay
          {...{ plan, date, today, closures }}
          hue={hueOf(plan)}
          hoursWords={plan.hours === null || minutesOf(plan, date) === 0 ? "" : formatMinutes(minutesOf(plan, date))}
          workerId={meId}
          move={null}
          isOpened
        />
      </ol>
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: plan.id, stepKey: "work" }}
        className={buttonLook({ className: "self-start" })}
      >
        {workerMessages.openSite}
      </Link>
    </section>
  );
}

function WorkRow({
  plan,
  when,
  hue,
  isOpened,
  open,
}: {
  plan: PlannedProject;
  /** Its hours of today, or when it comes. */
  when: string;
  hue: string;
  isOpened: boolean;
  open: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOpened}
        onClick={open}
        className={cx(
          "flex min-h-14 w-full items-start gap-3 rounded-card border border-l-4 border-l-(--hue) px-3 py-2 text-left",
          isOpened ? "border-act bg-act-pale" : "border-line bg-paper hover:bg-sunk",
          hue,
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-[550] [overflow-wrap:anywhere]">{plan.name}</span>
          <span className="block text-fine text-quiet">{townOfPlan(plan)}</span>
        </span>
        <span className="figures shrink-0 whitespace-nowrap">{when}</span>
      </button>
    </li>
  );
}
