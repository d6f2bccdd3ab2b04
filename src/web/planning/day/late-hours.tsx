import { listTasks } from "#api/tasks.ts";
import { lateWorkOf } from "#domain/planning/tasks/late-work.ts";
import { lateWorkWords } from "#domain/planning/workload.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import type { PlannedProject } from "../use-planning.ts";
import { toDayTask } from "./tasks-of-day.ts";

type Props = {
  plan: PlannedProject;
  today: CalendarDate;
  /** Said where no card of the work says it. */
  isNamed?: boolean;
  className: string;
};

/** What of a work is late today, as its step says: its hours, and which task. Nothing where nothing is. */
export function LateHours(props: Props) {
  const { plan } = props;
  const { tasks_total: total, tasks_done: done, project_recurrence: recurrence } = plan.project;
  const mayBeLate = plan.firmness === "firm" && !plan.isOver && done < total && recurrence !== "recurring";
  return mayBeLate ? <LateTasksOf {...props} /> : null;
}

function LateTasksOf({ plan, today, isNamed = false, className }: Props) {
  const { data } = useAnswer(listTasks, { params: { id: plan.id } });
  const { closures } = useRestDays();
  const tasks = (data?.tasks ?? []).map((task) => ({ ...toDayTask(task, today), title: task.title }));
  const late = lateWorkOf(tasks, { ...plan, isRecurring: false }, { closures, today });
  if (late === null) return null;
  return (
    <span className={className}>
      {isNamed && `${plan.name} : `}
      {lateWorkWords(late)}
    </span>
  );
}
