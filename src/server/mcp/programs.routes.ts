import * as api from "#api/mcp.ts";
import { mcpMessages } from "#domain/mcp/mcp.messages.ts";
import { MOST_TOKENS } from "#domain/mcp/token-scopes.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import {
  insertToken,
  listTokensOf,
  readProgramsOpen,
  revokeToken,
  saveProgramsOpen,
} from "./personal-tokens.repository.ts";

/** The programs of a company's members: whether they may ask, and their personal tokens. */
export const programRoutes: Route[] = [
  route(api.getPrograms, async (deps, { tx, caller }) => ({
    is_open: await readProgramsOpen(tx),
    url: `${deps.config.publicUrl}/mcp`,
    tokens: (await listTokensOf(tx, caller.userId)).map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
    })),
  })),

  route(api.openPrograms, async (_deps, { tx, body }) => {
    await saveProgramsOpen(tx, body.is_open);
    return { is_open: body.is_open };
  }),

  // A patient route: answers of other routes may be stored with their idempotency key, and a secret is stored nowhere.
  patientRoute(api.createPersonalToken, async (deps, { caller, body, inCompany }) => {
    // A token reads for months. A session left open must not be enough to make one (ASVS 7.5.1).
    if (deps.sessions !== null && !(await deps.sessions.isRecentlyProved(caller.userId, caller.sessionId)))
      throw new ApiError(403, "recent_proof_needed", mcpMessages.recentProofNeeded);
    const secret = `etabli_${deps.tokens()}${deps.tokens()}`;
    const token = { id: deps.ids(), name: body.name, scopes: [...new Set(body.scopes)] };
    const createdAt = deps.clock();
    await inCompany(async (tx) => {
      if ((await listTokensOf(tx, caller.userId)).length >= MOST_TOKENS)
        throw new ApiError(422, "too_many_tokens", mcpMessages.tooManyTokens);
      await insertToken(tx, caller, { ...token, secret }, createdAt);
    });
    return { token: { ...token, created_at: createdAt.toISOString(), last_used_on: null }, secret };
  }),

  route(api.revokePersonalToken, async (deps, { tx, caller, params }) => {
    if (!(await revokeToken(tx, caller.userId, params.id, deps.clock()))) throw notFound();
    return { revoked: params.id };
  }),
];
