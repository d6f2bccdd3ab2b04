import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { planningMessages } from "#domain/planning/planning.messages.ts";
import { movedDates } from "#domain/planning/planning.ts";
import { troubleLine } from "#domain/planning/trouble.messages.ts";
import type { Arrangement, WayOut } from "#domain/planning/ways-out.ts";
import { arrangementsOf, conflictsInOrder } from "#domain/planning/ways-out.ts";
import { conflictWords, wayEffectWords, wayWords } from "#domain/planning/workload.messages.ts";
import type { Conflict } from "#domain/planning/workload.ts";
import { conflictsOf } from "#domain/planning/workload.ts";
import { handOver } from "#domain/projects/people/assigned-people.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays, daysBetween } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Button } from "#web/ui/button.tsx";
import { ChevronDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";

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
  /** On one line, which opens. */
  isFolded: boolean;
};

/** What does not hold in the days shown and in the two weeks to come, looked for once the bars are drawn. */
export function Conflicts({ days, plans, hoursADay, ...rest }: Props) {
  const { today } = rest;
  const coming = Array.from({ length: DAYS_AHEAD }, (_, rank) => addDays(today, rank));
  const daysKey = [...new Set([...days, ...coming])].toSorted().join(" ");
  const allDays = useMemo(() => daysKey.split(" "), [daysKey]);
  const facts = useDeferredValue(useMemo(() => ({ days: allDays, plans }), [allDays, plans]));
  return <ConflictList {...facts} {...rest} minutesADay={minutesOfHours(hoursADay)} />;
}

// Each with its ways out. `move`: saves one, null for who may not.
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
}: Omit<Props, "hoursADay"> & { minutesADay: number }) {
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
  const list = (
    <>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
        {arrangements.map((arrangement) => (
          <Arranged key={keyOf(arrangement.conflict)} {...{ arrangement, closures, absences, move, openDay }} />
        ))}
      </ul>
      {count > arrangements.length && !isWhole && (
        <Button look="quiet" className="-ml-4" onClick={() => setWhole(true)}>
          Tout voir ({count})
        </Button>
      )}
    </>
  );
  if (isFolded)
    return (
      <Folded
        {...{ count }}
        line={withCapital(troubleLine(conflicts, (userId) => (userId === meId ? "toi" : nameOf(userId))))}
      >
        {list}
      </Folded>
    );
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-title">À arranger</h2>
      {list}
    </section>
  );
});

// `line`: the worst of it, which nobody should have to open anything for.
function Folded({ count, line, children }: { count: number; line: string; children: ReactNode }) {
  return (
    <details className="group min-w-0">
      <summary
        className="flex min-h-12 items-center gap-3 rounded-card border border-alert bg-paper px-3 py-2 group-open:mb-2
          [&::-webkit-details-marker]:hidden"
      >
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-alert" />
        <span className="min-w-0 flex-1">
          <h2 className="font-sans text-body font-[550]">
            À arranger <span className="figures">({count})</span>
          </h2>
          <span className="block text-fine leading-snug [overflow-wrap:anywhere] group-open:hidden">
            {withKeptQuotes(line)}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

// In a narrow column a mark alone would end a line.
function withKeptQuotes(words: string): string {
  return words.replaceAll("« ", "«\u00A0").replaceAll(" »", "\u00A0»");
}

// Days that do not hold, with what may be done about them. Where nothing fits, the day itself is the place to decide.
function Arranged({
  arrangement: { conflict, ways },
  closures,
  absences,
  move,
  openDay,
}: {
  arrangement: Arrangement<PlannedProject>;
} & Pick<Props, "closures" | "absences" | "move" | "openDay">) {
  const { nameOf } = useSitePeople();
  const { what, why } = conflictWords(conflict, { closures, absences });
  return (
    <li className="flex flex-col gap-1 px-3 py-2 max-md:px-4">
      <p className="leading-snug font-[550] [overflow-wrap:anywhere]">
        {conflict.userId !== null && `${nameOf(conflict.userId)}, `}
        {what}
      </p>
      <p className="text-fine text-quiet [overflow-wrap:anywhere]">{withKeptQuotes(why)}</p>
      {move && ways.length === 0 && (
        <div className="flex flex-col items-start">
          <p className="text-fine">Rien ne rentre ailleurs d'ici deux semaines.</p>
          <Button look="quiet" className="-ml-2 px-2! md:min-h-9!" onClick={() => openDay(conflict.firstDay)}>
            {planningMessages.openDay(conflict.firstDay)}
          </Button>
        </div>
      )}
      {move &&
        ways.map((way) => (
          <Button
            key={wayWords(way, nameOf)}
            look="quiet"
            className="-mx-2 flex-col items-start! gap-0! px-2! py-1.5! text-left leading-snug"
            onClick={() => move(moveBy(way, conflict, closures))}
          >
            <span className="[overflow-wrap:anywhere] whitespace-normal">{withKeptQuotes(wayWords(way, nameOf))}</span>
            <span className="text-fine font-normal whitespace-normal text-quiet">
              {wayEffectWords(way, conflict.kind, nameOf)}
            </span>
          </Button>
        ))}
    </li>
  );
}

function keyOf({ kind, userId, firstDay, works }: Conflict<PlannedProject>): string {
  return [kind, userId, firstDay, ...works.map(({ project }) => project.id)].join(" ");
}

function moveBy(way: WayOut<PlannedProject>, { userId }: Conflict<PlannedProject>, closures: readonly Closure[]): Move {
  const plan = way.work;
  if (way.kind === "give") return { plan, days: null, people: handOver(plan.people, userId, way.to) };
  if (way.kind === "end") {
    const span = { firstDay: plan.firstDay, lastDay: way.lastDay };
    return { plan, days: { span, dates: { end_date: way.lastDay } }, people: null };
  }
  const { end_date: endDate } = plan.project;
  const dates = movedDates({ startDate: plan.firstDay, endDate }, "unstarted", way.firstDay, closures);
  const lastDay = dates.end_date ?? addDays(way.firstDay, daysBetween(plan.firstDay, plan.lastDay));
  return { plan, days: { span: { firstDay: way.firstDay, lastDay }, dates }, people: null };
}
