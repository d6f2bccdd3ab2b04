import type { Line } from "#domain/lines/line.ts";
import type { Project } from "#domain/projects/project.ts";
import type { Task } from "#domain/projects/task.ts";
import type { QuoteDraft } from "#domain/quotes/quote-draft.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { readProjectAnswer } from "#server/projects/project-answer.ts";
import { findProject, insertProject } from "#server/projects/projects.repository.ts";
import { addTasks, listTasksOf } from "#server/projects/tasks.repository.ts";
import { findQuoteConditions, saveQuoteConditions } from "./conditions/quote-conditions.repository.ts";
import { findDraftOfProject, insertDraft } from "./quote-drafts.repository.ts";

const COPY_MARK = " (copie)";

/**
 * A new project for the same customer, with the tasks, the estimation, and the quote's lines and conditions of another
 * one. Nothing is done of it, it has no days, and no document: numbers are never given twice.
 */
export async function copyProject(deps: Pick<Deps, "ids" | "clock">, tx: Db, companyId: string, id: string) {
  const [project, tasks, draft, conditions] = await Promise.all([
    findProject(tx, id),
    listTasksOf(tx, id),
    findDraftOfProject(tx, id),
    findQuoteConditions(tx, id),
  ]);
  if (!project) throw notFound();
  const now = deps.clock();
  const copy: Project = {
    ...project,
    id: deps.ids(),
    name: `${project.name.slice(0, MAX_NAME - COPY_MARK.length)}${COPY_MARK}`,
    startDate: null,
    endDate: null,
  };
  await insertProject(tx, companyId, copy, now);
  await saveQuoteConditions(tx, copy.id, conditions);
  // Lines know the task that they were made of by its ID.
  const newIds = new Map(tasks.map((task) => [task.id, deps.ids()]));
  await addTasks(
    tx,
    companyId,
    copy.id,
    tasks.map((task) => undoneTask(task, newIds)),
    true,
    now,
  );
  if (draft) await insertDraft(tx, companyId, draftOf(draft, { id: deps.ids(), projectId: copy.id }, newIds), now);
  return readProjectAnswer(tx, { ...copy, createdAt: now, archivedAt: null }, now);
}

function undoneTask(task: Task, newIds: ReadonlyMap<string, string>): Task {
  const id = newIds.get(task.id) ?? task.id;
  const nobody = { doneBy: null, doneAt: null, tickedAt: null };
  return { ...task, id, done: false, doneByMaitre: false, ...nobody, firstDay: null, lastDay: null };
}

function draftOf(
  draft: QuoteDraft,
  identity: Pick<QuoteDraft, "id" | "projectId">,
  newIds: ReadonlyMap<string, string>,
): QuoteDraft {
  const ofCopy = (lines: Line[]) => withIds(lines, newIds);
  return { ...draft, ...identity, version: 1, lines: ofCopy(draft.lines), seed: ofCopy(draft.seed) };
}

// IDs stand in lines as texts of their own, at any depth.
function withIds<Value>(value: Value, newIds: ReadonlyMap<string, string>): Value {
  const text = JSON.stringify(value, (_name, one: unknown) =>
    typeof one === "string" ? (newIds.get(one) ?? one) : one,
  );
  // What is written again has the shape of what was read.
  return JSON.parse(text) as Value;
}
