import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import type { RefObject } from "react";
import { useLayoutEffect, useRef } from "react";

/** A part that scrolls sideways over days, and that opens with `openingDay` near its left edge. */
export function useOpeningDay(
  days: readonly CalendarDate[],
  openingDay: CalendarDate,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const [firstDay = openingDay] = days;
  const rank = daysBetween(firstDay, openingDay);
  useLayoutEffect(() => {
    // Once only: what a hand scrolls to afterwards stays.
    if (isOpened.current || !scroller.current) return;
    isOpened.current = true;
    scroller.current.scrollLeft = rank * (scroller.current.querySelector("[data-day]")?.clientWidth ?? 0);
  }, [rank]);
  return scroller;
}
