import type { ProjectAnswer } from "#api/projects.ts";
import { HANDOVER_ACT, REPORT_WORDS, receivedWords } from "#domain/projects/reports/report-words.messages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { useReports } from "./use-reports.ts";

const HandoverForm = onDemand(
  async () => (await import("./handover-form.tsx")).HandoverForm,
  (words) => words,
  "when shown",
);

/** That the works are received, since when, and how many reserves are still to be lifted. Nothing before. */
export function ReceptionNote({ projectId }: { projectId: string }) {
  const pages = useReports(projectId).data?.pages ?? [];
  const reception = pages
    .flatMap(({ reports }) => reports)
    .find(({ kind, is_replaced: isReplaced }) => kind === "handover" && !isReplaced);
  if (reception === undefined) return null;
  const leftCount = reception.reserves.filter(({ lifted_on: liftedOn }) => liftedOn === null).length;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-fine leading-snug">
      <BadgeCheck aria-hidden className="size-4 shrink-0 text-good" />
      <span className={leftCount === 0 ? "text-good" : "text-alert"}>
        {receivedWords(reception.dated_on, leftCount, todayInFrance())}
      </span>
    </span>
  );
}

/** The button that has the reception of the works signed. Nothing once it is, nor until that is known. */
export function ReceptionAct({ project, className }: { project: ProjectAnswer; className: string }) {
  const [firstPage] = useReports(project.id).data?.pages ?? [];
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {firstPage?.is_received === false && (
        <Button className={className} onClick={() => setOpen(true)}>
          {HANDOVER_ACT}
        </Button>
      )}
      <Drawer title={REPORT_WORDS.handover} open={isOpen} onClose={close}>
        {isOpen && <HandoverForm project={project} earlierReception={null} close={close} />}
      </Drawer>
    </>
  );
}
