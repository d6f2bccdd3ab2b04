import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { listIdentitiesOf } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";

/** An identity that a provider vouches for. `subject` is the person's ID at the provider. */
export type ProvidedIdentity = { provider: string; subject: string; data: Record<string, unknown> };

/** The owner of an identity, or null. Its row stays locked until the transaction ends. */
export async function findOwnerOfIdentity(
  tx: PoolClient,
  { provider, subject }: Pick<ProvidedIdentity, "provider" | "subject">,
): Promise<string | null> {
  const { rows } = await tx.query<{ user_id: string }>(
    "select user_id from auth.identities where provider = $1 and subject = $2 for update",
    [provider, subject],
  );
  return rows[0]?.user_id ?? null;
}

/** Gives a user an identity. Fails with PostgreSQL's 23505 when another user has just taken it. */
export async function addIdentity(
  deps: AuthDeps,
  tx: PoolClient,
  userId: string,
  { provider, subject, data }: ProvidedIdentity,
): Promise<void> {
  const now = deps.clock();
  await tx.query(
    `insert into auth.identities
        (id, user_id, provider, subject, identity_data, last_sign_in_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $6, $6)`,
    [deps.ids(), userId, provider, subject, data, now],
  );
}

/** Saves the provider's present data of an identity, and the time of the sign-in. */
export async function refreshIdentity(
  deps: AuthDeps,
  tx: PoolClient,
  { provider, subject, data }: ProvidedIdentity,
): Promise<void> {
  await tx.query(
    `update auth.identities set identity_data = identity_data || $3, last_sign_in_at = $4, updated_at = $4
      where provider = $1 and subject = $2`,
    [provider, subject, data, deps.clock()],
  );
}

/** Writes the user's present providers in `app_metadata`. The first provider stays first while the user has it. */
export async function keepProvidersInStep(deps: AuthDeps, tx: PoolClient, userId: string): Promise<UserRow> {
  const providers = [...new Set((await listIdentitiesOf(tx, userId)).map(({ provider }) => provider))];
  const { rows } = await tx.query<UserRow>(
    `update auth.users set updated_at = $3, app_metadata = app_metadata || jsonb_build_object(
        'providers', $2::jsonb,
        'provider', case when $2::jsonb ? (app_metadata ->> 'provider')
          then app_metadata -> 'provider' else $2::jsonb -> 0 end)
      where id = $1 returning *`,
    [userId, JSON.stringify(providers), deps.clock()],
  );
  return rows[0]!;
}

/** Creates or corrects the identity of a user's email or phone. */
export async function saveLoginIdentity(
  deps: AuthDeps,
  tx: PoolClient,
  userId: string,
  provider: "email" | "phone",
  identityData: Record<string, unknown>,
): Promise<void> {
  await tx.query(
    `insert into auth.identities (id, user_id, provider, subject, identity_data, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $6)
      on conflict (provider, subject) do update
        set identity_data = auth.identities.identity_data || excluded.identity_data,
          updated_at = excluded.updated_at`,
    [deps.ids(), userId, provider, userId, identityData, deps.clock()],
  );
}

/** Removes an identity of a user. */
export async function deleteIdentity(
  tx: PoolClient,
  userId: string,
  { provider, subject }: Pick<ProvidedIdentity, "provider" | "subject">,
): Promise<void> {
  await tx.query("delete from auth.identities where user_id = $1 and provider = $2 and subject = $3", [
    userId,
    provider,
    subject,
  ]);
}
