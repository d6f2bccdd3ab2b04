import { previewQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { isWithCustomer } from "#domain/documents/document-state.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { isRewritten } from "#domain/quotes/versions/changed-parts.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { useLiveRefresh } from "#web/client/live/use-live.ts";
import { todayInFrance } from "#web/client/today.ts";
import { ReplacedReasons } from "#web/lines/replaced-reasons.tsx";
import { VatRefusal } from "#web/lines/vat-refusal.tsx";
import { isPriced } from "#web/projects/priced.ts";
import { StepPage } from "#web/projects/step-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Failure } from "#web/ui/states.tsx";
import { useParams } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { QuoteBench } from "./editing/quote-bench.tsx";
import { EditGiven, GivenIsOpened, useGivenLock } from "./follow/edit-given.tsx";
import { LateQuoteFollow } from "./follow/late-quote-follow.tsx";
import { isForAnother } from "./is-for-another.ts";
import { drawUpFoot } from "./making/draw-up-foot.tsx";
import { NothingToQuote } from "./making/nothing-to-quote.tsx";
import { behindCents, whatChanged, saysNewPrice, whatWasAgreed } from "./making/quote-behind.ts";
import { LINES_ID, QuoteHead } from "./making/quote-head.tsx";
import { SendBar, isForItsCustomer } from "./making/send-bar.tsx";
import { ToDrawUp } from "./making/to-draw-up.tsx";
import { useMaking } from "./making/use-making.tsx";
import { WordsBefore } from "./making/words-before.tsx";
import type { AgreedBefore } from "./quote-changed.tsx";
import { NotYetUpdated, Revise } from "./quote-changed.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { QuotePdf } from "./quote-pdf.tsx";
import { useQuoteSending } from "./use-quote-sending.tsx";

// The sheet is shown once it was read: its code comes meanwhile.
const VatReasonCard = onDemand(async () => (await import("#web/projects/vat-reason-card.tsx")).VatReasonCard);
const ConditionsCard = onDemand(
  async () => (await import("./conditions/conditions-card.tsx")).ConditionsCard,
  () => null,
);
const Changed = onDemand(
  async () => (await import("./follow/changed-notice.tsx")).Changed,
  () => null,
);
const VersionList = onDemand(async () => (await import("./version-list.tsx")).VersionList);
const LiveDocument = onDemand(async () => (await import("./editing/live-document.tsx")).LiveDocument);
const CustomerActs = onDemand(
  async () => (await import("./signing/customer-acts.tsx")).CustomerActs,
  (words, _props, hasFailed) => hasFailed && words,
  "when shown",
);

/** /etape/{id}/quote: the preview of the quote, then its PDF and the page to share. */
export default function QuoteStepScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/quote" });
  return <QuoteStep id={id} step="quote" />;
}

/** The quote of a project, for each of the two steps that show it. */
export function QuoteStep({ id, step }: { id: string; step: "quote" | "client-validation" }) {
  // What the customer does on their page is seen here at once.
  useLiveRefresh("quotes", "/api/projects");
  return (
    <StepPage id={id} step={step} isBench={(project) => hasDraft(project) || project.quote !== null}>
      {(project) => (isEmpty(project) ? <NothingToQuote id={id} /> : <Quote {...{ project, step }} />)}
    </StepPage>
  );
}

// A quote that owns its lines is written beside its document.
function hasDraft({ has_priced_lines }: ProjectAnswer): boolean {
  return has_priced_lines !== null;
}

function isEmpty(project: ProjectAnswer): boolean {
  return project.quote === null && project.has_priced_lines === null && !isPriced(project);
}

// What was agreed is invoiced, be it credited since: a change of the project asks for nothing.
function isInvoiced({ invoice }: ProjectAnswer): boolean {
  return invoice !== null;
}

// On the step « quote » it is written before it is sent, on the other it is followed.
function Quote({ project, step }: { project: ProjectAnswer; step: "quote" | "client-validation" }) {
  const { id, quote } = project;
  const hasPrice = isPriced(project);
  const making = useMaking(project);
  const { versions, isAccepted, isRevising, linesSaver, make, free, regime } = making;
  const preview = useAnswer(previewQuote, { params: { id } }, { enabled: hasPrice });
  const { openSending, sendingSheet } = useQuoteSending(project);
  const lacksReason = preview.data?.missing_code === "vat_reason_missing";
  const drawUp = hasPrice && !lacksReason ? regime.start : null;
  const differs = preview.data?.differs_from_latest ?? false;
  const isInvoicedAsAgreed = isAccepted && isInvoiced(project) && !isRevising;
  // A version is accepted as it stands: a new one is drawn up only once it says something else.
  const canUpdate = drawUp !== null && (isAccepted ? isRevising && differs : differs || isOutdated(versions[0]));
  const hasOtherBuyer = isForAnother(quote?.id, versions, preview.data?.has_other_buyer ?? false);
  const cents = canUpdate && differs ? behindCents(quote, versions, preview.data) : null;
  const behind = cents && { ...cents, bringUpToDate: async () => (await make.mutateAsync(undefined)).id };
  const update = canUpdate && <Update isBusy={make.isPending} update={regime.start} />;
  const lock = useGivenLock(isAccepted ? null : quote, versions[0], isRewritten(preview.data?.changed_parts ?? []));
  const canExtend = quote?.status === "expired" && lock.isLocked && drawUp !== null && !hasOtherBuyer;
  const mayWrite = (!isAccepted || isRevising) && !lacksReason && !lock.isLocked;
  const isOnBench = mayWrite && hasDraft(project);
  const agreedBefore = isAccepted && !hasOtherBuyer ? whatWasAgreed(quote, making.isNextPrepared) : null;
  const isDraft = step === "quote" && quote?.status === "draft";
  // Nobody has it yet: it is what its lines say, and sending draws it up again.
  const isItsLines = isDraft && isOnBench && !hasOtherBuyer;
  const newCents = isItsLines ? behind?.newCents : undefined;
  const linesBehind = isItsLines ? null : behind;
  const lines = { projectId: id, behind: linesBehind, agreedBefore, isBusy: make.isPending, update: free.start, lock };
  const isUpdatedBelow = isOnBench && !isItsLines && saysNewPrice(behind);
  const isTold = differs && !canExtend && !isInvoicedAsAgreed && !isItsLines && (hasOtherBuyer || !isUpdatedBelow);
  const isOnBar = useOnPhone() && isDraft && !isUpdatedBelow && isForItsCustomer(versions);
  const isSentAbove = (isDraft && isOnBench && !isUpdatedBelow) || isOnBar;
  const next = quote && (
    <NextOfQuote
      {...{ project, quote, versions, update, isSentAbove, openSending, hasOtherBuyer, isOnBench, lock, canExtend }}
      behind={hasOtherBuyer ? null : behind}
      revise={isAccepted && !isRevising ? () => making.setRevising(true) : null}
    />
  );
  const isPageAbove = quote !== null && isWithCustomer(quote.status);
  const pdf = quote && { projectId: id, quote, isPageAbove, update: (isItsLines || !differs) && !canExtend && update };
  const sheet = { view: preview.data?.view, isPending: hasPrice && preview.isPending };
  const toDrawUp = { view: sheet.view, drawUp, isBusy: make.isPending, problem: making.problem };
  const foot = isOnBench && !quote ? drawUpFoot(toDrawUp) : null;
  const givenBehind = hasOtherBuyer ? null : behind;
  const sending = isSentAbove ? { version: versions[0], update, behind: givenBehind, open: openSending } : null;
  return (
    <div className="flex flex-col gap-6">
      <QuoteHead {...{ project, sending: isOnBar ? null : sending, newCents }} />
      {sendingSheet}
      {canExtend && <EditGiven {...lock} extend={{ start: regime.start, isBusy: make.isPending }} />}
      {quote && preview.data && isTold && (
        <Changed {...{ isAccepted, hasOtherBuyer, mayWrite, versions, ...whatChanged(quote, preview.data) }}>
          {!isUpdatedBelow && update}
        </Changed>
      )}
      {making.sheets}
      <BeforeQuote {...{ project, isOnBench }} preview={preview.data} problem={foot ? null : making.problem} />
      <QuoteBench
        hasDraft={isOnBench}
        linesSaver={linesSaver}
        next={next ?? (!isOnBench && <ToDrawUp {...toDrawUp} />)}
        isNextLast={isDraft && isOnBench}
        isReadBelow={step === "client-validation"}
        foot={foot}
        lines={<Written {...{ project, isOpen: mayWrite, lines }} versions={isOnBench ? null : versions} />}
        sheet={(printedLines, litPlace) =>
          isOnBench || !pdf ? (
            <LiveDocument {...sheet} lines={printedLines} litPlace={litPlace} />
          ) : (
            <QuotePdf {...pdf} isFolded={false} />
          )
        }
      />
      {isOnBench && <BelowBench {...{ versions, pdf }} />}
      {preview.error && <Failure error={preview.error} retry={() => void preview.refetch()} />}
      {isOnBar && <SendBar {...{ project, sending }} total={sheet.view?.totals.findLast(({ strong }) => strong)} />}
    </div>
  );
}

type BelowProps = { versions: QuoteVersion[]; pdf: Omit<ComponentProps<typeof QuotePdf>, "isFolded"> | null };

// Under the lines and their document: what was drawn up before, and the file.
function BelowBench({ versions, pdf }: BelowProps) {
  return (
    <>
      <VersionList versions={versions} />
      {pdf && <QuotePdf {...pdf} isFolded />}
    </>
  );
}

type WrittenProps = {
  project: ProjectAnswer;
  /** Whether its lines and conditions may be written. */
  isOpen: boolean;
  lines: LinesProps;
  /** Null of a quote that is written beside its document, where they stand below. */
  versions: QuoteVersion[] | null;
};

/** What may be written of the quote. */
function Written({ project, isOpen, lines, versions }: WrittenProps) {
  return (
    <>
      {isOpen && <Lines {...lines} />}
      {versions === null && <WordsBefore project={project} />}
      {isOpen && <ConditionsCard projectId={lines.projectId} />}
      {versions && <VersionList versions={versions} />}
    </>
  );
}

type NextProps = ComponentProps<typeof LateQuoteFollow> & {
  quote: NonNullable<ProjectAnswer["quote"]>;
  isOnBench: boolean;
  hasOtherBuyer: boolean;
  revise: (() => void) | null;
  lock: ReturnType<typeof useGivenLock>;
  /** How it is extended stands above. */
  canExtend: boolean;
};

// What became of a quote that is drawn up, and what its seller may do of it.
function NextOfQuote({ quote: { number }, isOnBench, hasOtherBuyer, revise, lock, canExtend, ...follow }: NextProps) {
  const { id, invoice, withdrawable } = follow.project;
  return (
    <>
      <LateQuoteFollow {...follow} />
      <CustomerActs projectId={id} number={number} />
      {revise && !hasValidInvoice(invoice) && <Revise {...{ hasOtherBuyer, withdrawable, revise }} />}
      {!canExtend && <EditGiven {...lock} extend={null} />}
      {!isOnBench && <WordsBefore project={follow.project} />}
    </>
  );
}

type BeforeProps = {
  project: ProjectAnswer;
  isOnBench: boolean;
  preview: Answer<typeof previewQuote> | undefined;
  problem: string | null;
};

// What the law or the seller's own figures say before the quote is made, and why it was not.
function BeforeQuote({ project, isOnBench, preview, problem }: BeforeProps) {
  const missingCode = preview?.missing_code ?? null;
  return (
    <>
      {missingCode === "vat_reason_missing" && <VatReasonCard projectId={project.id} />}
      <ReplacedReasons reasons={preview?.replaced_vat_reasons ?? []} />
      {/* Of a quote that is drawn up they stand under what sends it, of one that is written under its lines. */}
      {!isOnBench && project.quote === null && <WordsBefore project={project} />}
      <VatRefusal code={missingCode} />
      {problem !== null && <Failure error={new Error(problem)} />}
    </>
  );
}

function Update({ isBusy, update }: { isBusy: boolean; update: () => void }) {
  return (
    <Button className="max-md:w-full max-md:px-2" isBusy={isBusy} busyLabel="Mise à jour…" onClick={update}>
      Mettre à jour
    </Button>
  );
}

// A version that the customer does not have, or no longer, is brought to its new days.
function isOutdated(latest: QuoteVersion | undefined): boolean {
  if (latest === undefined || isWithCustomer(latest.status)) return false;
  return latest.dated_on !== todayInFrance();
}

type LinesProps = {
  projectId: string;
  behind: { totalCents: number; newCents: number } | null;
  agreedBefore: AgreedBefore | null;
  isBusy: boolean;
  update: () => void;
  lock: ReturnType<typeof useGivenLock>;
};

function Lines({ projectId, behind, agreedBefore, isBusy, update, lock }: LinesProps) {
  return (
    <div id={LINES_ID} tabIndex={-1}>
      <GivenIsOpened {...lock} />
      <QuoteLines projectId={projectId} />
      {behind && <NotYetUpdated {...behind} agreedBefore={agreedBefore} isBusy={isBusy} update={update} />}
    </div>
  );
}
