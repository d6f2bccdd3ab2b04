import { beginDraft } from "#api/quotes.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { focusFirstLine } from "./focus-first-line.ts";

/** Begins the lines of a project's quote. Who does goes on in the first one. */
export function useBeginDraft(projectId: string) {
  return useChange(async () => {
    await call(beginDraft, { params: { id: projectId }, body: {} });
    focusFirstLine();
  });
}
