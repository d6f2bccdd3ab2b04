import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { GO_TO_STEP } from "#domain/projects/story/next-step.messages.ts";
import { nextStepOf } from "#domain/projects/story/next-step.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { isPriced } from "../priced.ts";

type Props = { project: ProjectAnswer; step: string };

/** What the project waits for, what it amounts to, and the one button that leads to where it is done. */
export function NextLine({ project, step }: Props) {
  const may = useMay();
  const invoice = hasValidInvoice(project.invoice) ? project.invoice : null;
  const next = nextStepOf({
    isPriced: isPriced(project),
    quoteState: project.quote?.status ?? null,
    invoiceState: invoice?.status ?? null,
    restCents: invoice && invoice.rest_cents,
    isInvoiceGiven: project.is_invoice_given ?? false,
    tasksTotal: project.tasks.length,
    tasksDone: project.tasks.filter(({ done }) => done).length,
  });
  const isBeforeQuote = next.step === "estimation" || next.step === "quote";
  // These two steps lead to what they prepare themselves: one main action a screen.
  const isLedByStep = (step === "estimation" && next.step === "quote") || (step === "validation" && isBeforeQuote);
  const hasButton = next.step !== null && next.step !== step && !isLedByStep && may("manage");
  return (
    <section aria-label="Où en est le projet" className={STRIP}>
      <p className="min-w-0 text-lead font-[550] md:flex-1">{next.text}</p>
      <Amounts project={project} step={step} />
      {hasButton && next.step !== null && (
        <Link
          to="/etape/$id/$stepKey"
          params={{ id: project.id, stepKey: next.step }}
          className={buttonLook({ look: "primary", className: "max-md:w-full" })}
        >
          {GO_TO_STEP[next.step]}
        </Link>
      )}
    </section>
  );
}

const STRIP = "flex flex-col gap-3 px-4 py-3 md:min-h-16 md:flex-row md:items-center md:gap-8 md:px-6";

// The steps of a document say its amounts themselves.
function Amounts({ project: { quote, invoice: latestInvoice }, step }: Props) {
  const invoice = hasValidInvoice(latestInvoice) ? latestInvoice : null;
  if (quote === null && invoice === null) return null;
  if (step === "quote" || step === "client-validation" || step === "invoice") return null;
  return (
    <dl className="flex flex-wrap gap-x-6 md:gap-8">
      {quote && <Amount name="Devis" cents={eurosToCents(quote.total)} />}
      {invoice && <Amount name="Facturé" cents={eurosToCents(invoice.total)} />}
      {invoice && invoice.rest_cents !== null && <Amount name="Reste dû" cents={invoice.rest_cents} />}
    </dl>
  );
}

function Amount({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="max-md:flex max-md:items-baseline max-md:gap-2">
      <dt className="text-tiny text-quiet">{name}</dt>
      <dd className="figures font-[550] whitespace-nowrap">{formatMoney(cents)}</dd>
    </div>
  );
}
