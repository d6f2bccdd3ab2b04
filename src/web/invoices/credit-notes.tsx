import type { CreditNoteRow } from "#api/invoices.ts";
import { getCreditDraft } from "#api/invoices.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { Button, linkLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List } from "#web/ui/list.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { CreditNoteMailing } from "./credit-note-mailing.tsx";

const CreditForm = onDemand(async () => (await import("./credit-form.tsx")).CreditForm);
/** The credit notes of an issued invoice, and the form of another one while something is left to credit. */
export function CreditNotes({ invoiceId }: { invoiceId: string }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useAnswer(
    getCreditDraft,
    { params: { id: invoiceId } },
    { enabled: may("amounts") },
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const { credit_draft: draft } = data;
  const canCredit = may("manage") && draft.left_cents > 0;
  return (
    <section aria-label="Avoirs" className="flex flex-col items-start gap-3 not-empty:w-full">
      {draft.credit_notes.length > 0 && (
        <div className="w-full">
          <h2 className="mb-2 text-title">{draft.credit_notes.length === 1 ? "Avoir" : "Avoirs"}</h2>
          <List label="Avoirs de la facture">
            {draft.credit_notes.map((creditNote) => (
              <Row key={creditNote.id} creditNote={creditNote} />
            ))}
          </List>
        </div>
      )}
      {canCredit && (
        <Button look="quiet" className="max-md:w-full md:-ml-4" onClick={() => setOpen(true)}>
          {draft.credit_notes.length === 0 ? "Faire un avoir" : "Faire un autre avoir"}
        </Button>
      )}
      <Drawer title="Faire un avoir" open={isOpen} onClose={() => setOpen(false)}>
        <CreditForm draft={draft} close={() => setOpen(false)} />
      </Drawer>
    </section>
  );
}

function Row({ creditNote: { id, number, date, credit_cents, reason, url, page_url } }: { creditNote: CreditNoteRow }) {
  return (
    <li className="flex flex-wrap gap-x-4 px-4 py-2 max-md:flex-col md:items-center">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline justify-between gap-3">
          <strong className="font-[550]">{number}</strong>
          <span className="figures font-[550]">{formatMoney(-credit_cents)}</span>
        </span>
        <span className="text-fine text-quiet [overflow-wrap:anywhere]">
          {[formatDate(date), reason].filter((part) => part !== "").join(" · ")}
        </span>
      </span>
      {url !== "" && <Links number={number} url={url} page_url={page_url} />}
      <div className="w-full py-2 empty:hidden">
        <CreditNoteMailing id={id} number={number} />
      </div>
    </li>
  );
}

function Links({ number, url, page_url }: Pick<CreditNoteRow, "number" | "url" | "page_url">) {
  return (
    <span className="flex gap-4">
      <a href={url} download aria-label={`Télécharger le PDF de l'avoir ${number}`} className={linkLook}>
        PDF
      </a>
      <a
        href={page_url}
        target="_blank"
        rel="noreferrer"
        aria-label={`Page du client de l'avoir ${number}`}
        className={linkLook}
      >
        Page du client
      </a>
    </span>
  );
}
