import { createInvoice, previewInvoice, toPriceGap } from "#api/invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { customerGapSentence } from "#domain/customers/customer.messages.ts";
import type { DocumentState } from "#domain/documents/document-state.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { isPriceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { unconfirmedDoubts } from "#domain/lines/unconfirmed-doubts.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { IdentityForm } from "#web/company/late-identity-form.ts";
import { useCompany } from "#web/company/use-company.ts";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { PdfFrame } from "#web/documents/pdf-frame.tsx";
import { ReplacedReasons } from "#web/lines/replaced-reasons.tsx";
import { VatRefusal } from "#web/lines/vat-refusal.tsx";
import { Settlement } from "#web/payments/settlement.tsx";
import { isPriced } from "#web/projects/priced.ts";
import { StepPage } from "#web/projects/step-page.tsx";
import { VatReasonCard } from "#web/projects/vat-reason-card.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Card, DocumentBackdrop } from "#web/ui/card.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { QuestionInPlace } from "#web/ui/question-in-place.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { CancelledInvoices } from "./cancelled-invoices.tsx";
import { CreditNotes } from "./credit-notes.tsx";
import { GiveInvoice } from "./give-invoice.tsx";
import { InvoiceQuestions } from "./invoice-questions.tsx";
import { Reissue } from "./reissue.tsx";

const DoubtCard = onDemand(async () => (await import("./doubt-card.tsx")).DoubtCard);
/** /etape/{id}/invoice: shows what will be invoiced and what is missing, then the invoice. */
export default function InvoiceStepScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/invoice" });
  return (
    <StepPage id={id} step="invoice">
      {(project) => (
        <div className="flex flex-col gap-6">
          <Invoice project={project} />
          <CancelledInvoices documents={project.documents} shownInvoice={project.invoice} />
        </div>
      )}
    </StepPage>
  );
}

function Invoice({ project }: { project: ProjectAnswer }) {
  const { invoice } = project;
  if (invoice === null) return <NotIssued project={project} />;
  const issuedInvoice = <Issued project={project} invoice={invoice} />;
  const isOfZero = invoice.total === 0;
  if (hasValidInvoice(invoice) && !isOfZero) return issuedInvoice;
  return (
    <Reissue
      number={invoice.number}
      isOfZero={isOfZero}
      formerInvoice={issuedInvoice}
      toIssue={<NotIssued project={project} />}
    />
  );
}

function NotIssued({ project }: { project: ProjectAnswer }) {
  if (!isPriced(project) && project.quote === null)
    return (
      <Empty title="Rien à facturer pour l'instant" action={<ToQuote id={project.id} />}>
        La facture reprend les lignes du devis, ou la durée et le taux horaire du projet.
      </Empty>
    );
  return <ToIssue project={project} />;
}

type IssuedProps = { project: ProjectAnswer; invoice: NonNullable<ProjectAnswer["invoice"]> };

function Issued({ project, invoice }: IssuedProps) {
  return (
    <div className="flex flex-col gap-6">
      <p data-state-line className="flex flex-wrap items-baseline gap-x-3 text-lead">
        <strong>{invoice.number}</strong>
        <strong className="figures">{formatMoney(eurosToCents(invoice.total))}</strong>
        <StateChip state={invoice.status} lateDays={invoice.late_days} />
      </p>
      <GiveInvoice project={project} invoice={invoice} />
      {invoice.rest_cents !== null && <Settlement invoice={invoice} isMain={project.is_invoice_given === true} />}
      <InvoiceQuestions invoiceId={invoice.id} number={invoice.number} />
      <PdfFrame id={invoice.id} url={invoice.url} pageUrl={invoice.page_url} title={`Facture ${invoice.number}`} />
      {project.not_transmissible && <NotTransmissible />}
      <CreditNotes invoiceId={invoice.id} />
      <p className="text-fine text-quiet">
        Une facture émise ne se modifie plus. Elle contient sa version électronique Factur-X.
      </p>
    </div>
  );
}

/** Shown to the seller only, never to the customer. */
function NotTransmissible() {
  return (
    <p role="status" className="font-[550] text-alert">
      Non transmissible par le réseau de facturation électronique : SIREN du client inconnu. Sur une facture émise il ne
      s'ajoute plus : note-le sur la fiche du client pour la prochaine.
    </p>
  );
}

function ToQuote({ id }: { id: string }) {
  return (
    <Link to="/etape/$id/$stepKey" params={{ id, stepKey: "quote" }} className={buttonLook({ look: "primary" })}>
      Aller au devis
    </Link>
  );
}

function InvoiceComing() {
  return <SheetSkeleton label="Chargement de la facture…" />;
}

function ToIssue({ project }: { project: ProjectAnswer }) {
  const { id } = project;
  const preview = useAnswer(previewInvoice, { params: { id } });
  const [confirmedDoubts, setConfirmedDoubts] = useState<readonly InvoiceDoubt[]>([]);
  if (preview.error)
    return (
      <div className="flex flex-col items-start gap-4">
        <Failure error={preview.error} retry={() => void preview.refetch()} />
        <ToQuote id={id} />
      </div>
    );
  if (!preview.data) return <InvoiceComing />;
  const { view, missing, missing_code, doubts, price_gap } = preview.data;
  const openDoubts = unconfirmedDoubts(doubts, confirmedDoubts);
  const asksSiren = openDoubts.includes("buyer_siren_unknown");
  return (
    <div className="flex flex-col gap-6">
      {missing_code === "company_incomplete" && (
        <Card title="Avant d'émettre : ton entreprise">
          <p className="mb-4 text-quiet">
            La loi demande ces informations sur une facture. Tu ne les donneras qu'une fois.
          </p>
          <IdentityForm only={missing} label="Enregistrer et continuer" />
        </Card>
      )}
      {missing_code === "customer_incomplete" && (
        <Card title="Avant d'émettre : ton client">
          <p className="mb-4 text-quiet">{customerGapSentence(missing)}</p>
          <CustomerForm
            id={project.customer_id}
            customer={project.client_info}
            only={missing}
            also={project.not_transmissible ? ["siren"] : []}
          />
        </Card>
      )}
      {missing_code === "vat_reason_missing" && <VatReasonCard projectId={id} />}
      {missing_code === "invoice_of_zero" && <Failure error={new Error(invoiceMessages.invoice_of_zero)} />}
      <VatRefusal code={missing_code} />
      {missing_code === null && project.not_transmissible && !asksSiren && <NotTransmissible />}
      <ReplacedReasons reasons={preview.data.replaced_vat_reasons} />
      {missing_code === null && !openDoubts.some(isPriceDoubt) && <QuoteNotAgreed quote={project.quote} />}
      {missing_code === null && <NoBankDetails />}
      {missing_code === null && openDoubts.length > 0 && (
        <DoubtCard
          key={openDoubts[0]}
          project={project}
          doubts={openDoubts}
          gap={price_gap && toPriceGap(price_gap)}
          confirm={(rightDoubts) => setConfirmedDoubts([...confirmedDoubts, ...rightDoubts])}
        />
      )}
      {missing_code === null && openDoubts.length === 0 && (
        <Issue key={doubts.join()} id={id} total={view.amounts.grossCents} doubts={doubts} />
      )}
      <DocumentBackdrop>
        <DocumentPage view={{ ...view, number: view.number || "numéro donné à l'émission" }} heading="h2" />
      </DocumentBackdrop>
    </div>
  );
}

// Nothing forbids it: a customer may have agreed by word of mouth.
function QuoteNotAgreed({ quote }: { quote: ProjectAnswer["quote"] }) {
  const sentence = quote && QUOTE_NOT_AGREED[quote.status];
  if (!quote || !sentence) return null;
  return (
    <p role="status" className="text-quiet">
      {sentence(quote.number)} Tu peux facturer quand même.
    </p>
  );
}

function withoutAnswer(number: string): string {
  return `Ton client n'a pas encore répondu au devis ${number}.`;
}

const QUOTE_NOT_AGREED: Partial<Record<DocumentState, (number: string) => string>> = {
  draft: (number) => `Le devis ${number} n'est pas noté comme envoyé à ton client.`,
  sent: withoutAnswer,
  viewed: withoutAnswer,
};

// Said, and never asked for: some are paid in cash or by card.
function NoBankDetails() {
  const company = useCompany().data;
  if (!company || company.iban !== "") return null;
  return (
    <p role="status" className="text-quiet">
      Cette facture ne dit pas où te payer : il manque ton IBAN.{" "}
      <Link to="/app/settings" hash="banque" className="font-[550] text-act underline">
        L'ajouter dans les réglages
      </Link>
    </p>
  );
}

function Issue({ id, total, doubts }: { id: string; total: number; doubts: InvoiceDoubt[] }) {
  const [key] = useState(newId);
  const issue = useSingleChange(() =>
    call(createInvoice, { params: { id }, body: { confirmed_doubts: doubts }, idempotencyKey: key }),
  );
  return (
    <Card>
      <QuestionInPlace
        ask="Émettre la facture"
        confirm="Oui, émettre"
        busyLabel="J'émets la facture…"
        isBusy={issue.isPending}
        act={() => issue.mutate(undefined)}
        className="flex flex-wrap items-center justify-between gap-4"
      >
        {(isAsked) => (
          <p>
            {isAsked ? "Émettre la facture de " : "À facturer : "}
            <strong className="figures text-lead">{formatMoney(total)}</strong>
            {isAsked && " ? Elle recevra son numéro et ne pourra plus être modifiée."}
          </p>
        )}
      </QuestionInPlace>
      {issue.error && (
        <div className="mt-4">
          <Failure error={new Error(projectMessages.invoiceFailed(issue.error.message))} />
        </div>
      )}
    </Card>
  );
}
