import type { ProjectAnswer } from "#api/projects.ts";
import { NO_TASKS } from "#domain/projects/project.messages.ts";
import { progressPercent } from "#domain/projects/task.ts";
import { useLiveRefresh } from "#web/client/live/use-live.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { SiteChecklist } from "#web/projects/checklist/checklist.tsx";
import { NotesAtHand } from "#web/projects/dossier/notes-at-hand.tsx";
import { ProjectNotes } from "#web/projects/dossier/project-notes.tsx";
import { SiteCard } from "#web/projects/photos/site-card.tsx";
import { StepPage } from "#web/projects/step-page.tsx";
import { useProjectOnDevice } from "#web/projects/use-tick.ts";
import { TimeCard } from "#web/times/time-card.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Card, Progress } from "#web/ui/card.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Empty } from "#web/ui/states.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { ChartGantt } from "lucide-react";
import { SiteBar } from "./site/site-bar.tsx";

const SuppliesCard = onDemand(
  async () => (await import("#web/projects/supplies/supplies-card.tsx")).SuppliesCard,
  (words) => words,
  "when shown",
);
const TasksOfQuote = onDemand(
  async () => (await import("./tasks-of-quote.tsx")).TasksOfQuote,
  (words) => words,
  "when shown",
);
const ReportsCard = onDemand(async () => (await import("#web/projects/reports/reports-card.tsx")).ReportsCard);

/** /etape/{id}/work: the checklist and its progress, the time that it takes, and the place of the works. */
export default function WorkScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/work" });
  useLiveRefresh("sites", "/api/projects");
  useLiveRefresh("sites", "/api/project-times");
  useLiveRefresh("sites", "/api/project-photos");
  useLiveRefresh("sites", "/api/site-reports");
  useLiveRefresh("sites", "/api/used-supplies");
  return (
    <StepPage id={id} step="work">
      {(project) => <WorkStep project={project} />}
    </StepPage>
  );
}

function WorkStep({ project: savedProject }: { project: ProjectAnswer }) {
  const project = useProjectOnDevice(savedProject);
  const may = useMay();
  const onPhone = useOnPhone();
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] beside-panel:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-6">
          {!may("amounts") && <NotesAtHand projectId={project.id} />}
          {project.tasks.length === 0 ? <NothingToDo project={project} /> : <Work project={project} />}
          <SiteCard project={project} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TimeCard project={project} />
          <ReportsCard project={project} />
          <SuppliesCard projectId={project.id} projectName={project.name} />
          <Card title="Notes">
            <ProjectNotes projectId={project.id} />
          </Card>
          <Elsewhere project={project} />
        </div>
      </div>
      {onPhone && may("work") && <SiteBar key={project.id} project={project} />}
    </>
  );
}

function Work({ project }: { project: ProjectAnswer }) {
  const words = useTradeWords();
  const percent = progressPercent(project.tasks.filter((task) => task.done).length, project.tasks.length);
  return (
    <SiteChecklist key={project.id} project={project}>
      <Progress label={words.progressOfWorks} percent={percent} />
    </SiteChecklist>
  );
}

// Where the tasks of a project lead, once they are looked at.
function Elsewhere({ project: { id, tasks, start_date } }: { project: ProjectAnswer }) {
  const amounts = useMay()("amounts");
  if (tasks.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {amounts && (
        <Link
          to="/etape/$id/$stepKey"
          params={{ id, stepKey: "invoice" }}
          className={buttonLook({
            look: tasks.every(({ done }) => done) ? "primary" : "plain",
            className: "max-md:w-full",
          })}
        >
          Passer à la facture
        </Link>
      )}
      {start_date !== null && (
        <Link to="/app/timeline" hash={id} className={buttonLook({ look: "quiet", className: "max-md:w-full" })}>
          <ChartGantt aria-hidden className="size-5" />
          Voir les tâches dans le planning
        </Link>
      )}
    </div>
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
