import type { RefObject } from "react";
import { useEffect, useRef } from "react";

const NEAR_END_PX = 80;

/**
 * Keeps the end of a scrolled box visible while its content grows or a keyboard takes some of its height. It stops when
 * the user scrolls elsewhere to read. Everything that grows must be in the first child of the box. A change of
 * `lastMessageOfPerson` scrolls to the end again. What is marked `data-start-in-sight` is never scrolled above the
 * view, unless the user scrolled there since; nor is `data-own-in-sight`, above it, where the view holds both. Both
 * give way to `data-foot-in-sight`, the total of a card with the button that confirms it, and to
 * `data-change-in-sight`, the first line that was just changed, which the foot does not cover.
 * A change of `latest`, the
 * last message, follows even when a message as tall was dropped at the top: the content then keeps its height.
 */
export function useEndInSight(
  box: RefObject<HTMLElement | null>,
  lastMessageOfPerson: string,
  latest: string | undefined,
): void {
  const reading = useRef(false);
  // A bar that appears while somebody scrolls takes some of the height: the start is not shown again for that.
  const hasScrolled = useRef(false);
  const follow = useRef(() => {});
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let lastSeen = { top: 0, content: 0, height: 0 };
    const remember = () =>
      (lastSeen = { top: element.scrollTop, content: element.scrollHeight, height: element.clientHeight });
    const toEnd = () => {
      if (element.scrollHeight !== lastSeen.content) hasScrolled.current = false;
      if (!reading.current) {
        element.scrollTop = element.scrollHeight;
        if (!hasScrolled.current) showStart(element);
        const focus = document.activeElement;
        // When a form is taller than what the keyboard leaves, the focused field stays visible rather than the end.
        if (focus?.matches("input, select, textarea, button") && element.contains(focus))
          focus.scrollIntoView({ block: "nearest" });
      }
      remember();
    };
    const onScroll = () => {
      // Content that grows or disappears also moves the view. Only a move in unchanged content comes from the user.
      const isSame = element.scrollHeight === lastSeen.content && element.clientHeight === lastSeen.height;
      if (!isSame || element.scrollTop === lastSeen.top) return;
      hasScrolled.current = true;
      reading.current = lastSeen.content - element.scrollTop - lastSeen.height > NEAR_END_PX;
      remember();
    };
    follow.current = toEnd;
    const sizeObserver = new ResizeObserver(toEnd);
    for (const box of [element, ...element.children]) sizeObserver.observe(box);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      sizeObserver.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [box]);
  useEffect(() => {
    reading.current = false;
    hasScrolled.current = false;
    follow.current();
  }, [lastMessageOfPerson]);
  useEffect(() => follow.current(), [latest]);
}

const ABOVE_START_PX = 12;
// What scrolls under a foot fades out above it.
const ABOVE_FOOT_PX = 28;
// In what a keyboard leaves, the answer counts more than the message before it.
const LEAST_PX = 360;
const MOST_OF_OWN = 0.4;

// What was answered, or the document that was asked for, counts more than the end when the view cannot hold both.
function showStart(box: HTMLElement): void {
  const ownMessage = box.querySelector("[data-own-in-sight]");
  const isOwnShown =
    ownMessage !== null && ownMessage.clientHeight < box.clientHeight * MOST_OF_OWN && box.clientHeight > LEAST_PX;
  const start = isOwnShown ? ownMessage : box.querySelector("[data-start-in-sight]");
  if (!start) return;
  const hiddenPx = box.getBoundingClientRect().top - start.getBoundingClientRect().top + ABOVE_START_PX;
  if (hiddenPx > 0) box.scrollTop -= hiddenPx;
  const foot = box.querySelector("[data-foot-in-sight]");
  if (!foot) return;
  const cutPx = foot.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  if (cutPx > 0) box.scrollTop += Math.ceil(cutPx);
  const changedPart = box.querySelector("[data-change-in-sight]");
  if (!changedPart) return;
  const coveredPx = changedPart.getBoundingClientRect().bottom - foot.getBoundingClientRect().top + ABOVE_FOOT_PX;
  if (coveredPx > 0) box.scrollTop += Math.ceil(coveredPx);
}
