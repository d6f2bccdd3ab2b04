import { useSyncExternalStore } from "react";

/** Whether the browser has a network, as far as it knows. */
export function useOnLine(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

function follow(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
