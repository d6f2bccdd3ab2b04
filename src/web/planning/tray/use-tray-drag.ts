import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { MouseEvent, PointerEvent as ReactPointerEvent } from "react";
import { useRef, useState } from "react";
import { placeUnder, hasScrolledAtEdge } from "../use-bar-drag.ts";
import type { TrayItem } from "./tray-items.ts";

/** Work of the tray in a hand, and what is under it: a day, and the row of a person where there are rows. */
export type CarriedItem = { item: TrayItem; day: CalendarDate | null; row: string | null };

// A hand that trembles less than this means a click.
const LEAST_MOVE_PX = 6;
const FRAME_MS = 16;

/**
 * Carries work of the tray to a day by mouse, and by a finger that takes it by its grip. `drop` places it. Keys and
 * fingers have the buttons of each card too.
 */
export function useTrayDrag(drop: (item: TrayItem, day: CalendarDate, row: string | null) => void) {
  const [carriedItem, setCarriedItem] = useState<CarriedItem | null>(null);
  const skipsClick = useRef(false);
  const handlersOf = (item: TrayItem) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      skipsClick.current = false;
      carry(
        event,
        (place) => {
          skipsClick.current = true;
          setCarriedItem(place && { item, ...place });
        },
        (place) => {
          setCarriedItem(null);
          if (place.day !== null) drop(item, place.day, place.row);
        },
      );
    },
    onClickCapture: (event: MouseEvent) => {
      if (skipsClick.current) event.preventDefault();
      if (skipsClick.current) event.stopPropagation();
      skipsClick.current = false;
    },
  });
  return { carriedItem, handlersOf };
}

type Place = ReturnType<typeof placeUnder>;

// From the press to the release. `show` has null when it is left where it was.
function carry(
  event: ReactPointerEvent<HTMLElement>,
  show: (place: Place | null) => void,
  end: (place: Place) => void,
): void {
  const isByGrip = event.target instanceof Element && event.target.closest("[data-grip]") !== null;
  if (event.button !== 0 || !event.isPrimary || (event.pointerType === "touch" && !isByGrip)) return;
  const card = event.currentTarget;
  const { pointerId, clientX, clientY } = event;
  const pageY = clientY + window.scrollY;
  const watch = new AbortController();
  let place: Place | null = null;
  let latest: PointerEvent | null = null;
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - clientX, now.clientY + window.scrollY - pageY];
    if (place === null && Math.hypot(x, y) < LEAST_MOVE_PX) return;
    latest = now;
    card.style.translate = `${x}px ${y}px`;
    const next = placeUnder(now.clientX, now.clientY);
    if (place !== null && place.day === next.day && place.row === next.row) return;
    place = next;
    show(next);
  };
  const scrolling = setInterval(() => {
    if (latest !== null && hasScrolledAtEdge(latest.clientY)) move(latest);
  }, FRAME_MS);
  const stop = (isDropped: boolean) => {
    watch.abort();
    clearInterval(scrolling);
    card.style.translate = "";
    if (place === null) return;
    if (isDropped) end(place);
    else show(null);
  };
  const { signal } = watch;
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", (now) => now.pointerId === pointerId && stop(true), { signal });
  window.addEventListener("pointercancel", (now) => now.pointerId === pointerId && stop(false), { signal });
  window.addEventListener("keydown", (now) => now.key === "Escape" && stop(false), { signal });
}
