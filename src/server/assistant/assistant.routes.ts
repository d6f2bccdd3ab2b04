import { chat, getAssistantSession, listAssistantSessions, saveAssistantSession } from "#api/assistant/assistant.ts";
import { conversationRefusals } from "#domain/assistant/conversation/assistant.messages.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { answerChat } from "./answer-chat.ts";
import {
  dropEmptySessions,
  findSession,
  insertSession,
  findLastSession,
  listRecentSessions,
  saveSession,
} from "./sessions.repository.ts";

/** The assistant's conversations and its free questions. */
export const assistantRoutes: Route[] = [
  route(listAssistantSessions, async (_deps, { tx, caller, query }) => {
    const rows = await listRecentSessions(tx, caller, parseCursor(query.cursor), query.limit);
    const { page, next } = pageOf(rows, query.limit, (row) => row.updated_at);
    const sessions = page.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
    return { sessions, next_cursor: next };
  }),

  route(getAssistantSession, async (deps, { tx, caller, query }) => {
    if (query.session_id !== undefined) {
      const session = await findSession(tx, caller, query.session_id);
      if (!session) throw notFound();
      return { session };
    }
    const isFresh = query.fresh === "true";
    if (isFresh) await dropEmptySessions(tx, caller.userId);
    const latest = isFresh ? null : await findLastSession(tx, caller);
    return { session: latest ?? (await insertSession(tx, caller.companyId, caller.userId, deps.ids(), deps.clock())) };
  }),

  route(saveAssistantSession, async (deps, { tx, caller, params, body }) => {
    const version = await saveSession(tx, caller, { id: params.id, ...body }, deps.clock());
    if (version !== null) return { version };
    if (!(await findSession(tx, caller, params.id))) throw notFound();
    throw new ApiError(409, "stale_version", conversationRefusals.staleVersion);
  }),

  patientRoute(chat, (deps, request) => answerChat(deps, request)),
];
