import type { ProjectAnswer } from "#api/projects.ts";
import type { TaskAnswer } from "#api/tasks.ts";
import { checklistMessages } from "#domain/projects/checklist.messages.ts";
import type { ChecklistOpening } from "#domain/projects/folded-tasks.ts";
import { openingOf } from "#domain/projects/folded-tasks.ts";
import { OTHER_TASKS } from "#domain/projects/project.messages.ts";
import { sectionsOf } from "#domain/projects/task.ts";
import { titleUnder } from "#domain/projects/title-under.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { NewTask } from "../new-task.tsx";
import { useSitePeople } from "../people/use-site-people.ts";
import { TickedTask, WhoTicked } from "./ticked-task.tsx";

/**
 * The tasks of a project as they are ticked on its site. It opens on what is to be done now, and nothing moves nor
 * folds under a finger. `children`: how far they are, above them. `noteOf`: what stands under a task that is left.
 * `spentMinutes`: the time noted on each task.
 */
export function SiteChecklist({ project, late, noteOf, spentMinutes, children }: ChecklistProps) {
  const { id, tasks } = project;
  const mayManage = useMay()("manage");
  const { isTeam } = useSitePeople();
  const waitsForMe = (task: TaskAnswer) => isTeam && mayManage && task.done && !task.done_by_maitre;
  const [opening] = useState(() => openingOf(tasks, waitsForMe, (task) => late?.dueIds.has(task.id) ?? false));
  const sections = sectionsOf(inOrderOf(opening, tasks));
  const hasHeads = sections.length > 1;
  return (
    <Card>
      <div className="mb-2 flex flex-col gap-2">
        {children}
        {project.start_date !== null && <End {...{ id, late }} />}
        {tasks.some(waitsForMe) && <p className="text-fine text-quiet">{checklistMessages.checking}</p>}
      </div>
      {sections.map(({ name, tasks: rows }) => (
        <Section
          key={rows[0]?.id}
          projectId={id}
          name={hasHeads ? name || OTHER_TASKS : ""}
          foldedIds={opening.foldedIds}
          {...{ rows, noteOf, spentMinutes }}
          lateWords={late?.lateWords ?? NONE_LATE}
        />
      ))}
      {useMay()("work") && <AddedTask projectId={id} />}
    </Card>
  );
}

// A task that came since stands after those of its heading.
function inOrderOf({ ids }: ChecklistOpening, tasks: readonly TaskAnswer[]): TaskAnswer[] {
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  const lastRank = ({ section }: TaskAnswer) =>
    Math.max(-1, ...tasks.map((task) => (task.section === section ? (ranks.get(task.id) ?? -1) : -1)));
  const rankOf = (task: TaskAnswer) => {
    const rank = ranks.get(task.id) ?? lastRank(task);
    return rank < 0 ? ids.length : rank;
  };
  return tasks.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const NONE_LATE: LateWords = new Map();

// When it ends, and what is late: what its planning says. It has its place before it is read.
function End({ id, late }: { id: string; late: LateTasks | null }) {
  const mayMove = useMay()("manage");
  return (
    <p className="min-h-5 text-fine text-quiet">
      {late?.end}
      {late && late.late !== "" && (
        <>
          {" · "}
          <strong className="font-[550] text-bad">{late.late}</strong>
        </>
      )}
      {late && late.missedDays !== "" && (
        <span className="block font-[550] text-alert">
          {late.missedDays}
          {mayMove && (
            <>
              {" · "}
              <Link to="/app/timeline" hash={id} className="text-act">
                Voir le planning
              </Link>
            </>
          )}
        </span>
      )}
    </p>
  );
}

type NoteOf = (taskId: string) => ReactNode;

type LateWords = ReadonlyMap<string, string>;

/**
 * When a project ends and what of it is late, in words. `start`: « Commence lun. 7 déc., dans 7 jours », empty once it
 * may have begun. `end`: « Finit ven. 4 déc. », and before its works « Du lun. 7 au ven. 18 déc., dans 7 jours ».
 * `late`: « 2 tâches en retard », empty for none. `lateWords`: what is said of each task that is late, by its ID.
 * `dueIds`: the tasks that are late or of today. `missedDays`: the days on which nobody comes, empty for none. `delay`:
 * that the whole project is late, why and in words, null while its last day is not over.
 */
export type LateTasks = {
  start: string;
  end: string;
  late: string;
  lateWords: LateWords;
  dueIds: ReadonlySet<string>;
  missedDays: string;
  delay: { reason: "unfinished" | "unstarted"; words: string } | null;
};

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
  const doneRows = rows.filter(({ done }) => done);
  const isClosed = foldedRows.some(({ done }) => !done);
  return (
    <section aria-label={name || undefined}>
      {name !== "" && !isWholeFolded && <Head name={name} tasks={rows} />}
      {shownRows.length > 0 && <Rows tasks={shownRows} {...{ projectId, noteOf, spentMinutes, name, lateWords }} />}
      {foldedRows.length > 0 && (
        <details className={cx("group border-line", isWholeFolded ? "border-b" : "border-t")}>
          <summary className={cx(FOLD, !isClosed && "text-quiet")}>
            <span className="min-w-0 flex-1">
              <span className="block truncate">{foldName(name, foldedRows, rows)}</span>
              <LastTick tasks={foldedRows} />
            </span>
            {isWholeFolded && <Count done={doneRows.length} count={rows.length} />}
            <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
          </summary>
          <Rows tasks={foldedRows} {...{ projectId, noteOf, spentMinutes, name, lateWords }} />
        </details>
      )}
    </section>
  );
}

function foldName(name: string, foldedRows: readonly TaskAnswer[], rows: readonly TaskAnswer[]): string {
  if (foldedRows.length === rows.length && name !== "") return name;
  if (foldedRows.every(({ done }) => done)) return checklistMessages.doneCount(foldedRows.length);
  return checklistMessages.otherCount(foldedRows.length);
}

const FOLD = cx(
  "flex min-h-13 cursor-pointer items-center gap-3 py-1 text-fine font-[550] -outline-offset-3",
  "[&::-webkit-details-marker]:hidden",
);

// A heading of the checklist, with how far its tasks are.
function Head({ name, tasks }: { name: string; tasks: readonly TaskAnswer[] }) {
  return (
    <div className="flex items-baseline gap-3 border-b border-line pt-3 pb-1">
      <h3 className="min-w-0 flex-1 font-sans text-fine font-[700] [overflow-wrap:anywhere]">{name}</h3>
      <Count done={tasks.filter(({ done }) => done).length} count={tasks.length} />
    </div>
  );
}

function Count({ done, count }: { done: number; count: number }) {
  return (
    <span className={cx("figures shrink-0 text-fine font-normal", done === count ? "text-good" : "text-quiet")}>
      {done} sur {count}
    </span>
  );
}

type RowsProps = Pick<SectionProps, "projectId" | "noteOf" | "spentMinutes" | "name" | "lateWords"> & {
  tasks: readonly TaskAnswer[];
};

function Rows({ projectId, tasks, noteOf, spentMinutes, name, lateWords }: RowsProps) {
  return (
    <ul className="divide-y divide-line">
      {tasks.map((task) => (
        <TickedTask
          key={task.id}
          {...{ projectId, task }}
          title={name === "" ? task.title : titleUnder(task)}
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
