import type { BarChange } from "#domain/planning/bar-change.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import type { KeyboardEvent, MouseEvent, PointerEvent as ReactPointerEvent } from "react";
import { useRef, useState } from "react";
import type { PlannedProject } from "./use-planning.ts";

/** A bar in a hand, and where it would go. */
export type BarDrag = { plan: PlannedProject; change: BarChange };

// A hand that trembles less than this means a click.
const LEAST_MOVE_PX = 6;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Bars moved and stretched by mouse, finger and keys. Arrows move by days and weeks, and draw the end with Shift. Enter
 * puts the bar there, Escape leaves it. `drop` saves.
 */
export function useBarDrag(drop: (plan: PlannedProject, change: BarChange) => void) {
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const skipsClick = useRef(false);
  const put = ({ plan, change }: BarDrag) => {
    setDrag(null);
    if (change.days !== 0) drop(plan, change);
  };
  const handlersOf = (plan: PlannedProject) => {
    const keyDrag = drag?.plan.project.id === plan.project.id ? drag : null;
    return {
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        skipsClick.current = false;
        follow(event, plan, setDrag, (change) => {
          skipsClick.current = true;
          if (change) put({ plan, change });
          else setDrag(null);
        });
      },
      onClick: (event: MouseEvent) => {
        if (skipsClick.current) event.preventDefault();
        skipsClick.current = false;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        if (step !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          const change = keyDrag?.change ?? { part: event.shiftKey ? "last" : "whole", days: 0 };
          setDrag({ plan, change: { ...change, days: change.days + step } });
        } else if (keyDrag && event.key === "Enter") {
          event.preventDefault();
          put(keyDrag);
          focusAgain(plan.project.id);
        } else if (keyDrag && event.key === "Escape") setDrag(null);
      },
      onBlur: () => keyDrag && put(keyDrag),
    };
  };
  return { drag, handlersOf };
}

// From the press to the release. `end` has null when the bar is left where it was.
function follow(
  event: ReactPointerEvent<HTMLElement>,
  plan: PlannedProject,
  show: (drag: BarDrag) => void,
  end: (change: BarChange | null) => void,
): void {
  const firstUnder = dayUnder(event.clientX, event.clientY);
  if (event.button !== 0 || !event.isPrimary || firstUnder === null) return;
  const bar = event.currentTarget;
  const { pointerId, clientX, clientY } = event;
  const part = partUnder(event.target);
  let change: BarChange | null = null;
  const watch = new AbortController();
  const stop = (last: BarChange | null) => {
    watch.abort();
    bar.style.translate = "";
    if (change !== null) end(last);
  };
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - clientX, now.clientY - clientY];
    if (change === null && Math.hypot(x, y) < LEAST_MOVE_PX) return;
    if (part === "whole") bar.style.translate = `${x}px ${y}px`;
    const under = dayUnder(now.clientX, now.clientY);
    const days = under === null ? (change?.days ?? 0) : daysBetween(firstUnder, under);
    if (change?.days === days) return;
    change = { part, days };
    show({ plan, change });
  };
  const { signal } = watch;
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", (now) => now.pointerId === pointerId && stop(change), { signal });
  window.addEventListener("pointercancel", (now) => now.pointerId === pointerId && stop(null), { signal });
  window.addEventListener("keydown", (now) => now.key === "Escape" && stop(null), { signal });
}

function partUnder(target: EventTarget): BarChange["part"] {
  const part = target instanceof Element ? target.closest<HTMLElement>("[data-part]")?.dataset.part : undefined;
  return part === "first" || part === "last" ? part : "whole";
}

function dayUnder(x: number, y: number): CalendarDate | null {
  for (const element of document.elementsFromPoint(x, y))
    if (element instanceof HTMLElement && element.dataset.day !== undefined) return element.dataset.day;
  return null;
}

// A bar that comes to another week is another element.
function focusAgain(id: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.focus());
}
