import { eurosToCents } from "#domain/shared/money.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { createQuote, previewQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { PdfFrame } from "#web/documents/pdf-frame.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { VatReasonCard } from "#web/projects/vat-reason-card.tsx";
import { StepPage } from "#web/projects/step-page.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { DocumentBackdrop } from "#web/ui/card.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { SheetComing } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link, useParams } from "@tanstack/react-router";

/** /etape/{id}/quote: the preview of the quote, then its PDF and the page to share. */
export default function QuoteStepScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/quote" });
  return <QuoteStep id={id} step="quote" />;
}

/** The quote of a project, for each of the two steps that show it. */
export function QuoteStep({ id, step }: { id: string; step: "quote" | "client-validation" }) {
  return (
    <StepPage id={id} step={step}>
      {(project) => <Quote project={project} />}
    </StepPage>
  );
}

function Quote({ project }: { project: ProjectAnswer }) {
  const { id, quote } = project;
  const make = useChange(() => call(createQuote, { params: { id }, body: {} }));
  const preview = useAnswer(previewQuote, { params: { id } }, { enabled: project.estimation_total !== null });
  const lacksReason = preview.data?.missing_code === "vat_reason_missing";
  if (project.estimation_total === null) return <NothingToQuote id={id} />;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {quote && (
          <p className="flex flex-wrap items-baseline gap-x-3 text-lead">
            <strong>{quote.number}</strong>
            <strong className="figures">{formatMoney(eurosToCents(quote.total))}</strong>
            <StateChip state={quote.status} />
          </p>
        )}
        {quote ? (
          <Link
            to="/etape/$id/$stepKey"
            params={{ id, stepKey: "work" }}
            className={buttonLook({ look: "primary", className: "max-md:w-full" })}
          >
            Passer aux travaux
          </Link>
        ) : lacksReason ? null : (
          <Button
            look="primary"
            className="max-md:w-full"
            busy={make.isPending}
            busyLabel="J'établis le devis…"
            onClick={() => make.mutate(undefined)}
          >
            Établir le devis
          </Button>
        )}
      </div>
      {quote && preview.data && preview.data.view.amounts.grossCents !== eurosToCents(quote.total) && (
        <p role="status" className="font-[550] text-alert">
          Le projet a changé depuis ce devis : mets-le à jour, il passera à{" "}
          {formatMoney(preview.data.view.amounts.grossCents)}.
        </p>
      )}
      {lacksReason && <VatReasonCard projectId={id} />}
      {make.error && <Failure error={new Error(projectMessages.quoteFailed(make.error.message))} />}
      {quote?.status !== "accepted" && !lacksReason && <QuoteLines projectId={id} />}
      {quote && (
        <PdfFrame
          key={quote.url + quote.total}
          url={quote.url}
          pageUrl={quote.page_url}
          title={`Devis ${quote.number}`}
        >
          <Button
            className="max-md:px-2"
            busy={make.isPending}
            busyLabel="Mise à jour…"
            onClick={() => make.mutate(undefined)}
          >
            Mettre à jour
          </Button>
        </PdfFrame>
      )}
      {preview.error && <Failure error={preview.error} retry={() => void preview.refetch()} />}
      {!quote && preview.isPending && <SheetComing label="Chargement du devis…" />}
      {!quote && preview.data && (
        <DocumentBackdrop>
          <DocumentPage view={preview.data.view} heading="h2" />
        </DocumentBackdrop>
      )}
    </div>
  );
}

function NothingToQuote({ id }: { id: string }) {
  return (
    <Empty
      title="Rien à chiffrer pour l'instant"
      action={
        <Link
          to="/etape/$id/$stepKey"
          params={{ id, stepKey: "estimation" }}
          className={buttonLook({ look: "primary" })}
        >
          Faire l'estimation
        </Link>
      }
    >
      Le devis se calcule depuis la durée et le taux horaire du projet.
    </Empty>
  );
}
