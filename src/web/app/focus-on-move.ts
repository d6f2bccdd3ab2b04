import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** A screen that comes later than this is not waited for: the person has done something else. */
const MOST_WAIT_MS = 5_000;

/**
 * After a move that leaves the focus nowhere, as one from the palette does, the title of the new page takes it: a
 * screen reader says where one is, and Tab goes on from there. A screen that gives the focus to a field keeps it.
 */
export function useFocusOnMove(): void {
  const { pathname } = useLocation();
  const formerPath = useRef(pathname);
  useEffect(() => {
    if (formerPath.current === pathname) return;
    formerPath.current = pathname;
    if (focusTitle()) return;
    const observer = new MutationObserver(() => focusTitle() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), MOST_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}

/** False while the page has no title yet. */
function focusTitle(): boolean {
  if (document.activeElement !== document.body) return true;
  const title = document.querySelector<HTMLElement>("main h1");
  if (title === null || !title.checkVisibility()) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}
