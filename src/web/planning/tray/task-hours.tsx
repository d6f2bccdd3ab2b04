import { listTasks } from "#api/tasks.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { toDayTask } from "../day/tasks-of-day.ts";
import { hoursLeftWords } from "./tray-items.ts";

/** The hours that the tasks of a work still ask for, after what its card says. Nothing where nobody counted them. */
export function TaskHours({ projectId }: { projectId: string }) {
  const { data } = useAnswer(listTasks, { params: { id: projectId } });
  const today = todayInFrance();
  const hours = (data?.tasks ?? []).reduce((sum, task) => sum + (toDayTask(task, today).hoursLeft ?? 0), 0);
  const words = hoursLeftWords(minutesOfHours(hours));
  return words === "" ? null : ` · ${words}`;
}
