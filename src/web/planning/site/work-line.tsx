import type { ProjectAnswer } from "#api/projects.ts";
import { nextStepMessages } from "#domain/projects/story/next-step.messages.ts";
import type { NextStep } from "#domain/projects/story/next-step.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { NEXT_ACT, NextLink, NextStrip, useNextStep } from "#web/projects/head/next-line.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
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
  const next = useNextStep(project, "work");
  const start = useLateTasks(project)?.start ?? "";
  const isToBegin = start !== "" && next.text === nextStepMessages.begin;
  const isReceivable = useMay()("manage") && project.tasks.length > 0 && project.tasks.every(({ done }) => done);
  return (
    <NextStrip
      {...{ project }}
      step="work"
      text={isToBegin ? start : next.text}
      note={<ReceptionNote projectId={project.id} />}
      className={isReceivable ? "max-md:flex-wrap max-md:pb-3 max-md:*:first:basis-full max-md:*:not-first:grow" : ""}
    >
      {isReceivable && <ReceptionAct project={project} className={NEXT_ACT} />}
      {isToBegin ? (
        <Link to="/app/timeline" hash={project.id} className={buttonLook({ className: NEXT_ACT })}>
          Voir le planning
        </Link>
      ) : (
        <NextLink {...{ project }} step="work" next={nextFromWork(next, project)} />
      )}
    </NextStrip>
  );
}

// Nothing waits for the last task to be ticked before the works are invoiced. Without any, the page itself leads to
// where they are prepared.
function nextFromWork(next: NextStep, { tasks, quote }: ProjectAnswer): NextStep {
  if (tasks.length === 0 && quote === null) return { ...next, step: null };
  if (next.step !== "work" || next.isPlanning || tasks.length === 0) return next;
  return { ...next, step: "invoice", action: nextStepMessages.moveToInvoice };
}
