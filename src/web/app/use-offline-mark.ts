import { useEffect } from "react";

/** How long the network may be missing before that is said. */
const SAID_AFTER_MS = 1_000;

/**
 * Marks the root with `data-offline` while the network is missing, after a moment: what stands in for content that is
 * loading then says so. Answers are read by themselves once it is back.
 */
export function useOfflineMark(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      clearTimeout(timer);
      const isOffline = !navigator.onLine;
      timer = setTimeout(
        () => document.documentElement.toggleAttribute("data-offline", isOffline),
        isOffline ? SAID_AFTER_MS : 0,
      );
    };
    mark();
    addEventListener("online", mark);
    addEventListener("offline", mark);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", mark);
      removeEventListener("offline", mark);
      document.documentElement.removeAttribute("data-offline");
    };
  }, []);
}
