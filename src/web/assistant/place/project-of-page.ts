import { getProject } from "#api/projects.ts";
import type { AssistantProject } from "#domain/assistant/conversation/assistant-project.ts";
import { call } from "#web/client/call.ts";

/** The project that the flows are about on the page of a project. Null on other pages, and when it cannot be read. */
export async function projectOfPage(path: string): Promise<AssistantProject | null> {
  const id = /^\/(?:etape|projects?)\/([0-9a-f-]{36})/.exec(path)?.[1];
  if (!id) return null;
  return call(getProject, { params: { id } }).then(
    ({ project }) => project,
    () => null,
  );
}
