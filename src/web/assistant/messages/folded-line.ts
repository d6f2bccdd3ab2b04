import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** Gives the focus to the first field of what opens, since the button that opened it disappears. */
export function useFirstField<Place extends HTMLElement>(): { ref: RefObject<Place | null>; focusNext: () => void } {
  const ref = useRef<Place>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    ref.current?.querySelector<HTMLElement>("input, select")?.focus();
  });
  return { ref, focusNext: () => void (isWaiting.current = true) };
}

/** A line of a card that opens its fields in place. */
export const foldLook =
  "flex min-h-11 w-full items-center justify-between gap-3 rounded-inner py-1 text-left hover:text-act";
