import { formatDate, formatMoney } from "../../shared/french-format.ts";
import { customerOf } from "../card/said-back.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { contactOf, estimationCents, isPriced } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import { summaryLabels } from "../conversation/step.messages.ts";

type Totals = readonly { label: string; value: string }[];

/**
 * Sums up the project. Each line links to the page that changes it. Its amounts are those of the document: without VAT,
 * the VAT by rate, and with VAT. Those of a quote are read then, unless it was just shown. Those of an invoice were
 * said before it was issued.
 */
export const recap: Step<"previewDocument"> = {
  name: "recap",
  enter: (state) => {
    const { project } = state;
    if (project === null) return { next: { kind: "done" } };
    if (state.latestInvoice !== null) return sumUp(state, project, state.invoiceTotals);
    // The quote that was just made is shown above with its amounts.
    if (state.latestQuote !== null || !hasAmounts(state, project)) return sumUp(state, project, []);
    return { next: { kind: "run", effect: { name: "previewDocument", id: project.id, kind: "quote" } } };
  },
  results: {
    previewDocument: (state, outcome) => {
      if (state.project === null) return { next: { kind: "done" } };
      return sumUp(state, state.project, outcome.ok ? outcome.value.totals : []);
    },
  },
};

function hasAmounts({ answers }: FlowState, project: AssistantProject): boolean {
  return answers.quoteConfirmed === true || isPriced(project) || estimationCents(project) !== null;
}

function sumUp(state: FlowState, project: AssistantProject, totals: Totals): Move {
  const message = { type: "summary" as const, content: messages.recap, items: summaryItems(project, state, totals) };
  return { say: [message], next: { kind: "done" } };
}

function summaryItems(
  project: AssistantProject,
  { answers, tasks, latestQuote, latestInvoice }: FlowState,
  totals: Totals,
) {
  const { id, name, client_info, start_date, estimation_description: description } = project;
  const estimation = `/etape/${id}/estimation`;
  // The client is changed from the head of the project's page.
  const client = `/project/${id}`;
  const hasLines = answers.quoteConfirmed === true || isPriced(project);
  const netCents = totals.length > 0 || latestQuote !== null || isPriced(project) ? null : estimationCents(project);
  const netLabel = project.vat_regime === "franchise" ? summaryLabels.total : summaryLabels.netTotal;
  const amounts = netCents === null ? totals : [{ label: netLabel, value: formatMoney(netCents) }];
  return [
    { label: summaryLabels.project, value: name, href: `/project/${id}` },
    {
      label: summaryLabels.customer,
      value: customerOf(project),
      href: client,
    },
    ...(client_info.kind === "company" && contactOf(project) === ""
      ? [{ label: summaryLabels.contact, value: messages.leftOpen, href: client }]
      : []),
    ...(client_info.kind === "person" && client_info.email === ""
      ? [{ label: summaryLabels.email, value: messages.leftOpen, href: client }]
      : []),
    ...(start_date ? [{ label: summaryLabels.start, value: formatDate(start_date) }] : []),
    ...(description !== "" ? [{ label: summaryLabels.description, value: messages.change, href: estimation }] : []),
    ...(tasks.length > 0
      ? [{ label: summaryLabels.tasks, value: messages.changeTasks(tasks.length), href: estimation }]
      : []),
    ...amounts.map(({ label, value }, place) =>
      place < amounts.length - 1 || latestInvoice !== null
        ? { label, value }
        : { label, value: messages.changePrice(value), href: hasLines ? `/etape/${id}/quote` : estimation },
    ),
    ...(latestQuote?.number
      ? [{ label: summaryLabels.quote, value: latestQuote.number, href: `/etape/${id}/quote` }]
      : []),
    ...(latestInvoice?.number
      ? [{ label: summaryLabels.invoice, value: latestInvoice.number, href: `/etape/${id}/invoice` }]
      : []),
  ];
}
