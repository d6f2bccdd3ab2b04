import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { weekOf } from "#domain/planning/planning.ts";
import { troubleLines } from "#domain/planning/trouble.messages.ts";
import type { PlanningFacts } from "#domain/planning/ways-out.ts";
import { arrangementsOf, conflictsInOrder } from "#domain/planning/ways-out.ts";
import type { Conflict } from "#domain/planning/workload.ts";
import { conflictsOf } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
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
import { useSiteWorkers } from "./use-site-workers.ts";

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

// Those of the weeks of the days on screen (`shownSpan`), then the others.
const ConflictList = memo(function ConflictList({
  days,
  plans,
  today,
  closures,
  absences,
  minutesADay,
  isFolded,
  shownSpan,
  ...acts
}: Omit<Props, "hoursADay"> & { minutesADay: number; shownSpan: DaySpan }) {
  const { people, meId, shortNameOf } = useSitePeople();
  const siteWorkers = useSiteWorkers(plans);
  const facts = useMemo(
    () => ({ minutesADay, closures, absences, works: plans, people: siteWorkers, today }),
    [plans, today, closures, absences, minutesADay, siteWorkers],
  );
  const conflicts = useMemo(() => {
    const userIds = people.map(({ userId }) => userId);
    const comingDays = days.filter((date) => date >= today);
    return conflictsInOrder(
      [...userIds, null].flatMap((userId) => conflictsOf(facts.works, userId, comingDays, facts)),
    );
  }, [days, facts, today, people]);
  const isNear = ({ firstDay, lastDay }: Conflict<PlannedProject>) =>
    !isFolded && firstDay <= shownSpan.lastDay && lastDay >= shownSpan.firstDay;
  const nearOnes = conflicts.filter(isNear);
  const farOnes = conflicts.filter((conflict) => !isNear(conflict));
  if (conflicts.length === 0) return null;
  return (
    <section className={cx("flex min-w-0 flex-col gap-2", isFolded && "basis-full text-ink")}>
      {nearOnes.length > 0 && (
        <>
          <h2 className="text-title">À arranger</h2>
          <Cases conflicts={nearOnes} {...{ facts, ...acts }} />
        </>
      )}
      {farOnes.length > 0 && (
        <Folded
          title={nearOnes.length > 0 ? "Les autres semaines" : "À arranger"}
          count={farOnes.length}
          lines={troubleLines(farOnes, (userId) => (userId === meId ? "toi" : shortNameOf(userId)))}
        >
          <Cases conflicts={farOnes} {...{ facts, ...acts }} />
        </Folded>
      )}
    </section>
  );
});

// Each with its ways out. `move`: saves one, null for who may not.
function Cases({
  conflicts,
  facts,
  move,
  openDay,
}: Pick<Props, "move" | "openDay"> & {
  conflicts: readonly Conflict<PlannedProject>[];
  facts: PlanningFacts<PlannedProject>;
}) {
  const [isWhole, setWhole] = useState(false);
  const { closures, absences } = facts;
  const shownConflicts = conflicts.slice(0, isWhole ? MOST_SHOWN : FIRST_SHOWN);
  const arrangements = arrangementsOf(shownConflicts, facts);
  return (
    <>
      <ul className={cx("grid items-start gap-2", conflicts.length > 1 && "lg:grid-cols-2 beside-panel:grid-cols-1")}>
        {arrangements.map((arrangement) => (
          <Arranged key={keyOf(arrangement.conflict)} {...{ arrangement, closures, absences, move, openDay }} />
        ))}
      </ul>
      {conflicts.length > arrangements.length && !isWhole && (
        <Button look="quiet" className="-ml-4 self-start" onClick={() => setWhole(true)}>
          Tout voir ({conflicts.length})
        </Button>
      )}
    </>
  );
}

// `lines`: the worst of it, which nobody should have to open anything for.
function Folded({
  title,
  count,
  lines,
  children,
}: {
  title: string;
  count: number;
  lines: readonly string[];
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group min-w-0" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className="flex min-h-12 items-center gap-3 rounded-card border border-alert bg-paper px-3 py-2 group-open:mb-2
          max-md:gap-2 max-md:py-1.5 [&::-webkit-details-marker]:hidden"
      >
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-alert max-md:hidden" />
        <span className="min-w-0 flex-1">
          <h2 className="font-sans text-body font-[550] max-md:text-fine">
            {title} <span className="figures">({count})</span>
          </h2>
          {lines.map((line) => (
            <span
              key={line}
              className="figures block text-fine leading-snug [overflow-wrap:anywhere] whitespace-normal
                group-open:hidden"
            >
              {line}
            </span>
          ))}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180 max-md:size-4" />
      </summary>
      {isOpen && children}
    </details>
  );
}

function keyOf({ kind, userId, firstDay, works }: Conflict<PlannedProject>): string {
  return [kind, userId, firstDay, ...works.map(({ project }) => project.id)].join(" ");
}
