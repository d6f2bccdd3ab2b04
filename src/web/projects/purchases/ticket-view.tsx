import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { readTicket } from "#api/mail/purchases.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Failure, Waiting } from "#web/ui/states.tsx";
import { Download } from "lucide-react";

/** The ticket of a purchase: its photo, or its PDF to be saved as a file. */
export function TicketView({ invoice }: { invoice: SupplierInvoiceAnswer }) {
  const { data, error, refetch } = useAnswer(readTicket, { params: { id: invoice.id } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.ticket === null) return <p className="text-quiet">Ce ticket n'est plus là.</p>;
  const { name, mime, data: base64 } = data.ticket;
  const save = () => saveFile(new Blob([bytesOf(base64)], { type: mime }), name);
  return (
    <div className="flex flex-col gap-4">
      {mime === "application/pdf" ? (
        <p className="[overflow-wrap:anywhere]">{name}</p>
      ) : (
        <img
          src={`data:${mime};base64,${base64}`}
          alt={`Ticket de ${invoice.supplier_name}`}
          className="w-full rounded-inner border border-line"
        />
      )}
      <Button onClick={save}>
        <Download aria-hidden className="size-5" />
        Télécharger
      </Button>
    </div>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
