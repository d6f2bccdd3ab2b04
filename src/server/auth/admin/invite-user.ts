import type { InvitedBy } from "#domain/auth/letters.ts";
import { retryOnceIfTaken } from "#server/auth/codes/ask-for-code.ts";
import { wipeUnclaimedAccount } from "#server/auth/first-proof/first-proof.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { emailTaken, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction, findUserByLogin } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, mergedMetadata, metadataOf, tidyEmail } from "#server/auth/ground/credentials.ts";
import { limitLetters } from "#server/auth/messages/message-limits.ts";
import { mailCode } from "#server/auth/messages/send-letter.ts";
import { readUserAnswer } from "#server/auth/users/user-answer.ts";
import { insertUser, lockUserByEmail } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import type { Admin } from "./admin-caller.ts";
import { auditAdminCall } from "./admin-caller.ts";
import { saveInvitation } from "./admin.repository.ts";

/**
 * An invitation: the address, the `user_metadata`, and an allowed address to which the link leads. The letter names the
 * inviter and the company.
 */
export type AuthInvitation = { email: string; data: Record<string, unknown>; redirectTo: string; by?: InvitedBy };

/** The application, when it invites a person on behalf of a user. */
const THE_APPLICATION: Admin = { userId: null, role: "application", ip: "" };

/**
 * Invites a person by mail. Creates a user who waits until the link or code of the letter confirms the address and
 * signs them in. A second invitation sends the letter again. 422 `email_exists` when the address is confirmed, 429
 * within a minute of the last letter.
 */
export async function inviteUser(
  deps: AuthDeps,
  invitation: AuthInvitation,
  admin: Admin = THE_APPLICATION,
): Promise<UserRow> {
  const { redirectTo } = invitation;
  const email = tidyEmail(invitation.email);
  if ((await findUserByLogin(deps.pool, { email, phone: "" }))?.email_confirmed_at) throw emailTaken();
  await limitLetters(deps, { to: email, use: "invitation", clientAddress: null });
  return retryOnceIfTaken(() =>
    inTransaction(deps.pool, async (tx) => {
      const user = await prepareInvitedUser(deps, tx, email, invitation.data);
      await mailCode(deps, tx, {
        userId: user.id,
        kind: "confirmation",
        letter: "invite",
        address: email,
        redirectTo,
        codeChallenge: "",
        invitation: invitation.by,
        mayWait: true,
      });
      await auditAdminCall(deps, tx, admin, { action: "user_invited", target: user.id });
      return user;
    }),
  );
}

/** POST /invite. */
export async function invite(deps: AuthDeps, admin: Admin, rawBody: unknown, redirectTo: string): Promise<unknown> {
  const body = bodyOf(rawBody);
  if (typeof body.email !== "string") throw validationFailed("An email address is required");
  return readUserAnswer(
    deps.pool,
    await inviteUser(deps, { email: body.email, data: metadataOf(body.data), redirectTo }, admin),
  );
}

/**
 * The invited user of an address, created when there is none. Everything set before the address was proved is removed,
 * because a stranger may have set it.
 */
export async function prepareInvitedUser(
  deps: AuthDeps,
  tx: PoolClient,
  email: string,
  metadata: Record<string, unknown>,
): Promise<UserRow> {
  const account = await lockUserByEmail(tx, email);
  if (account?.email_confirmed_at) throw emailTaken();
  const user = account
    ? await wipeUnclaimedAccount(tx, account)
    : await insertUser(deps, tx, {
        login: { email, phone: "" },
        passwordHash: null,
        data: metadata,
        isConfirmed: false,
      });
  const newMetadata = account ? mergedMetadata(user.user_metadata, metadata) : user.user_metadata;
  return saveInvitation(tx, user.id, newMetadata, deps.clock());
}
