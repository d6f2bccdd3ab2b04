import type { readMailBody } from "#api/mail/mails.ts";
import type { SupplierInvoiceFacts } from "#api/mail/mails.ts";
import { keepSupplierInvoice } from "#api/mail/mails.ts";
import { supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { Button, linkLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { ReceiptText, TriangleAlert } from "lucide-react";
import { longMoment } from "../mail-view.ts";
import { daysWords, grossWords, invoiceName, partsWords, supplierNumberWords } from "./invoice-view.ts";

type Invoice = Answer<typeof readMailBody>["about"]["invoices"][number];
type Props = { mailId: string; invoices: readonly Invoice[] };

/** The electronic invoices of a mail, each as a card. One is kept when a person says so, not before. */
export function InvoiceCards({ mailId, invoices }: Props) {
  return (
    <ul aria-label="Factures électroniques" className="mb-4 flex flex-col gap-2">
      {invoices.map((invoice) => (
        <li key={invoice.place} className="flex gap-3 rounded-inner bg-sunk px-3 py-3">
          {invoice.facts ? (
            <ReceiptText aria-hidden className="mt-0.5 size-5 shrink-0 text-quiet" />
          ) : (
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-alert" />
          )}
          {invoice.facts ? (
            <ReadInvoice mailId={mailId} invoice={invoice} facts={invoice.facts} />
          ) : (
            <p className="min-w-0 [overflow-wrap:anywhere]">{invoice.problem}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

type ReadProps = { mailId: string; invoice: Invoice; facts: SupplierInvoiceFacts };

function ReadInvoice({ mailId, invoice, facts }: ReadProps) {
  const details = [supplierNumberWords(facts), partsWords(facts)].filter((words) => words !== "");
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-[550] [overflow-wrap:anywhere]">{facts.supplier_name}</span>
        <span className="figures font-[550]">{grossWords(facts)}</span>
      </p>
      <p className="text-fine [overflow-wrap:anywhere]">
        {invoiceName(facts)} {daysWords(facts)}
      </p>
      {details.length > 0 && (
        <p className="text-fine text-quiet [overflow-wrap:anywhere] tabular-nums">{details.join(" · ")}</p>
      )}
      <Doubts facts={facts} />
      <Keeping mailId={mailId} invoice={invoice} />
    </div>
  );
}

/** What is to be checked before an invoice is paid. */
export function Doubts({ facts }: { facts: Pick<SupplierInvoiceFacts, "doubts"> }) {
  if (facts.doubts.length === 0) return null;
  return (
    <ul aria-label="À vérifier" className="mt-1 text-fine">
      {facts.doubts.map((doubt) => (
        <li key={doubt} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-alert" />
          {supplierInvoiceMessages.doubt(doubt)}
        </li>
      ))}
    </ul>
  );
}

function Keeping({ mailId, invoice: { place, state, kept_from } }: { mailId: string; invoice: Invoice }) {
  const keep = useSingleChange(() => call(keepSupplierInvoice, { params: { mailId }, body: { place } }));
  const isKept = state === "kept" || keep.isSuccess;
  if (state === "new" && !isKept)
    return (
      <div className="mt-2">
        <Button isBusy={keep.isPending} onClick={() => keep.mutate(undefined)}>
          Garder dans les achats
        </Button>
        {keep.error && (
          <p role="alert" className="mt-1 text-fine text-bad">
            {keep.error.message}
          </p>
        )}
      </div>
    );
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-fine">
      {isKept ? "Gardée dans tes achats." : duplicateWords(kept_from)}
      <Link to="/app/mails/invoices" className={linkLook}>
        Voir les achats
      </Link>
    </p>
  );
}

function duplicateWords(moment: string | null): string {
  return moment === null
    ? supplierInvoiceMessages.duplicate
    : `En double : le même numéro de ce fournisseur est déjà gardé, avec le mail du ${longMoment(moment)}.`;
}
