import type { Jobs } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { addRowsInTurns } from "#server/imports/import-actions.ts";
import { addNextRows } from "./import-batch.ts";

/** Adds the customers of a file, some rows at a time. Killed or stopped, it goes on with the rows that are left. */
export async function addCustomersJob(deps: Deps, payload: Jobs["import-customers"]): Promise<void> {
  await addRowsInTurns(deps, "import-customers", payload, (tx) => addNextRows(deps, tx, payload.companyId, payload.id));
}
