import type { RefObject } from "react";
import { useEffect } from "react";

/**
 * Gives the focus to what just came in the conversation while the messages have it: what was pressed or filled in
 * before has left it to them. What is still loading gets it once it is drawn. With `isNextStep` it is also taken from
 * the field of the messages, while nothing is typed in it. A finger keeps it, since a field would open the keyboard of
 * its screen over the messages.
 */
export function useFocusAfterAnswer(
  place: RefObject<HTMLElement | null>,
  isActive: boolean,
  find: (place: HTMLElement) => HTMLElement | null,
  isNextStep = false,
): void {
  useEffect(() => {
    const element = place.current;
    if (!isActive || !element || matchMedia("(pointer: coarse)").matches) return;
    const log = element.closest("[role=log]");
    const observer = new MutationObserver(() => enter());
    const enter = () => {
      const owner = document.activeElement;
      const isHeld = log === owner || (isNextStep && isEmptyFieldBeside(log, owner));
      const target = find(element);
      if (isHeld) target?.focus({ preventScroll: true });
      if (target !== null || !isHeld) observer.disconnect();
    };
    observer.observe(element, { childList: true, subtree: true });
    enter();
    return () => observer.disconnect();
  }, [place, isActive, find, isNextStep]);
}

function isEmptyFieldBeside(log: Element | null | undefined, field: Element | null): boolean {
  if (!(field instanceof HTMLTextAreaElement) || field.value !== "" || log?.contains(field)) return false;
  return log?.parentElement?.contains(field) ?? false;
}

/** The first field to fill in: the one that was refused, or the first of all. */
export function firstField(place: HTMLElement): HTMLElement | null {
  const refusedField = place.querySelector<HTMLElement>("[aria-invalid=true]");
  return refusedField ?? place.querySelector<HTMLElement>("input, select, textarea");
}
