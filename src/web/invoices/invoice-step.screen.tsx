import { previewInvoice, toPriceGap } from "#api/invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { customerGapSentence } from "#domain/customers/customer.messages.ts";
import type { DocumentState } from "#domain/documents/document-state.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { isPriceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { unconfirmedDoubts } from "#domain/lines/unconfirmed-doubts.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { IdentityForm } from "#web/company/late-identity-form.ts";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { listParts } from "#web/projects/head/list-parts.ts";
import { isPriced } from "#web/projects/priced.ts";
import { StepPage } from "#web/projects/step-page.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card, DocumentBackdrop } from "#web/ui/card.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link, useLocation, useParams } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BankFirst, BankSaid } from "./bank-first.tsx";
import { BesideSheet } from "./beside-sheet.tsx";
import { invoiceOrder } from "./invoice-order.ts";
import { Issue } from "./issue.tsx";
import { Issued, NotTransmissible } from "./issued.tsx";

const ReplacedReasons = onDemand(async () => (await import("#web/lines/replaced-reasons.tsx")).ReplacedReasons);
const VatRefusal = onDemand(async () => (await import("#web/lines/vat-refusal.tsx")).VatRefusal);
const VatReasonCard = onDemand(async () => (await import("#web/projects/vat-reason-card.tsx")).VatReasonCard);
const DoubtCard = onDemand(async () => (await import("./doubt-card.tsx")).DoubtCard);
const PartList = onDemand(async () => (await import("./parts/part-list.tsx")).PartList);
const CancelledInvoices = onDemand(async () => (await import("./cancelled-invoices.tsx")).CancelledInvoices);
const Reissue = onDemand(async () => (await import("./reissue.tsx")).Reissue);
const PartOffers = onDemand(async () => (await import("./parts/part-offers.tsx")).PartOffers);

/** /etape/{id}/invoice: shows what will be invoiced and what is missing, then the invoice. */
export default function InvoiceStepScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/invoice" });
  return (
    <StepPage id={id} step="invoice" isBench={isOnTwoColumns}>
      {(project) => (
        <div className="flex flex-col gap-6">
          <Invoice project={project} />
          <CancelledInvoices documents={project.documents} shownInvoice={project.invoice} />
        </div>
      )}
    </StepPage>
  );
}

// Its document is read beside it, as that of a quote.
function isOnTwoColumns({ quote, invoice, documents }: ProjectAnswer): boolean {
  return quote !== null || invoice !== null || documents.some(({ kind }) => kind === "invoice");
}

function Invoice({ project }: { project: ProjectAnswer }) {
  const [shownId, setShownId] = useState<string | null>(null);
  const rest = useRef<HTMLDivElement>(null);
  const parts = listParts(project);
  // « #mail » sends the newest part, which is read first.
  const isToSend = useLocation().hash === "mail" && project.invoice === null && shownId === null;
  const newestId = parts[0]?.id ?? null;
  useEffect(() => {
    if (isToSend) setShownId(newestId);
  }, [isToSend, newestId]);
  const shownPart = parts.find(({ id }) => id === shownId);
  const hasWholeInvoice = project.invoice !== null && hasValidInvoice(project.invoice);
  const whole = <WholeInvoice project={project} onPart={setShownId} />;
  if (parts.length === 0) return whole;
  const showRest = () => {
    flushSync(() => setShownId(null));
    rest.current?.scrollIntoView({ block: "start" });
  };
  return (
    <div className="flex flex-col gap-6">
      <PartList project={project} shownId={shownId} show={(id) => setShownId(id === shownId ? null : id)} />
      {shownPart ? (
        <>
          <Button className="self-start max-md:w-full" onClick={showRest}>
            {hasWholeInvoice ? "Revoir la facture de solde" : "Facturer la suite"}
          </Button>
          <Issued key={shownPart.id} project={project} invoice={shownPart} />
        </>
      ) : (
        <div ref={rest} className="scroll-mt-4">
          {whole}
        </div>
      )}
    </div>
  );
}

function WholeInvoice({ project, onPart }: { project: ProjectAnswer; onPart: (id: string) => void }) {
  const { invoice } = project;
  if (invoice === null) return <NotIssued project={project} onPart={onPart} />;
  const issuedInvoice = <Issued project={project} invoice={invoice} />;
  const isOfZero = invoice.total === 0;
  if (hasValidInvoice(invoice) && !isOfZero) return issuedInvoice;
  return (
    <Reissue
      number={invoice.number}
      isOfZero={isOfZero}
      formerInvoice={issuedInvoice}
      toIssue={<NotIssued project={project} onPart={onPart} />}
    />
  );
}

type NotIssuedProps = {
  project: ProjectAnswer;
  /** Shows an invoice of a part of the quote, which was just issued. */
  onPart: (id: string) => void;
};

function NotIssued({ project, onPart }: NotIssuedProps) {
  if (!isPriced(project) && project.quote === null)
    return (
      <Empty title="Rien à facturer pour l'instant" action={<ToQuote id={project.id} />}>
        La facture reprend les lignes du devis, ou la durée et le taux horaire du projet.
      </Empty>
    );
  return <ToIssue project={project} onPart={onPart} />;
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

function ToIssue({ project, onPart }: NotIssuedProps) {
  const { id } = project;
  const preview = useAnswer(previewInvoice, { params: { id } });
  const [confirmedDoubts, setConfirmedDoubts] = useState<readonly InvoiceDoubt[]>([]);
  const [wantsWhole, setWantsWhole] = useState(false);
  if (preview.error && !preview.data)
    return (
      <div className="flex flex-col items-start gap-4">
        <Failure error={preview.error} retry={() => void preview.refetch()} />
        <ToQuote id={id} />
      </div>
    );
  if (!preview.data) return <InvoiceComing />;
  const { view, missing_code, doubts, price_gap, replaced_vat_reasons } = preview.data;
  if (missing_code !== null)
    return (
      <div className="flex flex-col gap-6">
        <Missing project={project} preview={preview.data} />
        <ReplacedReasons reasons={replaced_vat_reasons} />
        <Sheet view={view} />
      </div>
    );
  const openDoubts = unconfirmedDoubts(doubts, confirmedDoubts);
  const { isDone, hasParts, isDepositNext, isRestLater, isPartFirst } = invoiceOrder(project, wantsWhole);
  const offers = project.quote?.status === "accepted" && (
    <PartOffers
      {...{ project, isDepositNext }}
      answeredDoubts={confirmedDoubts}
      onIssued={onPart}
      rank={isPartFirst ? "first" : isDone ? "folded" : "second"}
    />
  );
  const firstParts = (
    <>
      {project.not_transmissible && !openDoubts.includes("buyer_siren_unknown") && <NotTransmissible />}
      <ReplacedReasons reasons={replaced_vat_reasons} />
      {!openDoubts.some(isPriceDoubt) && <QuoteNotAgreed quote={project.quote} />}
      <BankFirst isFirst={!hasParts} />
      {isPartFirst && offers}
    </>
  );
  if (isDepositNext || isRestLater)
    return (
      <div className="flex flex-col gap-6">
        {firstParts}
        <InvoiceWhole cents={view.amounts.grossCents} isRest={hasParts} choose={() => setWantsWhole(true)} />
        <BankSaid />
      </div>
    );
  return (
    <BesideSheet sheet={<Sheet view={view} />}>
      {firstParts}
      {openDoubts.length > 0 ? (
        <DoubtCard
          key={openDoubts[0]}
          project={project}
          doubts={openDoubts}
          gap={price_gap && toPriceGap(price_gap)}
          confirm={(rightDoubts) => setConfirmedDoubts([...confirmedDoubts, ...rightDoubts])}
        />
      ) : (
        <Issue
          key={doubts.join()}
          project={project}
          title={view.title.toLowerCase()}
          isNamedByAmount={isDone && !hasParts}
          total={view.amounts.grossCents}
          doubts={doubts}
          readAgain={() => void preview.refetch()}
        />
      )}
      {!isPartFirst && offers}
      <BankSaid />
    </BesideSheet>
  );
}

type MissingProps = { project: ProjectAnswer; preview: Answer<typeof previewInvoice> };
// What the law asks before the invoice may be issued, or why it may not.
function Missing({ project, preview: { missing, missing_code } }: MissingProps) {
  return (
    <>
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
      {missing_code === "vat_reason_missing" && <VatReasonCard projectId={project.id} />}
      {missing_code === "invoice_of_zero" && <Failure error={new Error(invoiceMessages.invoice_of_zero)} />}
      <VatRefusal code={missing_code} />
    </>
  );
}

function Sheet({ view }: { view: DocumentView }) {
  return (
    <DocumentBackdrop>
      <DocumentPage view={{ ...view, number: view.number || "Numéro donné à l'émission" }} heading="h2" />
    </DocumentBackdrop>
  );
}

function InvoiceWhole({ cents, isRest, choose }: { cents: number; isRest: boolean; choose: () => void }) {
  return (
    <Button className="self-start max-md:w-full" onClick={choose}>
      {isRest ? "Facturer le solde" : "Tout facturer sans acompte"} : {formatMoney(cents)}
    </Button>
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
