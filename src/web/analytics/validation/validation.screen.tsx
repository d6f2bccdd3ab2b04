import { previewQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { listVersions } from "#api/quotes.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { totalHours } from "#domain/projects/task.ts";
import { validationMessages } from "#domain/projects/validation.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { StepFoot } from "#web/projects/head/step-foot.tsx";
import { isPriced } from "#web/projects/priced.ts";
import { StepPage } from "#web/projects/step-page.tsx";
import { VersionTimes } from "#web/quotes/follow/version-times.tsx";
import { SendQuote } from "#web/quotes/send-quote.tsx";
import type { OpenQuoteSending } from "#web/quotes/use-quote-sending.tsx";
import { useQuoteSending } from "#web/quotes/use-quote-sending.tsx";
import { versionsInSight } from "#web/quotes/versions-in-sight.ts";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { Checks } from "./checks.tsx";
import { HoursAndMargin } from "./hours-and-margin.tsx";
import { InShort } from "./in-short.tsx";
import { useChecks } from "./use-checks.tsx";

/**
 * /etape/{id}/validation: the quote is looked over before it leaves: what its customer reads, what the law asks and
 * what it leaves. Once it has left, the step says what did.
 */
export default function ValidationScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/validation" });
  return (
    <StepPage id={id} step="validation">
      {(project) => <Validation project={project} />}
    </StepPage>
  );
}

function Validation({ project }: { project: ProjectAnswer }) {
  const onPhone = useOnPhone();
  const mayTeam = useMay()("team");
  const preview = useAnswer(previewQuote, { params: { id: project.id } }, { enabled: isPriced(project) });
  const checks = useChecks(project, preview.data?.missing_code);
  const { openSending, sendingSheet } = useQuoteSending(project);
  const sentVersion = useSentVersion(project);
  const view = preview.data?.view;
  const isReady = checks.every(({ isGood, isOwed }) => isGood !== false || !isOwed);
  const isBefore = sentVersion === undefined;
  const act = isBefore && (
    <MainAct
      project={project}
      differs={preview.data?.differs_from_latest ?? true}
      isMain={isReady}
      open={openSending}
    />
  );
  const margin = view && mayTeam && (
    <HoursAndMargin netCents={view.amounts.netCents} hours={totalHours(project.tasks)} />
  );
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-6">
        <div className="flex flex-col gap-4 lg:gap-6">
          {isBefore && <p className="text-quiet">{validationMessages.beforeWhy}</p>}
          {/* Once it is sent, the margin is what one comes back for. */}
          {!isBefore && margin}
          {sentVersion && <Gone projectId={project.id} version={sentVersion} />}
          <Checks project={project} checks={checks} isBefore={isBefore} />
          {isBefore && margin}
        </div>
        <Card title={titleOf(isBefore, view)}>
          {!isPriced(project) && <p className="text-quiet">Son total se lit ici une fois le prix donné.</p>}
          {preview.error && <Failure error={preview.error} retry={() => void preview.refetch()} />}
          {preview.isLoading && <SheetSkeleton isBare />}
          {view && <InShort project={project} view={view} />}
          {!onPhone && act && <div className="mt-4">{act}</div>}
        </Card>
        {onPhone && act && (
          <StepFoot isStaying={view !== undefined || preview.isLoading}>
            {view && <GrossTotal view={view} />}
            <span className="flex-1">{act}</span>
          </StepFoot>
        )}
      </div>
      {sendingSheet}
    </>
  );
}

// After an agreement the total is the one with its change order: it is said, since the customer has agreed to another.
function titleOf(isBefore: boolean, view: DocumentView | undefined): string {
  if (isBefore) return "Ce que dira le devis";
  return view === undefined || view.title === DOCUMENT_WORDS.quote.name
    ? "Ce que dit le devis"
    : `Le devis avec l'${view.title.toLowerCase()}`;
}

// The version that the customer has, or was answered. Null while it is not known, undefined while there is none.
function useSentVersion({ id, quote }: ProjectAnswer): QuoteVersion | null | undefined {
  const isSent = quote !== null && quote.status !== "draft";
  const { data } = useAnswer(listVersions, { params: { id } }, { enabled: isSent });
  if (!isSent) return undefined;
  return data?.versions.find((one) => one.sent_at ?? one.viewed_at ?? one.decision) ?? null;
}

type ActProps = { project: ProjectAnswer; differs: boolean; isMain: boolean; open: OpenQuoteSending };

// A quote that is drawn up and says what its project does is sent from here. Any other is read and drawn up first.
function MainAct({ project, differs, isMain, open }: ActProps) {
  const { id, quote } = project;
  const { data } = useAnswer(listVersions, { params: { id } }, { enabled: quote !== null });
  const [latest] = data?.versions ?? [];
  const look = isMain ? "primary" : undefined;
  if (latest?.status === "draft" && !differs)
    return (
      <SendQuote
        {...{ project, look, open }}
        version={latest}
        update={false}
        behind={null}
        className="w-full"
        isLatest
      />
    );
  return (
    <>
      <Link
        to="/etape/$id/$stepKey"
        params={{ id, stepKey: "quote" }}
        className={buttonLook({ look: isMain ? "primary" : "plain", isWide: true })}
      >
        Passer au devis
      </Link>
      <p className="mt-2 text-fine text-quiet max-md:sr-only">
        {quote === null ? validationMessages.drawUpFirst : validationMessages.outdated}
      </p>
    </>
  );
}

function GrossTotal({ view: { showsVat, amounts } }: { view: DocumentView }) {
  return (
    <p className="flex flex-col">
      <span className="text-tiny whitespace-nowrap text-quiet">{showsVat ? "Total TTC" : "Total"}</span>
      <strong className="figures text-title whitespace-nowrap">{formatMoney(amounts.grossCents)}</strong>
    </p>
  );
}

// What left, and what became of it. What follows is the main button of the project's head.
function Gone({ projectId, version }: { projectId: string; version: QuoteVersion }) {
  return (
    <Card title={validationMessages.gone}>
      <p data-state-line className="flex flex-wrap items-baseline gap-x-3 text-lead">
        <strong>{version.number}</strong>
        <StateChip state={version.status} />
      </p>
      <p className="mb-2 flex flex-wrap items-center gap-x-2 text-quiet">
        {validationMessages.goneWhy}
        <Link to="/etape/$id/$stepKey" params={{ id: projectId, stepKey: "client-validation" }} className={linkLook}>
          {validationMessages.goneOn}
        </Link>
      </p>
      <VersionTimes version={version} isLone={versionsInSight([version]).length === 1} />
    </Card>
  );
}
