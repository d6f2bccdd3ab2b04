import type { RefObject } from "react";
import { useEffect, useRef } from "react";

const NEAR_END_PX = 80;

/**
 * Keeps the end of a scrolled box in sight while what it holds grows, or while a keyboard takes of its height, unless
 * the person scrolled up to read. All that grows must lie in the box's first child. A change of `spoken`, what the
 * person said last, leads back to the end.
 */
export function useEndInSight(box: RefObject<HTMLElement | null>, spoken: string): void {
  const reading = useRef(false);
  const follow = useRef(() => {});
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let lastSeen = { top: 0, content: 0, height: 0 };
    const remember = () =>
      (lastSeen = { top: element.scrollTop, content: element.scrollHeight, height: element.clientHeight });
    const toEnd = () => {
      if (!reading.current) {
        element.scrollTop = element.scrollHeight;
        const focus = document.activeElement;
        // A form taller than what the keyboard leaves: the field one types in counts more than the end.
        if (focus?.matches("input, select, textarea") && element.contains(focus))
          focus.scrollIntoView({ block: "nearest" });
      }
      remember();
    };
    const onScroll = () => {
      // What grew or went away also moves what is seen: only going up in a content that stays is the person's doing.
      const isSame = element.scrollHeight === lastSeen.content && element.clientHeight === lastSeen.height;
      if (!isSame) return;
      if (lastSeen.content - element.scrollTop - lastSeen.height <= NEAR_END_PX) reading.current = false;
      else if (element.scrollTop < lastSeen.top) reading.current = true;
      remember();
    };
    follow.current = toEnd;
    const grown = new ResizeObserver(toEnd);
    for (const one of [element, ...element.children]) grown.observe(one);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [box]);
  useEffect(() => {
    reading.current = false;
    follow.current();
  }, [spoken]);
}
