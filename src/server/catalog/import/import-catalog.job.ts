import type { Jobs } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { addRowsInTurns } from "#server/imports/import-actions.ts";
import { addNextPrices } from "./import-prices.ts";

/** Writes a list of prices into the catalogue, some rows at a time. Killed or stopped, it goes on with those left. */
export async function addPricesJob(deps: Deps, payload: Jobs["import-catalog"]): Promise<void> {
  await addRowsInTurns(deps, "import-catalog", payload, (tx) => addNextPrices(deps, tx, payload.companyId, payload.id));
}
