import { undoneWords } from "#domain/projects/reports/handover-doubts.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { Button } from "#web/ui/button.tsx";
import { TriangleAlert } from "lucide-react";
import type { DraftReserve } from "./draft-reserve.ts";
import { blankReserve, filledReserves } from "./draft-reserve.ts";

/** Says which tasks are not done while a reception would be signed without a reserve, and makes reserves of them. */
export function UndoneTasks({
  tasks,
  reserves,
  onReserve,
}: {
  tasks: readonly { title: string }[];
  reserves: readonly DraftReserve[];
  onReserve: (reserves: DraftReserve[]) => void;
}) {
  if (tasks.length === 0) return null;
  const addedReserves = tasks.map(({ title }) => ({ ...blankReserve(), text: title }));
  return (
    <div className="flex flex-col items-start gap-2 rounded-card border border-alert bg-paper px-4 py-3">
      <p className="flex gap-2 font-[550] text-alert">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{undoneWords(tasks.map(({ title }) => title))}</span>
      </p>
      <Button
        className="max-md:w-full"
        onClick={() => onReserve([...filledReserves(reserves), ...addedReserves].slice(0, REPORT_LIMITS.reserves))}
      >
        {tasks.length === 1 ? "La mettre en réserve" : "Les mettre en réserves"}
      </Button>
    </div>
  );
}
