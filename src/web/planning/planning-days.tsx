import { isWorkedOn, isWorkingDay } from "#domain/planning/planning.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import type { ReactNode } from "react";
import { MyDay } from "./day/my-day.tsx";
import { useHueOfWork } from "./people/person-hue.ts";
import type { PlanningPage, usePlanningTray } from "./use-planning-page.ts";

// A phone shows its day first, and the others when it is idle: each is needed on one kind of screen alone.
const WeekBars = onDemand(async () => (await import("./week-bars.tsx")).WeekBars, inTheirPlace);
const WeekList = onDemand(async () => (await import("./phone/week-list.tsx")).WeekList);
const MonthDots = onDemand(async () => (await import("./phone/month-dots.tsx")).MonthDots);
const PeoplePlanning = onDemand(
  async () => (await import("./people/people-planning.tsx")).PeoplePlanning,
  inTheirPlace,
  "when shown",
);
const ProjectPlanning = onDemand(
  async () => (await import("./project/project-planning.tsx")).ProjectPlanning,
  (words) => words,
  "when shown",
);

// What stands below is not seen until the days are there: it would jump under them.
function inTheirPlace(words: ReactNode, _props: object, hasFailed: boolean): ReactNode {
  return <div className={hasFailed ? "" : "min-h-dvh"}>{words}</div>;
}

type Props = { page: PlanningPage; target: ReturnType<typeof usePlanningTray>["target"] };

/** The days with their projects, as the view asks: a list or dots on a phone, bars on a wide screen. */
export function PlanningDays({ page, target }: Props) {
  const {
    view,
    scope,
    planning,
    plans,
    today,
    manages,
    move,
    onPhone,
    days,
    shownDay,
    isEmpty,
    chosenPlan,
    choosePlan,
  } = page;
  const { closures, absences, hoursADay } = planning;
  // That nothing is planned is said over the days already.
  if (isEmpty && (view === "day" || view === "project")) return null;
  if (view === "project")
    return (
      <ProjectPlanning
        {...{ plans, today, closures, absences, hoursADay, manages }}
        plan={chosenPlan}
        choose={choosePlan}
      />
    );
  if (scope !== "people") return <ProjectDays page={page} target={target} />;
  const people = (
    <PeoplePlanning
      {...{ plans, today, closures, absences, hoursADay, move, days }}
      isList={onPhone}
      isDay={view === "day"}
      carriedTo={target}
    />
  );
  if (view !== "day" || onPhone) return people;
  // Of a day that is over, what was noted stands on each work: its plan says nothing any more.
  if (shownDay < today) return <MyDay {...{ plans, today, closures, absences, hoursADay, move }} date={shownDay} />;
  const isRest = !isWorkingDay(shownDay, closures) && !plans.some((plan) => isWorkedOn(shownDay, plan, closures));
  // Under who has what stands what is to be done by whoever reads it. On a day of rest nobody has anything.
  return (
    <>
      {!isRest && people}
      <MyDay {...{ plans, today, closures, absences, hoursADay, move }} date={shownDay} isTold={!isRest} />
    </>
  );
}

// The days with all their projects.
function ProjectDays({ page, target }: Props) {
  const { view, planning, plans, today, onPhone, weeks, month, shownDay, setShownDay, showWeek } = page;
  const { everyPlan, move, isEmpty, workerId } = page;
  const { closures, absences, hoursADay } = planning;
  const hueOf = useHueOfWork();
  const parts = { plans, today, closures, absences, move };
  if (view === "day") return <MyDay {...parts} {...{ hoursADay, workerId }} date={shownDay} />;
  if (!onPhone)
    return (
      <WeekBars
        {...parts}
        {...{ everyPlan, weeks, hueOf, hoursADay, workerId }}
        month={view === "month" ? month : null}
        carriedTo={target}
        saysFree={!isEmpty}
        open={showWeek}
      />
    );
  if (view === "week") return <WeekList {...parts} {...{ everyPlan, hoursADay, workerId }} week={weeks.flat()} />;
  return <MonthDots {...parts} {...{ everyPlan, hoursADay, workerId, weeks, month, shownDay, setShownDay }} />;
}
