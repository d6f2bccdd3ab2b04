import type { InvoicePage, InvoiceSettlement } from "#api/invoices/invoice-page.ts";
import { METHOD_WORDS } from "#domain/payments/payment.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { Panel } from "#web/documents/public/shell.tsx";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { headlineOf } from "./headline.messages.ts";

const AMOUNT = "figures font-(family-name:--font-display) leading-[1.15] font-bold";

/** Who bills, what is due and by when, what was paid, and the files: what a customer reads first. */
export function InvoiceSummary({ page }: { page: InvoicePage }) {
  const { view, logoUrl, settlement, status } = page;
  const { label, amountCents, sentence, isAlarming } = headlineOf(page);
  return (
    <Panel>
      <div className="flex items-center gap-3">
        {logoUrl && <img src={logoUrl} alt="" className="max-h-11 max-w-28 rounded-inner bg-white object-contain" />}
        <p className="min-w-0 font-(family-name:--font-display) text-title leading-[1.15] font-bold">
          {view.seller.name}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h1 className="font-sans text-body font-[550]">
          {view.title} {view.number}
        </h1>
        <StateChip state={status} lateDays={settlement?.lateDays ?? 0} />
      </div>
      <p className="mt-4 text-quiet">{label}</p>
      <p className={`${AMOUNT} ${sizeOf(formatMoney(amountCents))}`}>{formatMoney(amountCents)}</p>
      <p className={isAlarming ? "mt-1 font-[550] text-bad" : "mt-1"}>{sentence}</p>
      {settlement && <Breakdown settlement={settlement} />}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-4 text-fine">
        <Fact label="Pour" value={view.buyer.name} />
        <Fact label="Émise le" value={formatDate(page.issuedOn)} isFor={settlement !== null} />
        <Fact label="Émis le" value={formatDate(page.issuedOn)} isFor={settlement === null} />
        <Fact label="Objet" value={view.subject} isFor={view.subject !== ""} />
      </dl>
      <Files page={page} />
    </Panel>
  );
}

// An amount is never broken, on the narrowest phone either.
function sizeOf(amount: string): string {
  return amount.length > 14 ? "text-title" : amount.length > 11 ? "text-page" : "text-hero";
}

function Fact({ label, value, isFor = true }: { label: string; value: string; isFor?: boolean }) {
  if (!isFor) return null;
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </>
  );
}

// Said only where the amount on top is not the total of the invoice.
function Breakdown({ settlement }: { settlement: InvoiceSettlement }) {
  const { totalCents, dueCents, retainedCents, payments, creditNotes } = settlement;
  const rows: { label: string; cents: number; pageUrl?: string | null }[] = [
    { label: "Déjà réglé à l'émission", cents: dueCents - totalCents },
    ...payments.map((payment) => ({ label: paymentWords(payment), cents: -payment.amountCents })),
    ...creditNotes.map(({ number, creditCents, pageUrl }) => ({
      label: `Avoir ${number}`,
      cents: -creditCents,
      pageUrl,
    })),
    { label: "Retenue de garantie, à régler plus tard", cents: -retainedCents },
  ].filter(({ cents }) => cents !== 0);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-4 flex flex-col gap-1.5 border-t border-line pt-4 text-fine">
      <SumRow label="Total de la facture" cents={totalCents} />
      {rows.map((row) => (
        <SumRow key={row.label} {...row} />
      ))}
    </dl>
  );
}

function paymentWords({ receivedOn, amountCents, method }: InvoiceSettlement["payments"][number]): string {
  const verb = amountCents < 0 ? "Rendu" : "Reçu";
  return `${verb} le ${formatDate(receivedOn)}, ${METHOD_WORDS[method].toLowerCase()}`;
}

type SumRowProps = { label: string; cents: number; pageUrl?: string | null };

function SumRow({ label, cents, pageUrl }: SumRowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-quiet">
        {pageUrl ? (
          <a href={pageUrl} className="text-act underline underline-offset-2">
            {label}
          </a>
        ) : (
          label
        )}
      </dt>
      <dd className="figures whitespace-nowrap">{formatMoney(cents)}</dd>
    </div>
  );
}

function Files({ page: { isSetAside, pdfUrl, xmlUrl, view, creditedInvoice } }: { page: InvoicePage }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {isSetAside ? (
        <p role="status" className="text-quiet">
          Le PDF de ce document n'est pas disponible pour le moment. Cette page le contient en entier : vous pouvez la
          lire et l'imprimer.
        </p>
      ) : (
        <a href={pdfUrl} download className={buttonLook({ look: "plain", className: "flex-1" })}>
          Télécharger le PDF
        </a>
      )}
      <a href={xmlUrl} className={buttonLook({ look: "plain" })}>
        <span>
          <span className="sr-only">{view.title} électronique </span>XML
        </span>
      </a>
      {creditedInvoice?.pageUrl && (
        <a href={creditedInvoice.pageUrl} className={`${linkLook} w-full`}>
          Voir la facture {creditedInvoice.number}
        </a>
      )}
    </div>
  );
}
