import type { ProjectAnswer } from "#api/projects.ts";
import { REPORT_WORDS, SUPPLIES_TITLE } from "#domain/projects/reports/report-words.messages.ts";
import { supplyMessages } from "#domain/projects/supplies/supply.messages.ts";
import { timeMessages } from "#domain/times/time.messages.ts";
import { AddedSupply } from "#web/projects/supplies/supplies-card.tsx";
import { LateTimeForm } from "#web/times/late-time-form.ts";
import { Timer } from "#web/times/timer.tsx";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import type { Dispatch, SetStateAction } from "react";

const ProgressForm = onDemand(
  async () => (await import("#web/projects/reports/progress-form.tsx")).ProgressForm,
  (words) => words,
  "when shown",
);

/** What the bar of a site opens. */
export type SiteSheet = "timer" | "time" | "supply" | "report";

type Props = { project: ProjectAnswer; sheet: SiteSheet | null; show: Dispatch<SetStateAction<SiteSheet | null>> };

/** The sheets of the bar of a site: the timer with what else is noted there, and the report. */
export function SiteSheets({ project, sheet, show }: Props) {
  // A sheet that another one takes the place of closes after that one is opened.
  const closeOf = (one: SiteSheet) => () => show((sheetNow) => (sheetNow === one ? null : sheetNow));
  return (
    <>
      <Drawer title="Chronomètre" open={sheet === "timer"} onClose={closeOf("timer")} isSheet>
        {sheet === "timer" && (
          <div className="flex flex-col gap-3">
            <Timer project={project} minutesByTask={[]} />
            <Button className="min-h-12" onClick={() => show("time")}>
              {timeMessages.note}
            </Button>
            <Button className="min-h-12" onClick={() => show("supply")}>
              {supplyMessages.add}
            </Button>
          </div>
        )}
      </Drawer>
      <Drawer title={timeMessages.note} open={sheet === "time"} onClose={closeOf("time")} isSheet>
        {sheet === "time" && <LateTimeForm project={project} close={closeOf("time")} />}
      </Drawer>
      <Drawer title={SUPPLIES_TITLE} open={sheet === "supply"} onClose={closeOf("supply")} isSheet>
        {sheet === "supply" && <AddedSupply project={project} close={closeOf("supply")} />}
      </Drawer>
      <Drawer title={REPORT_WORDS.progress} open={sheet === "report"} onClose={closeOf("report")}>
        {sheet === "report" && <ProgressForm project={project} close={closeOf("report")} />}
      </Drawer>
    </>
  );
}
