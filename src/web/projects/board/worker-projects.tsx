import type { ProjectListRow } from "#api/projects.ts";
import { listProjects } from "#api/projects.ts";
import type { WorkerList } from "#domain/projects/worker-projects.ts";
import { WORKER_LISTS, projectsOfWorker } from "#domain/projects/worker-projects.ts";
import { workerMessages } from "#domain/projects/worker.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Choice } from "#web/ui/choice.tsx";
import { List, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useSitePeople } from "../people/use-site-people.ts";
import { customerWords, dayWords } from "./row-words.ts";

/** The projects of whoever works on sites and sees no amount: their own first, by day. */
export function WorkerProjects() {
  const [chosenList, setList] = useState<WorkerList | null>(null);
  const { meId } = useSitePeople();
  const pages = useAnswerPages(listProjects, { limit: 100 }, { keepsBefore: true });
  const projects = pages.data?.pages.flatMap((page) => page.projects) ?? [];
  // Where nobody is put on projects, those of everybody are shown.
  const list = chosenList ?? (projectsOfWorker(projects, "mine", meId).length > 0 ? "mine" : "open");
  const shownProjects = projectsOfWorker(projects, list, meId);
  return (
    <>
      <div className="mb-4">
        <Choice
          label="Projets"
          hidesLabel
          options={WORKER_LISTS.map((value) => ({ value, label: workerMessages.lists[value] }))}
          value={list}
          onChange={setList}
        />
      </div>
      {pages.error && !pages.data && <Failure error={pages.error} retry={() => void pages.refetch()} />}
      {!pages.data && !pages.error && <RowsSkeleton label="Chargement des projets…" />}
      {pages.data && shownProjects.length === 0 && (
        <Empty title={workerMessages.empty[list]}>{workerMessages.emptyWhy[list]}</Empty>
      )}
      {shownProjects.length > 0 && (
        <List label="Projets">
          {shownProjects.map((project) => (
            <WorkedRow key={project.id} project={project} />
          ))}
        </List>
      )}
      <NextPage list={pages} />
    </>
  );
}

function WorkedRow({ project }: { project: ProjectListRow }) {
  const { id, name, tasks_total: total, tasks_done: done, site_address: place } = project;
  const facts = [customerWords(project), place].filter((fact) => fact !== "");
  return (
    <li>
      <Link to="/etape/$id/$stepKey" params={{ id, stepKey: "work" }} className={`${rowLook} min-w-0`}>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-[550] wrap-break-word">{name}</span>
          <span className="block truncate text-fine text-quiet">{facts.join(" · ")}</span>
          <span className="flex justify-between gap-3 text-fine">
            <span>{dayWords(project, todayInFrance())}</span>
            <span className="figures text-quiet">{workerMessages.left(total, done)}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
