import type { ProjectAnswer } from "#api/projects.ts";
import { readProjectStory } from "#api/projects/project-story.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import type { StepKey } from "#domain/projects/steps.ts";
import { eventWords } from "#domain/projects/story/event.messages.ts";
import type { ProjectEvent } from "#domain/projects/story/project-events.ts";
import { DAY_EVENTS } from "#domain/projects/story/project-events.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useReports } from "../reports/use-reports.ts";
import { Timeline } from "./timeline.tsx";

type Props = { project: ProjectAnswer; close: () => void; showPhotos: () => void; showReports: () => void };

/** What happened with a project, the newest first. Each line opens what it is about. */
export function ProjectHistory({ project, ...acts }: Props) {
  const { data, error, refetch } = useAnswer(readProjectStory, { params: { id: project.id } });
  const reports = useReports(project.id).data?.pages.flatMap((page) => page.reports) ?? [];
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  const openerOf = (kind: ProjectEvent, number: string) => {
    if (kind === "photos") return (words: string) => <Opener act={acts.showPhotos}>{words}</Opener>;
    if (kind === "report" || kind === "handover") {
      const report = reports.find((one) => REPORT_EVENTS[one.kind] === kind && String(one.place) === number);
      if (report === undefined) return (words: string) => <Opener act={acts.showReports}>{words}</Opener>;
      return (words: string) => (
        <a href={report.pdf_url} target="_blank" rel="noreferrer" className={LOOK}>
          {words}
        </a>
      );
    }
    const stepKey = stepOf(kind, number, project.documents);
    if (stepKey === null) return null;
    return (words: string) => (
      <Link to="/etape/$id/$stepKey" params={{ id: project.id, stepKey }} onClick={acts.close} className={LOOK}>
        {words}
      </Link>
    );
  };
  return (
    <Timeline
      label="Historique"
      events={data.events.map(({ kind, at, number, title, who, amount_cents: amountCents }, place) => ({
        key: `${kind} ${at} ${number} ${place}`,
        at: new Date(at),
        words: eventWords(kind, number, amountCents, who, title),
        amountCents,
        isDayAlone: DAY_EVENTS.includes(kind),
        open: openerOf(kind, number),
        ...(who !== "" && kind !== "photos" && { about: who }),
      }))}
    />
  );
}

const LOOK = "text-left underline decoration-edge underline-offset-2 hover:text-act hover:decoration-act";
const REPORT_EVENTS = { progress: "report", handover: "handover" } as const;

function Opener({ act, children }: { act: () => void; children: ReactNode }) {
  return (
    <button type="button" className={LOOK} onClick={act}>
      {children}
    </button>
  );
}

// The step that shows it: of a paper, the one of its kind; of what was done on the site, the work. Null for none.
function stepOf(kind: ProjectEvent, number: string, documents: ProjectAnswer["documents"]): StepKey | null {
  if (kind === "task_done" || kind === "time") return "work";
  const document = documents.find((one) => one.number === number);
  return document ? DOCUMENT_WORDS[document.kind].step : null;
}
