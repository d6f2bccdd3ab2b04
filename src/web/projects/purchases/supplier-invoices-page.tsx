import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { listSupplierInvoices, markSupplierInvoice } from "#api/mail/mails.ts";
import { supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import { PURCHASES_TITLE, purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { Doubts } from "#web/mail/invoices/invoice-cards.tsx";
import { aboutInvoice, grossWords } from "#web/mail/invoices/invoice-view.ts";
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
import { FolderOpen, Plus } from "lucide-react";
import { useState } from "react";
import { NewPurchase, PurchaseMenu } from "./purchase-menu.tsx";

const STATES = [
  { value: "all", label: "Tous" },
  { value: "received", label: "À payer" },
  { value: "paid", label: "Payés" },
] as const;

type State = (typeof STATES)[number]["value"];

/**
 * What was bought: the electronic invoices of suppliers that were kept and the tickets that were noted by hand, the
 * last one first. `mayNote`: their reader may note purchases, and that one is paid.
 */
export function SupplierInvoicesPage({ mayNote }: { mayNote: boolean }) {
  const [search, setSearch] = useState("");
  const [state, setState] = useState<State>("all");
  const [isNoting, setNoting] = useState(false);
  const q = useSettled(search.trim());
  const query = { limit: 50, ...(q !== "" && { q }), ...(state !== "all" && { state }) };
  const list = useAnswerPages(listSupplierInvoices, query, { keepsBefore: true });
  const invoices = list.data?.pages.flatMap((page) => page.invoices) ?? [];
  const isNone = list.isSuccess && !list.isPlaceholderData && invoices.length === 0;
  const isFirst = isNone && q === "" && state === "all";
  return (
    <Page
      title={PURCHASES_TITLE}
      subtitle="Tes tickets notés à la main et les factures gardées de tes mails."
      actions={
        !isFirst && (
          <>
            <Link to="/app/mails/inbox" className={buttonLook({ look: "quiet", className: "max-md:-ml-4" })}>
              Lire les mails
            </Link>
            {mayNote && (
              <Button look="primary" onClick={() => setNoting(true)}>
                <Plus aria-hidden className="size-5" />
                {purchaseMessages.add}
              </Button>
            )}
          </>
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
      {list.isPending && <RowsSkeleton label="Chargement des achats…" />}
      {isNone && <NoInvoice q={q} isFirst={isFirst} note={mayNote ? () => setNoting(true) : null} />}
      {invoices.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <List label={PURCHASES_TITLE}>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} mayNote={mayNote} />
            ))}
          </List>
        </div>
      )}
      <NextPage list={list} />
      <NewPurchase isOpen={isNoting} project={null} close={() => setNoting(false)} />
    </Page>
  );
}

function InvoiceRow({ invoice, mayNote }: { invoice: SupplierInvoiceAnswer; mayNote: boolean }) {
  const { mail_id, supplier_name, project_id, project_name } = invoice;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-[1_1_16rem] max-md:pr-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-[550] [overflow-wrap:anywhere]">{supplier_name}</span>
          <span className="figures font-[550]">{grossWords(invoice)}</span>
        </p>
        <p className="text-fine text-quiet [overflow-wrap:anywhere]">{aboutInvoice(invoice)}</p>
        {project_id !== null && (
          <Link
            to="/project/$id"
            params={{ id: project_id }}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 text-fine text-quiet hover:underline"
          >
            <FolderOpen aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{project_name}</span>
          </Link>
        )}
        <Doubts facts={invoice} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 max-md:w-full max-md:justify-between md:w-80 md:justify-end">
        <PaidState invoice={invoice} mayNote={mayNote} />
        {mail_id !== null && (
          <Link
            to="/app/mails/read/$messageId"
            params={{ messageId: mail_id }}
            aria-label={`Mail : ${aboutInvoice(invoice)}`}
            className={linkLook}
          >
            Mail
          </Link>
        )}
        {invoice.is_by_hand && <PurchaseMenu invoice={invoice} mayNote={mayNote} />}
      </div>
    </li>
  );
}

function PaidState({ invoice, mayNote }: { invoice: SupplierInvoiceAnswer; mayNote: boolean }) {
  const { id, is_paid: isPaid, is_by_hand: isByHand } = invoice;
  const mark = useSingleChange(
    (isPaidNow: boolean) => call(markSupplierInvoice, { params: { id }, body: { is_paid: isPaidNow } }),
    { onError: ({ message }) => showToast(message) },
  );
  return (
    <>
      <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
        <span aria-hidden className={cx("size-2 rounded-full", isPaid ? "bg-good" : "bg-act")} />
        {STATE_WORDS[isByHand ? "ticket" : "invoice"][isPaid ? "paid" : "open"]}
      </span>
      {mayNote && !isByHand && (
        <Button look="quiet" isBusy={mark.isPending} onClick={() => mark.mutate(!isPaid)}>
          {isPaid ? "Noter à payer" : "Noter payée"}
          <span className="sr-only"> : {aboutInvoice(invoice)}</span>
        </Button>
      )}
    </>
  );
}

const STATE_WORDS = {
  ticket: { paid: "payé", open: "à payer" },
  invoice: { paid: "payée", open: "reçue" },
};

function NoInvoice({ q, isFirst, note }: { q: string; isFirst: boolean; note: (() => void) | null }) {
  if (isFirst)
    return (
      <Empty
        title="Pas encore d'achat"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {note && (
              <Button look="primary" onClick={note}>
                {purchaseMessages.add}
              </Button>
            )}
            <Link to="/app/mails/inbox" className={buttonLook()}>
              Lire les mails
            </Link>
          </div>
        }
      >
        Note le ticket de ce que tu achètes au comptoir : ta marge et ta TVA à déduire le comptent. Quand un mail
        apporte une facture électronique (Factur-X, UBL ou CII), ouvre-le : elle se garde ici aussi.
      </Empty>
    );
  if (q !== "")
    return <Empty title={`Aucun achat ne répond à « ${q} »`}>Essaie le nom du fournisseur ou le numéro.</Empty>;
  return <Empty title="Aucun achat ici">Choisis « Tous » pour revoir les autres.</Empty>;
}
