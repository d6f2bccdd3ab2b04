import type { ProjectAnswer } from "#api/projects.ts";
import { listVersions } from "#api/quotes.ts";
import type { SignedAnswer } from "#api/quotes/quote-page.ts";
import { listCustomerAnswers } from "#api/quotes/quote-page.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { notedView, signedView } from "#domain/quotes/signing/signed-view.ts";
import { evidenceTexts } from "#domain/quotes/signing/signing.messages.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { frenchMoment } from "#domain/shared/text/french-moment.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { LatePdfFrame } from "#web/documents/late-pdf-frame.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import type { ReactNode } from "react";

type PdfProps = {
  projectId: string;
  quote: NonNullable<ProjectAnswer["quote"]>;
  isFolded: boolean;
  /** What follows the quote leads to the page of its customer. */
  isPageAbove: boolean;
  update: ReactNode;
};

/** The PDF of a quote. Where the document stands beside its lines, its file is a tap away: `isFolded`. */
export function QuotePdf({ projectId, quote, isFolded, isPageAbove, update }: PdfProps) {
  const isAccepted = quote.status === "accepted";
  const acts = useAnswer(listCustomerAnswers, { params: { id: projectId } }, { enabled: isAccepted });
  const versions = useAnswer(listVersions, { params: { id: projectId } }, { enabled: isAccepted }).data?.versions;
  if (isAccepted && acts.isPending) return <SheetSkeleton label="Chargement du devis…" />;
  const decision = versions?.find(({ id }) => id === quote.id)?.decision;
  const signedCopy = isAccepted ? signedCopyOf(acts.data?.answers ?? [], quote.page_url) : undefined;
  const notedAnswer =
    decision?.decision === "accepted" ? { signer: decision.signer, decidedOn: decision.decided_on } : null;
  const notedWords = notedAnswer
    ? evidenceTexts.notedBox(notedAnswer.signer, formatDate(notedAnswer.decidedOn))
    : undefined;
  const frame = (
    <LatePdfFrame
      key={quote.url + quote.total}
      signedCopy={signedCopy}
      agreement={signedCopy?.agreement ?? notedWords}
      asSigned={signedCopy?.asSigned ?? (notedAnswer ? (view) => notedView(view, notedAnswer) : undefined)}
      id={quote.id}
      url={quote.url}
      pageUrl={quote.page_url}
      title={`Devis ${quote.number}`}
      isSharedHere={quote.status !== "draft"}
      hasPageHere={!isPageAbove}
    >
      {update}
    </LatePdfFrame>
  );
  if (!isFolded) return frame;
  return (
    <details className="rounded-card border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-[550]">PDF et lien du client</summary>
      <div className="p-4">{frame}</div>
    </details>
  );
}

// The copy of what was signed on line stands at the address of the page of what was signed.
function signedCopyOf(answers: readonly SignedAnswer[], pageUrl: string) {
  const answer = answers.find(({ act, copy_url }) => act === "accepted" && copy_url?.startsWith(`${pageUrl}/`));
  if (!answer?.copy_url) return undefined;
  const moment = frenchMoment(new Date(answer.answered_at), FRENCH_TIME_ZONE);
  return {
    url: answer.copy_url,
    drawing: answer.drawing,
    agreement: evidenceTexts.signedBox(answer.signer, moment),
    asSigned: (view: DocumentView) => signedView(view, { signer: answer.signer, moment }),
  };
}
