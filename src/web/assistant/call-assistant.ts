// How other parts of the page open the assistant, wherever it is drawn.

const calls = new EventTarget();
let waitingOrder: string | null = null;

/** Opens the assistant with its field ready. An order is sent as if the user had typed it. */
export function callAssistant(order: string | null = null): void {
  waitingOrder = order;
  calls.dispatchEvent(new Event("call"));
}

/** Calls `listener` at each call. Answers a function that stops it. */
export function onAssistantCall(listener: () => void): () => void {
  calls.addEventListener("call", listener);
  return () => calls.removeEventListener("call", listener);
}

/** The order that waits, once. The conversation may be drawn only after the call. */
export function takeOrder(): string | null {
  const order = waitingOrder;
  waitingOrder = null;
  return order;
}
