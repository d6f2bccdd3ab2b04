import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import {
  conflictWords,
  wayEffectWords,
  wayLeftWords,
  wayWords,
} from "#domain/planning/conflicts/conflicts.messages.ts";
import { planningMessages } from "#domain/planning/planning.messages.ts";
import type { Arrangement, WayOut } from "#domain/planning/ways-out.ts";
import type { Conflict } from "#domain/planning/workload.ts";
import { handOver } from "#domain/projects/people/assigned-people.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Button } from "#web/ui/button.tsx";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";

type Props = {
  arrangement: Arrangement<PlannedProject>;
  closures: readonly Closure[];
  absences: readonly Absence[];
  /** Saves a way out, null for who may not. */
  move: ((move: Move) => void) | null;
  /** Shows a day by itself, where nothing is proposed. */
  openDay: (day: CalendarDate) => void;
};

/**
 * Days that do not hold, with what may be done about them: each work by its name, then its ways. Where nothing fits,
 * the day itself is the place to decide.
 */
export function Arranged({ arrangement: { conflict, ways }, closures, absences, move, openDay }: Props) {
  const { meId, nameOf } = useSitePeople();
  const { what, reason, why } = conflictWords(conflict, { closures, absences });
  // What stands over its ways is not named before them too.
  const facts = move && ways.length > 0 ? reason : why;
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-paper px-4 py-3">
      <p className="leading-snug font-[550] [overflow-wrap:anywhere]">
        {conflict.userId !== null && `${nameOf(conflict.userId)}, `}
        {what}
      </p>
      {facts !== "" && <p className="text-fine text-quiet [overflow-wrap:anywhere]">{withKeptQuotes(facts)}</p>}
      {move && ways.length === 0 && (
        <div className="flex flex-col items-start">
          <p className="text-fine">Rien ne rentre ailleurs d'ici quatre semaines.</p>
          <Button look="quiet" className="-ml-2 px-2! md:min-h-9!" onClick={() => openDay(conflict.firstDay)}>
            {planningMessages.openDay(conflict.firstDay)}
          </Button>
        </div>
      )}
      {move && ways.length > 0 && (
        <ul className="mt-1 flex flex-col gap-2">
          {[...waysByWork(ways)].map(([plan, waysOfPlan]) => (
            <li key={plan.id}>
              <p className="text-fine [overflow-wrap:anywhere]">{plan.name}</p>
              <div role="group" aria-label={plan.name} className="mt-1 flex flex-wrap gap-2">
                {waysOfPlan.map((way) => (
                  <WayButton
                    key={wayWords(way, nameOf)}
                    {...{ way, meId, nameOf }}
                    kind={conflict.kind}
                    choose={() => move(moveBy(way, conflict))}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function WayButton({
  way,
  kind,
  meId,
  nameOf,
  choose,
}: {
  way: WayOut<PlannedProject>;
  meId: string | null;
  kind: Conflict<PlannedProject>["kind"];
  nameOf: (userId: string) => string;
  choose: () => void;
}) {
  const leftWords = wayLeftWords(way, kind);
  return (
    <Button
      className="gap-1.5! px-3! text-fine max-md:px-4! md:min-h-9!"
      title={wayEffectWords(way, kind, nameOf)}
      onClick={choose}
    >
      {wayWords(way, nameOf, meId)}
      {leftWords !== "" && <span className="figures font-normal text-quiet">{leftWords}</span>}
    </Button>
  );
}

// Works in the order of their best ways.
function waysByWork(ways: readonly WayOut<PlannedProject>[]): Map<PlannedProject, WayOut<PlannedProject>[]> {
  const groups = new Map<PlannedProject, WayOut<PlannedProject>[]>();
  for (const way of ways) groups.set(way.work, [...(groups.get(way.work) ?? []), way]);
  return groups;
}

// In a narrow column a mark alone would end a line.
function withKeptQuotes(words: string): string {
  return words.replaceAll("« ", "«\u00A0").replaceAll(" »", "\u00A0»");
}

function moveBy(way: WayOut<PlannedProject>, { userId }: Conflict<PlannedProject>): Move {
  const plan = way.work;
  if (way.kind === "give") return { plan, days: null, people: handOver(plan.people, userId, way.to) };
  if (way.kind === "join") return { plan, days: null, people: [...plan.people, way.to] };
  if (way.kind === "end") {
    const span = { firstDay: plan.firstDay, lastDay: way.lastDay };
    return { plan, days: { span, dates: { end_date: way.lastDay } }, people: null };
  }
  const { firstDay, lastDay } = way;
  // What is left of begun work has an end of its own: its hours do not decide it.
  const isDecided = plan.project.end_date === null && !plan.isBegun;
  const dates = { start_date: firstDay, end_date: isDecided ? null : lastDay };
  return { plan, days: { span: { firstDay, lastDay }, dates }, people: null };
}
