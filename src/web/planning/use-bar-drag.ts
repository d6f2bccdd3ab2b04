import type { BarChange, DaySpan } from "#domain/planning/bar-change.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import type { KeyboardEvent, MouseEvent, PointerEvent as ReactPointerEvent, RefObject } from "react";
import { useCallback, useRef, useState } from "react";

/** What a bar stands for: a project, or a task. */
type BarItem = DaySpan & { id: string };

/** A bar in a hand, and where it would go. `row`: the row it was taken from. `toRow`: the one it would go to. */
export type BarDrag<Item extends BarItem> = { plan: Item; change: BarChange; row: string; toRow: string };

// A hand that trembles less than this means a click.
const LEAST_MOVE_PX = 6;
// A finger that rests so long on a bar takes it, and may then carry it up and down.
const HOLD_MS = 350;
const TAKEN_MS = 15;
const EDGE_PX = 110;
const SCROLL_PX = 9;
const FRAME_MS = 16;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const ROW_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Bars moved and stretched by mouse, finger and keys. Arrows move by days and weeks, and draw the end with Shift. Enter
 * puts the bar there, Escape leaves it. `drop` saves. `rows`: the rows among which a bar is carried up and down, where
 * there are some; up and down arrows then mean them instead of weeks. `needsHold`: a finger scrolls unless it rests
 * first. `ground`: the ref of what holds the bars.
 */
export function useBarDrag<Item extends BarItem>(
  drop: (drag: BarDrag<Item>) => void,
  rows: readonly string[] = [],
  needsHold = false,
) {
  const [drag, setDrag] = useState<BarDrag<Item> | null>(null);
  const skipsClick = useRef(false);
  const isHeld = useRef(false);
  const put = (last: BarDrag<Item>) => {
    setDrag(null);
    if (last.change.days !== 0 || last.toRow !== last.row) drop(last);
  };
  const handlersOf = (plan: Item, row = "") => {
    const keyDrag = drag?.plan.id === plan.id && drag.row === row ? drag : null;
    return {
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        skipsClick.current = false;
        const grip = { plan, row, hasRows: rows.length > 0, needsHold, isHeld };
        follow(event, grip, setDrag, (last) => {
          skipsClick.current = true;
          if (last) put(last);
          else setDrag(null);
        });
      },
      // A finger that rests on a link would open the menu of the browser.
      onContextMenu: (event: MouseEvent) => isHeld.current && event.preventDefault(),
      onClick: (event: MouseEvent) => {
        if (skipsClick.current) event.preventDefault();
        skipsClick.current = false;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const current = keyDrag ?? { plan, change: { part: "whole", days: 0 } as const, row, toRow: row };
        const next = event.altKey || event.ctrlKey || event.metaKey ? null : dragByKey(event, current, rows);
        if (next !== null) {
          event.preventDefault();
          setDrag(next);
        } else if (keyDrag && event.key === "Enter") {
          event.preventDefault();
          put(keyDrag);
          focusAgain(keyDrag);
        } else if (keyDrag && event.key === "Escape") setDrag(null);
      },
      onBlur: () => keyDrag && put(keyDrag),
    };
  };
  // A browser asks before it scrolls only where it knew of this listener when the finger came.
  const ground = useCallback((element: HTMLElement | null) => {
    const stay = (event: TouchEvent) => isHeld.current && event.preventDefault();
    element?.addEventListener("touchmove", stay, { passive: false });
    return () => element?.removeEventListener("touchmove", stay);
  }, []);
  return { drag, handlersOf, ground };
}

// Where a bar would go after a key, or null for a key that means nothing.
function dragByKey<Item extends BarItem>(
  { key, shiftKey: isStretching }: Pick<KeyboardEvent, "key" | "shiftKey">,
  drag: BarDrag<Item>,
  rows: readonly string[],
): BarDrag<Item> | null {
  const rowStep = rows.length > 0 ? ROW_STEPS[key] : undefined;
  if (rowStep !== undefined) {
    const place = Math.min(Math.max(rows.indexOf(drag.toRow) + rowStep, 0), rows.length - 1);
    return { ...drag, toRow: rows[place] ?? drag.toRow };
  }
  const step = STEPS[key];
  if (step === undefined) return null;
  const { part, days } = drag.change;
  const isBegun = days !== 0 || drag.toRow !== drag.row;
  return { ...drag, change: { part: !isBegun && isStretching ? "last" : part, days: days + step } };
}

type Grip<Item> = { plan: Item; row: string; hasRows: boolean; needsHold: boolean; isHeld: RefObject<boolean> };

// From the press to the release. `end` has null when the bar is left where it was.
function follow<Item extends BarItem>(
  event: ReactPointerEvent<HTMLElement>,
  { plan, row, hasRows, needsHold, isHeld }: Grip<Item>,
  show: (drag: BarDrag<Item>) => void,
  end: (drag: BarDrag<Item> | null) => void,
): void {
  const firstUnder = placeUnder(event.clientX, event.clientY).day;
  if (event.button !== 0 || !event.isPrimary || firstUnder === null) return;
  const bar = event.currentTarget.closest<HTMLElement>("[data-carried]") ?? event.currentTarget;
  const { pointerId, clientX, clientY } = event;
  const isTouch = event.pointerType === "touch";
  const pageY = clientY + window.scrollY;
  const part = partUnder(event.target);
  let drag: BarDrag<Item> | null = null;
  const watch = new AbortController();
  const take = (next: BarDrag<Item>) => {
    drag = next;
    show(next);
  };
  const hold = setTimeout(() => {
    isHeld.current = true;
    navigator.vibrate?.(TAKEN_MS);
    if (drag === null) take({ plan, change: { part, days: 0 }, row, toRow: row });
  }, HOLD_MS);
  if (!isTouch || !(hasRows || needsHold)) clearTimeout(hold);
  const stop = (last: BarDrag<Item> | null) => {
    watch.abort();
    clearTimeout(hold);
    clearInterval(scrolling);
    isHeld.current = false;
    bar.style.translate = "";
    if (drag !== null) end(last);
  };
  let latest: PointerEvent | null = null;
  // A list is longer than a phone: near its edges, the page follows the finger.
  const scrolling = setInterval(() => {
    if (isHeld.current && latest !== null && hasScrolledAtEdge(latest.clientY)) move(latest);
  }, FRAME_MS);
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - clientX, now.clientY + window.scrollY - pageY];
    if (drag === null && Math.hypot(x, y) < LEAST_MOVE_PX) return;
    // An edge is a handle of its own: a finger that draws it never means to scroll.
    if (drag === null && isTouch && needsHold && part === "whole") return stop(null);
    latest = now;
    clearTimeout(hold);
    if (part === "whole") bar.style.translate = `${x}px ${y}px`;
    const { day, row: rowUnder } = placeUnder(now.clientX, now.clientY);
    const days = day === null ? (drag?.change.days ?? 0) : daysBetween(firstUnder, day);
    const toRow = part === "whole" && hasRows ? (rowUnder ?? drag?.toRow ?? row) : row;
    if (drag?.change.days !== days || drag.toRow !== toRow) take({ plan, change: { part, days }, row, toRow });
  };
  const { signal } = watch;
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", (now) => now.pointerId === pointerId && stop(drag), { signal });
  window.addEventListener("pointercancel", (now) => now.pointerId === pointerId && stop(null), { signal });
  window.addEventListener("keydown", (now) => now.key === "Escape" && stop(null), { signal });
}

function partUnder(target: EventTarget): BarChange["part"] {
  const part = target instanceof Element ? target.closest<HTMLElement>("[data-part]")?.dataset.part : undefined;
  return part === "first" || part === "last" ? part : "whole";
}

/** Scrolls the page when a hand that carries something is near its top or its foot. True when it did. */
export function hasScrolledAtEdge(y: number): boolean {
  const step = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
  if (step !== 0) window.scrollBy(0, step);
  return step !== 0;
}

/** The day and the row under a point. */
export function placeUnder(x: number, y: number): { day: CalendarDate | null; row: string | null } {
  const elements = document.elementsFromPoint(x, y).filter((element) => element instanceof HTMLElement);
  const valueOf = (name: "day" | "person") =>
    elements.find(({ dataset }) => dataset[name] !== undefined)?.dataset[name] ?? null;
  return { day: valueOf("day"), row: valueOf("person") };
}

// A bar that comes to another week or row is another element.
function focusAgain({ plan, toRow }: Pick<BarDrag<BarItem>, "plan" | "toRow">): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[data-bar="${plan.id}"][data-row="${toRow}"]`)?.focus());
}
