import { keysOf } from "#domain/shared/keys-of.ts";
import { knownDevice } from "#server/auth/devices/known-device.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { findUserById } from "#server/auth/ground/auth.repository.ts";
import { forgetWrongTries } from "#server/auth/ground/limits.ts";
import { keepProvidersInStep } from "#server/auth/users/identities.repository.ts";
import type { OwnedTable } from "#server/auth/users/users.repository.ts";
import { deleteRowsOf, isOpen } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import { keepOneIdentity, keepOneLogin, saveProvedAt, saveSignUpChoice } from "./first-proof.repository.ts";
import { giveOwnAccount, belongsToOtherLogin } from "./own-account.ts";
import type { ProofPlace } from "./sign-up-of-prover.ts";
import { signUpOfProver, signUpOfChallenge } from "./sign-up-of-prover.ts";
import type { LoginKind, SignUpChoice, SignUpRow } from "./sign-ups.repository.ts";
import { deleteSignUps, listSignUpsOf } from "./sign-ups.repository.ts";

/**
 * The outcome of a first proof: the proved user, whether a password was removed, and the sign-up to restore once the
 * verifier of PKCE is known.
 */
export type FirstProof = { user: UserRow; isPasswordRemoved: boolean; signUpToRestore: SignUpRow | null };

/** What becomes of a user's rows in each table, when a stranger may have set up the account. */
export const TABLES_OF_A_STRANGER: Record<OwnedTable, "deleted" | "one is kept"> = {
  // The proved login stays.
  identities: "one is kept",
  sessions: "deleted",
  mfa_factors: "deleted",
  flow_state: "deleted",
  one_time_tokens: "deleted",
  login_changes: "deleted",
  sign_ups: "deleted",
};

const OWNED_TABLES = keysOf(TABLES_OF_A_STRANGER);
const DELETED_TABLES = OWNED_TABLES.filter((table) => TABLES_OF_A_STRANGER[table] === "deleted");

/**
 * Decides whose account it is when an address or number is proved for the first time. Later proofs change nothing.
 *
 * - The prover signed up with it: what they chose stays.
 * - A stranger may have typed the address first: all that was set before goes.
 * - The account is somebody's by its other login: the prover gets their own account.
 * - An administrator made the account and no user signed up: it stays as it is.
 */
export async function settleFirstProof(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  login: LoginKind,
  proof: ProofPlace,
): Promise<FirstProof> {
  const unchangedUser = { user, isPasswordRemoved: false, signUpToRestore: null };
  if (user[`${login}_proved_at`] !== null) return unchangedUser;
  const rows = await listSignUpsOf(tx, user.id);
  const isConfirmed = isOpen(user);
  const signUp = signUpOfProver(deps, rows, proof);
  // The sign-ups with the user's second login stay until that login is proved too.
  await deleteSignUps(tx, user.id, login);
  // The account holds what the first sign-up chose.
  if (signUp !== null && signUp === rows[0]) return unchangedUser;
  if (belongsToOtherLogin(user, login, rows)) {
    if (knownDevice(deps, proof.place.cookies, user) !== null) return unchangedUser;
    const choice = signUp?.login === login ? signUp : null;
    const owner = await giveOwnAccount(deps, tx, user, login, choice);
    return {
      user: owner,
      isPasswordRemoved: choice === null && user.password_hash !== null,
      signUpToRestore: signUpOfChallenge(rows, proof),
    };
  }
  // An administrator created this account: no stranger chose anything.
  if (rows.length === 0 && (!isConfirmed || user.email_proved_at !== null || user.phone_proved_at !== null))
    return unchangedUser;
  await wipeAccount(tx, user, login, metadataOfLogin(user, login));
  await keepProvidersInStep(deps, tx, user.id);
  // No user has signed in yet, so the choice of the owner's own sign-up is restored.
  if (signUp !== null && !isConfirmed) {
    await saveChoice(tx, user.id, signUp, metadataOfLogin(user, login));
    return unchangedUser;
  }
  return { user, isPasswordRemoved: user.password_hash !== null, signUpToRestore: signUpOfChallenge(rows, proof) };
}

/**
 * Restores what a sign-up chose, once the verifier of PKCE is known. Does nothing when a password has been chosen
 * meanwhile.
 */
export async function restoreSignUp(tx: PoolClient, user: UserRow, signUp: SignUpChoice): Promise<void> {
  if (user.password_hash === null) await saveChoice(tx, user.id, signUp, user.user_metadata);
}

/**
 * Removes everything that a stranger may have set up without proof, and that could open the account or act for its
 * owner. `keptLogin` is the login that stays.
 */
export async function wipeAccount(
  tx: PoolClient,
  user: UserRow,
  keptLogin: LoginKind | null,
  metadata: Record<string, unknown>,
): Promise<void> {
  await keepOneIdentity(tx, user.id, keptLogin, metadata);
  await deleteRowsOf(tx, user.id, DELETED_TABLES);
  for (const account of [user.email, user.phone]) if (account !== "") await forgetWrongTries(tx, account);
  await keepOneLogin(tx, user.id, keptLogin ?? "email", metadata);
}

/** Prepares an account for an administrator's changes. Removes what a stranger may have set on it. */
export async function wipeUnclaimedAccount(tx: PoolClient, user: UserRow): Promise<UserRow> {
  if (isOpen(user) || user.email === "" || (await listSignUpsOf(tx, user.id)).length === 0) return user;
  await wipeAccount(tx, user, "email", metadataOfLogin(user, null));
  return (await findUserById(tx, user.id))!;
}

/** Saves that the owner of an account has proved one of its addresses. */
export async function markProved(deps: AuthDeps, tx: PoolClient, userId: string, login: LoginKind): Promise<void> {
  await saveProvedAt(tx, userId, login, deps.clock());
}

async function saveChoice(
  tx: PoolClient,
  userId: string,
  { password_hash, data }: SignUpChoice,
  metadata: Record<string, unknown>,
): Promise<void> {
  await saveSignUpChoice(tx, userId, { password_hash, data: { ...data, ...metadata } });
}

function metadataOfLogin(user: UserRow, login: LoginKind | null): Record<string, unknown> {
  return {
    sub: user.id,
    ...(login === "phone" ? { phone: user.phone } : { email: user.email }),
    email_verified: login === "email",
    phone_verified: login === "phone",
  };
}
