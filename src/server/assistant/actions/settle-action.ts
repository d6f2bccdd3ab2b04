import { actionMessages } from "#domain/assistant/actions/action.messages.ts";
import {
  actionState,
  checkCancellation,
  checkConfirmation,
  checkUndo,
} from "#domain/assistant/actions/proposed-action.ts";
import type { Result } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import type { Action, RecordFacts } from "./action.ts";
import { callAs } from "./call-as.ts";
import { definitionOf, factsDigest, sameActions } from "./propose-action.ts";
import type { ProposedRow } from "./proposed-actions.repository.ts";
import {
  findOwnAction,
  listWaiting,
  lockOwnAction,
  markCancelled,
  markActionConfirmed,
  markUndone,
} from "./proposed-actions.repository.ts";

/**
 * Carries a proposed action out, once, in the transaction that notes it: a second click, a replay and a retry after a
 * lost answer give the same answer. 409 when the click is about something else than what is stored, or when the record
 * is not what the person saw.
 */
export async function confirmAction(deps: Deps, tx: Db, caller: Caller, id: string, clickedDigest: string) {
  const now = deps.clock();
  const row = await lockAction(tx, caller, id);
  const check = checkConfirmation(actionState(toFacts(row), now), { clickedDigest, digest: row.digest });
  if (!valueOf(check)) return row;
  const definition = definitionOf(row);
  const facts = await lockAndReadFacts(deps, tx, definition, row, now);
  // The same definition read them when the action was proposed.
  if (definition.isDoneSince?.(row.arguments, facts, row.facts as RecordFacts)) throw conflict("action_outdated");
  // The same definition read them when the action was proposed.
  if (factsDigest(facts) !== factsDigest(row.facts as RecordFacts)) throw conflict("action_changed");
  const outcome = await definition.run(callAs(deps, tx, caller), row.arguments, facts);
  const after = (await definition.readFacts(tx, row.arguments, now, deps))!;
  await markActionConfirmed(tx, id, { outcome, afterDigest: factsDigest(after), at: now });
  // Another card of the same action would do it a second time.
  const waitingRows = await listWaiting(tx, caller, now);
  for (const sameId of sameActions(waitingRows, row.kind, row.arguments)) await markCancelled(tx, sameId, now);
  return (await findOwnAction(tx, caller, id))!;
}

/** Gives a proposed action up; a second time changes nothing. 409 when it is done. */
export async function cancelAction(deps: Deps, tx: Db, caller: Caller, id: string): Promise<ProposedRow> {
  const now = deps.clock();
  const row = await lockAction(tx, caller, id);
  if (!valueOf(checkCancellation(actionState(toFacts(row), now)))) return row;
  await markCancelled(tx, id, now);
  return (await findOwnAction(tx, caller, id))!;
}

/**
 * Undoes an action, once, by the calls of the screens. 409 when something else happened to the record since, and for
 * what stays for ever.
 */
export async function undoAction(deps: Deps, tx: Db, caller: Caller, id: string): Promise<ProposedRow> {
  const now = deps.clock();
  const row = await lockAction(tx, caller, id);
  const definition = definitionOf(row);
  if (!valueOf(checkUndo(actionState(toFacts(row), now), definition.undo !== null))) return row;
  const facts = await lockAndReadFacts(deps, tx, definition, row, now);
  if (factsDigest(facts) !== row.after_digest) throw conflict("undo_changed");
  // The same definition read them when the action was proposed.
  await definition.undo!(callAs(deps, tx, caller), row.arguments, row.facts as RecordFacts, row.outcome!);
  await markUndone(tx, id, now);
  return (await findOwnAction(tx, caller, id))!;
}

/** What became of a stored action. */
export function toFacts({ confirmed_at, cancelled_at, undone_at, expires_at }: ProposedRow) {
  return { confirmedAt: confirmed_at, cancelledAt: cancelled_at, undoneAt: undone_at, expiresAt: expires_at };
}

async function lockAction(tx: Db, caller: Caller, id: string): Promise<ProposedRow> {
  const row = await lockOwnAction(tx, caller, id);
  if (!row) throw notFound();
  return row;
}

// Read under the lock of its project, which every change of its documents takes.
async function lockAndReadFacts(
  deps: Deps,
  tx: Db,
  definition: Action,
  row: ProposedRow,
  now: Date,
): Promise<RecordFacts> {
  const { projectId } = row.facts as RecordFacts;
  if (projectId !== null) await lockProject(tx, projectId);
  const facts = await definition.readFacts(tx, row.arguments, now, deps);
  if (!facts) throw notFound();
  return facts;
}

function valueOf<Value>(check: Result<Value, keyof typeof actionMessages>): Value {
  if (check.ok) return check.value;
  throw conflict(check.refusal.code);
}

function conflict(code: keyof typeof actionMessages): ApiError {
  return new ApiError(409, code, actionMessages[code]);
}
