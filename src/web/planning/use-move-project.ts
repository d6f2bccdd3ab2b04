import type { Closure } from "#domain/company/closures/closures.ts";
import type { BarChange, DaySpan } from "#domain/planning/bar-change.ts";
import { changedSpan, datesOfChange } from "#domain/planning/bar-change.ts";
import { newDaysWords, spanRemarks } from "#domain/planning/planning.messages.ts";
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
};

/**
 * Saves what a hand did to a bar, and says so with a way back: the days themselves show what does not hold, but for an
 * end on a day of rest. `plansNow`: the projects with the one that is being saved where it was put.
 */
export function useMoveProject(plans: readonly PlannedProject[], closures: readonly Closure[]) {
  const { nameOf } = useSitePeople();
  const onError = (error: Error) => showToast(error.message);
  const restore = useChange(saveDays, { onError });
  const move = useChange(
    async ({ plan, days, people }: Move) => {
      const { id, name, start_date, end_date } = plan.project;
      await saveDays({ id, dates: days && days.dates, people });
      const staffWords = people === null ? [] : [peopleWords(people.map(nameOf))];
      const sentence = days
        ? [newDaysWords(name, days.span), ...staffWords, ...spanRemarks(days.span, closures).slice(0, 1)].join(" · ")
        : assignedWords(name, (people ?? plan.people).map(nameOf));
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
