import { useEffect, useState } from "react";

const READY_AFTER_MS = 600;

/**
 * False for 600 ms once a question is asked. The second press of a double one then meets a button that does not answer
 * yet, and nothing is confirmed that was not read.
 */
export function useReady(isAsked: boolean): boolean {
  const [isReady, setReady] = useState(false);
  if (!isAsked && isReady) setReady(false);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setReady(true), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return isReady && isAsked;
}
