import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import { getBilling } from "#api/invoices/part-invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { STATEMENT_WORDS } from "#domain/projects/story/next-step.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Failure } from "#web/ui/states.tsx";
import { ChevronRight } from "lucide-react";
import { partName } from "./part-name.ts";

const PART_LIST = "Factures de ce devis";

type Props = { project: ProjectAnswer; shownId: string | null; show: (id: string) => void };

/** The invoices of a quote that is invoiced in parts, what they come to, and what is left. A row opens its invoice. */
export function PartList({ project, shownId, show }: Props) {
  const { data, error, refetch } = useAnswer(getBilling, { params: { id: project.id } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} label="Chargement des factures…" />;
  const { billing } = data;
  return (
    <section aria-labelledby="parts" className="flex flex-col gap-3">
      <h2 id="parts" className="text-title">
        {PART_LIST}
      </h2>
      <Sums project={project} billing={billing} />
      <List label={PART_LIST}>
        {billing.invoices.map((invoice) => (
          <li key={invoice.id}>
            <button
              type="button"
              aria-pressed={invoice.id === shownId}
              className={`${rowLook} ${invoice.id === shownId ? "bg-sunk" : ""}`}
              onClick={() => show(invoice.id)}
            >
              <Row invoice={invoice} document={project.documents.find(({ id }) => id === invoice.id)} />
              <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
            </button>
          </li>
        ))}
      </List>
    </section>
  );
}

function Row({
  invoice,
  document,
}: {
  invoice: BillingAnswer["invoices"][number];
  document: ProjectAnswer["documents"][number] | undefined;
}) {
  const words = useTradeWords();
  const creditNote = invoice.credited_cents === 0 ? "" : ` · avoir de ${formatMoney(invoice.credited_cents)}`;
  return (
    <RowText
      what={partName(invoice, words)}
      who={`${invoice.number} du ${formatDate(invoice.date)}${creditNote}`}
      amount={formatMoney(invoice.gross_cents)}
      state={document && <StateChip state={document.status} lateDays={document.late_days} />}
    />
  );
}

// Beside what is due of the invoices stands what is still to be invoiced: neither is read for the other.
function Sums({ project, billing }: { project: ProjectAnswer; billing: BillingAnswer }) {
  const { quote, invoiced_cents, left_cents, invoices } = billing;
  const restCents = project.documents
    .filter(({ id }) => invoices.some((one) => one.id === id))
    .reduce((cents, { rest_cents }) => cents + (rest_cents ?? 0), 0);
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-card border border-line bg-paper px-4 py-3 md:grid-cols-4">
      {quote && <Sum name={STATEMENT_WORDS.toInvoice} cents={left_cents} />}
      <Sum name={STATEMENT_WORDS.invoiced} cents={invoiced_cents} />
      <Sum name={STATEMENT_WORDS.collected} cents={invoiced_cents - restCents} />
      <Sum name={STATEMENT_WORDS.toCollect} cents={restCents} />
    </dl>
  );
}

function Sum({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="min-w-0">
      <dt className="text-tiny text-quiet">{name}</dt>
      <dd className="figures font-[550] whitespace-nowrap">{formatMoney(cents)}</dd>
    </div>
  );
}
