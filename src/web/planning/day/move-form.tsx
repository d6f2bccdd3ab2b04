import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { firstRoom } from "#domain/planning/move-effects.ts";
import { lengthWords, planningDay, planningMessages, spanSentence } from "#domain/planning/planning.messages.ts";
import { movedSpan, nextFreeDays, rankOfDay } from "#domain/planning/planning.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMemo } from "react";
import type { DaysProposal } from "../days-form.tsx";
import { DaysForm, isSameSpan } from "../days-form.tsx";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { usePlanning } from "../use-planning.ts";
import { MoveResult } from "./move-result.tsx";

/** Gives a project other days without a hand to carry it: likely ones in a tap, or any two that are typed. */
export function MoveForm({
  plan,
  closures,
  move,
  close,
}: {
  plan: PlannedProject;
  closures: readonly Closure[];
  move: (move: Move) => void;
  close: () => void;
}) {
  const { count } = rankOfDay(plan.lastDay, plan, closures);
  const today = todayInFrance();
  const { plans, absences, hoursADay } = usePlanning(today, today);
  const time = useMemo(
    () => ({ minutesADay: minutesOfHours(hoursADay), closures, absences }),
    [hoursADay, closures, absences],
  );
  // Searched once: it tries many days.
  const room = useMemo(() => firstRoom(plans, plan, addDays(today, 1), time), [plans, plan, today, time]);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet">
        Prévu {spanSentence(plan)} · {lengthWords(count).replace(" ", "\u00A0")}
      </p>
      <DaysForm
        span={plan}
        proposals={proposalsOf(plan, closures, room)}
        resultOf={(span) => !isSameSpan(plan, span) && <MoveResult {...{ plan, plans, span, time }} />}
        saveWords={(span) => (span.firstDay === plan.firstDay ? null : `Déplacer au ${planningDay(span.firstDay)}`)}
        save={(span) => {
          // A project that keeps its length keeps an end that its hours decide.
          const keepsEnd = plan.project.end_date === null && isSameSpan(span, movedSpan(plan, span.firstDay, closures));
          const dates = { start_date: span.firstDay, ...(!keepsEnd && { end_date: span.lastDay }) };
          move({ plan, days: { span, dates }, people: null, isForewarned: true });
          close();
        }}
      />
    </div>
  );
}

// The next working day, a little later than it is, and the first days that have room. Each is said once.
function proposalsOf(plan: PlannedProject, closures: readonly Closure[], room: DaySpan | null): DaysProposal[] {
  const tomorrow = addDays(todayInFrance(), 1);
  const [soonest = tomorrow] = nextFreeDays([], tomorrow, 1, closures);
  const [next = plan.firstDay] = nextFreeDays([], addDays(plan.firstDay, 1), 1, closures);
  const proposals = [
    { day: soonest, words: soonest === tomorrow ? planningMessages.tomorrow : "Au plus tôt" },
    { day: next, words: "Décaler d'un jour" },
    { day: addDays(plan.firstDay, 7), words: "Décaler d'une semaine" },
    ...(room === null || plan.people.length === 0 ? [] : [{ day: room.firstDay, words: "Premier créneau" }]),
  ];
  return proposals
    .filter(({ day }, rank) => day !== plan.firstDay && proposals.findIndex((other) => other.day === day) === rank)
    .map(({ day, words }) => ({ words, note: planningDay(day), span: movedSpan(plan, day, closures) }));
}
