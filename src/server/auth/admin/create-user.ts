import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { throwIfLoginTaken, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, mergedMetadata, metadataOf } from "#server/auth/ground/credentials.ts";
import { saveLoginIdentity } from "#server/auth/users/identities.repository.ts";
import { readUserAnswer } from "#server/auth/users/user-answer.ts";
import type { PoolClient } from "pg";
import type { Admin } from "./admin-caller.ts";
import { auditAdminCall } from "./admin-caller.ts";
import type { AdminFields } from "./admin-fields.ts";
import { readAdminFields, bannedUntil } from "./admin-fields.ts";
import { insertDescribedUser } from "./admin.repository.ts";

/**
 * POST /admin/users: creates a user as an admin describes them. Only the `_confirm` flags confirm a login. No letter is
 * sent.
 */
export async function createUser(deps: AuthDeps, admin: Admin, rawBody: unknown): Promise<unknown> {
  const fields = await readAdminFields(deps, bodyOf(rawBody));
  if (fields.email === null && fields.phone === null)
    throw validationFailed("Cannot create a user without either an email or phone");
  return inTransaction(deps.pool, async (tx) => {
    const user = await insertFromFields(deps, tx, fields).catch(throwIfLoginTaken);
    await auditAdminCall(deps, tx, admin, { action: "user_created", target: user.id });
    return readUserAnswer(tx, user);
  });
}

async function insertFromFields(deps: AuthDeps, tx: PoolClient, fields: AdminFields): Promise<UserRow> {
  const [id, now] = [fields.id ?? deps.ids(), deps.clock()];
  const { email, phone } = fields;
  const isConfirmed = {
    email: email !== null && fields.isEmailConfirmed,
    phone: phone !== null && fields.isPhoneConfirmed,
  };
  const providers = [...(email === null ? [] : ["email"]), ...(phone === null ? [] : ["phone"])];
  const userMetadata = {
    ...metadataOf(fields.userMetadata),
    ...(isConfirmed.email && { email_verified: true }),
    ...(isConfirmed.phone && { phone_verified: true }),
  };
  const user = await insertDescribedUser(tx, {
    id,
    email: email ?? "",
    phone: phone ?? "",
    password_hash: fields.passwordHash,
    role: fields.role ?? "authenticated",
    isEmailConfirmed: isConfirmed.email,
    isPhoneConfirmed: isConfirmed.phone,
    banned_until: bannedUntil(deps, fields.banMs),
    app_metadata: mergedMetadata({ provider: providers[0], providers }, fields.appMetadata),
    user_metadata: userMetadata,
    now,
  });
  const about = { sub: id, email_verified: isConfirmed.email, phone_verified: isConfirmed.phone };
  if (email !== null) await saveLoginIdentity(deps, tx, id, "email", { ...about, email });
  if (phone !== null) await saveLoginIdentity(deps, tx, id, "phone", { ...about, phone });
  return user;
}
