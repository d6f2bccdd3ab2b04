import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import { doneShare } from "#domain/invoices/parts/done-share.ts";
import { isProgressOutdated } from "#domain/invoices/parts/part-rules.ts";
import { nextRank, progressBefore, progressOf } from "#domain/invoices/parts/progress.ts";
import type { QuoteBooks } from "#domain/invoices/parts/quote-books.ts";
import { grossLeftCents, listStandingInvoices, readBooks } from "#domain/invoices/parts/quote-books.ts";
import { listWorkSections } from "#domain/invoices/parts/sections.ts";
import type { Deposit } from "#domain/lines/deposit.ts";
import { depositCents } from "#domain/lines/deposit.ts";
import type { Quote } from "#domain/quotes/quote.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { listTasksOf } from "#server/projects/tasks.repository.ts";
import { loadBilling } from "#server/quotes/load-pricing.ts";
import { drawUpInvoice } from "../draw-up-invoice.ts";
import { booksOf, isBilledInParts } from "./draw-up-part.ts";
import { loadInvoices } from "./load-invoices.ts";
import { findNotedParts } from "./parts.repository.ts";

/** What is invoiced of a project, and what can still be, on the wire. */
export async function readBilling(deps: Deps, tx: Db, project: StoredProject): Promise<BillingAnswer> {
  const [billing, invoices, tasks] = await Promise.all([
    loadBilling(deps, tx, project),
    loadInvoices(deps, tx, project.id),
    listTasksOf(tx, project.id),
  ]);
  const standingInvoices = listStandingInvoices(invoices);
  const answer: BillingAnswer = {
    quote: null,
    invoiced_cents: standingInvoices.reduce((cents, one) => cents + one.grossCents, 0),
    left_cents: 0,
    is_billed_in_parts: isBilledInParts(invoices),
    refusal: "quote_not_accepted",
    deposit: null,
    next_rank: nextRank(invoices),
    invoices: standingInvoices.map(({ invoice, grossCents }) => toInvoiceRow(invoice, grossCents)),
    sections: [],
  };
  if (!billing.ok || billing.value.agreement === null) return answer;
  const { quote } = billing.value.agreement;
  const books = booksOf(drawUpInvoice(deps, project, billing.value, null), quote.number, invoices);
  const hasDeposit = standingInvoices.some(({ invoice }) => invoice.kind === "deposit");
  const deposit = hasDeposit ? null : proposedDeposit(quote, books.quote.totals.grossCents);
  const quoteOfToday = quoteAnswer(books);
  // After a change order the sections of the last progress invoice are those of another version.
  const isOutdated =
    isBilledInParts(invoices) && isProgressOutdated(invoices, { notedParts: await findNotedParts(tx, project.id) });
  const sections = isOutdated ? [] : sectionRows(books, tasks);
  return { ...answer, ...quoteOfToday, deposit, sections };
}

/** A share of the price that most trades ask at the order. */
const USUAL_SHARE = 3_000;

// « Arrhes » let either party withdraw: an invoice of them is no deposit. A change order asks for none: what its
// customer accepted is a share of the quote before it, so it is proposed as an amount.
function proposedDeposit({ conditions, amends }: Quote, grossCents: number): BillingAnswer["deposit"] {
  const askedDeposit = conditions?.deposit;
  const deposit = askedDeposit ?? USUAL_DEPOSIT;
  if (deposit.kind === "earnest_money") return null;
  if (askedDeposit && amends)
    return { share_basis_points: null, gross_cents: depositCents(askedDeposit, amends.quoteGrossCents) };
  const shareBasisPoints = deposit.size.unit === "share" ? deposit.size.basisPoints : null;
  return { share_basis_points: shareBasisPoints, gross_cents: depositCents(deposit, grossCents) };
}

const USUAL_DEPOSIT: Deposit = { kind: "down_payment", size: { unit: "share", basisPoints: USUAL_SHARE } };

function toInvoiceRow(invoice: IssuedInvoice, grossLeft: number): BillingAnswer["invoices"][number] {
  const { id, number, issuedOn, kind, part, totals } = invoice;
  const { grossCents } = totals;
  return {
    id,
    number,
    date: issuedOn,
    kind,
    rank: part?.rank ?? null,
    gross_cents: grossCents,
    credited_cents: grossCents - grossLeft,
  };
}

function quoteAnswer(books: QuoteBooks): Pick<BillingAnswer, "quote" | "left_cents" | "refusal"> {
  const { number, totals } = books.quote;
  const quote = { number, gross_cents: totals.grossCents };
  const rates = readBooks(books);
  if (!rates.ok) {
    const isWhole = rates.refusal.code === "invoiced_whole";
    return { quote, left_cents: 0, refusal: isWhole ? "invoiced_whole" : "invoiced_beyond_quote" };
  }
  const leftCents = grossLeftCents(rates.value);
  if (leftCents <= 0) return { quote, left_cents: leftCents, refusal: "nothing_left" };
  return { quote, left_cents: leftCents, refusal: null };
}

function sectionRows(books: QuoteBooks, tasks: Awaited<ReturnType<typeof listTasksOf>>): BillingAnswer["sections"] {
  const sections = listWorkSections(books.quote.lines);
  const earlierProgress = progressBefore(books, sections);
  return sections.map((section) => {
    const invoicedBasisPoints = progressOf(earlierProgress, section.id);
    return {
      section_id: section.id,
      label: section.label,
      net_cents: section.netCents,
      invoiced_basis_points: invoicedBasisPoints,
      done_basis_points: Math.max(invoicedBasisPoints, doneShare(section, tasks) ?? 0),
    };
  });
}
