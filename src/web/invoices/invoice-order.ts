import type { ProjectAnswer } from "#api/projects.ts";
import { todayInFrance } from "#web/client/today.ts";
import { listParts } from "#web/projects/head/list-parts.ts";

/**
 * What is invoiced next. `isDepositNext`: the deposit that the agreed quote asks for. `isRestLater`: the rest, which
 * follows the work. Both keep what the whole invoice asks for who wants it (`wantsWhole`). `isPartFirst`: parts are
 * offered before the whole. Once the work is done, no deposit is waited for: all of it is invoiced.
 */
export function invoiceOrder(project: ProjectAnswer, wantsWhole: boolean) {
  const isDone = project.tasks.length > 0 && project.tasks.every(({ done }) => done);
  const hasParts = listParts(project).length > 0;
  const isAhead = areWorksAhead(project);
  const isKept = !isDone && !wantsWhole;
  const isDepositNext = isKept && project.deposit_to_invoice_cents !== null;
  const isRestLater = isKept && hasParts && (isAhead || project.start_date === null);
  return {
    isDone,
    hasParts,
    isDepositNext,
    isRestLater,
    isPartFirst: isDepositNext || isRestLater || (!isDone && isAhead),
  };
}

function areWorksAhead({ tasks, start_date }: ProjectAnswer): boolean {
  return tasks.some(({ done }) => !done) || (start_date !== null && start_date > todayInFrance());
}
