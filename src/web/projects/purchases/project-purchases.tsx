import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { listSupplierInvoices, markSupplierInvoice } from "#api/mail/mails.ts";
import { supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import { PURCHASES_TITLE, purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { aboutInvoice, grossWords } from "#web/mail/invoices/invoice-view.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SearchBox } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { NewPurchase, PurchaseMenu } from "./purchase-menu.tsx";
import type { NamedProject } from "./typed-purchase.ts";

const PUT_HERE = "Ranger une facture reçue";

/** What was bought for a project, which its margin counts: noted by hand, or invoices of mails that are put there. */
export function ProjectPurchases({ project }: { project: NamedProject }) {
  const list = useAnswerPages(listSupplierInvoices, { limit: 20, project_id: project.id });
  const [isChoosing, setChoosing] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const invoices = list.data?.pages.flatMap((page) => page.invoices) ?? [];
  if (!list.isSuccess) return null;
  return (
    <section>
      <h3 className="mb-3 text-title">{PURCHASES_TITLE}</h3>
      {invoices.length === 0 && !isChoosing && (
        <p className="mb-3 text-quiet">Note ici ce que tu achètes pour ce projet : sa marge le compte.</p>
      )}
      <ul
        aria-label={PURCHASES_TITLE}
        className="mb-3 divide-y divide-line rounded-card border border-line bg-paper empty:hidden"
      >
        {invoices.map((invoice) =>
          invoice.is_by_hand ? (
            <li key={invoice.id} className="flex items-center gap-2 py-2 pr-1 pl-4">
              <InvoiceWords invoice={invoice} />
              <PurchaseMenu invoice={invoice} mayNote />
            </li>
          ) : (
            <ReceivedRow key={invoice.id} invoice={invoice} />
          ),
        )}
      </ul>
      <NextPage list={list} />
      {isChoosing ? (
        <InvoiceChooser projectId={project.id} close={() => setChoosing(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button className="max-md:min-h-12 max-md:w-full" onClick={() => setNoting(true)}>
            <Plus aria-hidden className="size-5" />
            {purchaseMessages.add}
          </Button>
          <Button look="quiet" className="max-md:w-full" onClick={() => setChoosing(true)}>
            {PUT_HERE}
          </Button>
        </div>
      )}
      <NewPurchase isOpen={isNoting} project={project} close={() => setNoting(false)} />
    </section>
  );
}

function InvoiceWords({ invoice }: { invoice: SupplierInvoiceAnswer }) {
  return (
    <span className="block min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-[550] [overflow-wrap:anywhere]">{invoice.supplier_name}</span>
        <span className="figures font-[550]">{grossWords(invoice)}</span>
      </span>
      <span className="block text-fine text-quiet [overflow-wrap:anywhere]">{aboutInvoice(invoice)}</span>
    </span>
  );
}

const sayProject = (id: string, project_id: string | null) =>
  call(markSupplierInvoice, { params: { id }, body: { project_id } });

function ReceivedRow({ invoice }: { invoice: SupplierInvoiceAnswer }) {
  const take = useSingleChange(() => sayProject(invoice.id, null), {
    onSuccess: () =>
      showToast(
        "Facture retirée du projet.",
        () => void sayProject(invoice.id, invoice.project_id).catch(({ message }: Error) => showToast(message)),
      ),
    onError: ({ message }) => showToast(message),
  });
  return (
    <li className="flex items-center gap-2 py-2 pl-4">
      <InvoiceWords invoice={invoice} />
      <Button
        look="quiet"
        aria-label={`Retirer de ce projet : ${aboutInvoice(invoice)}`}
        isBusy={take.isPending}
        className="shrink-0 px-3"
        onClick={() => take.mutate(undefined)}
      >
        <X aria-hidden className="size-5" />
      </Button>
    </li>
  );
}

function InvoiceChooser({ projectId, close }: { projectId: string; close: () => void }) {
  const [text, setText] = useState("");
  const q = useSettled(text.trim());
  const list = useAnswerPages(listSupplierInvoices, { limit: 20, ...(q !== "" && { q }) }, { keepsBefore: true });
  const attach = useSingleChange((id: string) => sayProject(id, projectId), {
    onSuccess: async () => {
      await whenRefreshed();
      close();
    },
    onError: ({ message }) => showToast(message),
  });
  const invoices = (list.data?.pages.flatMap((page) => page.invoices) ?? []).filter(
    ({ project_id }) => project_id === null,
  );
  return (
    <div role="group" aria-label={PUT_HERE} className="rounded-card border border-line bg-paper p-4">
      <SearchBox label={supplierInvoiceMessages.searched} value={text} onChange={setText} />
      {list.isSuccess && invoices.length === 0 && (
        <p className="text-quiet">Aucune facture à ranger. Celles que tu gardes depuis tes mails se rangent ici.</p>
      )}
      <ul aria-label="Factures à ranger" className="-mx-2 flex flex-col">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <button
              type="button"
              disabled={attach.isPending}
              onClick={() => attach.mutate(invoice.id)}
              className="w-full rounded-inner p-2 text-left hover:bg-sunk"
            >
              <InvoiceWords invoice={invoice} />
            </button>
          </li>
        ))}
      </ul>
      <NextPage list={list} />
      <Button look="quiet" className="mt-2 -ml-4" onClick={close}>
        Annuler
      </Button>
    </div>
  );
}
