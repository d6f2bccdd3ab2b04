import type { AuthDeps } from "./auth-deps.ts";
import { AuthError } from "./auth-error.ts";
import type { UserRow } from "./auth.repository.ts";
import { factorsOf, inTransaction, userByLogin } from "./auth.repository.ts";
import { bodyOf, metadataOf, tidyEmail, tidyPhone } from "./credentials.ts";
import { assertStrong, hashPassword, isPassword } from "./passwords.ts";
import { authenticated, endSessions } from "./sessions.ts";
import { userAnswer } from "./user-answer.ts";

/** PUT /user: metadata, password (ends every other session), email and phone where they need no confirmation. */
export async function updateUser(deps: AuthDeps, authorization: string | undefined, rawBody: unknown): Promise<unknown> {
  const { user, session } = await authenticated(deps, deps.pool, authorization);
  const body = bodyOf(rawBody);
  if (body.app_metadata !== undefined) throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  const sensitive = body.email !== undefined || body.phone !== undefined || body.password !== undefined;
  if (sensitive) await assertMayChangeLogin(deps, user, session.aal);
  const passwordHash = body.password === undefined ? null : await newPassword(deps, user, body.password);
  const change = await newLogin(deps, user, body);
  return inTransaction(deps.pool, async (tx) => {
    const merged = mergeMetadata(user.user_metadata, body.data);
    const saved = await tx.query<UserRow>(
      `update auth.users set password_hash = coalesce($2, password_hash), user_metadata = $3, email = $4, phone = $5, new_email = $6,
        phone_confirmed_at = case when $5 <> phone then $7 else phone_confirmed_at end, updated_at = $7 where id = $1 returning *`,
      [user.id, passwordHash, merged, change.email, change.phone, change.newEmail, deps.clock()],
    );
    if (passwordHash !== null) {
      await tx.query("delete from auth.one_time_tokens where user_id = $1", [user.id]);
      await endSessions(tx, user.id, session.id, "others");
    }
    return userAnswer(tx, saved.rows[0]!);
  });
}

async function assertMayChangeLogin(deps: AuthDeps, user: UserRow, aal: string): Promise<void> {
  const factors = await factorsOf(deps.pool, user.id);
  if (aal !== "aal2" && factors.some((factor) => factor.status === "verified"))
    throw new AuthError(401, "insufficient_aal", "AAL2 session is required to update email or password when MFA is enabled.");
}

async function newPassword(deps: AuthDeps, user: UserRow, password: unknown): Promise<string> {
  const strong = assertStrong(password, deps.config.passwordMinLength);
  if (await isPassword(user.password_hash, strong)) throw new AuthError(422, "same_password", "New password should be different from the old password.");
  return hashPassword(strong);
}

// An email changes once both mailboxes confirm it (links come with the mail transport); a phone at once where phones need no code.
async function newLogin(deps: AuthDeps, user: UserRow, body: Record<string, unknown>) {
  const unchanged = { email: user.email, phone: user.phone, newEmail: user.new_email };
  if (typeof body.email === "string" && tidyEmail(body.email) !== user.email) {
    const email = tidyEmail(body.email);
    if (await userByLogin(deps.pool, { email, phone: "" })) throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
    return { ...unchanged, newEmail: email };
  }
  if (typeof body.phone === "string" && tidyPhone(body.phone) !== user.phone) {
    const phone = tidyPhone(body.phone);
    if (await userByLogin(deps.pool, { email: "", phone })) throw new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
    if (!deps.config.phoneAutoconfirm) throw new AuthError(422, "sms_send_failed", "Error sending sms: no sender is configured");
    return { ...unchanged, phone };
  }
  return unchanged;
}

function mergeMetadata(before: Record<string, unknown>, data: unknown): Record<string, unknown> {
  const merged = { ...before, ...(data === undefined ? {} : metadataOf(data)) };
  return metadataOf(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
}
