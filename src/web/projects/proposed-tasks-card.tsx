import type { ProjectAnswer } from "#api/projects.ts";
import { keepTasks } from "#api/tasks.ts";
import { keptTasks, proposedRows, withHoursProblem } from "#domain/projects/proposed-rows.ts";
import { listUnkeptTasks } from "#domain/projects/task.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Card } from "#web/ui/card.tsx";
import { useState } from "react";
import { ProposedTaskList } from "./proposed-task-list.tsx";

type Props = {
  project: ProjectAnswer;
  /** True after « Proposer à nouveau »: what is kept takes the place of what was kept before. */
  isAgain: boolean;
  onDone: () => void;
};

/** The tasks of the last proposal that the project does not have: those that are ticked are added in one call. */
export function ProposedTasksCard({ project, isAgain, onDone }: Props) {
  const tasks = isAgain ? [] : project.tasks;
  const unkeptTasks = listUnkeptTasks(project.estimation_ai?.tasks ?? [], tasks);
  if (unkeptTasks.length === 0) return null;
  // What was left out of a first choice is not ticked again.
  const isFirst = tasks.length === 0;
  const rows = proposedRows(
    unkeptTasks.map((task, place) => ({ ...task, id: String(place), is_certain: task.is_certain && isFirst })),
  );
  const key = rows.map(({ title, hours }) => `${title} ${hours}`).join("\n");
  return (
    <Card title="Tâches proposées">
      {isAgain && (
        <p className="text-quiet">Elles remplacent celles que tu avais gardées et n'as ni modifiées ni cochées.</p>
      )}
      <Proposal key={key} projectId={project.id} firstRows={rows} isAgain={isAgain} onDone={onDone} />
    </Card>
  );
}

function Proposal({
  projectId,
  firstRows,
  isAgain,
  onDone,
}: {
  projectId: string;
  firstRows: ReturnType<typeof proposedRows>;
  isAgain: boolean;
  onDone: () => void;
}) {
  const [list, setList] = useState({ rows: firstRows, version: 0 });
  const keep = useChange((tasks: NonNullable<ReturnType<typeof keptTasks>>) =>
    call(keepTasks, { params: { id: projectId }, body: { tasks, is_replacing_untouched: isAgain } }),
  );
  return (
    <>
      <ProposedTaskList
        key={list.version}
        rows={list.rows}
        isBusy={keep.isPending}
        keep={(rows) => {
          const tickedRows = rows.filter(({ isTicked }) => isTicked);
          const tasks = keptTasks(tickedRows);
          if (tasks === null) setList({ rows: rows.map(withHoursProblem), version: list.version + 1 });
          else if (tasks.length === 0) onDone();
          else keep.mutate(tasks, { onSuccess: onDone });
        }}
      />
      {keep.error && (
        <p role="alert" className="mt-2 text-fine text-bad">
          {keep.error.message}
        </p>
      )}
    </>
  );
}
