import type { ChatProgress } from "#api/assistant/assistant.ts";

/** The answer that comes: its words so far, what is being looked up, and whether it can be stopped. */
export type ComingText = { words: string; status: string | null; canStop: boolean };

/** The answer that comes and its listeners. It is apart from the conversation, which does not change at each word. */
export type ComingAnswer = ReturnType<typeof comingAnswer>;

// The button to stop takes the place of the one that sends: the second press of a double click must not stop.
const STOP_SHOWN_AFTER_MS = 600;

/** An answer that comes for a question at a time. */
export function comingAnswer() {
  let text: ComingText | null = null;
  let stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const change = (make: (now: ComingText) => ComingText | null) => {
    if (text === null) return;
    text = make(text);
    for (const listener of listeners) listener();
  };
  return {
    /** Null when no question is being answered. */
    current: (): ComingText | null => text,
    /** Calls `listener` at each change. Answers a function that stops it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts with a question. */
    start: () => {
      stopping = new AbortController();
      text = { words: "", status: null, canStop: false };
      timer = setTimeout(() => change((now) => ({ ...now, canStop: true })), STOP_SHOWN_AFTER_MS);
      const hear = (progress: ChatProgress) =>
        change((now) =>
          "words" in progress
            ? { ...now, words: now.words + progress.words, status: null }
            : { ...now, status: progress.status },
        );
      return { hear, signal: stopping.signal };
    },
    /** Closes the connection. The server then closes the one to the model. */
    stop: () => stopping.abort(),
    /** Ends with the whole answer, or what there is of it. */
    end: () => {
      clearTimeout(timer);
      change(() => null);
    },
  };
}
