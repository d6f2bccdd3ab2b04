import { getAssistantSession } from "#api/assistant/assistant.ts";
import { getProject } from "#api/projects.ts";
import type { AssistantProject } from "#domain/assistant/conversation/assistant-project.ts";
import { CallError, call } from "#web/client/call.ts";

/**
 * The project that the flows are about on the page of a project. Null on other pages, and when it cannot be read.
 * « away » without network: an order would be taken for one that is given elsewhere.
 */
export async function projectOfPage(path: string, sessionId: string): Promise<AssistantProject | "away" | null> {
  const id = /^\/(?:etape|projects?)\/([0-9a-f-]{36})/.exec(path)?.[1];
  if (id) return call(getProject, { params: { id } }).then(({ project }) => project, awayOrNull);
  // A server on the same machine answers without any network.
  if (globalThis.navigator?.onLine !== false) return null;
  return call(getAssistantSession, { query: { session_id: sessionId } }).then(() => null, awayOrNull);
}

function awayOrNull(error: unknown): "away" | null {
  return error instanceof CallError && error.code === "network" ? "away" : null;
}
