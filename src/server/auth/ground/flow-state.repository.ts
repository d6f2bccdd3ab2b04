import type { Row } from "#server/db/database-types.ts";
import type { AuthDb } from "./auth.repository.ts";

/** What a browser has started: a code to exchange (`otp`, `oauth`), or a provider's answer to come (`provider`). */
export type FlowRow = Row<"auth.flow_state">;

/** Stores a flow. `auth_code` is the hash of the code that completes it. */
export async function insertFlow(db: AuthDb, flow: FlowRow): Promise<void> {
  await db.query(
    `insert into auth.flow_state (id, user_id, kind, auth_code, code_challenge, details, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [flow.id, flow.user_id, flow.kind, flow.auth_code, flow.code_challenge, flow.details, flow.created_at],
  );
}

/**
 * Deletes and gives a flow of one of the given kinds by the hash of its code, or null. A flow can be completed once.
 */
export async function takeFlowRow(
  db: AuthDb,
  authCode: string,
  kinds: readonly ("otp" | "oauth" | "provider")[],
): Promise<FlowRow | null> {
  const { rows } = await db.query<FlowRow>(
    "delete from auth.flow_state where auth_code = $1 and kind = any($2) returning *",
    [authCode, kinds],
  );
  return rows[0] ?? null;
}

/** Deletes the flows that began before a moment. */
export async function deleteFlowsBefore(db: AuthDb, moment: Date): Promise<void> {
  await db.query("delete from auth.flow_state where created_at < $1", [moment]);
}
