/**
 * Tells whether the page is left while something runs: a page that is left cuts its calls, which is no failure of
 * theirs. `beforeunload` comes before the calls are cut, but not on every phone, where `pagehide` stands for it. A page
 * that comes back is not left.
 */
export function watchLeaving(): { end: () => boolean } {
  let isLeft = false;
  const leave = () => void (isLeft = true);
  const comeBack = () => void (isLeft = false);
  // Listened to for this time alone: some browsers keep no page that always listens ready for going back.
  const listeners = [
    ["beforeunload", leave],
    ["pagehide", leave],
    ["pageshow", comeBack],
  ] as const;
  for (const [name, listener] of listeners) globalThis.addEventListener?.(name, listener);
  return {
    /** Stops watching. True when the page is being left. */
    end: () => {
      for (const [name, listener] of listeners) globalThis.removeEventListener?.(name, listener);
      return isLeft;
    },
  };
}
