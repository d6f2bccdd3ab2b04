import type { ListedProject } from "#api/projects/project-rows.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { progressWords } from "#domain/projects/stages/progress.messages.ts";
import { rowMessages } from "#domain/projects/stages/stage.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";

/** The customer of a row, with their town. */
export function customerWords({ client_info }: Pick<ListedProject, "client_info">): string {
  const name = clientNames(client_info)[0] ?? rowMessages.customerToComplete;
  return [name, client_info.address?.city].filter(Boolean).join(", ");
}

/** The first day of a row, or nothing. */
export function dayWords({ start_date }: Pick<ListedProject, "start_date">): string {
  return start_date === null ? "" : formatDate(start_date);
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

/** The amount of a row: of its invoice, otherwise of its quote, otherwise of its estimation, which bears no VAT. */
export function amountOf(project: ListedProject): { amount: string; isNet: boolean } | null {
  const invoice = hasValidInvoice(project.invoice) ? project.invoice : null;
  const document = invoice ?? project.quote;
  const total = document?.total ?? project.estimation_total;
  return total === null ? null : { amount: formatMoney(eurosToCents(total)), isNet: document === null };
}
