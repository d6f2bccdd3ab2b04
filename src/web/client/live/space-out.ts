/**
 * Runs a work when it is asked for: at once, and then at most once in `leastMs`. What is asked meanwhile runs once, at
 * the end of the wait.
 */
export function spaceOut(work: () => void, leastMs: number): { ask: () => void; forget: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isAsked = false;
  const run = () => {
    isAsked = false;
    work();
    timer = setTimeout(() => {
      timer = null;
      if (isAsked) run();
    }, leastMs);
  };
  return {
    ask: () => (timer === null ? run() : void (isAsked = true)),
    forget: () => void (timer !== null && clearTimeout(timer)),
  };
}
