import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { collectCore } from "./collect-core.step.ts";

/** Inserts the missing core as a prerequisite, with an explanation. Once only. */
export function needsCore(state: FlowState): Move {
  if (state.inserted.includes(collectCore.name)) return { next: { kind: "done" } };
  return {
    say: [say(messages.needCore)],
    set: { inserted: [...state.inserted, collectCore.name] },
    next: { kind: "insert", steps: [collectCore] },
  };
}
