import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, SessionRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import { listMethodsOf } from "#server/auth/ground/auth.repository.ts";
import { saveProof } from "#server/auth/sessions/sessions.repository.ts";

/**
 * Refuses to change how a user signs in (password, address, number, factor, identity) without a recent proof. The
 * session must have been opened, raised or proved again within ten minutes, because an open or stolen session must not
 * be enough (ASVS 7.5.1). Anonymous users need no proof.
 */
export async function assertRecentProof(deps: AuthDeps, db: AuthDb, user: UserRow, session: SessionRow): Promise<void> {
  if (!(await isRecentlyProved(deps, db, user, session))) throw proofRequired();
}

/** True of a session with a recent proof, and of any session where none is asked for. */
export async function isRecentlyProved(
  deps: AuthDeps,
  db: AuthDb,
  user: Pick<UserRow, "is_anonymous">,
  session: Pick<SessionRow, "id" | "proved_at">,
): Promise<boolean> {
  const { recentProofSeconds } = deps.config;
  if (recentProofSeconds === 0 || user.is_anonymous) return true;
  const earliestProof = new Date(deps.clock().getTime() - recentProofSeconds * 1000);
  if (session.proved_at !== null && session.proved_at > earliestProof) return true;
  return (await listMethodsOf(db, session.id)).some(({ at }) => at > earliestProof);
}

/** Saves that the person of a session has just proved who they are. */
export async function renewProof(deps: AuthDeps, db: AuthDb, session: SessionRow): Promise<void> {
  await saveProof(db, session.id, deps.clock());
}

/** The refusal of a call that needs a recent proof: the password (`current_password`) or a code (`nonce`). */
export function proofRequired(): AuthError {
  return new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
}
