import type { ListedProject } from "#api/projects/project-rows.ts";
import { listProjectRows } from "#api/projects/project-rows.ts";
import { moveTo } from "#domain/projects/stages/stage-moves.ts";
import { stageWords } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectSort, ProjectStage } from "#domain/projects/stages/stages.ts";
import { PROJECT_STAGES, isOverStage } from "#domain/projects/stages/stages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { currentStep } from "../step-page.tsx";
import { LateMark } from "./late-mark.tsx";
import { movedProject } from "./moved-project.ts";
import { amountOf, customerWords, hasExpiredQuote, progressOf, sumWords, whenWords } from "./row-words.ts";
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
  const stages = COLUMNS.filter((stage) => stage !== "declined" || (counts.declined ?? 0) > 0);
  return (
    <div className={BOARD} role="group" aria-label="Projets par étape">
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

// What is over stands last. Refused quotes have a column once there is one.
const COLUMNS: readonly ProjectStage[] = [...PROJECT_STAGES.filter((stage) => stage !== "declined"), "declined"];

// It takes the room at the right of a page. Read to its end it leaves this room to the round button, as other pages do.
const BOARD = cx(
  "flex min-h-[calc(100dvh-12.5rem)] items-stretch gap-2 overflow-x-auto pb-4",
  "md:-mr-20 md:pr-20 md:pb-16 beside-panel:mr-0 beside-panel:pr-0 beside-panel:pb-4",
);

type ColumnProps = Pick<BoardProps, "q" | "sort" | "onMove"> & {
  stage: ProjectStage;
  count: number | null;
  draggedProject: ListedProject | null;
  setDraggedProject: (project: ListedProject | null) => void;
};

function Column({ stage, count, q, sort, onMove, draggedProject, setDraggedProject }: ColumnProps) {
  const list = useAnswerPages(listProjectRows, { stage, q, sort: sort ?? "waiting", limit: 20 }, { keepsBefore: true });
  const name = stageWords(stage, useTradeWords());
  const [isOver, setIsOver] = useState(false);
  // What is over opens when it is asked for.
  const isDone = isOverStage(stage);
  const [isUnfolded, setUnfolded] = useState(false);
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  const wayThere = draggedProject && moveTo(movedProject(draggedProject), stage);
  // A sum of some of the cards would be taken for that of all.
  const isWhole = list.data !== undefined && !list.hasNextPage;
  const isEmpty = count === 0 && projects.length === 0;
  const isFolded = (isEmpty || (isDone && !isUnfolded)) && !(isOver && wayThere);
  return (
    <section
      aria-label={name}
      onDragOver={(event) => {
        if (wayThere === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        setIsOver(true);
      }}
      // Over a card of this column, the column is not left.
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && setIsOver(false)
      }
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (draggedProject && wayThere) onMove(draggedProject, stage);
      }}
      className={cx(
        "flex flex-col gap-2 rounded-card border p-2 transition-colors duration-150",
        // A folded column leaves its width to those that hold cards. None gets narrower than its cards can be read.
        isFolded ? "w-9 shrink-0 items-center px-0" : "flex-[1_0_9.5rem]",
        isOver && wayThere
          ? "border-act bg-act-pale outline-2 -outline-offset-2 outline-act"
          : wayThere
            ? "border-dashed border-act bg-sunk"
            : "border-line bg-sunk",
      )}
    >
      <ColumnHead
        {...{ stage, name, count, isFolded }}
        sums={isWhole ? sumWords(projects) : []}
        {...(isDone && !isEmpty && { fold: () => setUnfolded(!isUnfolded) })}
      />
      {isOver && wayThere && (
        <p className="rounded-card border border-dashed border-act bg-paper px-3 py-3 text-fine">
          <span className="block font-[550] text-act">Poser ici</span>
          {wayThere.text}
        </p>
      )}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && !isFolded && <RowsSkeleton label="Chargement des projets…" />}
      {projects.length > 0 && !isFolded && (
        <ul className="flex flex-col gap-2">
          {projects.map((project) => (
            <Card
              key={project.id}
              {...{ project, onMove, setDraggedProject }}
              isTaken={draggedProject?.id === project.id}
            />
          ))}
        </ul>
      )}
      {!isFolded && <NextPage list={list} />}
    </section>
  );
}

type HeadProps = {
  stage: ProjectStage;
  name: string;
  count: number | null;
  isFolded: boolean;
  sums: readonly string[];
  /** Folds and opens a column that may be. */
  fold?: () => void;
};

function ColumnHead({ stage, name, count, isFolded, sums, fold }: HeadProps) {
  const words = (
    <>
      <StageDot stage={stage} />
      <span className={isFolded ? "text-quiet" : "min-w-0 flex-1 text-left"}>
        {name}
        {!isFolded &&
          sums.map((sum) => (
            <span key={sum} className="figures mt-0.5 block text-tiny font-normal text-quiet">
              {sum}
            </span>
          ))}
      </span>
      {count !== null && <span className="text-quiet tabular-nums">{count}</span>}
    </>
  );
  const look = cx("flex items-center gap-2 py-1", isFolded ? "[writing-mode:vertical-rl]" : "min-h-15 w-full px-1");
  return (
    <h2 className="text-fine leading-tight font-[550]">
      {fold ? (
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={fold}
          className={cx(look, "min-h-11 min-w-9 rounded-inner")}
        >
          {words}
        </button>
      ) : (
        <span className={look}>{words}</span>
      )}
    </h2>
  );
}

// A column is narrow: the menu stands in the row of the amount, and leaves the names its whole width.
const WHOLE_WORDS = "wrap-break-word hyphens-auto";

function Card({
  project,
  onMove,
  setDraggedProject,
  isTaken,
}: { project: ListedProject; isTaken: boolean } & Pick<ColumnProps, "onMove" | "setDraggedProject">) {
  const actions = useProjectActions(project, onMove);
  const may = useMay();
  const manages = may("manage");
  const amount = amountOf(project);
  const progress = progressOf(project);
  const when = whenWords(project, todayInFrance());
  return (
    <li
      draggable={manages}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", project.name);
        event.dataTransfer.effectAllowed = "move";
        // The picture that follows the hand is taken before the card changes.
        setTimeout(() => setDraggedProject(project));
      }}
      onDragEnd={() => setDraggedProject(null)}
      className={cx(
        "relative rounded-card border",
        manages && "cursor-grab",
        isTaken ? "border-dashed border-act bg-act-pale" : "border-line bg-paper",
      )}
    >
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: project.id, stepKey: currentStep(project) }}
        draggable={false}
        className="flex flex-col rounded-card px-3 pt-2"
      >
        <span className={`line-clamp-4 leading-snug font-[550] ${WHOLE_WORDS}`}>{project.name}</span>
        <span className={`line-clamp-2 text-fine text-quiet ${WHOLE_WORDS}`}>{customerWords(project)}</span>
        {hasExpiredQuote(project) && <StateChip state="expired" />}
        <LateMark lateDays={project.late_days} />
        {when && <span className="text-tiny text-quiet">{when}</span>}
        {amount && progress && <span className="mt-1 text-tiny text-quiet">{progress}</span>}
        <span className="flex min-h-11 items-center pr-9">
          {amount && (
            <span className="figures font-[550]">
              {amount.amount}
              {amount.isNet && <span className="ml-1 text-tiny font-normal text-quiet">HT</span>}
            </span>
          )}
          {!amount && <span className="text-tiny text-quiet">{progress || (may("amounts") && "Sans prix")}</span>}
        </span>
      </Link>
      {manages && (
        <span className="absolute right-0 bottom-0">
          <RowMenu label={`Actions sur ${project.name}`} actions={actions} />
        </span>
      )}
    </li>
  );
}
