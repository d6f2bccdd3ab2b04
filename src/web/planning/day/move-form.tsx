import type { Closure } from "#domain/company/closures/closures.ts";
import { planningDay, planningMessages } from "#domain/planning/planning.messages.ts";
import { nextFreeDays } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays, daysBetween } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { DaysForm } from "../days-form.tsx";
import type { Move } from "../use-move-project.ts";
import { moveOf } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";

/** Gives a project other days without a hand to carry it: the likely ones in a tap, or any two that are typed. */
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
  const begin = (day: CalendarDate) => {
    move(moveOf(plan, { part: "whole", days: daysBetween(plan.firstDay, day) }));
    close();
  };
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label="Commencer un autre jour" className="flex flex-wrap gap-2">
        {likelyDays(plan, closures).map(({ day, words }) => (
          <Button key={words} onClick={() => begin(day)}>
            {words}
          </Button>
        ))}
      </div>
      <DaysForm
        span={plan}
        save={(span) => {
          move({ plan, days: { span, dates: { start_date: span.firstDay, end_date: span.lastDay } }, people: null });
          close();
        }}
      />
    </div>
  );
}

// The next working day, the one after the day it has, and the same day a week later.
function likelyDays(
  { firstDay }: PlannedProject,
  closures: readonly Closure[],
): { day: CalendarDate; words: string }[] {
  const tomorrow = addDays(todayInFrance(), 1);
  const [soonest = tomorrow] = nextFreeDays([], tomorrow, 1, closures);
  const [next = firstDay] = nextFreeDays([], addDays(firstDay, 1), 1, closures);
  const days = [
    { day: soonest, words: soonest === tomorrow ? planningMessages.tomorrow : withCapital(planningDay(soonest)) },
    { day: next, words: "Le jour d'après" },
    { day: addDays(firstDay, 7), words: "Dans une semaine" },
  ];
  return days.filter(({ day }, rank) => day !== firstDay && days.findIndex((one) => one.day === day) === rank);
}
