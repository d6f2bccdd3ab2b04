import { markProved } from "#server/auth/first-proof/first-proof.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { throwIfLoginTaken } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, mergedMetadata } from "#server/auth/ground/credentials.ts";
import { forgetWrongTries } from "#server/auth/ground/limits.ts";
import { forgetTokens } from "#server/auth/messages/one-time-tokens.ts";
import { mailNotice } from "#server/auth/messages/send-letter.ts";
import { saveLoginIdentity } from "#server/auth/users/identities.repository.ts";
import { readUserAnswer } from "#server/auth/users/user-answer.ts";
import { deleteRowsOf, markConfirmed, withProvider } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import type { Admin } from "./admin-caller.ts";
import { auditAdminCall } from "./admin-caller.ts";
import type { AdminFields } from "./admin-fields.ts";
import { readAdminFields, bannedUntil } from "./admin-fields.ts";
import { saveLoginInMetadata, saveUserChange } from "./admin.repository.ts";
import { lockNamedUser } from "./named-user.ts";

/** PUT /admin/users/{id}: changes the fields of the body at once, without confirmation. The user gets a letter. */
export async function changeUser(deps: AuthDeps, admin: Admin, id: string, rawBody: unknown): Promise<unknown> {
  const fields = await readAdminFields(deps, bodyOf(rawBody));
  return inTransaction(deps.pool, async (tx) => {
    const storedUser = await lockNamedUser(tx, id);
    await saveFields(deps, tx, storedUser, fields).catch(throwIfLoginTaken);
    for (const login of ["email", "phone"] as const) await saveLogin(deps, tx, storedUser, login, fields);
    if (fields.passwordHash !== null) await finishPasswordChange(deps, tx, storedUser);
    await auditAdminCall(deps, tx, admin, {
      action: "user_changed",
      target: storedUser.id,
      fields: changedFields(fields),
    });
    return readUserAnswer(tx, await lockNamedUser(tx, id));
  });
}

async function saveFields(deps: AuthDeps, tx: PoolClient, storedUser: UserRow, fields: AdminFields): Promise<void> {
  const providers = (["email", "phone"] as const).filter((login) => fields[login] !== null);
  const appMetadata = providers.reduce(
    (metadata, provider) => withProvider(metadata, provider),
    storedUser.app_metadata,
  );
  await saveUserChange(tx, storedUser.id, {
    email: fields.email,
    phone: fields.phone,
    passwordHash: fields.passwordHash,
    role: fields.role,
    banned_until: fields.banMs === null ? storedUser.banned_until : bannedUntil(deps, fields.banMs),
    app_metadata: mergedMetadata(appMetadata, fields.appMetadata),
    user_metadata: mergedMetadata(storedUser.user_metadata, fields.userMetadata),
    now: deps.clock(),
  });
}

// A new address or number counts as confirmed when the old one did, or when the admin confirms it.
async function saveLogin(
  deps: AuthDeps,
  tx: PoolClient,
  storedUser: UserRow,
  login: "email" | "phone",
  fields: AdminFields,
): Promise<void> {
  const [newLogin, isConfirmed] =
    login === "email" ? [fields.email, fields.isEmailConfirmed] : [fields.phone, fields.isPhoneConfirmed];
  const isVerified = storedUser[`${login}_confirmed_at`] !== null || isConfirmed;
  if (newLogin !== null) {
    await saveLoginIdentity(deps, tx, storedUser.id, login, {
      sub: storedUser.id,
      [login]: newLogin,
      [`${login}_verified`]: isVerified,
    });
    await saveLoginInMetadata(tx, storedUser.id, login, newLogin);
  }
  if (isConfirmed && (newLogin ?? storedUser[login]) !== "") {
    await markConfirmed(deps, tx, storedUser.id, login);
    await markProved(deps, tx, storedUser.id, login);
  }
  if (newLogin === null || newLogin === storedUser[login]) return;
  await forgetTokens(tx, storedUser.id);
  if (storedUser.email_confirmed_at)
    await mailNotice(deps, tx, { to: storedUser.email, letter: login === "email" ? "email_changed" : "phone_changed" });
}

async function finishPasswordChange(deps: AuthDeps, tx: PoolClient, storedUser: UserRow): Promise<void> {
  await forgetTokens(tx, storedUser.id);
  await deleteRowsOf(tx, storedUser.id, ["sessions"]);
  for (const account of [storedUser.email, storedUser.phone]) await forgetWrongTries(tx, account);
  if (storedUser.email_confirmed_at) await mailNotice(deps, tx, { to: storedUser.email, letter: "password_changed" });
}

function changedFields({ id: _id, isEmailConfirmed, isPhoneConfirmed, ...fields }: AdminFields): string[] {
  const fieldsWithValue = Object.entries(fields).filter(([, value]) => value !== null);
  return [
    ...fieldsWithValue.map(([name]) => name),
    ...(isEmailConfirmed ? ["emailConfirm"] : []),
    ...(isPhoneConfirmed ? ["phoneConfirm"] : []),
  ];
}
