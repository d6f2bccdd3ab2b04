import type { ProjectAnswer } from "#api/projects.ts";
import type { SiteReportAnswer } from "#api/projects/site-reports.ts";
import { HANDOVER_ACT, REPORTS_TITLE, REPORT_WORDS } from "#domain/projects/reports/report-words.messages.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useState } from "react";
import { ReportList } from "./report-list.tsx";
import { useReports } from "./use-reports.ts";

const ProgressForm = onDemand(
  async () => (await import("./progress-form.tsx")).ProgressForm,
  (words) => words,
  "when shown",
);
const HandoverForm = onDemand(
  async () => (await import("./handover-form.tsx")).HandoverForm,
  (words) => words,
  "when shown",
);

type ShownForm = { kind: "progress" } | { kind: "handover"; earlierReception: SiteReportAnswer | null } | null;

/** Reports of the site, and the reception of the works: what is made, and what makes another one. */
export function ReportsCard({ project }: { project: ProjectAnswer }) {
  const may = useMay();
  const [shownForm, setShownForm] = useState<ShownForm>(null);
  const [firstPage] = useReports(project.id).data?.pages ?? [];
  const close = () => setShownForm(null);
  // Nothing to receive before the first work is done. Once all of it is, the head of the step offers it.
  const isReceivable =
    project.tasks.length === 0 || (project.tasks.some(({ done }) => done) && !project.tasks.every(({ done }) => done));
  return (
    <Card title={REPORTS_TITLE}>
      <div className="flex flex-col gap-4">
        <ReportList
          project={project}
          correct={(earlierReception) => setShownForm({ kind: "handover", earlierReception })}
        />
        {may("work") && (
          <div className="flex flex-wrap gap-2">
            <Button className="max-md:min-h-12 max-md:w-full" onClick={() => setShownForm({ kind: "progress" })}>
              Écrire un compte rendu
            </Button>
            {may("manage") && isReceivable && firstPage?.is_received === false && (
              <Button
                className="max-md:min-h-12 max-md:w-full"
                onClick={() => setShownForm({ kind: "handover", earlierReception: null })}
              >
                {HANDOVER_ACT}
              </Button>
            )}
          </div>
        )}
      </div>
      <Drawer title={REPORT_WORDS[shownForm?.kind ?? "progress"]} open={shownForm !== null} onClose={close}>
        {shownForm?.kind === "progress" && <ProgressForm project={project} close={close} />}
        {shownForm?.kind === "handover" && (
          <HandoverForm project={project} earlierReception={shownForm.earlierReception} close={close} />
        )}
      </Drawer>
    </Card>
  );
}
