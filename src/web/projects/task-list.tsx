import type { ProjectAnswer } from "#api/projects.ts";
import type { TaskAnswer } from "#api/tasks.ts";
import { addTask, removeTask, updateTask } from "#api/tasks.ts";
import { readCrewHours } from "#domain/projects/crew-hours.ts";
import { OTHER_TASKS, projectMessages } from "#domain/projects/project.messages.ts";
import { progressPercent, sectionsOf, totalHours } from "#domain/projects/task.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { inputText } from "#web/ui/number-field.tsx";
import { cx } from "class-variance-authority";
import { useId, useState } from "react";
import { NewTask } from "./new-task.tsx";
import { useTyped } from "./use-typed.ts";

const CrewForm = onDemand(
  async () => (await import("./crew-form.tsx")).CrewForm,
  (words) => words,
  "when shown",
);

/** The tasks of a project, edited, ordered and removed in the estimation step. They are ticked in the work step. */
export function TaskList({ project }: { project: ProjectAnswer }) {
  const { id, tasks } = project;
  const sections = sectionsOf(tasks);
  const hours = totalHours(tasks);
  return (
    <Card title={`Tâches${hours > 0 ? ` · ${inputText(hours)} h` : ""}`}>
      {tasks.length === 0 && <p className="text-quiet">{projectMessages.noTasks}</p>}
      {sections.map(({ name, tasks: rows }) => (
        <section key={rows[0]?.id} aria-label={sections.length > 1 ? name || OTHER_TASKS : undefined}>
          {sections.length > 1 && <SectionHead name={name || OTHER_TASKS} tasks={rows} />}
          <ul className="divide-y divide-line">
            {rows.map((task) => (
              <TaskRow
                key={task.id}
                projectId={id}
                task={task}
                place={tasks.indexOf(task)}
                isLast={task === tasks.at(-1)}
              />
            ))}
          </ul>
        </section>
      ))}
      {tasks.length > 0 && (
        <p className="pt-2 text-fine text-quiet">
          Les heures se comptent aussi en compagnons et jours : « 2 x 5 j », ou dans le menu de la tâche.
        </p>
      )}
      <NewTask projectId={id} />
    </Card>
  );
}

// A heading of the checklist, with how far its tasks are.
function SectionHead({ name, tasks }: { name: string; tasks: readonly TaskAnswer[] }) {
  const done = tasks.filter((task) => task.done).length;
  return (
    <div className="flex items-baseline gap-3 border-b border-line pt-4 pb-1">
      <h3 className="min-w-0 flex-1 font-sans text-fine font-[700] [overflow-wrap:anywhere]">{name}</h3>
      <p className={cx("figures text-fine", done === tasks.length ? "text-good" : "text-quiet")}>
        {done} sur {tasks.length} · {progressPercent(done, tasks.length)} %
      </p>
    </div>
  );
}

type Change = { title?: string; estimate_h?: number; position?: number };

type RowProps = { projectId: string; task: TaskAnswer; place: number; isLast: boolean };

function TaskRow({ projectId, task, place, isLast }: RowProps) {
  const params = { id: projectId, taskId: task.id };
  const save = useChange((body: Change) => call(updateTask, { params, body }));
  const restore = useChange(() => recreateTask(projectId, task, place));
  const remove = useChange(async () => {
    await call(removeTask, { params });
    showToast("Tâche retirée.", () => restore.mutate(undefined));
  });
  const error = save.error ?? remove.error;
  const [isCounting, setCounting] = useState(false);
  const hoursADay = useCompany().data?.hours_a_day ?? HOURS_A_DAY;
  const actions: RowAction[] = [
    { label: "Compter en compagnons et jours", act: () => setCounting(true) },
    ...(place > 0 ? [{ label: "Monter", act: () => save.mutate({ position: place - 1 }) }] : []),
    ...(isLast ? [] : [{ label: "Descendre", act: () => save.mutate({ position: place + 1 }) }]),
    { label: "Retirer", isDangerous: true, act: () => remove.mutate(undefined) },
  ];
  return (
    <li className="group -mx-2 flex min-h-14 flex-wrap items-center gap-x-1">
      <EditableTask task={task} hoursADay={hoursADay} save={(change) => save.mutate(change)} />
      <RowMenu label={`Actions sur « ${task.title} »`} actions={actions} />
      <Drawer title={`Combien de temps ? ${task.title}`} open={isCounting} onClose={() => setCounting(false)} isSheet>
        {isCounting && (
          <CrewForm
            hoursADay={hoursADay}
            save={(hours) => {
              save.mutate({ estimate_h: hours });
              setCounting(false);
            }}
          />
        )}
      </Drawer>
      {error && (
        <p role="alert" className="w-full text-fine text-bad">
          {projectMessages.taskNotSaved(error.message)}
        </p>
      )}
    </li>
  );
}

// Supplies take no time: their field is empty.
function hoursText({ estimate_h: hours }: TaskAnswer): string {
  return hours === 0 ? "" : inputText(hours);
}

function EditableTask({
  task,
  hoursADay,
  save,
}: {
  task: TaskAnswer;
  hoursADay: number;
  save: (change: Change) => void;
}) {
  const [title, setTitle] = useTyped(task.title);
  const [hours, setHours] = useTyped(hoursText(task));
  const [wrongHours, setWrongHours] = useState("");
  const errorId = useId();
  // An unreadable number stays as typed, with a sentence under it. An emptied field restores the former value.
  const saveHours = () => {
    const { value, problem } = readCrewHours(hours, hoursADay);
    setWrongHours(hours.trim() === "" ? "" : (problem ?? ""));
    if (hours.trim() === "") setHours(hoursText(task));
    else if (value !== null) {
      setHours(inputText(value));
      if (value !== task.estimate_h) save({ estimate_h: value });
    }
  };
  const saveTitle = () => {
    if (title.trim() !== "" && title !== task.title) save({ title });
    else setTitle(task.title);
  };
  return (
    <>
      <textarea
        aria-label="Tâche"
        rows={1}
        value={title}
        onChange={(event) => setTitle(event.target.value.replaceAll("\n", " "))}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        onBlur={saveTitle}
        className={cx(
          "box field-sizing-content min-w-0 flex-1 basis-0 resize-none border-transparent bg-transparent",
          "px-2 hover:border-edge focus:border-edge",
        )}
      />
      <span className="relative w-18 shrink-0">
        <input
          aria-label={`Heures pour « ${task.title} »`}
          value={hours}
          placeholder="–"
          inputMode="decimal"
          onChange={(event) => setHours(event.target.value)}
          onBlur={saveHours}
          aria-invalid={wrongHours !== "" || undefined}
          aria-describedby={wrongHours === "" ? undefined : errorId}
          className="box figures border-transparent bg-transparent pr-6 pl-1 text-right group-hover:border-line
            hover:border-edge focus:border-edge"
        />
        <span aria-hidden className="pointer-events-none absolute inset-y-0 right-2 flex items-center text-quiet">
          h
        </span>
      </span>
      {wrongHours !== "" && (
        <p id={errorId} role="alert" className="order-last w-full px-2 text-right text-fine text-bad">
          {wrongHours}
        </p>
      )}
    </>
  );
}

// Undo creates the task again at its former place, with its ticks.
async function recreateTask(
  projectId: string,
  { title, description, estimate_h, section, first_day, last_day, vat_basis_points, vat_reason, done }: TaskAnswer,
  position: number,
): Promise<void> {
  const { task } = await call(addTask, {
    params: { id: projectId },
    body: { title, description, estimate_h, section },
  });
  await call(updateTask, {
    params: { id: projectId, taskId: task.id },
    body: { position, vat_basis_points, vat_reason, done, ...(first_day !== null && { first_day, last_day }) },
  });
}
