import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { CalendarButton } from "./calendar-button.tsx";
import { ClosuresButton } from "./closures/closures-button.tsx";
import { NewProjectLink } from "./new-project-link.tsx";
import { PhoneHead } from "./phone/phone-head.tsx";
import { PlanningDays } from "./planning-days.tsx";
import { RangeHead, ViewChoice } from "./range-head.tsx";
import { ShownChoice } from "./shown-projects.tsx";
import { TodayWords } from "./today-words.tsx";
import { Tray } from "./tray/tray.tsx";
import type { PlanningPage } from "./use-planning-page.ts";
import { usePlanningPage, usePlanningTray } from "./use-planning-page.ts";

// What stands under the days moves nothing when it comes, nor does what stands before days that are empty.
const Coming = onDemand(
  async () => (await import("./aside-lists.tsx")).Coming,
  () => null,
);
const DashedLegend = onDemand(
  async () => (await import("./aside-lists.tsx")).DashedLegend,
  () => null,
);
const NothingPlanned = onDemand(
  async () => (await import("./aside-lists.tsx")).NothingPlanned,
  () => null,
  "when shown",
);
const Today = onDemand(
  async () => (await import("./aside-lists.tsx")).Today,
  () => null,
);
const Conflicts = onDemand(
  async () => (await import("./people/conflict-list.tsx")).Conflicts,
  () => null,
  "when shown",
);

/**
 * /app/timeline: the days with their projects, by day, week or month, the tasks of one project, what is late, and what
 * has no day yet. The address of a page that leads here names a project. A wide screen draws weeks and months as bars
 * that are moved and stretched, beside what is to be placed among them.
 */
export default function TimelineScreen() {
  const page = usePlanningPage();
  const { planning, onPhone, manages, isEmpty } = page;
  const { isRead, error, retry } = planning;
  return (
    <div className={WIDER}>
      <Page
        title="Planning"
        isWide={!onPhone}
        subtitle={isRead && !isEmpty ? <TodayWords {...page} /> : undefined}
        actions={
          isRead &&
          !isEmpty && (
            <>
              {manages && <ClosuresButton />}
              {manages && <NewProjectLink isSmall={false} />}
            </>
          )
        }
        head={onPhone && !isEmpty ? <PhoneHead {...page} /> : undefined}
      >
        {error && <Failure error={error} retry={retry} />}
        {!error && !isRead && <RowsSkeleton label="Chargement du planning…" />}
        {isEmpty && <NothingPlanned manages={manages} />}
        {isRead && (
          <div className="flex flex-col gap-6">
            {!(isEmpty && onPhone) && (
              <div className="flex flex-col gap-3">
                {!onPhone && <Controls {...page} />}
                <Plan page={page} />
              </div>
            )}
            <div className="-ml-4 flex flex-wrap gap-x-2">
              <CalendarButton />
              {manages && (isEmpty || onPhone) && <ClosuresButton />}
            </div>
          </div>
        )}
      </Page>
    </div>
  );
}

// Days are read better the wider they are: beside the assistant's button, a margin is enough.
const WIDER = "md:-mr-8 beside-panel:mr-0!";

// The days, with what is to be placed among them at their side: under them where there is no room. What is to be
// arranged and done stands below, in the width of the days.
function Plan({ page }: { page: PlanningPage }) {
  const { view, scope, plans, everyPlan, planning, today, manages, move, onPhone, days, isEmpty, showDay, workerId } =
    page;
  const { isTeam } = useSitePeople();
  const { target, tray } = usePlanningTray(page);
  const isOfProject = view === "project";
  const isMonthOfPeople = !onPhone && view === "month" && scope === "people";
  const hasConflicts = isTeam && manages && !isOfProject && !isEmpty;
  const conflicts = hasConflicts && (
    <Conflicts
      plans={everyPlan}
      {...{ days, today, move, openDay: showDay, isFolded: onPhone }}
      {...factsOf(planning)}
    />
  );
  return (
    <div
      className={cx(
        "grid grid-rows-[auto_1fr] items-start gap-x-4 gap-y-6",
        !isMonthOfPeople &&
          "xl:has-[>[data-aside]:not(:empty)]:grid-cols-[minmax(0,1fr)_14.5rem] beside-panel:grid-cols-1!",
      )}
    >
      <section className="flex min-w-0 flex-col gap-3">
        {/* A phone says first, on one line, what is late and what does not hold. */}
        {onPhone && !isOfProject && (
          <div className="flex flex-wrap items-start gap-2 text-fine text-quiet empty:hidden">
            <TodayWords {...page} />
            {conflicts}
          </div>
        )}
        <PlanningDays page={page} target={target} />
        <DashedLegend {...page} />
        <NextPage list={planning.coming} label="Voir la suite des projets à venir" />
      </section>
      {!isOfProject && !isEmpty && (
        <div
          data-aside
          className={cx(
            "flex min-w-0 flex-col gap-6 xl:row-span-2 beside-panel:row-span-1!",
            !isMonthOfPeople && "max-xl:md:grid max-xl:md:grid-cols-2",
          )}
        >
          <Tray {...tray} isWide={isMonthOfPeople} />
          <Coming {...{ plans, today, workerId }} {...factsOf(planning)} after={days.at(-1) ?? today} />
        </div>
      )}
      {!onPhone && (
        <div className="flex min-w-0 flex-col gap-6 empty:hidden">
          {conflicts}
          {view === "week" && <Today {...{ plans, today, workerId }} {...factsOf(planning)} />}
        </div>
      )}
    </div>
  );
}

function factsOf({ closures, absences, hoursADay }: PlanningPage["planning"]) {
  return { closures, absences, hoursADay };
}

function Controls({ view, setView, scope, choice, chosenPlan, ...range }: PlanningPage) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <div className="-ml-2 flex min-h-11 items-center">
        {view === "project" ? (
          <h2 className="ml-2 text-title [overflow-wrap:anywhere]">{chosenPlan?.name}</h2>
        ) : (
          <RangeHead {...range} view={view} />
        )}
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2 [&_label]:px-2 xl:gap-3 xl:[&_label]:px-2.5">
        {choice && view !== "project" && <ShownChoice scope={scope} {...choice} />}
        <ViewChoice view={view} setView={setView} />
      </div>
    </div>
  );
}
