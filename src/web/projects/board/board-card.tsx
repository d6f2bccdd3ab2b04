import type { ListedProject } from "#api/projects/project-rows.ts";
import { rowMessages } from "#domain/projects/stages/stage.messages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { currentStep } from "../step-page.tsx";
import { LateMark } from "./late-mark.tsx";
import { cardAmountOf, customerWords, hasExpiredQuote, progressOf, whenWords } from "./row-words.ts";
import { StageChip } from "./stage-chip.tsx";
import type { WantMove } from "./use-project-actions.ts";
import { useProjectActions } from "./use-project-actions.ts";

// A column is narrow: the menu stands in the row of the amount, and leaves the names its whole width.
const WHOLE_WORDS = "wrap-break-word hyphens-auto";

type Props = {
  project: ListedProject;
  onMove: WantMove;
  setDraggedProject: (project: ListedProject | null) => void;
  /** Whether it is being dragged. */
  isTaken: boolean;
  /** Whether its column has other stages than its own. */
  saysStage: boolean;
};

/** A project of the board: what, who, when or since when it is late, how much, and its actions. */
export function BoardCard({ project, onMove, setDraggedProject, isTaken, saysStage }: Props) {
  const actions = useProjectActions(project, onMove);
  const may = useMay();
  const manages = may("manage");
  const amount = cardAmountOf(project);
  const progress = amount?.about ?? progressOf(project);
  const hasDay = ["estimation", "to_send", "waiting", "work"].includes(project.stage);
  const when = whenWords(project, todayInFrance()) || (hasDay ? rowMessages.noDay : "");
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
        {saysStage && project.stage !== "work" && (
          <StageChip stage={project.stage} isExpired={hasExpiredQuote(project)} />
        )}
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
