import { CallError } from "./call.ts";

// Changes that closely follow each other, as in an undo, are shown together. A long one delays no other.
const LONGEST_GATHERING_MS = 300;

/** Reads again what changes touched, once they are over. Changes that closely follow each other are read together. */
export function refreshQueue(refresh: (paths: Iterable<string>) => Promise<unknown>) {
  let touchedPaths = new Set<string>();
  let waitingCallers: (() => void)[] = [];
  let runningChanges = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    const [paths, callers] = [touchedPaths, waitingCallers];
    [touchedPaths, waitingCallers] = [new Set(), []];
    const notifyCallers = () => callers.forEach((callback) => callback());
    void refresh(paths).then(notifyCallers, notifyCallers);
  };
  const gather = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, runningChanges === 0 ? 0 : LONGEST_GATHERING_MS);
  };
  return {
    /** Follows a change until it is over. */
    follow(touches: readonly string[], done: Promise<unknown>): void {
      runningChanges++;
      if (touchedPaths.size > 0) gather();
      const settle = (mayHaveChanged: boolean) => {
        runningChanges--;
        if (mayHaveChanged) for (const path of touches) touchedPaths.add(path);
        gather();
      };
      done.then(
        () => settle(true),
        (error: unknown) => settle(isWorthReading(error)),
      );
    },
    /** Waits until what the last changes touched has been read again. */
    refreshed: (): Promise<void> =>
      new Promise((resolve) => {
        waitingCallers.push(resolve);
        gather();
      }),
  };
}

// After a refusal, another user often changed the data first. A call that we gave up may have succeeded. When the
// server did nothing or is failing, reading again would only replace the content with an error.
function isWorthReading(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.status > 0 && error.status < 500 && error.status !== 401 && error.status !== 429;
}
