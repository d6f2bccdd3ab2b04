import type { ProjectAnswer } from "#api/projects.ts";
import type { SiteReportAnswer } from "#api/projects/site-reports.ts";
import { REPORT_WORDS } from "#domain/projects/reports/report.messages.ts";
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

type Opened = { kind: "progress" } | { kind: "handover"; replaced: SiteReportAnswer | null } | null;

/** Reports of the site, and the reception of the works: what is made, and what makes another one. */
export function ReportsCard({ project }: { project: ProjectAnswer }) {
  const may = useMay();
  const [opened, setOpened] = useState<Opened>(null);
  const [firstPage] = useReports(project.id).data?.pages ?? [];
  const close = () => setOpened(null);
  return (
    <Card title="Comptes rendus et réception">
      <div className="flex flex-col gap-4">
        <ReportList project={project} correct={(replaced) => setOpened({ kind: "handover", replaced })} />
        {may("work") && (
          <div className="flex flex-wrap gap-2">
            <Button className="max-md:w-full" onClick={() => setOpened({ kind: "progress" })}>
              Écrire un compte rendu
            </Button>
            {may("manage") && firstPage?.is_received === false && (
              <Button className="max-md:w-full" onClick={() => setOpened({ kind: "handover", replaced: null })}>
                Faire signer la réception
              </Button>
            )}
          </div>
        )}
      </div>
      <Drawer title={REPORT_WORDS[opened?.kind ?? "progress"]} open={opened !== null} onClose={close}>
        {opened?.kind === "progress" && <ProgressForm project={project} close={close} />}
        {opened?.kind === "handover" && <HandoverForm project={project} replaced={opened.replaced} close={close} />}
      </Drawer>
    </Card>
  );
}
