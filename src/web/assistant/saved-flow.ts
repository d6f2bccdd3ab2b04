import type { FlowState } from "#domain/assistant/flow.ts";
import { IDLE } from "#domain/assistant/flow.ts";
import { SCRIPT } from "#domain/assistant/flows/all-flows.ts";

/**
 * The flow of a saved conversation. A flow whose step no longer exists, from an older version for instance, would leave
 * the user without answer, so it is dropped.
 */
export function savedFlow(json: unknown): FlowState {
  const state = { ...IDLE, ...(typeof json === "object" && json), running: null };
  return canGoOn(state) ? state : IDLE;
}

function canGoOn(state: FlowState): boolean {
  if (!Array.isArray(state.queue)) return false;
  if (state.activeFlow === null) return state.pending === null;
  return SCRIPT.flows.has(state.activeFlow) && SCRIPT.steps.has(state.pending?.step ?? "");
}
