import type { ListedProject } from "#api/projects/project-rows.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { progressWords } from "#domain/projects/stages/progress.messages.ts";
import { rowMessages } from "#domain/projects/stages/stage.messages.ts";
import { isInvoicedStage } from "#domain/projects/stages/stages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { unbrokenDate } from "#web/ui/unbroken-date.ts";

/** The customer of a row, with their town. */
export function customerWords({ client_info }: Pick<ListedProject, "client_info">): string {
  const name = clientNames(client_info)[0] ?? rowMessages.customerToComplete;
  return [name, client_info.address?.city].filter(Boolean).join(", ");
}

/** The first day of a row, or nothing once it is invoiced. It says what it is: rows are rarely in its order. */
export function dayWords({ start_date, stage }: Pick<ListedProject, "start_date" | "stage">): string {
  return start_date === null || isInvoicedStage(stage) ? "" : rowMessages.startsOn(unbrokenDate(start_date));
}

/** Whether the quote of a row waits for an answer and is no longer valid. */
export function hasExpiredQuote({ stage, quote }: Pick<ListedProject, "stage" | "quote">): boolean {
  return stage === "waiting" && quote?.status === "expired";
}

/** How far the project of a row is. */
export function progressOf(project: ListedProject): string {
  return progressWords({
    tasksTotal: project.tasks_total,
    tasksDone: project.tasks_done,
    invoicedCents: project.invoiced_cents,
    collectedCents: project.collected_cents,
  });
}

/** An amount of a row. `isNet`: it bears no VAT. */
type RowAmount = { cents: number; isNet: boolean };

/**
 * The amount of a row: of its invoice, otherwise of its quote, otherwise of the lines that are written for it. All are
 * with VAT. Before them, an estimation whose VAT is not known yet bears none. What comes to nothing has no price yet.
 */
export function amountOf(project: ListedProject): { amount: string; isNet: boolean } | null {
  const amount = rowAmount(project);
  return amount && amount.cents !== 0 ? { amount: formatMoney(amount.cents), isNet: amount.isNet } : null;
}

/** What rows come to, those without VAT apart: « 5 211,80 € », « 936,00 € HT ». */
export function sumWords(projects: readonly ListedProject[]): string[] {
  const amounts = projects.flatMap((project) => rowAmount(project) ?? []);
  return [false, true].flatMap((isNet) => {
    const cents = amounts.filter((one) => one.isNet === isNet).reduce((sum, one) => sum + one.cents, 0);
    return cents === 0 ? [] : [isNet ? `${formatMoney(cents)} HT` : formatMoney(cents)];
  });
}

function rowAmount(project: ListedProject): RowAmount | null {
  const invoice = hasValidInvoice(project.invoice) ? project.invoice : null;
  const document = invoice ?? project.quote;
  if (document !== null) return { cents: eurosToCents(document.total), isNet: false };
  const { has_priced_lines, draft_total_cents: draftCents, estimation_total: estimation } = project;
  if (draftCents !== null) return { cents: draftCents, isNet: false };
  // A quote that has lines of its own is priced by them alone.
  if (has_priced_lines !== null || estimation === null) return null;
  return { cents: eurosToCents(estimation), isNet: true };
}
