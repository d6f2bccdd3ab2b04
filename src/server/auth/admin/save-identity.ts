import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/auth-deps.ts";

/** Gives a user the identity of their email or phone, or puts it right. */
export async function saveIdentity(deps: AuthDeps, tx: PoolClient, userId: string, provider: "email" | "phone", data: Record<string, unknown>): Promise<void> {
  await tx.query(
    `insert into auth.identities (id, user_id, provider, subject, identity_data, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)
      on conflict (provider, subject) do update set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [deps.ids(), userId, provider, userId, data, deps.clock()],
  );
}
