import { actionState } from "#domain/assistant/actions/proposed-action.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { RecordFacts } from "./action.ts";
import { definitionOf } from "./propose-action.ts";
import type { ActionReader, ProposedRow } from "./proposed-actions.repository.ts";
import { listWaiting } from "./proposed-actions.repository.ts";
import { toFacts } from "./settle-action.ts";

/**
 * What waits for the click of this person, newest first, without what was done meanwhile by another way: a quote that
 * was accepted on its page needs no card any more. At most `MOST_WAITING` records are read again.
 */
export async function listStillToDo(deps: Deps, tx: Db, reader: ActionReader, now: Date): Promise<ProposedRow[]> {
  const openRows: ProposedRow[] = [];
  for (const row of await listWaiting(tx, reader, now)) if (!(await isOutdated(deps, tx, row, now))) openRows.push(row);
  return openRows;
}

/** True for an action that waits although it was done meanwhile by another way, or whose record is gone. */
export async function isOutdated(deps: Deps, tx: Db, row: ProposedRow, now: Date): Promise<boolean> {
  const { isDoneSince, readFacts } = definitionOf(row);
  if (isDoneSince === undefined || actionState(toFacts(row), now) !== "waiting") return false;
  const facts = await readFacts(tx, row.arguments, now, deps);
  // The same definition read the former facts when the action was proposed.
  return facts === null || isDoneSince(row.arguments, facts, row.facts as RecordFacts);
}
