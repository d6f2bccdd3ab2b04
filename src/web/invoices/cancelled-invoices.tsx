import type { ProjectAnswer } from "#api/projects.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { ExternalLink } from "lucide-react";

type Document = ProjectAnswer["documents"][number];

/** The invoices of a project that credit notes cancelled, each with these, besides the invoice that is `shown`. */
export function CancelledInvoices({
  documents,
  shownInvoice,
}: {
  documents: readonly Document[];
  shownInvoice: Pick<Document, "id"> | null;
}) {
  const invoices = documents.filter((one) => one.kind === "invoice" && one.is_credited && one.id !== shownInvoice?.id);
  if (invoices.length === 0) return null;
  const rows = invoices.flatMap((invoice) => [
    invoice,
    ...documents.filter(({ kind, refers_to }) => kind === "credit_note" && refers_to === invoice.id),
  ]);
  return (
    <section aria-labelledby="cancelled">
      <h2 id="cancelled" className="mb-2 text-title">
        {invoices.length === 1 ? "Facture annulée" : "Factures annulées"}
      </h2>
      <List>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </List>
    </section>
  );
}

function Row({ row: { kind, number, date, total, page_url } }: { row: Document }) {
  const isCredit = kind === "credit_note";
  const look = `${rowLook} ${isCredit ? "pl-8" : ""}`;
  const text = (
    <RowText
      what={isCredit ? `Avoir ${number}` : number}
      who={`du ${formatDate(date)}`}
      amount={formatMoney(isCredit ? -eurosToCents(total) : eurosToCents(total))}
    />
  );
  // A document whose link was withdrawn stays listed.
  if (page_url === "")
    return (
      <li>
        <div className={look}>{text}</div>
      </li>
    );
  return (
    <li>
      <a href={page_url} target="_blank" rel="noreferrer" className={look}>
        {text}
        <ExternalLink aria-label="S'ouvre dans un nouvel onglet" className="size-4 shrink-0 text-quiet" />
      </a>
    </li>
  );
}
