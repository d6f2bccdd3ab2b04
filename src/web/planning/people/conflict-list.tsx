import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { planningMessages } from "#domain/planning/planning.messages.ts";
import { movedDates } from "#domain/planning/planning.ts";
import { troubleLine } from "#domain/planning/trouble.messages.ts";
import type { WayOut } from "#domain/planning/ways-out.ts";
import { arrangementsOf, singleConflicts } from "#domain/planning/ways-out.ts";
import { conflictWords, shortWayWords, wayWords } from "#domain/planning/workload.messages.ts";
import type { Conflict } from "#domain/planning/workload.ts";
import { conflictsOf } from "#domain/planning/workload.ts";
import { handOver } from "#domain/projects/people/assigned-people.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays, daysBetween } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { ChevronDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";

const FIRST_SHOWN = 3;
const MOST_SHOWN = 30;
const KIND_ORDER = { absence: 0, overload: 1, rest: 2, double: 3 } as const;

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
  isFolded,
}: Omit<Props, "hoursADay"> & { minutesADay: number }) {
  const { people, meId, nameOf } = useSitePeople();
  const [isWhole, setWhole] = useState(false);
  const mostCount = isWhole ? MOST_SHOWN : FIRST_SHOWN;
  const { singles, arrangements } = useMemo(() => {
    const userIds = people.map(({ userId }) => userId);
    // Nobody proposes a site to an office, unless it is known to go there.
    const isOnSites = (userId: string) => plans.some((plan) => plan.people.includes(userId));
    const siteWorkers = people.filter(({ userId, isAtOffice }) => !isAtOffice || isOnSites(userId));
    const comingDays = days.filter((date) => date >= today);
    const time = { minutesADay, closures, absences };
    const facts = { ...time, works: plans, people: siteWorkers.map(({ userId }) => userId), today };
    const all = [...userIds, null]
      .flatMap((userId) => conflictsOf(plans, userId, comingDays, time))
      .toSorted((one, other) => KIND_ORDER[one.kind] - KIND_ORDER[other.kind]);
    return { singles: singleConflicts(all, today), arrangements: arrangementsOf(all, facts, mostCount) };
  }, [days, plans, today, closures, absences, minutesADay, people, mostCount]);
  const count = singles.length;
  if (count === 0) return null;
  const list = (
    <>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
        {arrangements.map(({ conflict, ways }) => (
          <li key={keyOf(conflict)} className="flex flex-col gap-1 px-3 py-2 max-md:px-4">
            <p className="[overflow-wrap:anywhere]">
              {conflict.userId !== null && (
                <strong className="font-[550]">
                  {nameOf(conflict.userId)}
                  {", "}
                </strong>
              )}
              {withKeptQuotes(conflictWords(conflict, { closures, absences }))}
            </p>
            {move && ways.length === 0 && <OpenWork work={conflict.works[0]} />}
            {move && <Ways ways={ways} choose={(way) => move(moveBy(way, conflict, closures))} />}
          </li>
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
        line={withCapital(troubleLine(singles, (userId) => (userId === meId ? "toi" : nameOf(userId))))}
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

// Where nothing is proposed, whoever plans decides on the project itself.
function OpenWork({ work }: { work: PlannedProject | undefined }) {
  if (!work) return null;
  return (
    <Link
      to="/project/$id"
      params={{ id: work.id }}
      aria-label={`Ouvrir « ${work.name} »`}
      className={buttonLook({ look: "quiet", className: "-ml-2 self-start px-2! md:min-h-9!" })}
    >
      {planningMessages.openProject}
    </Link>
  );
}

// One line for each thing that may be done.
function Ways({ ways, choose }: { ways: readonly Way[]; choose: (way: Way) => void }) {
  const { nameOf } = useSitePeople();
  const verbs = [...new Set(ways.map(verbOf))];
  return verbs.map((verb) => (
    <div key={verb} className="-mr-2 flex flex-wrap items-center">
      <span className="text-fine text-quiet">{verb}</span>
      {ways
        .filter((way) => verbOf(way) === verb)
        .map((way) => (
          <Button
            key={wayWords(way, nameOf)}
            look="quiet"
            className="px-2! md:min-h-9!"
            aria-label={wayWords(way, nameOf)}
            onClick={() => choose(way)}
          >
            {shortWayWords(way, nameOf)}
          </Button>
        ))}
    </div>
  ));
}

type Way = WayOut<PlannedProject>;

function verbOf(way: Way): string {
  if (way.kind === "give") return "Confier";
  if (way.kind === "move") return "Décaler";
  return way.lastDay > way.work.lastDay ? "Prolonger" : "Finir";
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
