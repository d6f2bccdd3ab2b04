import type { PoolClient } from "pg";
import type { AuthDeps } from "./auth-deps.ts";
import { AuthError } from "./auth-error.ts";
import type { Login, UserRow } from "./auth.repository.ts";
import { audit, inTransaction, userByLogin } from "./auth.repository.ts";
import { bodyOf, loginOf, metadataOf } from "./credentials.ts";
import { assertStrong, hashPassword } from "./passwords.ts";
import type { Place } from "./sessions.ts";
import { openSession } from "./sessions.ts";
import { userAnswer } from "./user-answer.ts";

/** POST /signup: a new user with a password, signed in at once where addresses need no confirmation; anonymous when allowed. */
export async function signUp(deps: AuthDeps, rawBody: unknown, place: Place): Promise<unknown> {
  const { config } = deps;
  const body = bodyOf(rawBody);
  if (!config.signupEnabled) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  const login = loginOf(body, config);
  if (!login) return signUpAnonymously(deps, body, place);
  const passwordHash = await hashPassword(assertStrong(body.password, config.passwordMinLength));
  const data = metadataOf(body.data);
  const autoconfirm = login.email ? config.mailAutoconfirm : config.phoneAutoconfirm;
  return inTransaction(deps.pool, async (tx) => {
    if (await userByLogin(tx, login)) return alreadyKnown(deps, login, data, autoconfirm);
    const user = await insertUser(deps, tx, { login, passwordHash, data, confirmed: autoconfirm }).catch(asAlreadyKnown);
    await audit(tx, { id: deps.ids(), actorId: user.id, action: "user_signedup", ip: place.ip, at: deps.clock() });
    return autoconfirm ? openSession(deps, tx, user, "password", place) : userAnswer(tx, user);
  });
}

type NewUser = { login: Login; passwordHash: string | null; data: Record<string, unknown>; confirmed: boolean };

async function insertUser(deps: AuthDeps, tx: PoolClient, { login, passwordHash, data, confirmed }: NewUser): Promise<UserRow> {
  const [id, now] = [deps.ids(), deps.clock()];
  const provider = login.email ? "email" : "phone";
  const about = { sub: id, ...(login.email ? { email: login.email } : { phone: login.phone }), email_verified: confirmed && login.email !== "", phone_verified: confirmed && login.phone !== "" };
  const inserted = await tx.query<UserRow>(
    `insert into auth.users (id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning *`,
    [id, login.email, login.phone, passwordHash, confirmed && login.email ? now : null, confirmed && login.phone ? now : null, { provider, providers: [provider] }, { ...data, ...about }, now],
  );
  await tx.query("insert into auth.identities (id, user_id, provider, subject, identity_data, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)", [
    deps.ids(),
    id,
    provider,
    id,
    { ...data, ...about },
    now,
  ]);
  return inserted.rows[0]!;
}

async function signUpAnonymously(deps: AuthDeps, body: Record<string, unknown>, place: Place): Promise<unknown> {
  if (!deps.config.anonymousEnabled) throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const [id, now] = [deps.ids(), deps.clock()];
  return inTransaction(deps.pool, async (tx) => {
    const inserted = await tx.query<UserRow>(
      "insert into auth.users (id, is_anonymous, user_metadata, created_at, updated_at) values ($1, true, $2, $3, $3) returning *",
      [id, metadataOf(body.data), now],
    );
    return openSession(deps, tx, inserted.rows[0]!, "anonymous", place);
  });
}

// Where addresses are confirmed by mail nobody may learn who is registered: the answer looks like that of a new user.
function alreadyKnown(deps: AuthDeps, login: Login, data: Record<string, unknown>, autoconfirm: boolean): unknown {
  if (autoconfirm) throw new AuthError(422, "user_already_exists", "User already registered");
  const now = deps.clock();
  const provider = login.email ? "email" : "phone";
  return { id: deps.ids(), aud: "authenticated", role: "authenticated", ...login, app_metadata: { provider, providers: [provider] }, user_metadata: data, identities: [], created_at: now, updated_at: now, is_anonymous: false };
}

function asAlreadyKnown(error: { code?: string }): never {
  if (error.code === "23505") throw new AuthError(422, "user_already_exists", "User already registered");
  throw error;
}
