import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { programOf } from "#server/auth/devices/browser.ts";
import type { Row } from "#server/db/database-types.ts";

/** The two ways to be reached that can be proved. */
export type LoginKind = "email" | "phone";

/** The choices of a sign-up with an address that was not proved yet. */
export type SignUpRow = Omit<Row<"auth.sign_ups">, "user_id" | "created_at">;

/** The password and metadata that a sign-up chose. */
export type SignUpChoice = Pick<SignUpRow, "password_hash" | "data">;

/** Sign-ups kept of one account; later ones are answered alike and choose a password after their proof. */
const MOST_SIGN_UPS = 20;

/** Keeps what a sign-up chose, until the address is proved. */
export async function keepSignUp(
  deps: AuthDeps,
  tx: PoolClient,
  userId: string,
  choice: {
    login: LoginKind;
    place: CallOrigin;
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
      choice.place.browser ?? "",
      programOf(deps, choice.place),
      choice.codeChallenge,
      choice.passwordHash,
      choice.data,
      deps.clock(),
      choice.login,
    ],
  );
}

/** Forgets which program signed up, once a code or a recovery was asked for: it may no longer be the same program. */
export async function contestSignUps(tx: PoolClient, userId: string): Promise<void> {
  await tx.query("update auth.sign_ups set program = '' where user_id = $1", [userId]);
}

/** The sign-ups of an account, first one first. */
export async function signUpsOf(tx: PoolClient, userId: string): Promise<SignUpRow[]> {
  const { rows } = await tx.query<SignUpRow>(
    `select id, login, browser, program, code_challenge, password_hash, data from auth.sign_ups
      where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

/** Forgets them: all, or those made with one login alone. */
export async function forgetSignUps(tx: PoolClient, userId: string, login: LoginKind | null = null): Promise<void> {
  await tx.query("delete from auth.sign_ups where user_id = $1 and ($2::text is null or login = $2)", [userId, login]);
}
