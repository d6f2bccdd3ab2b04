import type { ProjectAnswer } from "#api/projects.ts";
import { isInvoiceOver } from "#domain/documents/document-state.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { LatePdfFrame } from "#web/documents/late-pdf-frame.tsx";
import { Settlement } from "#web/payments/settlement.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { BesideSheet } from "./beside-sheet.tsx";
import { CreditNotes } from "./credit-notes.tsx";
import { GiveInvoice } from "./give-invoice.tsx";
import { useIsGiven } from "./use-is-given.ts";

// Few customers ask: its room is not kept.
const InvoiceQuestions = onDemand(
  async () => (await import("./invoice-questions.tsx")).InvoiceQuestions,
  (words, _props, hasFailed) => hasFailed && words,
);

type IssuedProps = {
  project: ProjectAnswer;
  /** The project's invoice, or one of a part of its quote. */
  invoice: NonNullable<ProjectAnswer["invoice"]> | ProjectAnswer["documents"][number];
};

/** An issued invoice: its state, how it is given, its payments, its PDF and its credit notes. */
export function Issued({ project, invoice }: IssuedProps) {
  const isGiven = useIsGiven(project, invoice.id);
  return (
    <div className="flex flex-col gap-6">
      <p data-state-line className="flex flex-wrap items-baseline gap-x-3 text-lead">
        <strong>{invoice.number}</strong>
        <Due totalCents={eurosToCents(invoice.total)} restCents={invoice.rest_cents} />
        <StateChip state={invoice.status} lateDays={invoice.late_days} />
      </p>
      <BesideSheet
        sheet={
          <LatePdfFrame
            id={invoice.id}
            url={invoice.url}
            pageUrl={invoice.page_url}
            title={`Facture ${invoice.number}`}
            isOver={isInvoiceOver(invoice.status, isGiven)}
          />
        }
        after={
          <>
            {project.not_transmissible && <NotTransmissible />}
            <CreditNotes project={project} invoice={invoice} />
            <p className="text-fine text-quiet">
              Une facture émise ne se modifie plus. Elle contient sa version électronique Factur-X.
            </p>
          </>
        }
      >
        <GiveInvoice project={project} invoice={invoice} />
        {invoice.rest_cents !== null && <Settlement invoice={invoice} isMain={isGiven && invoice.status !== "late"} />}
        <InvoiceQuestions invoiceId={invoice.id} number={invoice.number} />
      </BesideSheet>
    </div>
  );
}

// Once a part of it is paid, what is left to pay leads.
function Due({ totalCents, restCents }: { totalCents: number; restCents: number | null }) {
  if (restCents === null || restCents <= 0 || restCents >= totalCents)
    return <strong className="figures">{formatMoney(totalCents)}</strong>;
  return (
    <span className="figures">
      <strong>Reste {formatMoney(restCents)}</strong>{" "}
      <span className="text-body text-quiet">sur {formatMoney(totalCents)}</span>
    </span>
  );
}

/** Shown to the seller only, never to the customer. */
export function NotTransmissible() {
  return (
    <Notice>
      Non transmissible par le réseau de facturation électronique : SIREN du client inconnu. Sur une facture émise il ne
      s'ajoute plus : note-le sur la fiche du client pour la prochaine.
    </Notice>
  );
}
