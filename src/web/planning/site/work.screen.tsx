import type { ProjectAnswer } from "#api/projects.ts";
import { checklistMessages } from "#domain/projects/checklist.messages.ts";
import { PHOTOS_TITLE } from "#domain/projects/photo.messages.ts";
import { NO_TASKS } from "#domain/projects/project.messages.ts";
import { REPORTS_TITLE, SUPPLIES_TITLE } from "#domain/projects/reports/report-words.messages.ts";
import { progressPercent } from "#domain/projects/task.ts";
import { leftMinutesOf } from "#domain/times/overrun.ts";
import { TIMES_TITLE } from "#domain/times/time.messages.ts";
import { useLiveRefresh } from "#web/client/live/use-live.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { SiteChecklist } from "#web/projects/checklist/checklist.tsx";
import { SiteAtHand } from "#web/projects/dossier/site-at-hand.tsx";
import { StepPage } from "#web/projects/step-page.tsx";
import { useProjectOnDevice } from "#web/projects/use-tick.ts";
import { useSpentMinutes } from "#web/times/spent-minutes.ts";
import { WorkingNow, useWorkingPeople } from "#web/times/working-now.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Empty } from "#web/ui/states.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChartGantt } from "lucide-react";
import type { ReactNode } from "react";
import { SiteBar } from "./site-bar.tsx";
import { useLateTasks } from "./use-late-tasks.ts";
import { useWorkReads } from "./use-work-reads.ts";
import { SiteState, WorkLine } from "./work-line.tsx";

// In the place of a card that is loading stands a card as well.
const placeCard = (title: string) => (words: ReactNode, _props: object, hasFailed: boolean) => (
  <Card title={title}>{hasFailed ? words : <SheetSkeleton isBare />}</Card>
);

const PhotosCard = onDemand(
  async () => (await import("#web/projects/photos/site-card.tsx")).PhotosCard,
  placeCard(PHOTOS_TITLE),
);
const SuppliesCard = onDemand(
  async () => (await import("#web/projects/supplies/supplies-card.tsx")).SuppliesCard,
  placeCard(SUPPLIES_TITLE),
);
const TasksOfQuote = onDemand(
  async () => (await import("#web/quotes/tasks-of-quote.tsx")).TasksOfQuote,
  (words) => words,
  "when shown",
);
const TimeCard = onDemand(async () => (await import("#web/times/time-card.tsx")).TimeCard, placeCard(TIMES_TITLE));
const ReportsCard = onDemand(
  async () => (await import("#web/projects/reports/reports-card.tsx")).ReportsCard,
  placeCard(REPORTS_TITLE),
);
const GiveForm = onDemand(
  async () => (await import("../people/give-form.tsx")).SiteGiveForm,
  (words) => words,
  "when shown",
);

/** /etape/{id}/work: the checklist and its progress, the time that it takes, and the place of the works. */
export default function WorkScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/work" });
  useLiveRefresh("sites", "/api/projects");
  useLiveRefresh("sites", "/api/project-times");
  useLiveRefresh("sites", "/api/project-photos");
  useLiveRefresh("sites", "/api/site-reports");
  useLiveRefresh("sites", "/api/used-supplies");
  const isReady = useWorkReads(id);
  return (
    <StepPage id={id} step="work" isReady={isReady} next={(project) => <WorkLine project={project} />}>
      {(project) => <WorkStep project={project} />}
    </StepPage>
  );
}

function WorkStep({ project: savedProject }: { project: ProjectAnswer }) {
  const project = useProjectOnDevice(savedProject);
  const may = useMay();
  const onPhone = useOnPhone();
  const working = useWorkingPeople(project.id);
  const openIds = new Set(project.tasks.flatMap(({ id, done }) => (done ? [] : [id])));
  // Of a project that is neither prepared nor agreed nothing is reported nor received yet.
  const hasWork = project.tasks.length > 0 || project.quote?.status === "accepted";
  const noteOf = (taskId: string) => <WorkingNow people={working.filter((person) => person.taskId === taskId)} />;
  return (
    <>
      <SiteState project={project} />
      <SiteAtHand project={project} Form={GiveForm}>
        <WorkingNow people={working.filter(({ taskId }) => taskId === null || !openIds.has(taskId))} />
      </SiteAtHand>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] beside-panel:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-6">
          {project.tasks.length === 0 ? <NothingToDo project={project} /> : <Work {...{ project, noteOf }} />}
          <PhotosCard project={project} />
          {!onPhone && hasWork && <ReportsCard project={project} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TimeCard project={project} />
          {onPhone && hasWork && <ReportsCard project={project} />}
          {hasWork && <SuppliesCard projectId={project.id} projectName={project.name} />}
          <PlanningLink project={project} />
        </div>
      </div>
      {onPhone && may("work") && <SiteBar key={project.id} project={project} />}
    </>
  );
}

type WorkProps = { project: ProjectAnswer; noteOf: (taskId: string) => ReactNode };

function Work({ project, noteOf }: WorkProps) {
  const late = useLateTasks(project);
  const spentMinutes = useSpentMinutes(project.id);
  return (
    <SiteChecklist key={project.id} {...{ project, late, noteOf, spentMinutes }}>
      <Advance tasks={project.tasks} leftMinutes={leftMinutesOf(project.tasks, spentMinutes)} />
    </SiteChecklist>
  );
}

// How far the tasks are: how many are done, and the hours that those that are left still ask for.
function Advance({ tasks, leftMinutes }: Pick<ProjectAnswer, "tasks"> & { leftMinutes: number }) {
  const done = tasks.filter((task) => task.done).length;
  const percent = progressPercent(done, tasks.length);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-title">Tâches</h2>
        <p className="figures text-right font-[550]">
          {checklistMessages.count(done, tasks.length)}
          {leftMinutes > 0 && <span className="font-normal text-quiet"> · {checklistMessages.left(leftMinutes)}</span>}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={checklistMessages.progress(done, tasks.length)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--line)]"
      >
        <div
          className={cx("h-full rounded-full", percent === 100 ? "bg-good" : "bg-act")}
          style={{ width: `${percent}%` }}
        />
      </div>
    </>
  );
}

function PlanningLink({ project: { id, tasks, start_date } }: { project: ProjectAnswer }) {
  if (tasks.length === 0 || start_date === null) return null;
  return (
    <Link
      to="/app/timeline"
      hash={id}
      className={buttonLook({ look: "quiet", className: "self-start max-md:self-stretch" })}
    >
      <ChartGantt aria-hidden className="size-5" />
      Voir les tâches dans le planning
    </Link>
  );
}

function NothingToDo({ project }: { project: ProjectAnswer }) {
  const { id } = project;
  if (!useMay()("manage"))
    return <Empty title={NO_TASKS}>Elles se cocheront ici dès que le projet sera préparé.</Empty>;
  if (project.quote !== null) return <TasksOfQuote project={project} />;
  return (
    <Empty
      title={NO_TASKS}
      action={
        <Link
          to="/etape/$id/$stepKey"
          params={{ id, stepKey: "estimation" }}
          className={buttonLook({ look: "primary" })}
        >
          Préparer les tâches
        </Link>
      }
    >
      Les tâches de l'estimation se cochent ici pendant le projet.
    </Empty>
  );
}
