import { useSyncExternalStore } from "react";

// Whether a question of the assistant waits for its answer, kept on the device: after a reload the panel is closed, and
// the conversation is read only once it opens.

const KEPT = "etabli.question";
const listeners = new Set<() => void>();
// Where the device keeps nothing, what was noted since the page was opened.
let isNoted = false;

/** Notes whether a question waits. */
export function noteQuestion(isWaiting: boolean): void {
  isNoted = isWaiting;
  try {
    if (isWaiting) localStorage.setItem(KEPT, "1");
    else localStorage.removeItem(KEPT);
  } catch {
    // A device that keeps nothing.
  }
  for (const listener of listeners) listener();
}

/** Whether a question of the assistant waits for its answer. */
export function useWaitingQuestion(): boolean {
  return useSyncExternalStore(subscribe, isQuestionWaiting);
}

/** The same, outside of a component. */
export function isQuestionWaiting(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return isNoted;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
