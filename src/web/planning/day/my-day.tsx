import { awayName } from "#domain/company/closures/closures.messages.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn, restOn } from "#domain/company/closures/closures.ts";
import { comingWorks } from "#domain/planning/coming/coming-works.ts";
import { isWorkOfReader, readersFirst } from "#domain/planning/coming/works-at-hand.ts";
import { planningDay, planningMessages } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import { sharedMinutes } from "#domain/planning/shared-minutes.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { isMissed, isWorkOn } from "#domain/planning/staffed-work.ts";
import { toGiveTitle } from "#domain/planning/team-load.messages.ts";
import { loadWords, sharedMinutesWords } from "#domain/planning/workload.messages.ts";
import type { PersonLoad } from "#domain/planning/workload.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
import { peopleMessages } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { TreePalm } from "lucide-react";
import type { ComponentProps } from "react";
import type { ReactNode } from "react";
import { useHueOfWork } from "../people/person-hue.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { wholeDayOf } from "../use-planning.ts";
import { WorkOfDay } from "./work-of-day.tsx";

const OtherWork = onDemand(
  async () => (await import("./other-work.tsx")).OtherWork,
  () => <li className="min-h-12 rounded-card border border-line bg-paper" />,
);

const AwayWork = onDemand(
  async () => (await import("./away-work.tsx")).AwayWork,
  () => <li className="min-h-12 rounded-card border border-line bg-paper" />,
);

type Props = {
  date: CalendarDate;
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  /** What everybody has that day stands above already. */
  isTold?: boolean;
  /** Whose hours stand on the works, null for everybody's. */
  workerId?: string | null;
  /** Saves other days of a work, null for who may not. */
  move: ((move: Move) => void) | null;
};

/**
 * A day as whoever works it needs it: how full it is, then each work with its hours, its place, its call, its timer and
 * its tasks. Work that nobody is on yet counts as that of whoever works alone.
 */
export function MyDay({ isTold = false, workerId = null, ...props }: Props) {
  const { date, plans, today, closures, absences, hoursADay, move } = props;
  const { isTeam, meId } = useSitePeople();
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  const isMine = (plan: PlannedProject) => isWorkOfReader(plan, { userId: meId, isTeam });
  // Where everybody's day is drawn above, what is one's own is enough: the works, and the part of them.
  const shownId = isTold ? meId : workerId;
  const plansOn = (day: CalendarDate) =>
    plans.filter((plan) => isWorkOn(plan, day, closures) && (!isTold || isMine(plan)));
  const shownPlans = plansOn(date);
  const myPlans = plans
    .filter(isMine)
    .map((plan) => (plan.people.length > 0 ? plan : { ...plan, people: [meId ?? ""] }));
  const load = personLoad(workloadOf(myPlans, meId, [date], time), meId ?? "", time);
  const onPhone = useOnPhone();
  const hasRoom = !isTold && shownPlans.length <= (onPhone ? 0 : MOST_BEFORE_NEXT);
  // What comes next is what the reader of a day with little came for, be it more of the same work.
  const [next] =
    hasRoom && date >= today
      ? comingWorks(workerId === null ? plans : plans.filter(isMine), date, { closures, absences, workerId })
      : [];
  const nextDate = next && next.day <= addDays(date, DAYS_LOOKED_AT) ? next.day : null;
  const isToGive = ({ people }: PlannedProject) => isTeam && people.length === 0;
  const worksOn = (day: CalendarDate, dayPlans: readonly PlannedProject[]) => (
    <DayWorks
      {...{ today, closures, absences, move, time, shownId, isMine }}
      plans={dayPlans}
      day={day}
      saysLate={day === today && !isTold}
      isShownAbove={(plan) => day !== date && shownPlans.includes(plan)}
    />
  );
  const plansToGive = shownPlans.filter(isToGive);
  const givenPlans = shownPlans.filter((plan) => !isToGive(plan));
  return (
    <div data-day={date} className="flex min-w-0 flex-col gap-3">
      {!isTold && (
        <DayFigures
          {...{ date, closures, load }}
          isPast={date < today}
          wholeDay={wholeDayOf(givenPlans.filter(isMine))}
          hasWork={shownPlans.length > 0}
          hasOwnWork={shownPlans.some(isMine)}
        />
      )}
      {!isTold && <AwayToday date={date} absences={absences} />}
      {isTold && shownPlans.length > 0 && <h2 className="mt-3 text-title">Pour toi</h2>}
      {!isTold && shownPlans.length === 0 && (
        <EmptyDay {...{ date, today, closures }} isAway={isAwayOn(date, meId, absences)} />
      )}
      {givenPlans.length > 0 && (
        <ol aria-label="Jour" className={WORKS_GRID}>
          {worksOn(date, givenPlans)}
        </ol>
      )}
      {plansToGive.length > 0 && (
        <DayToGive minutes={workloadOf(plansToGive, null, [date], time)[0]?.minutes ?? 0}>
          {worksOn(date, plansToGive)}
        </DayToGive>
      )}
      {nextDate !== null && (
        <NextDay date={nextDate}>
          {worksOn(
            nextDate,
            plansOn(nextDate).filter((plan) => workerId === null || !isToGive(plan)),
          )}
        </NextDay>
      )}
    </div>
  );
}

type WorksProps = Pick<Props, "today" | "closures" | "absences" | "move" | "plans"> & {
  day: CalendarDate;
  shownId: string | null;
  time: WorkingTime;
  saysLate: boolean;
  isMine: (plan: PlannedProject) => boolean;
  isShownAbove: (plan: PlannedProject) => boolean;
};

// The works of one day. What is one's own comes first: that is what its reader came for.
function DayWorks({ plans, day, today, closures, absences, move, time, shownId, ...props }: WorksProps) {
  const { saysLate, isMine, isShownAbove } = props;
  const hueOf = useHueOfWork();
  const { meId, isTeam } = useSitePeople();
  const onPhone = useOnPhone();
  return readersFirst(plans, { userId: meId, isTeam }).map((plan) => (
    <PlannedWork
      key={plan.id}
      {...{ plan, today, closures, move, saysLate }}
      workerId={shownId}
      date={day}
      hue={hueOf(plan)}
      hoursWords={hoursOn(plan, day, shownId, time)}
      isFolded={(onPhone && plan.people.length > 0 && !isMine(plan)) || isShownAbove(plan)}
      lacksPeople={isMissed(plan, day, time)}
      isNotMine={shownId !== null && day >= today && isMine(plan) && isAwayOn(day, meId, absences)}
    />
  ));
}

// The works of a day that nobody is on, with their hours.
function DayToGive({ minutes, children }: { minutes: number; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-title">{toGiveTitle(minutes)}</h3>
      <ol aria-label={peopleMessages.toGive} className={WORKS_GRID}>
        {children}
      </ol>
    </section>
  );
}

function NextDay({ date, children }: { date: CalendarDate; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-title">
        {planningMessages.nextWorkedDay} {planningDay(date)}
      </h3>
      <ol aria-label={planningDay(date)} className={WORKS_GRID}>
        {children}
      </ol>
    </section>
  );
}

// How full the day is for its reader. A day that is over says nothing: its plan is not what was done.
function DayFigures({
  date,
  closures,
  load,
  wholeDay,
  isPast,
  hasWork,
  hasOwnWork,
}: Pick<Props, "date" | "closures"> & {
  load: PersonLoad;
  wholeDay: string;
  isPast: boolean;
  hasWork: boolean;
  hasOwnWork: boolean;
}) {
  const { isTeam } = useSitePeople();
  const { words, waitingWords, troubles } = loadWords(load, wholeDay);
  const rest = restOn(date, closures);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {rest !== null && <span>{rest}</span>}
      {hasWork && !isPast && load.awayMinutes === 0 && (
        <span className="figures whitespace-normal">
          {hasOwnWork
            ? [`${isTeam ? "Pour toi : " : ""}${words}`, ...(waitingWords === null ? [] : [waitingWords])].join(" ")
            : "Rien pour toi ce jour-là"}
        </span>
      )}
      {troubles.length > 0 && !isPast && (
        <strong className="figures font-[550] text-bad">{troubles.join(" · ")}</strong>
      )}
    </p>
  );
}

// What others do is one row of a phone, which opens, and so is work that stands above already with its tasks. What its
// reader misses is not theirs to do.
function PlannedWork({
  isFolded,
  isNotMine,
  ...work
}: ComponentProps<typeof WorkOfDay> & { isFolded: boolean; isNotMine: boolean }) {
  if (isNotMine) return <AwayWork plan={work.plan} date={work.date} hue={work.hue} />;
  if (!isFolded) return <WorkOfDay {...work} />;
  const { plan, date, hue, hoursWords, lacksPeople = false } = work;
  return (
    <OtherWork {...{ plan, date, hue, hoursWords, lacksPeople }}>
      <WorkOfDay {...work} />
    </OtherWork>
  );
}

function hoursOn(plan: PlannedProject, date: CalendarDate, workerId: string | null, time: WorkingTime): string {
  if (plan.hours === null) return "";
  const part = sharedMinutes(plan, date, workerId, time);
  return part.minutes === 0 ? "" : sharedMinutesWords(part);
}

// Two cards side by side where each has room, beside an open conversation one.
const WORKS_GRID = "grid items-start gap-3 lg:has-[>:nth-child(2)]:grid-cols-2 beside-panel:grid-cols-1!";
const DAYS_LOOKED_AT = 14;
// A wide screen has room for the next day under a short one.
const MOST_BEFORE_NEXT = 2;

function isAwayOn(date: CalendarDate, meId: string | null, absences: readonly Absence[]): boolean {
  return meId !== null && absenceOn(date, meId, absences) !== null;
}

function AwayToday({ date, absences }: Pick<Props, "date" | "absences">) {
  const { meId, nameOf } = useSitePeople();
  const away = absences.filter(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay);
  if (away.length === 0) return null;
  const names = away.map((absence) => awayName(absence.userId === meId ? "toi" : nameOf(absence.userId), absence));
  return (
    <p className="flex items-center gap-2 text-fine text-quiet">
      <TreePalm aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {away.length > 1 ? "Absents" : "Absence"} : {names.join(", ")}
      </span>
    </p>
  );
}

function EmptyDay({ date, today, closures, isAway }: Pick<Props, "date" | "today" | "closures"> & { isAway: boolean }) {
  const words = useTradeWords();
  const isRest = isAway || !isWorkingDay(date, closures);
  return (
    <p className="rounded-card border border-dashed border-edge px-4 py-6 text-center">
      <span className="block text-title">
        {isRest ? "Rien de prévu" : date < today ? "Rien n'était prévu" : "Libre"}
      </span>
      <span className="text-quiet">
        {isRest ? "C'est un jour sans travail." : date >= today && `Aucun ${words.site} ce jour-là.`}
      </span>
    </p>
  );
}
