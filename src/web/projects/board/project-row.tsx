import type { ListedProject } from "#api/projects/project-rows.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { rowLook } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { currentStep } from "../step-page.tsx";
import { amountOf, customerWords, dayWords, hasExpiredQuote, isPaid, progressOf } from "./row-words.ts";
import { StageChip } from "./stage-chip.tsx";
import type { WantMove } from "./use-project-actions.ts";
import { useProjectActions } from "./use-project-actions.ts";

const NAME = "line-clamp-2 min-w-0 flex-1 leading-snug font-[550] wrap-break-word hyphens-auto";

/** A project of the list: what, who, where it stands, how much, and its actions. */
export function ProjectRow({ project, onMove }: { project: ListedProject; onMove: WantMove }) {
  const actions = useProjectActions(project, onMove);
  const manages = useMay()("manage");
  const amount = amountOf(project);
  const progress = progressOf(project);
  const day = dayWords(project);
  return (
    <li className="relative flex items-center md:pr-1">
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: project.id, stepKey: currentStep(project) }}
        className={`${rowLook} min-w-0 max-md:py-1.5`}
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-x-3">
            <span className={NAME}>{project.name}</span>
            {amount && (
              <span className="figures ml-auto font-[550]">
                {amount.amount}
                {amount.isNet && <span className="ml-1 text-tiny font-normal text-quiet">HT</span>}
              </span>
            )}
          </span>
          <span
            className={cx(
              "flex flex-wrap items-baseline gap-x-3 max-md:leading-snug md:mt-0.5 md:flex-nowrap",
              manages && "max-md:pr-7",
            )}
          >
            <span className="flex min-w-0 items-baseline gap-x-1 text-fine text-quiet max-md:w-full md:flex-1">
              <span className="min-w-0 max-md:line-clamp-2 md:truncate">{customerWords(project)}</span>
              {day && <span className="shrink-0 max-md:hidden">· {day}</span>}
            </span>
            {day && <span className="text-fine whitespace-nowrap text-quiet md:hidden">{day}</span>}
            {progress && <span className="order-1 text-fine text-quiet tabular-nums md:order-none">{progress}</span>}
            <StageChip stage={project.stage} isPaid={isPaid(project)} isExpired={hasExpiredQuote(project)} />
          </span>
        </span>
      </Link>
      {manages && (
        // On a phone it stands under the amount, and takes nothing of the name's width.
        <span className="max-md:absolute max-md:right-0 max-md:bottom-0.5">
          <RowMenu label={`Actions sur ${project.name}`} actions={actions} />
        </span>
      )}
    </li>
  );
}
