import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import { useLayoutEffect, useRef, useState } from "react";

/**
 * A part that scrolls sideways over days, and that opens with `openingDay` at its left edge, or later, so that `today`
 * is in sight of what was to be done before it. `showDay` brings another one there. `isCut`: more days stand on a side.
 */
export function useOpeningDay(days: readonly CalendarDate[], openingDay: CalendarDate, today: CalendarDate) {
  const scroller = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const [isCut, setCut] = useState({ isBefore: false, isAfter: false });
  const [firstDay = openingDay] = days;
  const rank = daysBetween(firstDay, openingDay);
  const todayRank = openingDay < today && days.includes(today) ? daysBetween(firstDay, today) : 0;
  const look = () => {
    const place = scroller.current;
    if (place === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = place;
    const next = { isBefore: scrollLeft > 1, isAfter: scrollLeft + clientWidth < scrollWidth - 1 };
    setCut((last) => (last.isBefore === next.isBefore && last.isAfter === next.isAfter ? last : next));
  };
  useLayoutEffect(() => {
    // Once only: what a hand scrolls to afterwards stays.
    if (!isOpened.current && scroller.current) {
      isOpened.current = true;
      scroller.current.scrollLeft = openingRank(scroller.current, rank, todayRank) * dayWidth(scroller.current);
    }
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, [rank, todayRank]);
  const showDay = (day: CalendarDate) => {
    const place = scroller.current;
    place?.scrollTo({ left: daysBetween(firstDay, day) * dayWidth(place), behavior: "smooth" });
  };
  return { scroller, showDay, isCut, look };
}

// The day after today is seen too, so that today is no edge.
function openingRank(place: HTMLElement, rank: number, todayRank: number): number {
  const lane = place.querySelector("[data-days]")?.getBoundingClientRect();
  const namesWidth = lane === undefined ? 0 : lane.left - place.getBoundingClientRect().left + place.scrollLeft;
  const seenDays = Math.floor((place.clientWidth - namesWidth) / Math.max(dayWidth(place), 1));
  return Math.max(rank, todayRank - seenDays + 2);
}

function dayWidth(place: HTMLElement): number {
  return place.querySelector("[data-day]")?.getBoundingClientRect().width ?? 0;
}
