import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { weekOf } from "#domain/planning/planning.ts";
import { troubleLine } from "#domain/planning/trouble.messages.ts";
import { arrangementsOf, conflictsInOrder } from "#domain/planning/ways-out.ts";
import type { Conflict } from "#domain/planning/workload.ts";
import { conflictsOf } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "class-variance-authority";
import { ChevronDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { Arranged } from "./arranged.tsx";

const FIRST_SHOWN = 3;
const MOST_SHOWN = 30;

// A hand that plans looks this far, whatever day is on screen.
const DAYS_AHEAD = 14;

type Props = {
  days: readonly CalendarDate[];
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  move: ((move: Move) => void) | null;
  /** Shows a day by itself, where nothing is proposed. */
  openDay: (day: CalendarDate) => void;
  /** All of it on one line, which opens: else what concerns another week than that of the days shown alone. */
  isFolded: boolean;
};

/** What does not hold in the days shown and in the two weeks to come, looked for once the bars are drawn. */
export function Conflicts({ days, plans, hoursADay, ...rest }: Props) {
  const { today } = rest;
  const coming = Array.from({ length: DAYS_AHEAD }, (_, rank) => addDays(today, rank));
  const daysKey = [...new Set([...days, ...coming])].toSorted().join(" ");
  const allDays = useMemo(() => daysKey.split(" "), [daysKey]);
  const facts = useDeferredValue(useMemo(() => ({ days: allDays, plans }), [allDays, plans]));
  const [firstDay = today] = weekOf(days[0] ?? today);
  const lastDay = weekOf(days.at(-1) ?? today).at(-1) ?? today;
  const shownSpan = useMemo(() => ({ firstDay, lastDay }), [firstDay, lastDay]);
  return <ConflictList {...facts} {...rest} {...{ shownSpan }} minutesADay={minutesOfHours(hoursADay)} />;
}

// Each with its ways out. `move`: saves one, null for who may not. `shownSpan`: the weeks of the days on screen.
const ConflictList = memo(function ConflictList({
  days,
  plans,
  today,
  closures,
  absences,
  minutesADay,
  move,
  openDay,
  isFolded,
  shownSpan,
}: Omit<Props, "hoursADay"> & { minutesADay: number; shownSpan: DaySpan }) {
  const { people, meId, nameOf } = useSitePeople();
  const [isWhole, setWhole] = useState(false);
  const mostCount = isWhole ? MOST_SHOWN : FIRST_SHOWN;
  const { conflicts, arrangements } = useMemo(() => {
    const userIds = people.map(({ userId }) => userId);
    // Nobody proposes a site to an office, unless it is known to go there.
    const isOnSites = (userId: string) => plans.some((plan) => plan.people.includes(userId));
    const siteWorkers = people.filter(({ userId, isAtOffice }) => !isAtOffice || isOnSites(userId));
    const comingDays = days.filter((date) => date >= today);
    const time = { minutesADay, closures, absences };
    const facts = { ...time, works: plans, people: siteWorkers.map(({ userId }) => userId), today };
    const all = conflictsInOrder([...userIds, null].flatMap((userId) => conflictsOf(plans, userId, comingDays, time)));
    return { conflicts: all, arrangements: arrangementsOf(all.slice(0, mostCount), facts) };
  }, [days, plans, today, closures, absences, minutesADay, people, mostCount]);
  const count = conflicts.length;
  if (count === 0) return null;
  const lineOf = (some: typeof conflicts) =>
    withCapital(troubleLine(some, (userId) => (userId === meId ? "toi" : nameOf(userId))));
  const listOf = (some: typeof arrangements) => (
    <ul className={cx("grid items-start gap-2", some.length > 1 && "lg:grid-cols-2 beside-panel:grid-cols-1")}>
      {some.map((arrangement) => (
        <Arranged key={keyOf(arrangement.conflict)} {...{ arrangement, closures, absences, move, openDay }} />
      ))}
    </ul>
  );
  const more = count > arrangements.length && !isWhole && (
    <Button look="quiet" className="-ml-4" onClick={() => setWhole(true)}>
      Tout voir ({count})
    </Button>
  );
  const isNear = ({ firstDay, lastDay }: Conflict<PlannedProject>) =>
    !isFolded && firstDay <= shownSpan.lastDay && lastDay >= shownSpan.firstDay;
  const nearOnes = arrangements.filter(({ conflict }) => isNear(conflict));
  const farOnes = arrangements.filter(({ conflict }) => !isNear(conflict));
  const farConflicts = conflicts.filter((conflict) => !isNear(conflict));
  return (
    <section className="flex min-w-0 flex-col gap-2">
      {nearOnes.length > 0 && (
        <>
          <h2 className="text-title">À arranger</h2>
          {listOf(nearOnes)}
        </>
      )}
      {farOnes.length > 0 && (
        <Folded
          title={nearOnes.length > 0 ? "Les autres semaines" : "À arranger"}
          count={farConflicts.length}
          line={lineOf(farConflicts)}
        >
          {listOf(farOnes)}
          {more}
        </Folded>
      )}
      {farOnes.length === 0 && more}
    </section>
  );
});

// `line`: the worst of it, which nobody should have to open anything for.
function Folded({ title, count, line, children }: { title: string; count: number; line: string; children: ReactNode }) {
  return (
    <details className="group min-w-0">
      <summary
        className="flex min-h-12 items-center gap-3 rounded-card border border-alert bg-paper px-3 py-2 group-open:mb-2
          [&::-webkit-details-marker]:hidden"
      >
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-alert" />
        <span className="min-w-0 flex-1">
          <h2 className="font-sans text-body font-[550]">
            {title} <span className="figures">({count})</span>
          </h2>
          <span className="block text-fine leading-snug [overflow-wrap:anywhere] group-open:hidden">{line}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function keyOf({ kind, userId, firstDay, works }: Conflict<PlannedProject>): string {
  return [kind, userId, firstDay, ...works.map(({ project }) => project.id)].join(" ");
}
