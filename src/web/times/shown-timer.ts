import { useEffect, useSyncExternalStore } from "react";

// How many parts of the page show the running timer where its work stands.
let count = 0;
const watchers = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const watcher of watchers) watcher();
}

function follow(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Says, while a part of the page shows the running timer, that no other place need show it. */
export function useShowsTimer(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    change(1);
    return () => change(-1);
  }, [isShown]);
}

/** True while a part of the page shows the running timer. */
export function useIsTimerShown(): boolean {
  return useSyncExternalStore(follow, () => count > 0);
}
