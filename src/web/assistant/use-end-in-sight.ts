import type { RefObject } from "react";
import { useEffect, useRef } from "react";

const NEAR_END_PX = 80;

/** Keeps the end of a scrolled box in sight: each time `said` changes, and while what it holds grows or the keyboard takes of its height, unless the person scrolled up to read. */
export function useEndInSight(box: RefObject<HTMLElement | null>, said: string): void {
  const reading = useRef(false);
  useEffect(() => {
    reading.current = false;
    const element = box.current;
    if (!element) return;
    const toEnd = () => {
      if (reading.current) return;
      element.scrollTop = element.scrollHeight;
      // A form taller than what the keyboard leaves: the field one types in counts more than the end.
      if (document.activeElement !== element && element.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: "nearest" });
    };
    const onScroll = () => {
      reading.current = element.scrollHeight - element.scrollTop - element.clientHeight > NEAR_END_PX;
    };
    const grown = new ResizeObserver(toEnd);
    for (const box of [element, ...element.children]) grown.observe(box);
    element.addEventListener("scroll", onScroll, { passive: true });
    toEnd();
    return () => {
      grown.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [box, said]);
}
