import type { ProjectAnswer } from "#api/projects.ts";
import { checklistMessages } from "#domain/projects/checklist.messages.ts";
import { isWorkFinished } from "#domain/projects/story/finished-work.ts";
import { nextStepMessages } from "#domain/projects/story/next-step.messages.ts";
import type { NextStep } from "#domain/projects/story/next-step.ts";
import { useMay } from "#web/company/use-memberships.ts";
import type { LateTasks } from "#web/projects/checklist/checklist.tsx";
import { NEXT_ACT, NextLine } from "#web/projects/head/next-line.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { cx } from "class-variance-authority";
import { FirstDaySheet } from "./first-day-sheet.tsx";
import { useLateTasks } from "./use-late-tasks.ts";

const readReception = () => import("#web/projects/reports/reception.tsx");
const ReceptionNote = onDemand(
  async () => (await readReception()).ReceptionNote,
  () => null,
);
const ReceptionAct = onDemand(
  async () => (await readReception()).ReceptionAct,
  () => null,
);

/**
 * What comes next, above the work step: when the works begin, then what is left of them, then their reception beside
 * their invoice.
 */
export function WorkLine({ project }: { project: ProjectAnswer }) {
  const late = useLateTasks(project);
  const isReceivable = useMay()("manage") && isWorkFinished(project);
  return (
    <>
      <NextLine
        project={project}
        step="work"
        alter={(next) => nextOnSite(next, project, late)}
        note={<ReceptionNote projectId={project.id} />}
        act={isReceivable && <ReceptionAct project={project} className={NEXT_ACT} />}
        className={cx("max-md:[&_dl]:hidden", isReceivable && ACTS_BELOW, late?.delay && LATE)}
      />
      <FirstDaySheet project={project} lateReason={late?.delay?.reason ?? null} />
    </>
  );
}

/** How the works stand, for whoever sees no amounts: that they are late, finished or received. Nothing else. */
export function SiteState({ project }: { project: ProjectAnswer }) {
  const delay = useLateTasks(project)?.delay ?? null;
  const isFinished = isWorkFinished(project);
  if (useMay()("amounts") || (delay === null && !isFinished)) return null;
  return (
    <section aria-label="Où en est le projet" className={STATE}>
      <p className={cx("font-[550]", delay !== null && "text-bad")}>{delay?.words ?? checklistMessages.finished}</p>
      {isFinished && <ReceptionNote projectId={project.id} />}
    </section>
  );
}

const STATE = "mb-3 rounded-card border border-line bg-paper px-3 py-2.5 md:mb-4 md:px-6";

const ACTS_BELOW = "max-md:flex-wrap max-md:gap-y-2 max-md:py-3 max-md:*:first:basis-full max-md:*:not-first:grow";

const LATE = "[&_[data-next-line]]:text-bad";

// Whoever knows that the customer agreed, or paid, asks when it begins.
const BEFORE_WORK: readonly string[] = [nextStepMessages.begin, nextStepMessages.depositPaid];

// Nothing waits for the last task to be ticked before the works are invoiced. Without any, the page itself leads to
// where they are prepared.
function nextOnSite(next: NextStep, { tasks, quote }: ProjectAnswer, late: LateTasks | null): NextStep {
  const { start = "", delay = null } = late ?? {};
  if (tasks.length === 0 && quote === null) return { ...next, step: null };
  if (start !== "" && BEFORE_WORK.includes(next.text))
    return { text: `${start}.`, step: "work", isPlanning: true, action: "Voir le planning" };
  if (next.step !== "work" || next.isPlacing || tasks.length === 0) return next;
  if (delay !== null) return { ...next, text: delay.words, isPlacing: true, action: nextStepMessages.replan };
  return { ...next, step: "invoice", action: nextStepMessages.moveToInvoice, isQuiet: true };
}
