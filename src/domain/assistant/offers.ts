import { ALL_FLOWS } from "./flows/all-flows.ts";
import type { FlowDeclaration } from "./flows/flow-declaration.ts";
import { questionMessages } from "./question.messages.ts";

/** The orders with a button, in the order of display. */
export function oneTapOrders(flows: readonly FlowDeclaration[] = ALL_FLOWS): string[] {
  return flows
    .map(({ chip }) => chip)
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text);
}

/** The orders that begin something where there is no project yet: the others would have nothing to act on. */
export function firstOrders(flows: readonly FlowDeclaration[] = ALL_FLOWS): string[] {
  const startingFlows = flows.filter(({ name }) => name === "quote" || name === "project");
  return oneTapOrders(startingFlows);
}

/** What the assistant can do, in the order of the flows, and two example orders. */
export function helpText(flows: readonly FlowDeclaration[] = ALL_FLOWS): string {
  const abilities = flows.map(({ help }) => help);
  return questionMessages.help(abilities, oneTapOrders(flows).slice(0, 2));
}
