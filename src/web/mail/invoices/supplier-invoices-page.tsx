import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { listSupplierInvoices, markSupplierInvoice } from "#api/mail/mails.ts";
import { supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { Button, buttonLook, linkLook } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { List, SearchBox } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { Doubts } from "./invoice-cards.tsx";
import { daysWords, grossWords, invoiceName } from "./invoice-view.ts";

const STATES = [
  { value: "all", label: "Toutes" },
  { value: "received", label: "À payer" },
  { value: "paid", label: "Payées" },
] as const;

type State = (typeof STATES)[number]["value"];

/**
 * The electronic invoices of suppliers that were kept, the last received first. `mayMark`: their reader may note that
 * one is paid.
 */
export function SupplierInvoicesPage({ mayMark }: { mayMark: boolean }) {
  const [search, setSearch] = useState("");
  const [state, setState] = useState<State>("all");
  const q = useSettled(search.trim());
  const query = { limit: 50, ...(q !== "" && { q }), ...(state !== "all" && { state }) };
  const list = useAnswerPages(listSupplierInvoices, query, { keepsBefore: true });
  const invoices = list.data?.pages.flatMap((page) => page.invoices) ?? [];
  const isNone = list.isSuccess && !list.isPlaceholderData && invoices.length === 0;
  const isFirst = isNone && q === "" && state === "all";
  return (
    <Page
      title={supplierInvoiceMessages.title}
      subtitle="Celles de tes fournisseurs, lues dans tes mails et gardées par toi."
      actions={
        !isFirst && (
          <Link to="/app/mails/inbox" className={buttonLook({ look: "quiet", className: "max-md:-ml-4" })}>
            Lire les mails
          </Link>
        )
      }
    >
      {!isFirst && (
        <>
          <SearchBox label={supplierInvoiceMessages.searched} value={search} onChange={setSearch} />
          <div className="mb-4 w-full md:w-96">
            <Choice label="État" hidesLabel options={STATES} value={state} onChange={setState} />
          </div>
        </>
      )}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des factures…" />}
      {isNone && <NoInvoice q={q} isFirst={isFirst} />}
      {invoices.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <List label={supplierInvoiceMessages.title}>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} mayMark={mayMark} />
            ))}
          </List>
        </div>
      )}
      <NextPage list={list} />
    </Page>
  );
}

function InvoiceRow({ invoice, mayMark }: { invoice: SupplierInvoiceAnswer; mayMark: boolean }) {
  const { id, mail_id, is_paid, supplier_name } = invoice;
  const mark = useSingleChange(
    (isPaid: boolean) => call(markSupplierInvoice, { params: { id }, body: { is_paid: isPaid } }),
    { onError: ({ message }) => showToast(message) },
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-[550] [overflow-wrap:anywhere]">{supplier_name}</span>
          <span className="figures font-[550]">{grossWords(invoice)}</span>
        </p>
        <p className="text-fine text-quiet [overflow-wrap:anywhere]">
          {invoiceName(invoice)} {daysWords(invoice)}
        </p>
        <Doubts facts={invoice} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 max-md:w-full max-md:justify-between md:w-72 md:justify-end">
        <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
          <span aria-hidden className={cx("size-2 rounded-full", is_paid ? "bg-good" : "bg-act")} />
          {is_paid ? "payée" : "reçue"}
        </span>
        {mail_id !== null && (
          <Link
            to="/app/mails/read/$messageId"
            params={{ messageId: mail_id }}
            aria-label={`Mail de ${invoiceName(invoice)}`}
            className={linkLook}
          >
            Mail
          </Link>
        )}
        {mayMark && (
          <Button look="quiet" isBusy={mark.isPending} onClick={() => mark.mutate(!is_paid)}>
            {is_paid ? "Noter à payer" : "Noter payée"}
            <span className="sr-only"> : {invoiceName(invoice)}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function NoInvoice({ q, isFirst }: { q: string; isFirst: boolean }) {
  if (isFirst)
    return (
      <Empty
        title="Pas encore de facture reçue"
        action={
          <Link to="/app/mails/inbox" className={buttonLook({ look: "primary" })}>
            Lire les mails
          </Link>
        }
      >
        Quand un mail apporte une facture électronique (Factur-X, UBL ou CII), ouvre-le : elle s'y lit, et tu la gardes
        ici.
      </Empty>
    );
  if (q !== "")
    return <Empty title={`Aucune facture ne répond à « ${q} »`}>Essaie le nom du fournisseur ou le numéro.</Empty>;
  return <Empty title="Aucune facture ici">Choisis « Toutes » pour revoir les autres.</Empty>;
}
