import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { GO_TO_STEP } from "#domain/projects/story/next-step.messages.ts";
import { nextStepOf } from "#domain/projects/story/next-step.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { isPriced } from "../priced.ts";

/** What the project waits for, and the way to the step where it is done. */
export function NextLine({ project, step }: { project: ProjectAnswer; step: string }) {
  const may = useMay();
  const invoice = hasValidInvoice(project.invoice) ? project.invoice : null;
  const next = nextStepOf({
    isPriced: isPriced(project),
    quoteState: project.quote?.status ?? null,
    invoiceState: invoice?.status ?? null,
    restCents: invoice && invoice.rest_cents,
    tasksTotal: project.tasks.length,
    tasksDone: project.tasks.filter(({ done }) => done).length,
  });
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 md:mb-2">
      <span className="font-[550]">{next.text}</span>
      {next.step !== null && next.step !== step && may("manage") && (
        <Link
          to="/etape/$id/$stepKey"
          params={{ id: project.id, stepKey: next.step }}
          className={buttonLook({ look: "plain" })}
        >
          {GO_TO_STEP[next.step]}
        </Link>
      )}
    </p>
  );
}
