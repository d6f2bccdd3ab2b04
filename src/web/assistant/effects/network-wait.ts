const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** How a wait for the network ends: the effect is tried again, or given up. */
export type WaitEnd = "retry" | "cancel";

/** How many milliseconds to wait before the next automatic try, after `failures` failed tries. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
}

/** Waits until the browser says that the network is back, the delay is over, or `end` is called. */
export function waitForNetwork(failures: number): { outcome: Promise<WaitEnd>; end: (how: WaitEnd) => void } {
  const { promise, resolve } = Promise.withResolvers<WaitEnd>();
  const retry = () => resolve("retry");
  const timer = setTimeout(retry, retryDelay(failures));
  globalThis.addEventListener?.("online", retry);
  const waitEnd = promise.finally(() => {
    clearTimeout(timer);
    globalThis.removeEventListener?.("online", retry);
  });
  return { outcome: waitEnd, end: resolve };
}
