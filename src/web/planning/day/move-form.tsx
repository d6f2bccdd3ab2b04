import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { lengthWords, spanSentence, planningDay, planningMessages } from "#domain/planning/planning.messages.ts";
import { movedSpan, nextFreeDays, rankOfDay } from "#domain/planning/planning.ts";
import { loadWords } from "#domain/planning/workload.messages.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
import { addDays, daysBetween } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { DaysForm } from "../days-form.tsx";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { usePlanning } from "../use-planning.ts";

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
  return (
    <div className="flex flex-col gap-4">
      <p className="[overflow-wrap:anywhere]">
        {plan.name}, {lengthWords(count)}, {spanSentence(plan)}
      </p>
      <DaysForm
        span={plan}
        proposals={proposalsOf(plan, closures)}
        resultOf={(span) => <MoveResult plan={plan} span={span} />}
        save={(span) => {
          // A project that keeps its length keeps an end that its hours decide.
          const keepsEnd = plan.project.end_date === null && isSame(span, movedSpan(plan, span.firstDay, closures));
          const dates = { start_date: span.firstDay, ...(!keepsEnd && { end_date: span.lastDay }) };
          move({ plan, days: { span, dates }, people: null });
          close();
        }}
      />
    </div>
  );
}

function isSame(one: DaySpan, other: DaySpan): boolean {
  return one.firstDay === other.firstDay && one.lastDay === other.lastDay;
}

// The next working day, then a little later than it is.
function proposalsOf(plan: PlannedProject, closures: readonly Closure[]): { span: DaySpan; words: string }[] {
  const tomorrow = addDays(todayInFrance(), 1);
  const [soonest = tomorrow] = nextFreeDays([], tomorrow, 1, closures);
  const workedDays = nextFreeDays([], addDays(plan.firstDay, 1), 3, closures);
  const [next = plan.firstDay] = workedDays;
  const proposals = [
    { day: soonest, words: soonest === tomorrow ? planningMessages.tomorrow : withCapital(planningDay(soonest)) },
    { day: next, words: "+ 1 jour" },
    { day: workedDays.at(-1) ?? next, words: "+ 3 jours" },
    { day: addDays(plan.firstDay, 7), words: "+ 1 semaine" },
  ];
  return proposals
    .filter(({ day }) => day !== plan.firstDay)
    .map(({ day, words }) => ({ words, span: movedSpan(plan, day, closures) }));
}

// What the days would be, and whom they would give more than a day holds, as far as this device knows.
function MoveResult({ plan, span }: { plan: PlannedProject; span: DaySpan }) {
  const today = todayInFrance();
  const { plans, closures, absences, hoursADay } = usePlanning(today, today);
  const { nameOf } = useSitePeople();
  if (isSame(plan, span)) return null;
  const works = [...plans.filter(({ id }) => id !== plan.id), { ...plan, ...span }];
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  const daysCount = Math.min(daysBetween(span.firstDay, span.lastDay) + 1, MOST_DAYS_COUNTED);
  const days = Array.from({ length: daysCount }, (_, rank) => addDays(span.firstDay, rank));
  const troubles = plan.people.flatMap((userId) => {
    const words = loadWords(personLoad(workloadOf(works, userId, days, time), userId, time)).troubles;
    return words.length === 0 ? [] : [`${nameOf(userId)} : ${words.join(", ")}`];
  });
  return (
    <div role="status" className="rounded-card bg-sunk px-4 py-3">
      <p className="font-[550]">{withCapital(spanSentence(span))}</p>
      {troubles.map((words) => (
        <p key={words} className="figures text-fine text-bad">
          {words}
        </p>
      ))}
    </div>
  );
}

const MOST_DAYS_COUNTED = 120;
