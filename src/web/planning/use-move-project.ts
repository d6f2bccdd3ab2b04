import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absencesMeeting } from "#domain/company/closures/closures.ts";
import type { BarChange, DaySpan } from "#domain/planning/bar-change.ts";
import { changedSpan, datesOfChange } from "#domain/planning/bar-change.ts";
import { awayWords, spanRemarks, spanWords } from "#domain/planning/planning.messages.ts";
import { movedWork } from "#domain/planning/staffed-work.ts";
import { assignedWords, peopleWords } from "#domain/projects/people/people.messages.ts";
import { useChange, whenRefreshed } from "#web/client/answers.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { Dates } from "./use-place.ts";
import { saveDays } from "./use-place.ts";
import type { PlannedProject } from "./use-planning.ts";

/** What becomes of a project: its days as they are drawn, the dates to save, and who is on it. Null: as before. */
export type Move = {
  plan: PlannedProject;
  days: { span: DaySpan; dates: Dates } | null;
  people: readonly string[] | null;
  /** What deserves a second look was said before it was saved. */
  isForewarned?: boolean;
};

const MOST_REMARKS = 2;

/**
 * Saves what a hand did to a bar, and says what deserves a second look, with a way back. `plansNow`: the projects with
 * the one that is being saved where it was put.
 */
export function useMoveProject(
  plans: readonly PlannedProject[],
  closures: readonly Closure[],
  absences: readonly Absence[],
) {
  const { nameOf } = useSitePeople();
  const onError = (error: Error) => showToast(error.message);
  const restore = useChange(saveDays, { onError });
  const move = useChange(
    async ({ plan, days, people, isForewarned = false }: Move) => {
      const { id, name, start_date, end_date } = plan.project;
      await saveDays({ id, dates: days && days.dates, people });
      const span = days?.span ?? plan;
      const staff = people ?? plan.people;
      const namesMet = plans
        .filter((other) => other.project.id !== id && isMeeting(other, span) && isShared(other.people, staff))
        .map((other) => other.name);
      // Who is away weighs most. More than two remarks would hide the days that they are about.
      const remarks = [
        ...absencesMeeting(span, staff, absences).map((absence) => awayWords(nameOf(absence.userId), absence)),
        ...spanRemarks(span, namesMet, closures),
      ].slice(0, MOST_REMARKS);
      const sentence = [
        days ? spanWords(name, span) : assignedWords(name, staff.map(nameOf)),
        ...(days && people ? [peopleWords(staff.map(nameOf))] : []),
        ...(isForewarned ? [] : remarks),
      ].join(" · ");
      showToast(sentence, () =>
        restore.mutate({ id, dates: days && { start_date, end_date }, people: people && plan.people }),
      );
      await whenRefreshed();
    },
    { onError },
  );
  const { isPending, variables } = move;
  const plansNow = !isPending
    ? plans
    : plans.map((plan) => (plan.project.id === variables.plan.project.id ? movedPlan(plan, variables) : plan));
  return { plansNow, moveProject: move.mutate };
}

/** What a hand did to a bar, as a move. `people`: who is on it from then on, null for no change. */
export function moveOf(plan: PlannedProject, change: BarChange, people: readonly string[] | null = null): Move {
  const dates = datesOfChange(plan, plan.project.end_date, change);
  return { plan, days: change.days === 0 ? null : { span: changedSpan(plan, change), dates }, people };
}

function movedPlan(plan: PlannedProject, { days, people }: Move): PlannedProject {
  return { ...movedWork(plan, days?.span ?? plan), people: people ?? plan.people };
}

// Work that the customer may refuse takes nobody's day.
function isMeeting({ firmness, firstDay, lastDay }: PlannedProject, span: DaySpan): boolean {
  return firmness === "firm" && firstDay <= span.lastDay && lastDay >= span.firstDay;
}

// Two works meet when somebody is on both, and when nobody is on either.
function isShared(some: readonly string[], others: readonly string[]): boolean {
  return some.length === 0 ? others.length === 0 : some.some((userId) => others.includes(userId));
}
