import type { ListedProject } from "#api/projects/project-rows.ts";
import { ROW_DAY_WORDS } from "#domain/projects/stages/row-days.messages.ts";
import { hasExpiredQuote } from "./row-words.ts";
import { StageChip } from "./stage-chip.tsx";

/** Where a project stands, and in red since when something of its invoices is late. */
export function DueStageChip({ project }: { project: Pick<ListedProject, "stage" | "quote" | "late_days"> }) {
  const { stage, late_days: lateDays } = project;
  // What is late is to collect. At another stage it is said beside.
  const isSaid = stage === "invoiced" && lateDays !== null && lateDays > 0;
  return (
    <>
      {!isSaid && <StageChip stage={stage} isExpired={hasExpiredQuote(project)} />}
      <LateMark lateDays={lateDays} />
    </>
  );
}

/** Since when something of the invoices of a project is late, in red. Nothing when nothing is. */
export function LateMark({ lateDays }: { lateDays: number | null }) {
  if (lateDays === null || lateDays <= 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap text-bad">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-bad" />
      {ROW_DAY_WORDS.lateBy(lateDays)}
    </span>
  );
}
