import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { planningDay, planningMessages, spanSentence } from "#domain/planning/planning.messages.ts";
import { movedSpan, nextFreeDays } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { DaysProposal } from "../days-form.tsx";
import type { PlannedProject } from "../use-planning.ts";

type Facts = {
  plan: Pick<PlannedProject, "firstDay" | "lastDay" | "isBegun" | "people">;
  closures: readonly Closure[];
  today: CalendarDate;
};

/** True of work whose beginning nobody moves any more: its end is what may change. */
export function isStarted({ plan: { isBegun, firstDay }, today }: Facts): boolean {
  return isBegun || firstDay < today;
}

/** The first day on which started work could end otherwise than planned. */
export function firstOtherEnd({ plan: { lastDay }, closures, today }: Facts): CalendarDate {
  const from = lastDay < today ? today : addDays(lastDay, 1);
  return nextFreeDays([], from, 1, closures)[0] ?? from;
}

/** Days that somebody else has for a work. */
export type OtherRoom = { userId: string; name: string; span: DaySpan };

/**
 * Likely starts of work that has not started, none of them over: all its days move. `room`: the first with room.
 * `otherRoom`: that of somebody who is not on it, who gets it there.
 */
export function likelyStarts(
  { plan, closures, today }: Facts,
  room: DaySpan | null,
  otherRoom: OtherRoom | null = null,
): DaysProposal[] {
  const tomorrow = addDays(today, 1);
  const [soonest = tomorrow] = nextFreeDays([], tomorrow, 1, closures);
  const [next = plan.firstDay] = nextFreeDays([], addDays(plan.firstDay, 1), 1, closures);
  const starts = [
    { day: soonest, words: soonest === tomorrow ? planningMessages.tomorrow : planningMessages.soonest },
    { day: next, words: planningMessages.dayLater },
    { day: addDays(plan.firstDay, 7), words: planningMessages.weekLater },
    ...(room === null || plan.people.length === 0 ? [] : [{ day: room.firstDay, words: planningMessages.firstRoom }]),
  ];
  const proposals = starts
    .filter(({ day }, rank) => day !== plan.firstDay && day >= today && isFirstOf(starts, day, rank))
    .map(({ day, words }): DaysProposal => {
      const span = movedSpan(plan, day, closures);
      return { words, note: spanSentence(span), span };
    });
  const isOwnSooner = otherRoom !== null && room !== null && room.firstDay <= otherRoom.span.firstDay;
  if (otherRoom === null || (isOwnSooner && plan.people.length > 0)) return proposals;
  const { userId, name, span } = otherRoom;
  const words = `${planningMessages.firstRoom} · ${name}`;
  return [...proposals, { words, note: spanSentence(span), span, people: [userId] }];
}

/** Likely ends of work that has started. `room`: the first end with room for all that is left. */
export function likelyEnds(facts: Facts, room: CalendarDate | null): DaysProposal[] {
  const { plan, closures, today } = facts;
  const soonest = firstOtherEnd(facts);
  const [later = soonest] = nextFreeDays([], addDays(soonest, 1), 1, closures);
  const isLate = plan.lastDay < today;
  const ends = [
    { day: soonest, words: soonest === today ? planningMessages.endToday : planningMessages.endDayLater },
    { day: later, words: isLate ? planningMessages.endNextDay : planningMessages.endTwoDaysLater },
    { day: addDays(isLate ? today : plan.lastDay, 7), words: planningMessages.endWeekLater },
    ...(room === null || plan.people.length === 0 ? [] : [{ day: room, words: planningMessages.firstEnd }]),
  ];
  return ends
    .filter(({ day }, rank) => isFirstOf(ends, day, rank))
    .map(({ day, words }) => ({
      words,
      note: planningDay(day),
      span: { firstDay: plan.firstDay, lastDay: day },
    }));
}

function isFirstOf(all: readonly { day: CalendarDate }[], day: CalendarDate, rank: number): boolean {
  return all.findIndex((other) => other.day === day) === rank;
}
