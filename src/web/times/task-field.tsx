import type { ProjectAnswer } from "#api/projects.ts";
import { onItWords } from "#domain/times/time.messages.ts";
import { SelectField } from "#web/ui/field.tsx";
import type { WorkingPerson } from "./working-now.tsx";

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  project: ProjectAnswer;
  taskId: string | null;
  /** Who is timing one of them now. */
  working?: readonly WorkingPerson[];
  onTask: (taskId: string | null) => void;
};

/** The names of who is timing a task now. */
export function namesOn(taskId: string | null, working: readonly WorkingPerson[]): string[] {
  return working.flatMap((person) => (person.taskId === taskId ? [person.name] : []));
}

/** The task that time was worked on, what is left to do first. */
export function TaskField({ label, hint, error, project, taskId, working = [], onTask }: Props) {
  const tasks = project.tasks.filter(({ done }) => !done).concat(project.tasks.filter(({ done }) => done));
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      value={taskId ?? ""}
      onChange={(event) => onTask(event.target.value === "" ? null : event.target.value)}
    >
      <option value="">Tout le projet</option>
      {tasks.map(({ id, title, done }) => (
        <option key={id} value={id}>
          {optionOf(title, done ? "faite" : onItWords(namesOn(id, working)))}
        </option>
      ))}
    </SelectField>
  );
}

function optionOf(title: string, words: string): string {
  return words === "" ? title : `${title} (${words})`;
}
