import { isWorkOfReader } from "#domain/planning/coming/works-at-hand.ts";
import { isWorkOn } from "#domain/planning/staffed-work.ts";
import { workerMessages } from "#domain/projects/worker.messages.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { todayInFrance } from "#web/client/today.ts";
import { MyDay } from "#web/planning/day/my-day.tsx";
import type { PlannedProject } from "#web/planning/use-planning.ts";
import { usePlanning } from "#web/planning/use-planning.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { DayLeaf, dayInWords } from "./day-leaf.tsx";
import type { LateWork } from "./use-at-hand.ts";
import { lateWorksOf } from "./use-at-hand.ts";
import { LateRows } from "./works-today.tsx";

const DAYS_AHEAD = 14;
const MOST_NEXT = 3;

// Only a wide screen has room for a work beside the others.
const WorkBeside = onDemand(
  async () => (await import("./work-beside.tsx")).WorkBeside,
  (words) => words,
  "when shown",
);

/**
 * The home of whoever works on sites: the jobs of today with their tasks, their timer and the way there, then the next
 * ones. A wide screen opens one of them beside the others. What was read last stands without a network.
 */
export function MyWork() {
  const today = todayInFrance();
  const onPhone = useOnPhone();
  const { plans, closures, absences, hoursADay, error, retry, coming } = usePlanning(today, today);
  const { isTeam, meId } = useSitePeople();
  if (error) return <Failure error={error} retry={retry} />;
  if (!coming.data) return <RowsSkeleton rows={3} label="Chargement de ta journée…" />;
  const myPlans = plans.filter((plan) => isWorkOfReader(plan, { userId: meId, isTeam }) && !plan.isOver);
  const todayPlans = myPlans.filter((plan) => isWorkOn(plan, today, closures));
  const nextPlans = myPlans.filter(({ firstDay }) => firstDay > today && firstDay <= addDays(today, DAYS_AHEAD));
  const days = { today, closures, absences, hoursADay };
  const lateWorks = lateWorksOf(myPlans);
  if (!onPhone && todayPlans.length + nextPlans.length > 0)
    return (
      <div className="flex flex-col gap-6">
        <LateWorks {...{ lateWorks }} />
        <WorkBeside {...days} {...{ todayPlans, nextPlans }} />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <LateWorks {...{ lateWorks }} />
      <section aria-label={workerMessages.today}>
        <h2 className="mb-2 text-title">{workerMessages.today}</h2>
        {todayPlans.length > 0 ? (
          <MyDay date={today} plans={todayPlans} workerId={meId} move={null} {...days} />
        ) : (
          <p className="text-quiet">{workerMessages.nothingToday}</p>
        )}
      </section>
      {nextPlans.length > 0 && <NextWorks plans={nextPlans.slice(0, MOST_NEXT)} today={today} />}
      <Link to="/app/timeline" className={buttonLook({ className: "md:self-start" })}>
        {workerMessages.seePlanning}
      </Link>
    </div>
  );
}

function LateWorks({ lateWorks }: { lateWorks: LateWork[] }) {
  if (lateWorks.length === 0) return null;
  return (
    <section aria-label="En retard" className="overflow-clip rounded-card border border-bad bg-paper">
      <LateRows {...{ lateWorks }} />
    </section>
  );
}

function NextWorks({ plans, today }: { plans: readonly PlannedProject[]; today: string }) {
  return (
    <section aria-label={workerMessages.next}>
      <h2 className="mb-2 text-title">{workerMessages.next}</h2>
      <List label={workerMessages.next}>
        {plans.map(({ id, name, firstDay, project }) => (
          <li key={id}>
            <Link to="/etape/$id/$stepKey" params={{ id, stepKey: "work" }} className={rowLook}>
              <DayLeaf date={firstDay} isSmall />
              <RowText
                what={name}
                who={[dayInWords(firstDay, today), project.site_address].filter((word) => word !== "").join(" · ")}
              />
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
