import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit } from "#server/auth/ground/auth.repository.ts";
import { keepProvidersInStep } from "#server/auth/users/identities.repository.ts";
import { insertUser } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import { deleteLogin } from "./first-proof.repository.ts";
import type { LoginKind, SignUpChoice, SignUpRow } from "./sign-ups.repository.ts";

/**
 * True when this login was only typed on an account that belongs to the owner of another login. That other login is
 * proved, or the account began with it. An unconfirmed login without a sign-up on a proved account was written by an
 * administrator, and belongs to the same person.
 */
export function belongsToOtherLogin(user: UserRow, login: LoginKind, signUps: readonly SignUpRow[]): boolean {
  const other = login === "email" ? "phone" : "email";
  if (user[other] === "") return false;
  const hasSignUp = signUps.some((row) => row.login === login);
  const beganWithOther =
    user[`${other}_confirmed_at`] !== null && !hasSignUp && signUps.some((row) => row.login === other);
  const isTyped = hasSignUp || user[`${login}_confirmed_at`] !== null;
  return isTyped && (user[`${other}_proved_at`] !== null || beganWithOther);
}

/** Removes a login and its identity from the account on which it was only typed. */
export async function removeTypedLogin(
  deps: AuthDeps,
  tx: PoolClient,
  user: Pick<UserRow, "id">,
  login: LoginKind,
): Promise<void> {
  await deleteLogin(tx, user, login);
  await keepProvidersInStep(deps, tx, user.id);
}

/**
 * Moves the prover of a login to a new account, with the choices of their sign-up. The account on which the login was
 * typed stays with the owner of its other login. 422 where sign-up is closed.
 */
export async function giveOwnAccount(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  login: LoginKind,
  choice: SignUpChoice | null,
): Promise<UserRow> {
  if (!deps.config.signupEnabled) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  await removeTypedLogin(deps, tx, user, login);
  const logins = { email: "", phone: "", [login]: user[login] };
  const owner = await insertUser(deps, tx, {
    login: logins,
    passwordHash: choice?.password_hash ?? null,
    data: choice?.data ?? {},
    isConfirmed: true,
  });
  await audit(tx, {
    id: deps.ids(),
    actorId: owner.id,
    action: "login_given_to_its_owner",
    ip: "",
    at: deps.clock(),
    details: { login, from: user.id },
  });
  return owner;
}
