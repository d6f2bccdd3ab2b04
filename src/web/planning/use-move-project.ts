import { saveProjectCore } from "#api/projects.ts";
import type { BarChange } from "#domain/planning/bar-change.ts";
import { changedSpan, datesOfChange } from "#domain/planning/bar-change.ts";
import { spanRemarks, spanWords } from "#domain/planning/planning.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { PlannedProject } from "./use-planning.ts";

type Move = { plan: PlannedProject; change: BarChange };
type Dates = { start_date?: CalendarDate | null; end_date?: CalendarDate | null };

/**
 * Saves what a hand did to a bar, and says what deserves a second look, with a way back. `plansNow`: the projects with
 * the one that is being saved where it was put.
 */
export function useMoveProject(plans: readonly PlannedProject[]) {
  const save = (id: string, body: Dates) => call(saveProjectCore, { params: { id }, body });
  const onError = (error: Error) => showToast(error.message);
  const restore = useChange(({ id, dates }: { id: string; dates: Dates }) => save(id, dates), { onError });
  const move = useChange(
    async ({ plan, change }: Move) => {
      const { id, name, start_date, end_date } = plan.project;
      await save(id, datesOfChange(plan, end_date, change));
      const span = changedSpan(plan, change);
      const namesMet = plans
        .filter((other) => other.project.id !== id && isMeeting(other, span))
        .map(({ project }) => project.name);
      const sentence = [spanWords(name, span), ...spanRemarks(span, namesMet)].join(" · ");
      showToast(sentence, () => restore.mutate({ id, dates: { start_date, end_date } }));
      await whenRefreshed();
    },
    { onError },
  );
  const { isPending, variables } = move;
  const plansNow = !isPending
    ? plans
    : plans.map((plan) =>
        plan.project.id === variables.plan.project.id
          ? { ...plan, ...changedSpan(variables.plan, variables.change) }
          : plan,
      );
  return { plansNow, moveProject: (plan: PlannedProject, change: BarChange) => move.mutate({ plan, change }) };
}

// Work that is over, and work that the customer may refuse, take nobody's day.
function isMeeting(
  { project, firstDay, lastDay }: PlannedProject,
  span: { firstDay: CalendarDate; lastDay: CalendarDate },
): boolean {
  if (project.status === "invoice" || project.agreement === "waiting") return false;
  return firstDay <= span.lastDay && lastDay >= span.firstDay;
}
