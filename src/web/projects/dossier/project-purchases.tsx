import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { listSupplierInvoices, markSupplierInvoice } from "#api/mail/mails.ts";
import { supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { daysWords, grossWords, invoiceName } from "#web/mail/invoices/invoice-view.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SearchBox } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { X } from "lucide-react";
import { useState } from "react";

const PUT_HERE = "Ranger une facture reçue";

/** The invoices of suppliers that were for a project, which its margin counts. Others may be put there. */
export function ProjectPurchases({ projectId }: { projectId: string }) {
  const list = useAnswerPages(listSupplierInvoices, { limit: 20, project_id: projectId });
  const [isChoosing, setChoosing] = useState(false);
  const invoices = list.data?.pages.flatMap((page) => page.invoices) ?? [];
  if (!list.isSuccess) return null;
  return (
    <section>
      <h3 className="mb-3 text-title">Achats</h3>
      {invoices.length === 0 && !isChoosing && (
        <p className="mb-3 text-quiet">Range ici les factures de fournisseurs de ce projet : sa marge les compte.</p>
      )}
      <ul
        aria-label="Achats"
        className="mb-3 divide-y divide-line rounded-card border border-line bg-paper empty:hidden"
      >
        {invoices.map((invoice) => (
          <PurchaseRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <NextPage list={list} />
      {isChoosing ? (
        <InvoiceChooser projectId={projectId} close={() => setChoosing(false)} />
      ) : (
        <Button onClick={() => setChoosing(true)}>{PUT_HERE}</Button>
      )}
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
      <span className="block text-fine text-quiet [overflow-wrap:anywhere]">
        {invoiceName(invoice)} {daysWords(invoice)}
      </span>
    </span>
  );
}

const sayProject = (id: string, project_id: string | null) =>
  call(markSupplierInvoice, { params: { id }, body: { project_id } });

function PurchaseRow({ invoice }: { invoice: SupplierInvoiceAnswer }) {
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
        aria-label={`Retirer de ce projet : ${invoiceName(invoice)}`}
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
