import { retryOnceIfTaken } from "#server/auth/codes/ask-for-code.ts";
import { wipeUnclaimedAccount } from "#server/auth/first-proof/first-proof.ts";
import { clearSignUpProgram } from "#server/auth/first-proof/sign-ups.repository.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, emailTaken, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, mergedMetadata, metadataOf, tidyEmail } from "#server/auth/ground/credentials.ts";
import type { TokenKind } from "#server/auth/messages/one-time-tokens.repository.ts";
import { deleteTokens } from "#server/auth/messages/one-time-tokens.repository.ts";
import { makeToken } from "#server/auth/messages/one-time-tokens.ts";
import { actionLink } from "#server/auth/messages/send-letter.ts";
import { acceptPassword, hashPassword } from "#server/auth/passwords/passwords.ts";
import { wordsOfUser } from "#server/auth/passwords/user-words.ts";
import { readUserAnswer } from "#server/auth/users/user-answer.ts";
import { insertUser, isOpen, lockUserByEmail } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import type { Admin } from "./admin-caller.ts";
import { auditAdminCall } from "./admin-caller.ts";
import { isEmailTaken, saveLinkGivenAt, saveNewEmail, saveSignUp } from "./admin.repository.ts";
import { prepareInvitedUser } from "./invite-user.ts";

const TYPES = ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"] as const;
type LinkType = (typeof TYPES)[number];
type LinkRequest = {
  type: LinkType;
  email: string;
  newEmail: string;
  passwordHash: string | null;
  data: Record<string, unknown>;
};
type PreparedLink = { type: LinkType; user: UserRow; kind: TokenKind; address: string };

const COLUMN = {
  signup: "confirmation_sent_at",
  invite: "invited_at",
  magiclink: "recovery_sent_at",
  recovery: "recovery_sent_at",
  email_change_current: "email_change_sent_at",
  email_change_new: "email_change_sent_at",
} as const;

/**
 * POST /admin/generate_link: the link, secret and code of a letter. The admin passes them on, and no letter is sent.
 */
export async function generateLink(
  deps: AuthDeps,
  admin: Admin,
  rawBody: unknown,
  redirectTo: string,
): Promise<unknown> {
  const request = await readLinkRequest(deps, bodyOf(rawBody));
  return retryOnceIfTaken(() =>
    inTransaction(deps.pool, async (tx) => {
      const { type, user, kind, address } = await prepareLink(deps, tx, request);
      const { code, link } = await makeToken(deps, tx, { userId: user.id, kind, address, codeChallenge: "" });
      const savedUser = await saveLinkGivenAt(tx, user.id, COLUMN[type], deps.clock());
      await auditAdminCall(deps, tx, admin, { action: "link_generated", target: user.id, type });
      return {
        ...(await readUserAnswer(tx, savedUser)),
        action_link: actionLink(deps, {
          link,
          type: type.startsWith("email_change") ? "email_change" : type,
          redirectTo,
        }),
        email_otp: code,
        hashed_token: link,
        verification_type: type,
        redirect_to: redirectTo,
      };
    }),
  );
}

async function readLinkRequest(deps: AuthDeps, body: Record<string, unknown>): Promise<LinkRequest> {
  const type = TYPES.find((one) => one === body.type);
  if (!type) throw validationFailed("Invalid email action link type requested");
  if (typeof body.email !== "string") throw validationFailed("An email address is required");
  const isEmailChange = type === "email_change_current" || type === "email_change_new";
  if (isEmailChange && typeof body.new_email !== "string") throw validationFailed("A new email address is required");
  if (type === "email_change_current" && !deps.config.secureEmailChange)
    throw validationFailed("Enable secure email change to generate link for current email");
  // The addresses are checked before the password, as the protocol does.
  const [email, newEmail] = [tidyEmail(body.email), isEmailChange ? tidyEmail(body.new_email as string) : ""];
  const metadata = metadataOf(body.data);
  const password =
    type === "signup" && (body.password ?? "") !== ""
      ? await acceptPassword(deps, body.password, wordsOfUser({ email, phone: "" }, metadata))
      : null;
  return {
    type,
    email,
    newEmail,
    passwordHash: password && (await hashPassword(password, deps.config)),
    data: metadata,
  };
}

async function prepareLink(deps: AuthDeps, tx: PoolClient, request: LinkRequest): Promise<PreparedLink> {
  const { email } = request;
  const account = await lockUserByEmail(tx, email);
  const type = request.type === "magiclink" && account === null ? "signup" : request.type;
  if (type === "invite")
    return {
      type,
      user: await prepareInvitedUser(deps, tx, email, request.data),
      kind: "confirmation",
      address: email,
    };
  if (type === "signup")
    return { type, user: await signUpForAdmin(deps, tx, account, request), kind: "confirmation", address: email };
  if (account === null) throw new AuthError(404, "user_not_found", "User with this email not found");
  if (type === "email_change_current")
    return { type, user: await startEmailChange(tx, account, request), kind: type, address: email };
  if (type === "email_change_new")
    return { type, user: await startEmailChange(tx, account, request), kind: type, address: request.newEmail };
  // The password of this account was chosen by a person who has not proved the address.
  if (type === "magiclink" && !isOpen(account)) await clearSignUpProgram(tx, account.id);
  return { type, user: account, kind: "recovery", address: email };
}

async function signUpForAdmin(
  deps: AuthDeps,
  tx: PoolClient,
  account: UserRow | null,
  { email, passwordHash, data }: LinkRequest,
): Promise<UserRow> {
  if (account === null)
    return insertUser(deps, tx, {
      login: { email, phone: "" },
      passwordHash,
      data,
      isConfirmed: false,
      isDescribedByAdmin: true,
    });
  if (account.email_confirmed_at) throw emailTaken();
  const user = await wipeUnclaimedAccount(tx, account);
  await saveSignUp(tx, user.id, { data: mergedMetadata(user.user_metadata, data), passwordHash });
  return user;
}

// An earlier confirmation was for another address, so both mailboxes must confirm again.
async function startEmailChange(tx: PoolClient, user: UserRow, { newEmail }: LinkRequest): Promise<UserRow> {
  if (await isEmailTaken(tx, newEmail)) throw emailTaken();
  if (user.new_email === newEmail) return user;
  await deleteTokens(tx, user.id, ["email_change_current", "email_change_new"]);
  await saveNewEmail(tx, user.id, newEmail);
  return user;
}
