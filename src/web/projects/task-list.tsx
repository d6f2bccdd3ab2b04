import type { ProjectAnswer, TaskAnswer } from "#api/projects.ts";
import { addTask, removeTask, updateTask } from "#api/projects.ts";
import { parseFrenchNumber } from "#domain/shared/french-format.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/page.tsx";
import { ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { useProjectChange } from "./use-project.ts";

/** The tasks of a project: ticked while working, edited, ordered and removed while estimating. */
export function TaskList({ project, editable = false }: { project: ProjectAnswer; editable?: boolean }) {
  const { id, tasks } = project;
  const done = tasks.filter((task) => task.done).length;
  const title = tasks.length === 0 ? "Tâches" : `Tâches · ${done} sur ${tasks.length}`;
  return (
    <Card title={title}>
      {tasks.length === 0 && <p className="text-quiet">Aucune tâche n'est encore enregistrée pour ce projet.</p>}
      <ul className="divide-y divide-line">
        {tasks.map((task, index) => (
          <TaskRow key={task.id} projectId={id} task={task} editable={editable} place={index} />
        ))}
      </ul>
      {editable && <NewTask projectId={id} />}
    </Card>
  );
}

type Change = { title?: string; estimate_h?: number; done?: boolean; position?: number };

function TaskRow({ projectId, task, editable, place }: { projectId: string; task: TaskAnswer; editable: boolean; place: number }) {
  const params = { id: projectId, taskId: task.id };
  const save = useProjectChange(projectId, (body: Change) => call(updateTask, { params, body }));
  const remove = useProjectChange(projectId, () => call(removeTask, { params }));
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      {editable ? (
        <EditableTask task={task} save={(change) => save.mutate(change)} />
      ) : (
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
          <input type="checkbox" className="size-5 shrink-0 accent-(--act)" checked={save.isPending ? save.variables.done : task.done} onChange={(event) => save.mutate({ done: event.target.checked })} />
          <span className={`min-w-0 flex-1 ${task.done ? "text-quiet line-through" : ""}`}>{task.title}</span>
          <span className="figures text-quiet">{hoursText(task.estimate_h)} h</span>
        </label>
      )}
      {editable && place > 0 && (
        <Button look="quiet" aria-label={`Monter « ${task.title} »`} onClick={() => save.mutate({ position: place - 1 })}>
          <ArrowUp aria-hidden className="size-4" />
        </Button>
      )}
      {editable && (
        <Button look="quiet" aria-label={`Retirer « ${task.title} »`} busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      )}
      {(save.error ?? remove.error) && (
        <p role="alert" className="w-full text-[0.87rem] text-bad">
          Impossible de mettre à jour la tâche ({(save.error ?? remove.error)?.message}).
        </p>
      )}
    </li>
  );
}

function EditableTask({ task, save }: { task: TaskAnswer; save: (change: Change) => void }) {
  const [title, setTitle] = useState(task.title);
  const [hours, setHours] = useState(hoursText(task.estimate_h));
  const saveHours = () => {
    const value = parseFrenchNumber(hours);
    if (value !== null && value >= 0 && value !== task.estimate_h) save({ estimate_h: value });
    else setHours(hoursText(task.estimate_h));
  };
  const saveTitle = () => {
    if (title.trim() !== "" && title !== task.title) save({ title });
    else setTitle(task.title);
  };
  return (
    <>
      <input
        aria-label="Tâche"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={saveTitle}
        className="min-h-11 min-w-40 flex-1 rounded-inner border border-transparent bg-transparent px-2 hover:border-line focus:border-line"
      />
      <input
        aria-label={`Heures pour « ${task.title} »`}
        value={hours}
        inputMode="decimal"
        onChange={(event) => setHours(event.target.value)}
        onBlur={saveHours}
        className="figures min-h-11 w-16 rounded-inner border border-line bg-transparent px-2 text-right"
      />
      <span className="text-quiet">h</span>
    </>
  );
}

function NewTask({ projectId }: { projectId: string }) {
  const [title, setTitle] = useState("");
  const add = useProjectChange(projectId, (text: string) => call(addTask, { params: { id: projectId }, body: { title: text } }));
  const submit = () => add.mutate(title, { onSuccess: () => setTitle("") });
  return (
    <form
      className="mt-3 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== "") submit();
      }}
    >
      <input aria-label="Nouvelle tâche" placeholder="Ajouter une tâche" value={title} onChange={(event) => setTitle(event.target.value)} className="min-h-11 min-w-40 flex-1 rounded-inner border border-line bg-paper px-3" />
      <Button type="submit" busy={add.isPending} disabled={title.trim() === ""}>
        Ajouter
      </Button>
      {add.error && (
        <p role="alert" className="w-full text-[0.87rem] text-bad">
          {add.error.message}
        </p>
      )}
    </form>
  );
}

function hoursText(hours: number): string {
  return String(hours).replace(".", ",");
}
