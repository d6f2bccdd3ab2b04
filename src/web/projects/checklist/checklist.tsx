import type { ProjectAnswer } from "#api/projects.ts";
import type { TaskAnswer } from "#api/tasks.ts";
import { checklistMessages } from "#domain/projects/checklist.messages.ts";
import { foldedAtOpening } from "#domain/projects/folded-tasks.ts";
import { OTHER_TASKS } from "#domain/projects/project.messages.ts";
import { progressPercent, sectionsOf } from "#domain/projects/task.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { NewTask } from "../new-task.tsx";
import { useSitePeople } from "../people/use-site-people.ts";
import { TickedTask, WhoTicked } from "./ticked-task.tsx";

/**
 * The tasks of a project as they are ticked on its site. What was done when it was opened is folded, so that the first
 * task that is left is in sight, and nothing folds under a finger. `children`: how far they are, above them.
 * `noteOf`: what stands under a task that is left. `spentMinutes`: the time noted on each task.
 */
export function SiteChecklist({ project, late, noteOf, spentMinutes, children }: ChecklistProps) {
  const { id, tasks } = project;
  const sections = sectionsOf(tasks);
  const hasHeads = sections.length > 1;
  const mayManage = useMay()("manage");
  const { isTeam } = useSitePeople();
  const waitsForMe = (task: TaskAnswer) => isTeam && mayManage && task.done && !task.done_by_maitre;
  const [foldedIds] = useState(() => foldedAtOpening(tasks, waitsForMe));
  return (
    <Card title="Tâches">
      <div className="mb-3 flex flex-col gap-2">
        {project.start_date !== null && <End late={late} />}
        {children}
        {tasks.some(waitsForMe) && <p className="text-fine text-quiet">{checklistMessages.checking}</p>}
        {spentMinutes.size > 0 && (
          <p aria-hidden className="-mb-3 text-right text-fine text-quiet">
            {checklistMessages.hoursLegend}
          </p>
        )}
      </div>
      {sections.map(({ name, tasks: rows }) => (
        <Section
          key={rows[0]?.id}
          projectId={id}
          name={hasHeads ? name || OTHER_TASKS : ""}
          {...{ rows, foldedIds, noteOf, spentMinutes }}
          lateWords={late?.lateWords ?? NONE_LATE}
        />
      ))}
      {useMay()("work") && <AddedTask projectId={id} />}
    </Card>
  );
}

const NONE_LATE: LateWords = new Map();

// When it ends, and what is late: what its planning says. It has its place before it is read.
function End({ late }: { late: LateTasks | null }) {
  return (
    <p className="-mt-1 min-h-5 text-fine text-quiet">
      {late?.end}
      {late && late.late !== "" && (
        <>
          {" · "}
          <strong className="font-[550] text-bad">{late.late}</strong>
        </>
      )}
    </p>
  );
}

type NoteOf = (taskId: string) => ReactNode;

type LateWords = ReadonlyMap<string, string>;

/**
 * When a project ends and what of it is late, in words. `end`: « Finit ven. 4 déc. ». `late`: « 2 tâches en retard »,
 * empty for none. `lateWords`: what is said of each task that is late, by its ID.
 */
export type LateTasks = { end: string; late: string; lateWords: LateWords };

type ChecklistProps = {
  project: ProjectAnswer;
  /** Null without a day, and until it is read. */
  late: LateTasks | null;
  noteOf: NoteOf;
  spentMinutes: ReadonlyMap<string, number>;
  children: ReactNode;
};

type SectionProps = {
  projectId: string;
  noteOf: NoteOf;
  spentMinutes: ReadonlyMap<string, number>;
  /** Empty where the list has no heading. */
  name: string;
  rows: readonly TaskAnswer[];
  foldedIds: ReadonlySet<string>;
  /** Of the tasks that are late. */
  lateWords: LateWords;
};

function Section({ projectId, noteOf, spentMinutes, name, rows, foldedIds, lateWords }: SectionProps) {
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
          <Rows tasks={foldedRows} {...{ projectId, noteOf, spentMinutes, lateWords }} />
        </details>
      )}
      {shownRows.length > 0 && <Rows tasks={shownRows} {...{ projectId, noteOf, spentMinutes, lateWords }} />}
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

type RowsProps = Pick<SectionProps, "projectId" | "noteOf" | "spentMinutes" | "lateWords"> & {
  tasks: readonly TaskAnswer[];
};

function Rows({ projectId, tasks, noteOf, spentMinutes, lateWords }: RowsProps) {
  return (
    <ul className="divide-y divide-line">
      {tasks.map((task) => (
        <TickedTask
          key={task.id}
          {...{ projectId, task }}
          lateWords={lateWords.get(task.id) ?? ""}
          note={noteOf(task.id)}
          spentMinutes={spentMinutes.get(task.id) ?? 0}
        />
      ))}
    </ul>
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
