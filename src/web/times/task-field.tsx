import type { ProjectAnswer } from "#api/projects.ts";
import { SelectField } from "#web/ui/field.tsx";

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  project: ProjectAnswer;
  taskId: string | null;
  onTask: (taskId: string | null) => void;
};

/** The task that time was worked on, what is left to do first. */
export function TaskField({ label, hint, error, project, taskId, onTask }: Props) {
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
          {done ? `${title} (faite)` : title}
        </option>
      ))}
    </SelectField>
  );
}
