import { formatDate, formatMoney } from "../../shared/french-format.ts";
import { cardTotals } from "../card/card-lines.ts";
import { customerOf } from "../card/said-back.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { contactOf, estimationCents, isPriced } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Step } from "../conversation/flow.ts";
import { summaryLabels } from "../conversation/step.messages.ts";

/** Sums up the project. Each line links to the page that changes it. */
export const recap: Step = {
  name: "recap",
  enter: (state) => {
    if (state.project === null) return { next: { kind: "done" } };
    const message = { type: "summary" as const, content: messages.recap, items: summaryItems(state.project, state) };
    return { say: [message], next: { kind: "done" } };
  },
};

function summaryItems(project: AssistantProject, { answers, tasks, latestQuote, latestInvoice }: FlowState) {
  const { id, name, client_info, start_date, estimation_description: description } = project;
  const estimation = `/etape/${id}/estimation`;
  // The client is changed from the head of the project's page.
  const client = `/project/${id}`;
  const linesCents = answers.quoteConfirmed && answers.quoteSaid ? cardTotals(answers.quoteSaid).netCents : null;
  const ofLines = linesCents === null ? null : formatMoney(linesCents);
  const totalCents = isPriced(project) ? null : estimationCents(project);
  const total = totalCents === null ? null : formatMoney(totalCents);
  const totalLabel = project.vat_regime === "franchise" ? summaryLabels.total : summaryLabels.netTotal;
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
    ...(ofLines
      ? [
          {
            label: totalLabel,
            value: messages.changePrice(ofLines),
            href: `/etape/${id}/quote`,
          },
        ]
      : []),
    ...(total && !ofLines ? [{ label: totalLabel, value: messages.changePrice(total), href: estimation }] : []),
    ...(latestQuote?.number
      ? [{ label: summaryLabels.quote, value: latestQuote.number, href: `/etape/${id}/quote` }]
      : []),
    ...(latestInvoice?.number
      ? [{ label: summaryLabels.invoice, value: latestInvoice.number, href: `/etape/${id}/invoice` }]
      : []),
  ];
}
