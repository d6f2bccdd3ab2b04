import type { Jobs } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { documentBytes } from "./stored-document.ts";

/** Renders and stores an issued document soon after it is issued; doing it again changes nothing. */
export async function renderDocumentJob(deps: Deps, payload: Jobs["render-document"]): Promise<void> {
  await documentBytes(deps, payload, "xml");
  await documentBytes(deps, payload, "pdf");
}
