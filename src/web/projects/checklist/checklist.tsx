import type { ProjectAnswer } from "#api/projects.ts";
import type { TaskAnswer } from "#api/tasks.ts";
import { updateTask } from "#api/tasks.ts";
import { checklistMessages, doneTaskWords, tickedWords } from "#domain/projects/checklist.messages.ts";
import { foldedAtOpening } from "#domain/projects/folded-tasks.ts";
import { OTHER_TASKS, projectMessages } from "#domain/projects/project.messages.ts";
import { progressPercent, sectionsOf } from "#domain/projects/task.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { inputText } from "#web/ui/number-field.tsx";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { NewTask } from "../new-task.tsx";
import { useSitePeople } from "../people/use-site-people.ts";
import { useTick } from "../use-tick.ts";

/**
 * The tasks of a project as they are ticked on its site. What was done when it was opened is folded, so that the first
 * task that is left is in sight, and nothing folds under a finger. `children`: how far they are, above them.
 * `noteOf`: what stands under a task that is left.
 */
export function SiteChecklist({ project, noteOf, children }: ChecklistProps) {
  const { id, tasks } = project;
  const sections = sectionsOf(tasks);
  const [foldedIds] = useState(() => foldedAtOpening(tasks));
  const done = tasks.filter((task) => task.done).length;
  const hasHeads = sections.length > 1;
  return (
    <Card title={`Tâches · ${done} sur ${tasks.length}`}>
      <div className="mb-3">{children}</div>
      {sections.map(({ name, tasks: rows }) => (
        <Section
          key={rows[0]?.id}
          projectId={id}
          name={hasHeads ? name || OTHER_TASKS : ""}
          {...{ rows, foldedIds, noteOf }}
        />
      ))}
      {useMay()("work") && <AddedTask projectId={id} />}
    </Card>
  );
}

type NoteOf = (taskId: string) => ReactNode;

type ChecklistProps = { project: ProjectAnswer; noteOf: NoteOf; children: ReactNode };

type SectionProps = {
  projectId: string;
  noteOf: NoteOf;
  /** Empty where the list has no heading. */
  name: string;
  rows: readonly TaskAnswer[];
  foldedIds: ReadonlySet<string>;
};

function Section({ projectId, noteOf, name, rows, foldedIds }: SectionProps) {
  const foldedRows = rows.filter(({ id }) => foldedIds.has(id));
  const shownRows = rows.filter(({ id }) => !foldedIds.has(id));
  const isWholeFolded = shownRows.length === 0;
  return (
    <section aria-label={name || undefined}>
      {name !== "" && !isWholeFolded && <Head name={name} tasks={rows} />}
      {foldedRows.length > 0 && (
        <details className="group border-b border-line last:border-b-0">
          <summary className={FOLD}>
            <span className="min-w-0 flex-1">
              <span className="block truncate">
                {isWholeFolded && name !== "" ? name : checklistMessages.doneCount(foldedRows.length)}
              </span>
              <LastTick tasks={foldedRows} />
            </span>
            <span className="figures text-fine text-good">
              {isWholeFolded && `${foldedRows.length} sur ${rows.length}`}
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <Rows tasks={foldedRows} {...{ projectId, noteOf }} />
        </details>
      )}
      {shownRows.length > 0 && <Rows tasks={shownRows} {...{ projectId, noteOf }} />}
    </section>
  );
}

const FOLD = cx(
  "flex min-h-12 items-center gap-3 text-fine font-[550] text-quiet -outline-offset-3",
  "[&::-webkit-details-marker]:hidden",
);

// A heading of the checklist, with how far its tasks are.
function Head({ name, tasks }: { name: string; tasks: readonly TaskAnswer[] }) {
  const done = tasks.filter((task) => task.done).length;
  return (
    <div className="flex items-baseline gap-3 border-b border-line pt-3 pb-1">
      <h3 className="min-w-0 flex-1 font-sans text-fine font-[700] [overflow-wrap:anywhere]">{name}</h3>
      <p className={cx("figures text-fine", done === tasks.length ? "text-good" : "text-quiet")}>
        {done} sur {tasks.length} · {progressPercent(done, tasks.length)} %
      </p>
    </div>
  );
}

type RowsProps = { projectId: string; tasks: readonly TaskAnswer[]; noteOf: NoteOf };

function Rows({ projectId, tasks, noteOf }: RowsProps) {
  return (
    <ul className="divide-y divide-line">
      {tasks.map((task) => (
        <TickedTask key={task.id} projectId={projectId} task={task} note={noteOf(task.id)} />
      ))}
    </ul>
  );
}

function TickedTask({ projectId, task, note }: { projectId: string; task: TaskAnswer; note: ReactNode }) {
  const mayManage = useMay()("manage");
  const params = { id: projectId, taskId: task.id };
  const check = useChange(() => call(updateTask, { params, body: { done_by_maitre: true } }));
  const { isDone, tick, error: tickError } = useTick(projectId, task);
  const { isTeam } = useSitePeople();
  // A tap on the words may be one that only meant to read them.
  const isByWords = useRef(false);
  const error = check.error ?? tickError;
  const change = (isNowDone: boolean) => {
    tick(isNowDone);
    if (isByWords.current) showToast(checklistMessages.ticked(task.title, isNowDone), () => tick(!isNowDone));
    isByWords.current = false;
  };
  const isToCheck = isDone && task.done && !task.done_by_maitre;
  return (
    <li className="flex flex-wrap items-center gap-x-1 py-1">
      <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-(--act)"
          checked={isDone}
          onChange={(event) => change(event.target.checked)}
        />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]" onClick={() => (isByWords.current = true)}>
          <span className={cx(isDone && "text-quiet line-through")}>{task.title}</span>
          {isDone && task.done ? <WhoTicked task={task} /> : note}
        </span>
        {isDone && (
          <span className={cx("shrink-0 text-fine", task.done_by_maitre ? "text-good" : "text-quiet")}>
            {doneTaskWords({ isChecked: task.done_by_maitre, isTeam, mayCheck: mayManage })}
          </span>
        )}
        {!isDone && task.estimate_h > 0 && (
          <span className="figures shrink-0 text-quiet">{inputText(task.estimate_h)} h</span>
        )}
      </label>
      {isToCheck && mayManage && (
        <Button
          look="quiet"
          aria-label={`Valider « ${task.title} »`}
          isBusy={check.isPending}
          onClick={() => check.mutate(undefined)}
        >
          Valider
        </Button>
      )}
      {error && (
        <p role="alert" className="w-full text-fine text-bad">
          {projectMessages.taskNotSaved(error.message)}
        </p>
      )}
    </li>
  );
}

// Who did it and when, so that nobody has to be called to know it.
function WhoTicked({ task: { done_by, done_at } }: { task: TaskAnswer }) {
  const { isTeam, meId, shortNameOf } = useSitePeople();
  const [now] = useState(() => new Date());
  if (done_at === null) return null;
  const name = done_by === meId ? "toi" : shortNameOf(done_by ?? "");
  return (
    <span className="block text-fine font-normal text-quiet">
      {tickedWords(isTeam ? name : "", new Date(done_at), now)}
    </span>
  );
}

// What was ticked last among what is folded.
function LastTick({ tasks }: { tasks: readonly TaskAnswer[] }) {
  const [last] = tasks
    .filter(({ done, done_at }) => done && done_at !== null)
    .toSorted((one, other) => (other.done_at ?? "").localeCompare(one.done_at ?? ""));
  return last && <WhoTicked task={last} />;
}

// What nobody had foreseen, the commonest event of a site.
function AddedTask({ projectId }: { projectId: string }) {
  const [isAdding, setAdding] = useState(false);
  if (isAdding) return <NewTask projectId={projectId} hasFocus />;
  return (
    <Button look="quiet" className="mt-1 -ml-4" onClick={() => setAdding(true)}>
      + Ajouter une tâche
    </Button>
  );
}
