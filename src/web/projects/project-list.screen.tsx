import type { ListedProject } from "#api/projects/project-rows.ts";
import { countProjectRows, listProjectRows } from "#api/projects/project-rows.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { rowMessages, stageWords } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import { isOverStage } from "#domain/projects/stages/stages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useTypedWords } from "#web/client/use-typed-words.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { List, SearchBox } from "#web/ui/list.tsx";
import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { FolderOpen } from "lucide-react";
import { Fragment, useCallback, useState } from "react";
import { LateProjectBoard } from "./board/late-board.ts";
import type { WantedMove } from "./board/move-dialog.tsx";
import { MoveDialog } from "./board/move-dialog.tsx";
import { ProjectCourse } from "./board/project-course.tsx";
import { ProjectRow } from "./board/project-row.tsx";
import type { ProjectsAddress } from "./board/projects-address.ts";
import { ProjectsToolbar } from "./board/projects-toolbar.tsx";
import type { WantMove } from "./board/use-project-actions.ts";
import { WorkerProjects } from "./board/worker-projects.tsx";

/** /app/projects: every project in a list, or on a board by stage. What is shown and searched is in the address. */
export default function ProjectListScreen() {
  const may = useMay();
  const { q = "" } = useSearch({ from: "/signed-in/app/projects" });
  return may("work") && !may("manage") && q === "" ? <WorkerScreen /> : <CompanyProjects />;
}

// A search is the same for everybody.
function WorkerScreen() {
  const navigate = useNavigate({ from: "/app/projects" });
  const write = useCallback((words: string) => void navigate({ search: { q: words }, replace: true }), [navigate]);
  const [text, setText] = useTypedWords("", write);
  return (
    <Page title="Projets">
      <SearchBox label="Projet, client, lieu" value={text} onChange={setText} />
      <WorkerProjects />
    </Page>
  );
}

function CompanyProjects() {
  const address = useSearch({ from: "/signed-in/app/projects" });
  const { q = "", sort } = address;
  const manages = useMay()("manage");
  const seesAmounts = useMay()("amounts");
  const onPhone = useOnPhone();
  const [move, setMove] = useState<WantedMove | null>(null);
  const { data } = useAnswer(countProjectRows, { query: { q } }, { placeholderData: keepPreviousData });
  const counts = Object.fromEntries((data?.stages ?? []).map(({ stage, count }) => [stage, count]));
  const archivedCount = data?.archived_count ?? null;
  const toCollectCount = data?.to_collect_count ?? 0;
  const hasNone =
    q === "" && data !== undefined && archivedCount === 0 && Object.values(counts).every((one) => one === 0);
  const isBoard = address.view === "board" && !onPhone && !hasNone;
  const wantMove: WantMove = (project, to) => setMove({ project, to });
  const create = (
    <Link to="/project/new" className={buttonLook({ look: "primary" })}>
      Nouveau projet
    </Link>
  );
  return (
    <Page title="Projets" actions={manages && !hasNone && create} isWide={isBoard}>
      {!hasNone && <ProjectsToolbar {...{ address, counts, archivedCount, toCollectCount }} hasBoard={!onPhone} />}
      {!hasNone && seesAmounts && (
        <p className="-mt-2 mb-2 text-right text-tiny text-quiet">{rowMessages.amountsWithVat}</p>
      )}
      {isBoard ? (
        <LateProjectBoard
          q={q}
          sort={sort}
          counts={counts}
          openDueCents={data?.open_due_cents ?? 0}
          onMove={wantMove}
        />
      ) : (
        <Projects address={address} onMove={wantMove} />
      )}
      <MoveDialog move={move} onClose={() => setMove(null)} />
    </Page>
  );
}

// A deposit is to collect while the work goes on.
function filterOf(show: ProjectsAddress["show"]) {
  if (show === "archived") return { archived: "true" as const };
  return show === "invoiced" ? { to_collect: "true" as const } : { stage: show };
}

// A list as short as this leaves most of a desktop empty.
const FEW = 2;

function Projects({ address: { show, q = "", sort }, onMove }: { address: ProjectsAddress; onMove: WantMove }) {
  const manages = useMay()("manage");
  const filter = filterOf(show);
  const list = useAnswerPages(
    listProjectRows,
    { ...filter, q, sort: sort ?? "waiting", limit: 50 },
    { keepsBefore: true },
  );
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  // A group that is alone needs no name.
  const isGrouped =
    show === undefined &&
    (sort === undefined || sort === "current") &&
    new Set(projects.map(({ stage }) => isOverStage(stage))).size > 1;
  return (
    <>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
      {list.isSuccess && projects.length === 0 && <NoProject search={q} show={show} manages={manages} />}
      {projects.length > 0 && (
        <List label="Projets">
          {projects.map((project, place) => (
            <Fragment key={project.id}>
              {isGrouped && <GroupHead project={project} former={projects[place - 1]} />}
              <ProjectRow project={project} onMove={onMove} />
            </Fragment>
          ))}
        </List>
      )}
      <NextPage list={list} />
      {manages && projects.length > 0 && projects.length <= FEW && show === undefined && q === "" && <ProjectCourse />}
    </>
  );
}

// Whoever sees no amount sees no stage either.
function GroupHead({ project, former }: { project: ListedProject; former: ListedProject | undefined }) {
  const seesAmounts = useMay()("amounts");
  const isOver = isOverStage(project.stage);
  if (!seesAmounts || (former && isOverStage(former.stage) === isOver)) return null;
  return (
    <li className="bg-sunk px-4 py-1.5 text-fine font-[550] text-quiet">
      <h2>{isOver ? rowMessages.over : rowMessages.current}</h2>
    </li>
  );
}

type NoProjectProps = { search: string; show: ProjectStage | "archived" | undefined; manages: boolean };

function NoProject({ search, show, manages }: NoProjectProps) {
  const words = useTradeWords();
  const all = (
    <Link to="/app/projects" className={buttonLook()}>
      Voir tous les projets
    </Link>
  );
  if (search !== "")
    return (
      <Empty title={`Aucun projet ne répond à « ${search} »`} action={show && all}>
        Essaie un autre mot : le nom du projet, du client, sa ville, ou le numéro d'un devis ou d'une facture.
      </Empty>
    );
  if (show !== undefined)
    return (
      <Empty title="Aucun projet ici" action={all}>
        {show === "archived"
          ? "Ce que tu archives quitte la liste et reste ici."
          : `Aucun projet n'est à « ${stageWords(show, words)} » en ce moment.`}
      </Empty>
    );
  if (!manages) return <Empty title="Pas encore de projet">Les projets de l'entreprise apparaîtront ici.</Empty>;
  return (
    <EmptyScreen
      icon={FolderOpen}
      title={projectMessages.askWork}
      action={
        <>
          <Link to="/project/new" className={buttonLook({ look: "primary" })}>
            Créer un projet
          </Link>
          <ProjectCourse />
        </>
      }
    >
      Un projet rassemble le client, les tâches, le devis et la facture.
    </EmptyScreen>
  );
}
