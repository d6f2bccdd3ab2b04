import type { Flow, Script } from "../flow.ts";
import { IDLE } from "../flow.ts";
import { invoiceFlow } from "./invoice.flow.ts";
import { projectFlow } from "./project.flow.ts";
import { quoteFlow } from "./quote.flow.ts";
import { tasksFlow } from "./tasks.flow.ts";

/**
 * The flows, in order of recognition (docs/specification.md#flows). When an order holds the nouns of two flows, the
 * first one is meant. The reverse order is the order of the work, in which help lists them.
 */
export const ALL_FLOWS: readonly Flow[] = [invoiceFlow, quoteFlow, tasksFlow, projectFlow];

/** The flows, and all their steps by name. */
export const SCRIPT: Script = {
  idle: IDLE,
  flows: new Map(ALL_FLOWS.map((flow) => [flow.name, flow])),
  steps: new Map(ALL_FLOWS.flatMap(({ steps }) => steps).map((step) => [step.name, step])),
};
