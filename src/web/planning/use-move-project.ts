import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { BarChange, DaySpan } from "#domain/planning/bar-change.ts";
import { changedSpan, datesOfChange } from "#domain/planning/bar-change.ts";
import { movedWork } from "#domain/planning/staffed-work.ts";
import { useChange, whenRefreshed } from "#web/client/answers.tsx";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { Dates } from "./use-place.ts";
import { moveSentences, saveDays } from "./use-place.ts";
import type { PlannedProject } from "./use-planning.ts";

/** What becomes of a project: its days as they are drawn, the dates to save, and who is on it. Null: as before. */
export type Move = {
  plan: PlannedProject;
  days: { span: DaySpan; dates: Dates } | null;
  people: readonly string[] | null;
};

/**
 * Saves what a hand did to a bar, and says so with a way back, and with what does not hold: its days may not be on
 * screen. `plansNow`: the projects with the one that is being saved where it was put, or where it was before while that
 * is restored.
 */
export function useMoveProject(
  plans: readonly PlannedProject[],
  rest: { closures: readonly Closure[]; absences: readonly Absence[]; hoursADay: number },
) {
  const crew = useSitePeople();
  const { site } = useTradeWords();
  const onError = (error: Error) => showToast(error.message);
  const restore = useChange(
    async ({ plan, days, people }: Move) => {
      const { id, start_date, end_date } = plan.project;
      await saveDays({ id, dates: days && { start_date, end_date }, people: people && plan.people });
      await whenRefreshed();
    },
    { onError },
  );
  const move = useChange(
    async (wantedMove: Move) => {
      const { plan, days, people } = wantedMove;
      await saveDays({ id: plan.id, dates: days && days.dates, people });
      const { sentenceOfMove } = await moveSentences();
      const plansAfter = plansDuring(plans, { saving: wantedMove, restoring: null });
      const sentence = sentenceOfMove(wantedMove, { crew, site, rest, plansAfter });
      showToast(sentence, () => restore.mutate(wantedMove));
      await whenRefreshed();
    },
    { onError },
  );
  const plansNow = plansDuring(plans, {
    saving: move.isPending ? move.variables : null,
    restoring: restore.isPending ? restore.variables : null,
  });
  return { plansNow, moveProject: move.mutate };
}

/** The projects while a move is saved or taken back: each is drawn at once where it will be. */
export function plansDuring(
  plans: readonly PlannedProject[],
  { saving, restoring }: { saving: Move | null; restoring: Move | null },
): readonly PlannedProject[] {
  const shownPlan = restoring?.plan ?? (saving && movedPlan(saving.plan, saving));
  return shownPlan === null ? plans : plans.map((plan) => (plan.id === shownPlan.id ? shownPlan : plan));
}

/** What a hand did to a bar, as a move. `people`: who is on it from then on, null for no change. */
export function moveOf(plan: PlannedProject, change: BarChange, people: readonly string[] | null = null): Move {
  const dates = datesOfChange(plan, plan.project.end_date, change);
  return { plan, days: change.days === 0 ? null : { span: changedSpan(plan, change), dates }, people };
}

function movedPlan(plan: PlannedProject, { days, people }: Move): PlannedProject {
  return { ...movedWork(plan, days?.span ?? plan), people: people ?? plan.people };
}
