import type { ListedProject } from "#api/projects/project-rows.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { rowLook } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useSitePeople } from "../people/use-site-people.ts";
import { currentStep } from "../step-page.tsx";
import { DueStageChip } from "./late-mark.tsx";
import { amountOf, customerWords, progressOf, whenWords } from "./row-words.ts";
import type { WantMove } from "./use-project-actions.ts";
import { useProjectActions } from "./use-project-actions.ts";

const NAME = "line-clamp-2 min-w-0 flex-1 leading-snug font-[550] [overflow-wrap:anywhere] md:line-clamp-1";

// On a phone who it is for has a line, and where it stands another. A long name has two: no row is cut short.
const FACTS = "flex min-w-0 items-baseline gap-x-3 max-md:flex-col max-md:leading-snug md:mt-0.5";
const LAST = "flex min-w-0 items-baseline gap-x-3 text-fine whitespace-nowrap max-md:w-full";

// One line: an amount is whole, and the day goes where there is no room for both.
const PHONE_FACTS = "flex h-[1lh] min-w-0 flex-1 flex-wrap gap-x-1 overflow-hidden text-quiet md:hidden";

/** A project of the list: what, who, where it stands, how much, and its actions. */
export function ProjectRow({ project, onMove }: { project: ListedProject; onMove: WantMove }) {
  const actions = useProjectActions(project, onMove);
  const manages = useMay()("manage");
  const amount = amountOf(project);
  const progress = progressOf(project);
  const { isTeam, shortNameOf } = useSitePeople();
  // Who is on it counts while the work goes on.
  const names = isTeam && project.stage === "work" ? project.people.map(shortNameOf).join(", ") : "";
  const facts = [whenWords(project, todayInFrance()), names].filter(Boolean).join(" · ");
  return (
    <li className="relative flex items-center md:pr-1">
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: project.id, stepKey: currentStep(project) }}
        className={`${rowLook} min-w-0 max-md:py-1`}
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-x-3">
            <span className={NAME} title={project.name}>
              {project.name}
            </span>
            {amount && (
              <span className="figures ml-auto font-[550]">
                {amount.amount}
                {amount.isNet && <span className="ml-1 text-tiny font-normal text-quiet">HT</span>}
              </span>
            )}
          </span>
          <span className={cx(FACTS, manages && "max-md:pr-8")}>
            <span className="flex min-w-0 items-baseline gap-x-1 text-fine text-quiet max-md:w-full md:flex-1">
              <span className="min-w-0 truncate">{customerWords(project)}</span>
              {facts && <span className="shrink-0 max-md:hidden">· {facts}</span>}
            </span>
            <span className={LAST}>
              <DueStageChip project={project} />
              {progress && (
                <span className={cx("min-w-0 truncate text-quiet tabular-nums md:-order-1", facts && "max-md:hidden")}>
                  {progress}
                </span>
              )}
              {facts && (
                <span className={PHONE_FACTS}>
                  {progress && <span className="tabular-nums">{progress}</span>}
                  <span className="max-w-full truncate">{progress ? `· ${facts}` : facts}</span>
                </span>
              )}
            </span>
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
