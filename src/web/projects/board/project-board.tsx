import type { ListedProject } from "#api/projects/project-rows.ts";
import { listProjectRows } from "#api/projects/project-rows.ts";
import type { TradeWords } from "#domain/company/examples/trade-words.messages.ts";
import type { BoardColumn } from "#domain/projects/stages/board-columns.ts";
import { BOARD_COLUMNS, COLUMN_STAGES, stageInColumn } from "#domain/projects/stages/board-columns.ts";
import { moveTo } from "#domain/projects/stages/stage-moves.ts";
import { columnWords, rowMessages } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectSort, ProjectStage } from "#domain/projects/stages/stages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { BoardCard } from "./board-card.tsx";
import { movedProject } from "./moved-project.ts";
import { sumWords } from "./row-words.ts";
import { StageDot } from "./stage-chip.tsx";
import type { WantMove } from "./use-project-actions.ts";

type BoardProps = {
  q: string;
  sort: ProjectSort | undefined;
  counts: Partial<Record<ProjectStage, number>>;
  /** What is left to collect of work that is not wholly invoiced, whose cards stand in its column. */
  openDueCents: number;
  onMove: WantMove;
};

/**
 * The projects by stage. A card that is dragged to a column, or moved by its menu, asks what moves it there: nothing is
 * written by dragging.
 */
export function ProjectBoard({ q, sort, counts, openDueCents, onMove }: BoardProps) {
  const [draggedProject, setDraggedProject] = useState<ListedProject | null>(null);
  return (
    <div className={BOARD} role="group" aria-label="Projets par étape">
      {BOARD_COLUMNS.map((column) => (
        <Column
          key={column}
          {...{ column, q, sort, counts, openDueCents, onMove, draggedProject, setDraggedProject }}
        />
      ))}
    </div>
  );
}

// Five columns fit beside the rail of a desktop, and leave the corner to the round button as other pages do.
const BOARD = "flex min-h-[calc(100dvh-12.5rem)] items-stretch gap-2 overflow-x-auto pb-4";

type ColumnProps = BoardProps & {
  column: BoardColumn;
  draggedProject: ListedProject | null;
  setDraggedProject: (project: ListedProject | null) => void;
};

function Column({ column, counts, openDueCents, q, sort, onMove, draggedProject, setDraggedProject }: ColumnProps) {
  const [first, second] = COLUMN_STAGES[column];
  // Of what is over, the newest are enough.
  const page = { q, sort: sort ?? "waiting", limit: column === "over" ? 5 : 20 };
  const firstList = useStagePages(first, page, true);
  const secondList = useStagePages(second ?? first, page, second !== null);
  const lists = second ? [firstList, secondList] : [firstList];
  const words = useTradeWords();
  const name = columnWords(column, words);
  const [isOver, setIsOver] = useState(false);
  const projects = lists.flatMap((list) => list.data?.pages.flatMap((one) => one.projects) ?? []);
  const to = draggedProject && stageInColumn(draggedProject.stage, column);
  const wayThere = draggedProject && to && moveTo(movedProject(draggedProject), to);
  // A sum of some of the cards would be taken for that of all.
  const isWhole = lists.every((list) => list.data !== undefined && !list.hasNextPage);
  return (
    <section
      aria-label={name}
      onDragOver={(event) => {
        if (!wayThere) return;
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
        if (draggedProject && wayThere && to) onMove(draggedProject, to);
      }}
      className={cx(
        "flex flex-[1_0_9.5rem] flex-col gap-2 rounded-card border p-2 transition-colors duration-150",
        isOver && wayThere
          ? "border-act bg-act-pale outline-2 -outline-offset-2 outline-act"
          : wayThere
            ? "border-dashed border-act bg-sunk"
            : "border-line bg-sunk",
      )}
    >
      <ColumnHead
        stage={column === "work" ? "work" : first}
        name={name}
        count={countOf(counts, [first, second])}
        // What is over was won or lost: one sum of both says nothing.
        sums={isWhole && column !== "over" ? columnSums(column, projects, { openDueCents, words }) : []}
      />
      {isOver && wayThere && (
        <p className="rounded-card border border-dashed border-act bg-paper px-3 py-3 text-fine">
          <span className="block font-[550] text-act">Poser ici</span>
          {wayThere.text}
        </p>
      )}
      {lists.map((list, place) => (
        <StageCards
          key={place === 0 ? first : second}
          {...{ list, onMove, draggedProject, setDraggedProject }}
          saysStage={second !== null}
        />
      ))}
    </section>
  );
}

// What is left of deposits is to collect too, and said beside: their cards are those of the work.
function columnSums(
  column: BoardColumn,
  projects: readonly ListedProject[],
  { openDueCents, words }: { openDueCents: number; words: TradeWords },
): string[] {
  const sums = sumWords(projects);
  return column === "collect" && openDueCents > 0
    ? [...sums, rowMessages.dueElsewhere(formatMoney(openDueCents), words)]
    : sums;
}

type CountedStages = readonly [ProjectStage, ProjectStage | null];

function countOf(counts: BoardProps["counts"], [first, second]: CountedStages): number | null {
  const count = counts[first];
  return count === undefined ? null : count + (second ? (counts[second] ?? 0) : 0);
}

type StagePage = { q: string; sort: ProjectSort; limit: number };

function useStagePages(stage: ProjectStage, page: StagePage, isWanted: boolean) {
  return useAnswerPages(listProjectRows, { stage, ...page }, { keepsBefore: true, isWanted });
}

type StageCardsProps = Pick<ColumnProps, "onMove" | "draggedProject" | "setDraggedProject"> & {
  list: ReturnType<typeof useStagePages>;
  saysStage: boolean;
};

function StageCards({ list, onMove, draggedProject, setDraggedProject, saysStage }: StageCardsProps) {
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  return (
    <>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
      {projects.length > 0 && (
        <ul className="flex flex-col gap-2">
          {projects.map((project) => (
            <BoardCard
              key={project.id}
              {...{ project, onMove, setDraggedProject, saysStage }}
              isTaken={draggedProject?.id === project.id}
            />
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </>
  );
}

type HeadProps = { stage: ProjectStage; name: string; count: number | null; sums: readonly string[] };

function ColumnHead({ stage, name, count, sums }: HeadProps) {
  return (
    <h2 className="flex min-h-15 items-center gap-2 px-1 py-1 text-fine leading-tight font-[550]">
      <StageDot stage={stage} />
      <span className="min-w-0 flex-1">
        {name}
        {sums.map((sum) => (
          <span key={sum} className="figures mt-0.5 block text-tiny font-normal text-quiet">
            {sum}
          </span>
        ))}
      </span>
      {count !== null && <span className="text-quiet tabular-nums">{count}</span>}
    </h2>
  );
}
