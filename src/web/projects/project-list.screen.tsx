import type { ProjectListRow } from "#api/projects.ts";
import { listProjects } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents, percentOf } from "#domain/shared/money.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { List, RowText, SearchBox, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { currentStep } from "./step-page.tsx";

/** /app/projects: every project, newest first, with a search while typing. */
export default function ProjectListScreen() {
  const manages = useMay()("manage");
  const [search, setSearch] = useState("");
  const q = useSettled(search.trim());
  const list = useAnswerPages(listProjects, { q, limit: 50 }, { keepsBefore: true });
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  const create = (
    <Link to="/project/new" className={buttonLook({ look: "primary" })}>
      Nouveau projet
    </Link>
  );
  return (
    <Page title="Projets" actions={manages && projects.length > 0 && create}>
      {(projects.length > 0 || search !== "") && (
        <SearchBox label="Chercher un projet, un client" value={search} onChange={setSearch} />
      )}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
      {list.isSuccess && projects.length === 0 && <NoProject search={q} manages={manages} />}
      {projects.length > 0 && (
        <List label="Projets">
          {projects.map((project) => (
            <Row key={project.id} project={project} />
          ))}
        </List>
      )}
      <NextPage list={list} />
    </Page>
  );
}

function Row({ project }: { project: ProjectListRow }) {
  const invoice = hasValidInvoice(project.invoice) ? project.invoice : null;
  const total = invoice?.total ?? project.quote?.total ?? project.estimation_total;
  const percent =
    project.status !== "work" || project.tasks_total === 0
      ? null
      : Math.round(percentOf(project.tasks_done, project.tasks_total));
  return (
    <li>
      <Link to="/etape/$id/$stepKey" params={{ id: project.id, stepKey: currentStep(project) }} className={rowLook}>
        <RowText
          what={project.name}
          who={[
            clientNames(project.client_info)[0] ?? "Client à compléter",
            project.start_date && formatDate(project.start_date),
          ]
            .filter(Boolean)
            .join(" · ")}
          amount={total === null ? null : formatMoney(eurosToCents(total))}
          unit={invoice || project.quote ? undefined : "HT"}
          state={
            <span className="flex gap-3">
              {percent !== null && <span className="text-fine text-quiet">{percent} %</span>}
              <StateChip state={project.status} />
            </span>
          }
        />
      </Link>
    </li>
  );
}

function NoProject({ search, manages }: { search: string; manages: boolean }) {
  if (search !== "")
    return (
      <Empty title="Aucun projet à ce nom">
        Essaie un autre mot : le nom du projet, de l'entreprise ou du contact.
      </Empty>
    );
  if (!manages) return <Empty title="Pas encore de projet">Les projets de l'entreprise apparaîtront ici.</Empty>;
  return (
    <Empty
      title={projectMessages.askWork}
      action={
        <Link to="/project/new" className={buttonLook({ look: "primary" })}>
          Créer un projet
        </Link>
      }
    >
      Un projet rassemble le client, les tâches, le devis et la facture.
    </Empty>
  );
}
