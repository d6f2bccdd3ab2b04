import type { ProjectListRow } from "#api/projects.ts";
import { listProjects } from "#api/projects.ts";
import { todayInFrance } from "#web/client/today.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { Page } from "#web/ui/page.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";

/** /app/timeline: projects by the month they start in, from this month on. Then the earlier ones, latest first. */
export default function TimelineScreen() {
  const thisMonth = todayInFrance().slice(0, 7);
  const upcoming = useAnswerPages(listProjects, { starts_from: `${thisMonth}-01`, limit: 50 });
  const earlier = useAnswerPages(listProjects, { starts_before: `${thisMonth}-01`, limit: 50 });
  const failedList = [upcoming, earlier].find((list) => list.error);
  const isRead = upcoming.isSuccess && earlier.isSuccess;
  const upcomingProjects = upcoming.data?.pages.flatMap((page) => page.projects) ?? [];
  const earlierProjects = earlier.data?.pages.flatMap((page) => page.projects) ?? [];
  const isEmpty = upcomingProjects.length + earlierProjects.length === 0;
  return (
    <Page title="Planning" subtitle={isEmpty ? undefined : "Tes projets par date de début."}>
      {failedList?.error && <Failure error={failedList.error} retry={() => void failedList.refetch()} />}
      {!failedList && !isRead && <RowsSkeleton label="Chargement du planning…" />}
      {isRead && isEmpty && <NothingPlanned />}
      {isRead && (
        <div className="flex flex-col gap-6">
          {[...Map.groupBy(upcomingProjects, (project) => project.start_date!.slice(0, 7))].map(([month, projects]) => (
            <Period
              key={month}
              title={month === thisMonth ? `${monthName(month)}, ce mois-ci` : monthName(month)}
              projects={projects}
            />
          ))}
          <NextPage list={upcoming} label="Voir la suite des projets à venir" />
          {earlierProjects.length > 0 && <Period title="Commencés avant" projects={earlierProjects} />}
          <NextPage list={earlier} label="Voir les projets commencés avant" />
        </div>
      )}
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
