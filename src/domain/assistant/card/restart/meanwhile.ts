import { plainWords } from "../../../shared/search-text.ts";
import type { FlowState, Turn } from "../../conversation/flow.ts";
import { restartMessages } from "./restart.messages.ts";

// Another flow that is ordered while one runs waits for it (docs/specification.md#flows). Both ways are one tap away.

/** The turn that says so, with its two buttons under its last message. */
export function offerMeanwhile(turn: Turn, order: string): Turn {
  if (order.length > LONGEST_ORDER) return turn;
  const buttons = [restartMessages.goOn, restartMessages.leaveFor(order)];
  const lastPlace = turn.messages.length - 1;
  return {
    ...turn,
    state: { ...turn.state, meanwhileOrder: order },
    messages: turn.messages.map((message, at) => (at === lastPlace ? { ...message, follow_ups: buttons } : message)),
  };
}

// A button types the whole order.
const LONGEST_ORDER = 200;

/** Which of the two ways a text takes, and the order of the second one. Null for another text. */
export function wayTaken({ meanwhileOrder }: FlowState, text: string): "go on" | { order: string } | null {
  if (meanwhileOrder === undefined) return null;
  if (isSame(text, restartMessages.goOn.ask)) return "go on";
  return isSame(text, restartMessages.leaveFor(meanwhileOrder).ask) ? { order: meanwhileOrder } : null;
}

function isSame(one: string, other: string): boolean {
  return plainWords(one).trim() === plainWords(other).trim();
}
