import type { ProjectAnswer } from "#api/projects.ts";
import type { SiteReportAnswer } from "#api/projects/site-reports.ts";
import {
  REPLACED_WORDS,
  REPORTS_TITLE,
  reportName,
  reservesLeftWords,
} from "#domain/projects/reports/report-words.messages.ts";
import { nearDay } from "#domain/shared/text/near-day.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { ShareLink } from "#web/documents/share-link.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Check, FileText } from "lucide-react";
import { useState } from "react";
import { LiftForm } from "./lift-form.tsx";
import { ReportActions } from "./report-actions.tsx";
import { useReports } from "./use-reports.ts";

/** The reports of a site and its reception, last made first. `correct` begins a reception that corrects another one. */
export function ReportList({
  project,
  correct,
}: {
  project: ProjectAnswer;
  correct?: (report: SiteReportAnswer) => void;
}) {
  const list = useReports(project.id);
  const reports = list.data?.pages.flatMap((page) => page.reports);
  if (list.error && !reports) return <Failure error={list.error} retry={() => void list.refetch()} />;
  if (!reports) return <SheetSkeleton isBare />;
  if (reports.length === 0) return <p className="text-quiet">Ni compte rendu, ni réception pour l'instant.</p>;
  return (
    <>
      <ul aria-label={REPORTS_TITLE} className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="py-3 first:pt-0 last:pb-0">
            <ReportRow project={project} report={report} correct={correct} />
          </li>
        ))}
      </ul>
      <NextPage list={list} label="Voir les plus anciens" />
    </>
  );
}

type RowProps = {
  project: ProjectAnswer;
  report: SiteReportAnswer;
  correct: ((report: SiteReportAnswer) => void) | undefined;
};

function ReportRow({ project, report, correct }: RowProps) {
  const { kind, place, dated_on: datedOn, pdf_url: url, reserves, is_replaced: isReplaced } = report;
  const name = reportName({ kind, place, datedOn });
  const leftCount = reserves.filter(({ lifted_on }) => lifted_on === null).length;
  const mayManage = useMay()("manage");
  return (
    <div className="flex flex-col gap-2">
      <p className="font-[550] [overflow-wrap:anywhere]">{name}</p>
      <p className="text-fine text-quiet">
        {kind === "progress"
          ? nearDay(datedOn, todayInFrance())
          : isReplaced
            ? REPLACED_WORDS
            : stateOf(reserves.length, leftCount)}
      </p>
      {!isReplaced && reserves.length > 0 && <ReserveList projectId={project.id} report={report} />}
      <span className="flex flex-wrap items-center gap-2">
        <a href={url} target="_blank" rel="noreferrer" aria-label={`Ouvrir : ${name}`} className={buttonLook()}>
          <FileText aria-hidden className="size-4 shrink-0" />
          Ouvrir
        </a>
        <ShareLink path={url} title={name} />
        {mayManage && <ReportActions project={project} report={report} name={name} correct={correct} />}
      </span>
    </div>
  );
}

function stateOf(count: number, leftCount: number): string {
  if (count === 0) return "Sans réserve";
  if (leftCount === 0) return count === 1 ? "La réserve est levée" : `Les ${count} réserves sont levées`;
  return reservesLeftWords(leftCount);
}

function ReserveList({ projectId, report }: { projectId: string; report: SiteReportAnswer }) {
  const [liftedPlace, setLiftedPlace] = useState<number | null>(null);
  const mayManage = useMay()("manage");
  return (
    <ol aria-label="Réserves" className="flex flex-col gap-2 border-l-2 border-line pl-3">
      {report.reserves.map(({ place, text, due_on: dueOn, lifted_on: liftedOn }) => (
        <li key={place} className="flex flex-col gap-1">
          <p className="[overflow-wrap:anywhere]">
            {place}. {text}
          </p>
          {liftedOn !== null ? (
            <p className="flex items-center gap-1 text-fine text-good">
              <Check aria-hidden className="size-4" />
              Levée le {nearDay(liftedOn, todayInFrance())}
            </p>
          ) : (
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="text-fine text-quiet">
                {dueOn === null ? "Sans date convenue" : `À lever avant le ${nearDay(dueOn, todayInFrance())}`}
              </span>
              {mayManage && liftedPlace !== place && (
                <Button
                  look="quiet"
                  aria-label={`Noter la levée de la réserve ${place}`}
                  onClick={() => setLiftedPlace(place)}
                >
                  Noter la levée
                </Button>
              )}
            </span>
          )}
          {liftedPlace === place && liftedOn === null && (
            <LiftForm projectId={projectId} reportId={report.id} place={place} close={() => setLiftedPlace(null)} />
          )}
        </li>
      ))}
    </ol>
  );
}
