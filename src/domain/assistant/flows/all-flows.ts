import { invoiceFlow } from "./invoice.flow.ts";
import { projectFlow } from "./project.flow.ts";
import { quoteFlow } from "./quote.flow.ts";
import { tasksFlow } from "./tasks.flow.ts";

/** The flows, in the order of the work, which help follows (docs/specification.md#flows). */
export const ALL_FLOWS = [projectFlow, tasksFlow, quoteFlow, invoiceFlow] as const;

/** The flows, by name. */
export type FlowName = (typeof ALL_FLOWS)[number]["name"];

/** Whether a flow has this name. */
export function isFlowName(name: string): name is FlowName {
  return ALL_FLOWS.some((flow) => flow.name === name);
}
