import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { markSupplierInvoice } from "#api/mail/mails.ts";
import { purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { aboutInvoice } from "#web/mail/invoices/invoice-view.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { ReceiptText } from "lucide-react";
import { useState } from "react";
import type { NamedProject } from "./typed-purchase.ts";

const readSheets = async () => (await import("./purchase-sheets.ts")).PURCHASE_SHEETS;
const PurchaseForm = onDemand(async () => (await readSheets()).PurchaseForm);
const TicketView = onDemand(async () => (await readSheets()).TicketView);

const refuse = (error: Error) => showToast(failureText(error));

/**
 * The ticket of a purchase that was noted by hand, and what is done with it: corrected, said to be paid or not,
 * removed. `mayNote`: false for who reads alone.
 */
export function PurchaseMenu({ invoice, mayNote }: { invoice: SupplierInvoiceAnswer; mayNote: boolean }) {
  const [openPart, setOpenPart] = useState<"form" | "ticket" | null>(null);
  const close = () => setOpenPart(null);
  const restore = useSingleChange((bringBack: () => Promise<void>) => bringBack(), { onError: refuse });
  const remove = useSingleChange(
    async () => {
      const { takePurchaseOut } = await readSheets();
      const bringBack = await takePurchaseOut(invoice);
      showToast(purchaseMessages.removed, () => restore.mutate(bringBack));
    },
    { onError: refuse },
  );
  const mark = useSingleChange(
    () => call(markSupplierInvoice, { params: { id: invoice.id }, body: { is_paid: !invoice.is_paid } }),
    { onError: refuse },
  );
  const actions: RowAction[] = [
    { label: "Corriger", act: () => setOpenPart("form") },
    { label: invoice.is_paid ? "Noter à payer" : "Noter payé", act: () => mark.mutate(undefined) },
    { label: "Retirer", isDangerous: true, act: () => remove.mutate(undefined) },
  ];
  const words = `${invoice.supplier_name}, ${aboutInvoice(invoice)}`;
  return (
    <span className="inline-flex shrink-0">
      {invoice.ticket_mime !== null && (
        <Button
          look="quiet"
          aria-label={`${purchaseMessages.seeTicket} : ${words}`}
          className="shrink-0 px-3"
          onClick={() => setOpenPart("ticket")}
        >
          <ReceiptText aria-hidden className="size-5 shrink-0" />
        </Button>
      )}
      {mayNote && <RowMenu label={`Actions sur « ${words} »`} actions={actions} />}
      <Drawer title={purchaseMessages.correct} open={openPart === "form"} onClose={close} isSheet>
        {openPart === "form" && <PurchaseForm invoice={invoice} project={null} close={close} />}
      </Drawer>
      <Drawer title={invoice.supplier_name} open={openPart === "ticket"} onClose={close} isSheet>
        {openPart === "ticket" && <TicketView invoice={invoice} />}
      </Drawer>
    </span>
  );
}

/** The form of a new purchase, over the page. `project`: the one that it is for, as far as it is known. */
export function NewPurchase({
  isOpen,
  project,
  close,
}: {
  isOpen: boolean;
  project: NamedProject | null;
  close: () => void;
}) {
  return (
    <Drawer title={purchaseMessages.add} open={isOpen} onClose={close} isSheet>
      {isOpen && <PurchaseForm invoice={null} project={project} close={close} />}
    </Drawer>
  );
}
