import type { ListedProject } from "#api/projects/project-rows.ts";
import { listProjectRows } from "#api/projects/project-rows.ts";
import { STAGE_WORDS } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectSort, ProjectStage } from "#domain/projects/stages/stages.ts";
import { PROJECT_STAGES } from "#domain/projects/stages/stages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { currentStep } from "../step-page.tsx";
import { amountOf, customerWords, progressOf } from "./row-words.ts";
import { StageDot } from "./stage-chip.tsx";
import type { WantMove } from "./use-project-actions.ts";
import { useProjectActions } from "./use-project-actions.ts";

type BoardProps = {
  q: string;
  sort: ProjectSort | undefined;
  counts: Partial<Record<ProjectStage, number>>;
  onMove: WantMove;
};

/**
 * The projects by stage. A card that is dragged to a column, or moved by its menu, asks what moves it there: nothing is
 * written by dragging.
 */
export function ProjectBoard({ q, sort, counts, onMove }: BoardProps) {
  const [draggedProject, setDraggedProject] = useState<ListedProject | null>(null);
  // A column that is rarely used is there once it holds something.
  const stages = PROJECT_STAGES.filter((stage) => stage !== "declined" || (counts.declined ?? 0) > 0);
  return (
    <div className="flex items-start gap-2 overflow-x-auto pb-4" role="group" aria-label="Projets par étape">
      {stages.map((stage) => (
        <Column
          key={stage}
          {...{ stage, q, sort, onMove, draggedProject, setDraggedProject }}
          count={counts[stage] ?? null}
        />
      ))}
    </div>
  );
}

type ColumnProps = Pick<BoardProps, "q" | "sort" | "onMove"> & {
  stage: ProjectStage;
  count: number | null;
  draggedProject: ListedProject | null;
  setDraggedProject: (project: ListedProject | null) => void;
};

function Column({ stage, count, q, sort, onMove, draggedProject, setDraggedProject }: ColumnProps) {
  const list = useAnswerPages(listProjectRows, { stage, q, sort, limit: 20 }, { keepsBefore: true });
  const [isOver, setIsOver] = useState(false);
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  const takes = draggedProject !== null && draggedProject.stage !== stage;
  return (
    <section
      aria-label={STAGE_WORDS[stage]}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (takes) onMove(draggedProject, stage);
      }}
      className={cx(
        "flex min-w-36 flex-1 flex-col gap-2 rounded-card border p-2 transition-colors duration-150",
        isOver && takes ? "border-act bg-act-pale" : "border-line bg-sunk",
      )}
    >
      <h2 className="flex items-center gap-2 px-2 py-1 text-fine font-[550]">
        <StageDot stage={stage} />
        <span className="flex-1">{STAGE_WORDS[stage]}</span>
        {count !== null && <span className="text-quiet tabular-nums">{count}</span>}
      </h2>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
      {projects.length > 0 && (
        <ul className="flex flex-col gap-2">
          {projects.map((project) => (
            <Card key={project.id} project={project} onMove={onMove} setDraggedProject={setDraggedProject} />
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </section>
  );
}

function Card({
  project,
  onMove,
  setDraggedProject,
}: { project: ListedProject } & Pick<ColumnProps, "onMove" | "setDraggedProject">) {
  const actions = useProjectActions(project, onMove);
  const manages = useMay()("manage");
  const amount = amountOf(project);
  const progress = progressOf(project);
  return (
    <li
      draggable={manages}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", project.name);
        event.dataTransfer.effectAllowed = "move";
        setDraggedProject(project);
      }}
      onDragEnd={() => setDraggedProject(null)}
      className={cx("flex items-start rounded-card border border-line bg-paper", manages && "cursor-grab")}
    >
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: project.id, stepKey: currentStep(project) }}
        draggable={false}
        className="min-w-0 flex-1 rounded-card py-2 pl-3"
      >
        <span className="line-clamp-2 font-[550] [overflow-wrap:anywhere]">{project.name}</span>
        <span className="line-clamp-2 text-fine text-quiet [overflow-wrap:anywhere]">{customerWords(project)}</span>
        <span className="mt-1 flex flex-wrap items-baseline justify-between gap-x-2">
          {amount && <span className="figures font-[550]">{amount.amount}</span>}
          {progress && <span className="text-tiny text-quiet">{progress}</span>}
        </span>
      </Link>
      {manages && <RowMenu label={`Actions sur ${project.name}`} actions={actions} />}
    </li>
  );
}
