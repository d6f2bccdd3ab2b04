import type { ProjectAnswer } from "#api/projects.ts";
import { getProjectDraft, toLine } from "#api/quotes.ts";
import { addTask } from "#api/tasks.ts";
import { NO_TASKS } from "#domain/projects/project.messages.ts";
import { nextStepMessages } from "#domain/projects/story/next-step.messages.ts";
import { tasksOfLines } from "#domain/projects/tasks-of-lines.ts";
import { e4ToHours, hoursToE4 } from "#domain/shared/money.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";

/** What to do about the work of a project that has a quote and no task: take the quote's lines, or invoice. */
export function TasksOfQuote({ project }: { project: ProjectAnswer }) {
  const { id, deposit_to_invoice_cents } = project;
  const draft = useAnswer(getProjectDraft, { params: { id } });
  const hoursADay = useCompany().data?.hours_a_day ?? HOURS_A_DAY;
  const tasks = tasksOfLines((draft.data?.draft?.lines ?? []).map(toLine), hoursToE4(hoursADay));
  const take = useSingleChange(async () => {
    // One after the other: each goes to the end.
    for (const { lineId, title, hoursE4, section } of tasks) {
      const body = { title, estimate_h: e4ToHours(hoursE4), section, line_id: lineId };
      await call(addTask, { params: { id }, body });
    }
  });
  if (draft.error && !draft.data) return <Failure error={draft.error} retry={() => void draft.refetch()} />;
  if (!draft.data) return <SheetSkeleton label="Chargement du devis…" />;
  const hasLines = tasks.length > 0;
  return (
    <Empty
      title={NO_TASKS}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {hasLines && (
            <Button
              look={deposit_to_invoice_cents === null ? "primary" : "plain"}
              className="max-md:w-full"
              isBusy={take.isPending}
              busyLabel="Je reprends les lignes…"
              onClick={() => take.mutate(undefined)}
            >
              Reprendre les lignes du devis
            </Button>
          )}
          <Link
            to="/etape/$id/$stepKey"
            params={{ id, stepKey: "invoice" }}
            className={buttonLook({ look: hasLines ? "plain" : "primary", className: "max-md:w-full" })}
          >
            {nextStepMessages.moveToInvoice}
          </Link>
        </span>
      }
    >
      {hasLines
        ? "Chaque ligne du devis devient une tâche à cocher. Sans tâches, tu peux facturer directement."
        : "Tu peux facturer directement, ou préparer des tâches à cocher dans Estimation."}
      {take.error && ` ${take.error.message}`}
    </Empty>
  );
}
