import type { ProjectListRow } from "#api/projects.ts";
import { listProjects } from "#api/projects.ts";
import { todayInFrance } from "#web/client/today.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { Empty, Failure, Page } from "#web/ui/page.tsx";
import { RowsComing } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";

/** /app/timeline: projects by the month they start in, from this month on, then what began before, latest first. */
export default function TimelineScreen() {
  const list = useAnswer(listProjects, { query: { limit: 200 } });
  const datedProjects = (list.data?.projects ?? [])
    .filter((project) => project.start_date !== null)
    .sort((a, b) => a.start_date!.localeCompare(b.start_date!));
  const thisMonth = todayInFrance().slice(0, 7);
  const upcomingProjects = datedProjects.filter((project) => project.start_date!.slice(0, 7) >= thisMonth);
  const startedProjects = datedProjects.filter((project) => project.start_date!.slice(0, 7) < thisMonth).reverse();
  return (
    <Page title="Planning" subtitle={datedProjects.length > 0 ? "Tes projets par date de début." : undefined}>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsComing label="Chargement du planning…" />}
      {list.isSuccess && datedProjects.length === 0 && <NothingPlanned />}
      <div className="flex flex-col gap-6">
        {[...Map.groupBy(upcomingProjects, (project) => project.start_date!.slice(0, 7))].map(([month, projects]) => (
          <Period
            key={month}
            title={month === thisMonth ? `${monthName(month)}, ce mois-ci` : monthName(month)}
            projects={projects}
          />
        ))}
        {startedProjects.length > 0 && <Period title="Commencés avant" projects={startedProjects} />}
      </div>
    </Page>
  );
}

function Period({ title, projects }: { title: string; projects: readonly ProjectListRow[] }) {
  return (
    <section>
      <h2 className="mb-2 text-title first-letter:uppercase">{title}</h2>
      <List>
        {projects.map((project) => (
          <Row key={project.id} project={project} />
        ))}
      </List>
    </section>
  );
}

function Row({ project }: { project: ProjectListRow }) {
  return (
    <li>
      <Link to="/project/$id" params={{ id: project.id }} className={rowLook}>
        <RowText
          what={project.name}
          who={[formatDate(project.start_date!), clientNames(project.client_info)[0]].filter(Boolean).join(" · ")}
          state={<StateChip state={project.status} />}
        />
      </Link>
    </li>
  );
}

function NothingPlanned() {
  return (
    <Empty
      title="Rien de prévu"
      action={
        <Link to="/project/new" className={buttonLook({ look: "primary" })}>
          Créer un projet
        </Link>
      }
    >
      Donne une date de début à un projet pour le voir ici.
    </Empty>
  );
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
