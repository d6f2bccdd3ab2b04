import type { ListedProject } from "#api/projects/project-rows.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { progressWords } from "#domain/projects/stages/progress.messages.ts";
import { ROW_DAY_WORDS } from "#domain/projects/stages/row-days.messages.ts";
import { rowMessages } from "#domain/projects/stages/stage.messages.ts";
import { isInvoicedStage, isOverStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { nearDay } from "#domain/shared/text/near-day.ts";
import { unbrokenDate } from "#web/ui/unbroken-date.ts";

/** The customer of a row, with their town. */
export function customerWords({ client_info }: Pick<ListedProject, "client_info">): string {
  const name = clientNames(client_info)[0] ?? rowMessages.customerToComplete;
  return [name, client_info.address?.city].filter(Boolean).join(", ");
}

/**
 * The first day of a row, or the one on which begun work goes on, or nothing once it is invoiced. It says what it is:
 * rows are rarely in its order.
 */
export function dayWords(
  { start_date, stage, tasks_done }: Pick<ListedProject, "start_date" | "stage" | "tasks_done">,
  today: CalendarDate,
): string {
  if (start_date === null || isInvoicedStage(stage)) return "";
  const isToGoOn = tasks_done > 0 && start_date > today;
  return rowMessages[isToGoOn ? "goesOnOn" : "startsOn"](unbrokenDate(start_date));
}

type DatedProject = Pick<
  ListedProject,
  "start_date" | "end_date" | "stage" | "late_days" | "first_due_on" | "ends_on" | "tasks_done"
>;

/**
 * The day that counts at the stage of a row: the first day before the work, the day on which begun work goes on, its
 * end once it is there, the last day to pay of an invoice that is not late. A red mark says what is late, and nothing
 * is said of what is over. Its tasks say when a project ends, or its own last day while they have no days.
 */
export function whenWords(project: DatedProject, today: CalendarDate): string {
  const { stage, start_date: start, late_days: lateDays, first_due_on: dueOn } = project;
  if (isOverStage(stage) || stage === "to_invoice") return "";
  if (stage === "invoiced") return dueOn && lateDays === 0 ? ROW_DAY_WORDS.dueBy(nearDay(dueOn, today)) : "";
  const isToGoOn = start !== null && start > today && project.tasks_done > 0;
  const startsOn = start === null ? "" : rowMessages[isToGoOn ? "goesOnOn" : "startsOn"](nearDay(start, today));
  if (stage !== "work" || (start && start > today)) return startsOn;
  const endsOn = project.ends_on ?? project.end_date;
  if (endsOn) return (endsOn < today ? ROW_DAY_WORDS.endedOn : ROW_DAY_WORDS.endsOn)(nearDay(endsOn, today));
  return start ? ROW_DAY_WORDS.since(nearDay(start, today)) : "";
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

/**
 * The amount of a card: what its column adds up, and of an invoice paid in part what it was part of.
 */
export function cardAmountOf(project: ListedProject): { amount: string; isNet: boolean; about: string } | null {
  const left = leftAmount(project);
  if (left === null || left.cents === 0) {
    const amount = amountOf(project);
    return amount && { ...amount, about: progressOf(project) };
  }
  // A credit note takes from what is invoiced: the amount that the other pages show is the invoice's.
  const invoicedCents = Math.max(project.invoiced_cents ?? 0, rowAmount(project)?.cents ?? 0);
  const about = left.cents < invoicedCents ? rowMessages.ofInvoiced(formatMoney(invoicedCents)) : "";
  return { amount: formatMoney(left.cents), isNet: false, about };
}

/**
 * What rows come to, those without VAT apart: « 5 211,80 € », « 936,00 € HT ». Of what is to collect, what is left
 * counts alone, as on every other page.
 */
export function sumWords(projects: readonly ListedProject[]): string[] {
  const amounts = projects.flatMap((project) => leftAmount(project) ?? rowAmount(project) ?? []);
  return [false, true].flatMap((isNet) => {
    const cents = amounts.filter((one) => one.isNet === isNet).reduce((sum, one) => sum + one.cents, 0);
    return cents === 0 ? [] : [isNet ? `${formatMoney(cents)} HT` : formatMoney(cents)];
  });
}

function leftAmount({ stage, invoiced_cents, collected_cents }: ListedProject): RowAmount | null {
  if (stage !== "invoiced" || invoiced_cents === null || collected_cents === null) return null;
  return { cents: Math.max(0, invoiced_cents - collected_cents), isNet: false };
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
