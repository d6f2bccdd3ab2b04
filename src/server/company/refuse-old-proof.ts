import { teamMessages } from "#domain/company/team.messages.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";

/** Throws 403 « recent_proof_needed » unless the caller has just proved who they are: an open session is not enough. */
export async function refuseOldProof({ sessions }: Pick<Deps, "sessions">, caller: Caller): Promise<void> {
  if (sessions !== null && !(await sessions.isRecentlyProved(caller.userId, caller.sessionId)))
    throw new ApiError(403, "recent_proof_needed", teamMessages.recent_proof_needed);
}
