import { listProjects } from "#api/projects.ts";
import type { ProjectRow } from "#api/projects.ts";
import { call } from "#web/client/call.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { formatDate } from "#domain/shared/french-format.ts";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { Empty, Failure, Page } from "#web/ui/page.tsx";
import { RowsComing } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

/** /app/timeline: projects by the month they start in. */
export default function TimelineScreen() {
  const list = useQuery({ queryKey: ["projects", "timeline"], queryFn: ({ signal }) => call(listProjects, { query: { limit: 200 }, signal }) });
  if (list.error) return <Page title="Planning">{<Failure error={list.error} retry={() => void list.refetch()} />}</Page>;
  if (!list.data)
    return (
      <Page title="Planning">
        <RowsComing label="Chargement du planning…" />
      </Page>
    );
  const dated = list.data.projects.filter((project) => project.start_date !== null).sort((a, b) => a.start_date!.localeCompare(b.start_date!));
  const months = Map.groupBy(dated, (project) => project.start_date!.slice(0, 7));
  return (
    <Page title="Planning" subtitle={dated.length > 0 ? "Tes projets par date de début." : undefined}>
      {dated.length === 0 && (
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
      )}
      <div className="flex flex-col gap-6">
        {[...months].map(([month, projects]) => (
          <section key={month}>
            <h2 className="mb-2 text-title first-letter:uppercase">{monthName(month)}</h2>
            <List>
              {projects.map((project) => (
                <Row key={project.id} project={project} />
              ))}
            </List>
          </section>
        ))}
      </div>
    </Page>
  );
}

function Row({ project }: { project: ProjectRow }) {
  return (
    <li>
      <Link to="/project/$id" params={{ id: project.id }} className={rowLook}>
        <RowText
          what={project.name}
          who={[formatDate(project.start_date!), project.client_info.company || project.client_info.full_name].filter(Boolean).join(" · ")}
          state={<StateChip state={project.status} />}
        />
      </Link>
    </li>
  );
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`));
}
