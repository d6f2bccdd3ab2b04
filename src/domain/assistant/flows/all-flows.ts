import type { FlowName } from "../intent.ts";
import { invoiceFlow } from "./invoice.flow.ts";
import { projectFlow } from "./project.flow.ts";
import { quoteFlow } from "./quote.flow.ts";
import { tasksFlow } from "./tasks.flow.ts";

/** The flows by name. */
export const ALL_FLOWS: Record<FlowName, { name: string; steps: readonly string[] }> = {
  invoice: invoiceFlow,
  quote: quoteFlow,
  tasks: tasksFlow,
  project: projectFlow,
};
