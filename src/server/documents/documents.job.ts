import type { Jobs } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { isRefusedForGood } from "./lay-out.ts";
import { loadStoredDocument } from "./stored-document.ts";

/**
 * Renders and stores an issued document soon after it is issued; doing it again changes nothing. One that is set aside,
 * or was found altered, is done with.
 */
export async function renderDocumentJob(deps: Deps, payload: Jobs["render-document"]): Promise<void> {
  await loadStoredDocument(deps, payload, "pdf").catch((error: unknown) => {
    if (!isRefusedForGood(error)) throw error;
  });
}
