import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { sumInvoiced } from "#domain/projects/story/invoiced-sums.ts";
import { STATEMENT_WORDS, goToStepWords } from "#domain/projects/story/next-step.messages.ts";
import type { NextFacts, NextStep } from "#domain/projects/story/next-step.ts";
import { PLACING_HASH, nextStepOf } from "#domain/projects/story/next-step.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { isPriced } from "../priced.ts";
import { listParts } from "./list-parts.ts";
import { sumInvoices, toBilled } from "./sum-invoices.ts";

type Props = { project: ProjectAnswer; step: string };

type LineProps = Props & {
  /** What comes next as the step says it. */
  alter?: (next: NextStep) => NextStep;
  /** Under the words. */
  note?: ReactNode;
  /** Beside what leads on. */
  act?: ReactNode;
  className?: string;
};

/** What the project waits for, what it amounts to, and the one button that leads to where it is done. */
export function NextLine({ project, step, alter, note, act, className = "" }: LineProps) {
  const may = useMay();
  const words = useTradeWords();
  const invoices = sumInvoices(project);
  const plainNext = nextStepOf({
    isPriced: isPriced(project),
    quoteState: project.quote?.status ?? null,
    depositCents: project.deposit_to_invoice_cents ?? null,
    orderRank: project.change_order_to_send ?? null,
    askedOrderRank: project.change_order_asked ?? null,
    invoiceState: invoices.state,
    // The step of the invoice says it itself, beside what notes a payment.
    restCents:
      step === "invoice" && invoices.state !== "late" && (invoices.restCents ?? 0) > 0 ? null : invoices.restCents,
    lateDays: invoices.lateDays,
    lonePart: lonePartOf(project),
    isInvoiceGiven: project.is_invoice_given ?? false,
    withdrawable: project.withdrawable ?? null,
    tasksTotal: project.tasks.length,
    tasksDone: project.tasks.filter(({ done }) => done).length,
    isDated: project.start_date !== null,
    isToBegin: project.start_date !== null && project.start_date >= todayInFrance(),
  });
  const next = alter?.(plainNext) ?? plainNext;
  const leadTo = next.step;
  const hasButton =
    leadTo !== null &&
    (next.isPlanning === true || next.isPlacing === true || next.isSending === true || leadTo !== step) &&
    may("manage") &&
    !isLedToQuote(project, step, leadTo);
  return (
    <section aria-label="Où en est le projet" className={`${STRIP} ${className}`}>
      <div className={cx(WORDS, next.note && "basis-full")}>
        <p
          tabIndex={-1}
          data-next-line
          className="min-w-0 leading-tight font-[550] md:flex-1 md:text-lead md:leading-text"
        >
          {next.text}
          {next.note && <span className="block text-fine font-normal text-quiet">{next.note}</span>}
          {note}
        </p>
        <Amounts project={project} step={step} />
      </div>
      {act}
      {hasButton && leadTo !== null && (
        <Link
          {...(next.isPlanning
            ? { to: "/app/timeline", hash: project.id }
            : {
                to: "/etape/$id/$stepKey",
                params: { id: project.id, stepKey: leadTo },
                hash: next.isSending ? "mail" : next.isPlacing ? PLACING_HASH : "",
              })}
          className={buttonLook({
            look: lookOf(next, isLedByPage(project, step)),
            className: cx(NEXT_ACT, next.isQuiet && "-mr-2.5 md:-mr-4"),
          })}
        >
          {next.action ?? goToStepWords(leadTo, words)}
        </Link>
      )}
    </section>
  );
}

// Without a day the work waits for it, whatever else its page leads to.
function lookOf({ isQuiet, isPlacing }: NextStep, isByPage: boolean): "quiet" | "plain" | "primary" {
  if (isQuiet) return "quiet";
  return isByPage && !isPlacing ? "plain" : "primary";
}

/** The look of what leads on: it leaves the words their room on a phone. */
export const NEXT_ACT =
  "max-md:shrink-0 max-md:grow max-md:px-2.5 max-md:text-fine max-md:whitespace-nowrap @max-[16rem]:whitespace-normal";

// A deposit, or a progress invoice, that no other invoice stands beside.
function lonePartOf(project: ProjectAnswer): NextFacts["lonePart"] {
  const [part, ...others] = listParts(project);
  if (project.invoice !== null || others.length > 0 || !part?.part || part.rest_cents === null) return null;
  return { kind: part.part, restCents: part.rest_cents };
}

// The page itself leads to the quote: one button does.
function isLedToQuote({ quote }: ProjectAnswer, step: string, leadTo: string | null): boolean {
  if (leadTo !== "quote") return false;
  // What sends a change order stands on both pages of its quote, and so does what extends it.
  if (step === "client-validation") return quote?.status === "accepted" || quote?.status === "expired";
  return step === "estimation" || (step === "validation" && (quote === null || quote.status === "draft"));
}

// The page has a main action of its own: the way to another step stands back.
function isLedByPage({ quote, invoice, tasks }: ProjectAnswer, step: string): boolean {
  if (step === "quote" || step === "client-validation")
    return quote === null || (quote.status !== "accepted" && quote.status !== "declined");
  if (step === "invoice") return !hasValidInvoice(invoice);
  if (step === "work") return tasks.length === 0 || tasks.some(({ done }) => !done);
  return true;
}

const STRIP = "flex items-center gap-x-3 gap-y-1.5 px-3 py-1.5 max-md:flex-wrap md:min-h-14 md:gap-8 md:px-6 md:py-1.5";

// A few narrow lines beside a long button are not read: on a phone it goes under them, over the whole width.
const WORDS = "min-w-0 flex-[99_1_11rem] md:contents";

// The steps of a document say its amounts themselves.
function Amounts({ project, step }: Props) {
  const { quote } = project;
  const { count, invoicedCents, paidCents, restCents } = sumInvoiced(project.documents.map(toBilled));
  if (quote === null && count === 0) return null;
  if (step === "quote" || step === "client-validation" || step === "invoice") return null;
  const isInvoicedInParts = count > 0 && quote?.status === "accepted" && !hasValidInvoice(project.invoice);
  const leftCents = isInvoicedInParts ? eurosToCents(quote.total) - invoicedCents : 0;
  return (
    <dl className="flex flex-wrap gap-x-4 max-md:text-fine md:gap-8">
      {quote && count === 0 && <Amount name="Devis" cents={eurosToCents(quote.total)} />}
      {leftCents > 0 && <Amount name={STATEMENT_WORDS.toInvoice} cents={leftCents} />}
      {count > 0 && <Amount name={STATEMENT_WORDS.invoiced} cents={invoicedCents} />}
      {count > 0 && <Amount name={STATEMENT_WORDS.collected} cents={paidCents} />}
      {restCents !== 0 && <Amount name={STATEMENT_WORDS.toCollect} cents={restCents} />}
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
