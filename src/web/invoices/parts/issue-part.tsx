import { toPriceGap } from "#api/invoices.ts";
import type { SentPart } from "#api/invoices/part-invoices.ts";
import { createPartInvoice, previewPartInvoice } from "#api/invoices/part-invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { unconfirmedDoubts } from "#domain/lines/unconfirmed-doubts.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useChange, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { linkLook } from "#web/ui/button.tsx";
import { QuestionInPlace } from "#web/ui/question-in-place.tsx";
import { useCallback, useEffect, useState } from "react";
import { BeforeIssuing, useLeftOut } from "../before-issuing.tsx";
import { DoubtCard } from "../doubt-card.tsx";

type Props = {
  project: ProjectAnswer;
  /** What was left of the quote when the form was opened. */
  leftCents: number;
  part: SentPart | null;
  ask: string;
  /** The doubts that were answered before the form was opened. */
  answeredDoubts: readonly InvoiceDoubt[];
  finish: (id: string) => void;
  /** Something was typed: until then what hinders the part is no fault. */
  isTouched?: boolean;
};

/** What a part comes to by the server, the questions about it, and the button that issues its invoice. */
export function IssuePart({ project, leftCents, part, ask, answeredDoubts, finish, isTouched = true }: Props) {
  const [confirmedDoubts, setConfirmedDoubts] = useState(answeredDoubts);
  const preview = usePreview(project.id, part);
  const leftOut = useLeftOut(project);
  const [key] = useState(newId);
  const issue = useSingleChange(
    () =>
      call(createPartInvoice, {
        params: { id: project.id },
        body: { part: part!, left_cents: leftCents, confirmed_doubts: [...confirmedDoubts] },
        idempotencyKey: key,
      }),
    {
      onSuccess: async ({ invoice }) => {
        leftOut.leave();
        await whenRefreshed();
        finish(invoice.id);
        scrollTo({ top: 0 });
      },
    },
  );
  const { data } = preview;
  const openDoubts = unconfirmedDoubts(data?.doubts ?? [], confirmedDoubts);
  if (data && data.missing_code === null && openDoubts.length > 0)
    return (
      <DoubtCard
        key={openDoubts[0]}
        project={project}
        doubts={openDoubts}
        gap={data.price_gap && toPriceGap(data.price_gap)}
        confirm={(rightDoubts) => setConfirmedDoubts([...confirmedDoubts, ...rightDoubts])}
      />
    );
  const amounts = data?.view.amounts ?? null;
  const isReady = data !== null && data.missing_code === null;
  const error = issue.error?.message ?? preview.problem ?? (data && !isReady ? invoiceMessages.asked_on_page : null);
  const isFault = isTouched || issue.error !== null;
  return (
    <QuestionInPlace
      ask={ask}
      confirm="Oui, émettre"
      busyLabel="J'émets la facture…"
      isBusy={issue.isPending}
      isDisabled={!isReady}
      act={() => issue.mutate(undefined)}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      {(isAsked) => (
        <div className="flex flex-col gap-2">
          {data && <Totals view={data.view} />}
          <p className="flex items-baseline justify-between gap-3">
            <span>{isAsked ? "Émettre cette facture ?" : "À facturer"}</span>
            <strong className="figures text-lead" aria-live="polite">
              {amounts === null ? "–" : formatMoney(amounts.grossCents)}
            </strong>
          </p>
          {isAsked && <p className="text-quiet">Elle recevra son numéro et ne pourra plus être modifiée.</p>}
          {isAsked && <BeforeIssuing {...leftOut} />}
          {error && (
            <p role={isFault ? "alert" : "status"} className={isFault ? "text-bad" : "text-quiet"}>
              {error}
            </p>
          )}
          {preview.isCut && issue.error === null && (
            <button type="button" onClick={preview.ask} className={`${linkLook} self-start`}>
              Réessayer
            </button>
          )}
        </div>
      )}
    </QuestionInPlace>
  );
}

// How the amount comes about, as the invoice says it: the works done, what was invoiced before, the VAT.
function Totals({ view: { totals } }: { view: DocumentView }) {
  return (
    <dl className="flex flex-col gap-1 text-fine text-quiet">
      {totals
        .filter(({ strong }) => !strong)
        .map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0">{label}</dt>
            <dd className="figures whitespace-nowrap">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** How long after a failure the preview is asked for again. */
const RETRY_MS = 3_000;

/** The part as it would read, from the server, or why there is none. It is asked for again when the network is back. */
function usePreview(projectId: string, part: SentPart | null) {
  const settledText = useSettled(part && JSON.stringify(part));
  const { mutate, data, error, variables } = useChange((text: string) =>
    call(previewPartInvoice, { params: { id: projectId }, body: { part: JSON.parse(text) } }),
  );
  const ask = useCallback(() => {
    if (settledText !== null) mutate(settledText);
  }, [settledText, mutate]);
  useEffect(ask, [ask]);
  const isCurrent = part !== null && variables === JSON.stringify(part);
  const isCut = isCurrent && error instanceof CallError && (error.status === 0 || error.status >= 500);
  useEffect(() => {
    if (!isCut) return undefined;
    addEventListener("online", ask);
    // The browser may say that the network is back a moment before it is.
    const timer = navigator.onLine ? setTimeout(ask, RETRY_MS) : undefined;
    return () => {
      removeEventListener("online", ask);
      clearTimeout(timer);
    };
  }, [isCut, ask]);
  return { data: (isCurrent && data) || null, problem: (isCurrent && error?.message) || null, isCut, ask };
}
