import type { CreditNoteRow } from "#api/invoices.ts";
import { getCreditDraft } from "#api/invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { Button, linkLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List } from "#web/ui/list.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";

const CreditForm = onDemand(async () => (await import("./credit-form.tsx")).CreditForm);
const CreditNoteMailing = onDemand(
  async () => (await import("./credit-note-mailing.tsx")).CreditNoteMailing,
  () => null,
);
type Props = { project: ProjectAnswer; invoice: { id: string; rest_cents: number | null } };

/** The credit notes of an issued invoice, and the form of another one while something is left to credit. */
export function CreditNotes({ project, invoice }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useAnswer(
    getCreditDraft,
    { params: { id: invoice.id } },
    { enabled: may("amounts") },
  );
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
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
              <Row key={creditNote.id} creditNote={creditNote} project={project} />
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
        <CreditForm draft={draft} restCents={invoice.rest_cents} close={() => setOpen(false)} />
      </Drawer>
    </section>
  );
}

function Row({ creditNote, project }: { creditNote: CreditNoteRow; project: ProjectAnswer }) {
  const { number, date, credit_cents, reason, url, page_url } = creditNote;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <span className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <strong className="font-[550] whitespace-nowrap">{number}</strong>
          <span className="figures font-[550] whitespace-nowrap">{formatMoney(-credit_cents)}</span>
        </span>
        <span className="text-fine text-quiet [overflow-wrap:anywhere]">
          {[formatDate(date), reason].filter((part) => part !== "").join(" · ")}
        </span>
      </span>
      {url !== "" && <Links number={number} url={url} page_url={page_url} />}
      <CreditNoteMailing creditNote={creditNote} project={project} />
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
