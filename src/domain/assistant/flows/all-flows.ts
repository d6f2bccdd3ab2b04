import type { Flow, Script } from "../flow.ts";
import { IDLE } from "../flow.ts";
import { invoiceFlow } from "./invoice.flow.ts";
import { projectFlow } from "./project.flow.ts";
import { quoteFlow } from "./quote.flow.ts";
import { tasksFlow } from "./tasks.flow.ts";

/**
 * The flows, in the order of the work, which help follows (docs/specification.md#flows). The words that order a flow
 * are in `acts/lexicon.ts`.
 */
export const ALL_FLOWS: readonly Flow[] = [projectFlow, tasksFlow, quoteFlow, invoiceFlow];

/** The flows, and all their steps by name. */
export const SCRIPT: Script = {
  idle: IDLE,
  flows: new Map(ALL_FLOWS.map((flow) => [flow.name, flow])),
  steps: new Map(ALL_FLOWS.flatMap(({ steps }) => steps).map((step) => [step.name, step])),
};
