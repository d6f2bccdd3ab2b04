import { useLocation } from "@tanstack/react-router";
import type { MouseEvent, RefObject } from "react";
import { useEffect, useRef, useState } from "react";

const LONGEST_SELECTION = 4_000;

/**
 * The text selected on the page at this moment, outside `field`. Empty once it is deselected or the page changes. What
 * was selected when the field appeared stays although the field then takes the focus, which deselects it.
 */
export function usePageSelection(field: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const [selection, setSelection] = useState(() => readSelection(null));
  const isAppearing = useRef(selection !== "");
  const page = useRef(pathname);
  useEffect(() => {
    const follow = () => {
      const isDeselectedByFocus = isAppearing.current && document.activeElement === field.current;
      isAppearing.current = false;
      if (!isDeselectedByFocus) setSelection(readSelection(field.current));
    };
    document.addEventListener("selectionchange", follow);
    return () => document.removeEventListener("selectionchange", follow);
  }, [field]);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    setSelection("");
  }, [pathname]);
  return selection;
}

/** Presses a button without deselecting the text of the page. */
export function keepSelection(event: MouseEvent): void {
  event.preventDefault();
}

function readSelection(field: HTMLElement | null): string {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || field?.contains(selection.anchorNode)) return "";
  return selection.toString().trim().slice(0, LONGEST_SELECTION);
}
