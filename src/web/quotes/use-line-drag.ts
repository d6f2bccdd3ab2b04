import type { PointerEvent } from "react";
import { useCallback, useEffect, useRef, useState } from "react";

/** A row that is dragged: from `place` up to `end`, and the row before which it would be dropped. */
type Drag = { place: number; end: number; gap: number };

type Rows = {
  /** The place after the rows that move with one. */
  endOf: (place: number) => number;
  /** Drops a row before the one at `gap`. */
  drop: (place: number, gap: number) => void;
};

// How near to an edge of the window a pointer makes the page scroll, and how far at a time.
const EDGE_PX = 72;
const SCROLL_PX = 12;

/**
 * Rows that are dragged by their handle with a mouse, a pen or a finger. Nothing moves before the drop: a line shows
 * where the row would go. Escape leaves it where it was.
 */
export function useLineDrag({ endOf, drop }: Rows) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  // Rows that nothing changed keep the handlers that they were first given: these read what is current here.
  const current = useRef({ drag, endOf, drop });
  useEffect(() => void (current.current = { drag: current.current.drag, endOf, drop }));
  const pointerY = useRef(0);
  const change = useCallback((next: Drag | null) => {
    current.current.drag = next;
    setDrag(next);
  }, []);
  const follow = useCallback(() => {
    const { drag: now } = current.current;
    if (now !== null) change({ ...now, gap: gapAt(list.current, pointerY.current) });
  }, [change]);
  useScrollAtEdges(drag !== null, pointerY, follow);
  useEscape(drag !== null, () => change(null));
  const handleProps = useCallback(
    (place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointerY.current = event.clientY;
        change({ place, end: current.current.endOf(place), gap: place });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        pointerY.current = event.clientY;
        follow();
      },
      onPointerUp: () => {
        const { drag: now } = current.current;
        if (now !== null) current.current.drop(now.place, now.gap);
        change(null);
      },
      onPointerCancel: () => change(null),
    }),
    [change, follow],
  );
  return { list, handleProps, shownAt: (place: number, count: number) => shownAt(drag, place, count) };
}

function gapAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.querySelectorAll("[data-line]") ?? [])];
  const next = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return next === -1 ? rows.length : next;
}

/** What a row shows of the drag: that it moves, and the line where the dragged one would go. */
export type RowInDrag = { isMoved: boolean; mark: "above" | "below" | null };

function shownAt(drag: Drag | null, place: number, count: number): RowInDrag {
  if (drag === null) return { isMoved: false, mark: null };
  const isMoved = place >= drag.place && place < drag.end;
  if (drag.gap >= drag.place && drag.gap <= drag.end) return { isMoved, mark: null };
  const isLast = drag.gap === count && place === count - 1;
  return { isMoved, mark: drag.gap === place ? "above" : isLast ? "below" : null };
}

function useScrollAtEdges(isDragging: boolean, pointerY: { current: number }, onScrolled: () => void): void {
  useEffect(() => {
    if (!isDragging) return;
    const timer = setInterval(() => {
      const { current: y } = pointerY;
      const step = y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
      if (step === 0) return;
      scrollBy(0, step);
      onScrolled();
    }, 16);
    return () => clearInterval(timer);
  });
}

function useEscape(isDragging: boolean, leave: () => void): void {
  useEffect(() => {
    if (!isDragging) return;
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === "Escape" && leave();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
