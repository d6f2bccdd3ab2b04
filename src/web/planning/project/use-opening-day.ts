import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import { useLayoutEffect, useRef } from "react";

/**
 * A part that scrolls sideways over days, and that opens with `openingDay` at its left edge. `showDay` brings another
 * one there.
 */
export function useOpeningDay(days: readonly CalendarDate[], openingDay: CalendarDate) {
  const scroller = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const [firstDay = openingDay] = days;
  const rank = daysBetween(firstDay, openingDay);
  useLayoutEffect(() => {
    // Once only: what a hand scrolls to afterwards stays.
    if (isOpened.current || !scroller.current) return;
    isOpened.current = true;
    scroller.current.scrollLeft = rank * dayWidth(scroller.current);
  }, [rank]);
  const showDay = (day: CalendarDate) => {
    const place = scroller.current;
    place?.scrollTo({ left: daysBetween(firstDay, day) * dayWidth(place), behavior: "smooth" });
  };
  return { scroller, showDay };
}

function dayWidth(place: HTMLElement): number {
  return place.querySelector("[data-day]")?.getBoundingClientRect().width ?? 0;
}
