import { getProject } from "#api/projects.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { callAssistant } from "#web/assistant/call-assistant.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import type { NavigateFn } from "@tanstack/react-router";
import { useLocation } from "@tanstack/react-router";
import { commandMessages } from "./command.messages.ts";
import type { Command, CommandGroup } from "./command.ts";

/** What can be done with the project of the page, its documents included. Null on other pages. */
export function useProjectCommands(navigate: NavigateFn): CommandGroup | null {
  const { pathname } = useLocation();
  const manages = useMay()("manage");
  const id = /^\/etape\/([0-9a-f-]{36})\//.exec(pathname)?.[1];
  const { data } = useAnswer(getProject, { params: { id: id ?? "" } }, { enabled: id !== undefined });
  if (id === undefined || !data || !manages) return null;
  const open = (stepKey: string) => () => void navigate({ to: "/etape/$id/$stepKey", params: { id, stepKey } });
  return { value: commandMessages.ofProject(data.project.name), items: commandsOf(data.project, open) };
}

function commandsOf({ quote, invoice }: ProjectAnswer, open: (stepKey: string) => () => void): Command[] {
  const isInvoiced = hasValidInvoice(invoice);
  const quoteNumber = quote?.number ?? "";
  const invoiceNumber = invoice?.number ?? "";
  const commands: (Omit<Command, "kind"> | false)[] = [
    quote === null && {
      id: "quote-project",
      label: commandMessages.makeQuote,
      act: () => callAssistant(commandMessages.askQuote),
    },
    quote?.status === "draft" && {
      id: "send-quote",
      label: commandMessages.sendQuote(quoteNumber),
      act: open("quote"),
    },
    (quote?.status === "sent" || quote?.status === "viewed") && {
      id: "answer-quote",
      label: commandMessages.noteAnswer(quoteNumber),
      act: open("quote"),
    },
    !isInvoiced && {
      id: "bill-project",
      label: commandMessages.billProject,
      act: () => callAssistant(commandMessages.askInvoice),
    },
    isInvoiced && { id: "open-invoice", label: commandMessages.openInvoice(invoiceNumber), act: open("invoice") },
    isInvoiced && { id: "pay-invoice", label: commandMessages.notePayment(invoiceNumber), act: open("invoice") },
    quote !== null && { id: "change-quote", label: commandMessages.changeQuote(quoteNumber), act: open("quote") },
    { id: "open-work", label: commandMessages.openWork, act: open("work") },
  ];
  return commands.flatMap((command) => (command === false ? [] : [{ ...command, kind: "action" as const }]));
}
