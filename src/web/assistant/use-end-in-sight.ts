import type { RefObject } from "react";
import { useEffect, useRef } from "react";

const NEAR_END_PX = 80;

/** Keeps the end of a scrolled box in sight: each time `said` changes, and while what it holds grows, unless the person scrolled up to read. */
export function useEndInSight(box: RefObject<HTMLElement | null>, said: string): void {
  const reading = useRef(false);
  useEffect(() => {
    reading.current = false;
    const element = box.current;
    if (!element) return;
    const toEnd = () => {
      if (!reading.current) element.scrollTop = element.scrollHeight;
    };
    const onScroll = () => {
      reading.current = element.scrollHeight - element.scrollTop - element.clientHeight > NEAR_END_PX;
    };
    const grown = new ResizeObserver(toEnd);
    for (const child of element.children) grown.observe(child);
    element.addEventListener("scroll", onScroll, { passive: true });
    toEnd();
    return () => {
      grown.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [box, said]);
}
