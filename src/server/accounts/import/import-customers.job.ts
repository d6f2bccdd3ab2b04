import type { Jobs } from "#server/db/jobs.ts";
import { enqueue } from "#server/db/jobs.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { addNextRows } from "./import-batch.ts";

/** Then other jobs have their turn. */
const BATCHES_A_TURN = 20;

/** Adds the customers of a file, some rows at a time. Killed or stopped, it goes on with the rows that are left. */
export async function addCustomersJob(deps: Deps, { companyId, id }: Jobs["import-customers"]): Promise<void> {
  for (let batch = 0; batch < BATCHES_A_TURN; batch++)
    if (!(await inCompany(deps.db, companyId, (tx) => addNextRows(deps, tx, companyId, id)))) return;
  await inCompany(deps.db, companyId, (tx) => enqueueImport(tx, { companyId, id }));
}

/** Has an import go on. */
export async function enqueueImport(
  tx: Parameters<typeof enqueue>[0],
  payload: Jobs["import-customers"],
): Promise<void> {
  await enqueue(tx, "import-customers", payload, `import ${payload.id}`);
}
