import type { Flow, Script } from "../flow.ts";
import { IDLE } from "../flow.ts";
import { invoiceFlow } from "./invoice.flow.ts";
import { projectFlow } from "./project.flow.ts";
import { quoteFlow } from "./quote.flow.ts";
import { tasksFlow } from "./tasks.flow.ts";

/**
 * The flows, in order of recognition (docs/specification.md#flows): of two whose nouns stand in an order, the first is
 * meant. Read backwards, it is the order of the work, in which help names them.
 */
export const ALL_FLOWS: readonly Flow[] = [invoiceFlow, quoteFlow, tasksFlow, projectFlow];

/** What the engine plays: the flows, and every step of theirs by name. */
export const SCRIPT: Script = {
  idle: IDLE,
  flows: new Map(ALL_FLOWS.map((flow) => [flow.name, flow])),
  steps: new Map(ALL_FLOWS.flatMap(({ steps }) => steps).map((step) => [step.name, step])),
};
