import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** A screen that comes later than this is not waited for: the person has done something else. */
const MOST_WAIT_MS = 5_000;

/**
 * After a move that leaves the focus nowhere, as one from the palette does, the title of the new page takes it: a
 * screen reader says where one is, and Tab goes on from there. A screen that gives the focus to a field keeps it. An
 * address that leads to another one before it shows a title is no move: Tab begins at the top of the page, whether its
 * project was read early or late.
 */
export function useFocusOnMove(): void {
  const { pathname } = useLocation();
  const formerPath = useRef<string | null>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (formerPath.current === pathname && isOpened.current) return;
    formerPath.current = pathname;
    const isMove = isOpened.current;
    const settle = () => {
      const hasTitle = isMove ? focusTitle() : findTitle() !== null;
      if (hasTitle) isOpened.current = true;
      return hasTitle;
    };
    if (settle()) return;
    const observer = new MutationObserver(() => settle() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      observer.disconnect();
      isOpened.current = true;
    }, MOST_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}

// What keeps the place of a title while its page is read is none: it goes, and the focus would go with it.
function findTitle(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>("main h1:not([aria-busy])");
  return title?.checkVisibility() ? title : null;
}

/** False while the page has no title yet. */
function focusTitle(): boolean {
  if (document.activeElement !== document.body) return true;
  const title = findTitle();
  if (title === null) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}
