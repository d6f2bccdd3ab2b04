import type { HistoryMessage } from "#api/assistant/assistant.ts";
import type { FlowState } from "#domain/assistant/conversation/flow.ts";

/** A conversation as the panel shows it. */
export type Conversation = {
  id: string;
  history: HistoryMessage[];
  flow: FlowState;
  version: number;
  /** Something is under way. */
  isBusy: boolean;
  /** What is under way waits for the network. */
  isHeld: boolean;
};
