import { programOf } from "#server/auth/devices/browser.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import type { Row } from "#server/db/database-types.ts";
import type { PoolClient } from "pg";

/** The two kinds of login that can be proved. */
export type LoginKind = "email" | "phone";

/** What a sign-up chose, stored while its address is not proved. */
export type SignUpRow = Omit<Row<"auth.sign_ups">, "user_id" | "created_at">;

/** The password and metadata that a sign-up chose. */
export type SignUpChoice = Pick<SignUpRow, "password_hash" | "data">;

/**
 * The number of sign-ups stored for one account. Later sign-ups get the same answer, and choose a password after their
 * proof.
 */
const MOST_SIGN_UPS = 20;

/** Keeps what a sign-up chose, until the address is proved. */
export async function keepSignUp(
  deps: AuthDeps,
  tx: PoolClient,
  userId: string,
  choice: {
    login: LoginKind;
    origin: CallOrigin;
    codeChallenge: string;
    passwordHash: string | null;
    data: Record<string, unknown>;
  },
): Promise<void> {
  await tx.query(
    `insert into auth.sign_ups
        (id, user_id, browser, program, code_challenge, password_hash, data, created_at, login)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9
        where (select count(*) from auth.sign_ups where user_id = $2) < ${MOST_SIGN_UPS}`,
    [
      deps.ids(),
      userId,
      choice.origin.browser ?? "",
      programOf(deps, choice.origin),
      choice.codeChallenge,
      choice.passwordHash,
      choice.data,
      deps.clock(),
      choice.login,
    ],
  );
}

/** Forgets which program signed up. After a request for a code or a recovery, the caller may be another program. */
export async function clearSignUpProgram(tx: PoolClient, userId: string): Promise<void> {
  await tx.query("update auth.sign_ups set program = '' where user_id = $1", [userId]);
}

/** The sign-ups of an account, oldest first. */
export async function listSignUpsOf(tx: PoolClient, userId: string): Promise<SignUpRow[]> {
  const { rows } = await tx.query<SignUpRow>(
    `select id, login, browser, program, code_challenge, password_hash, data from auth.sign_ups
      where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

/** Deletes the sign-ups of an account: all of them, or only those made with one login. */
export async function deleteSignUps(tx: PoolClient, userId: string, login: LoginKind | null = null): Promise<void> {
  await tx.query("delete from auth.sign_ups where user_id = $1 and ($2::text is null or login = $2)", [userId, login]);
}
