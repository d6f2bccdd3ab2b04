import type { Role } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import { companySet, uuidLiteral } from "#server/db/tenancy.ts";
import type { TokenOwner } from "#server/deps.ts";
import { sql } from "kysely";

/** A row of `caller_of`. `company_id` and `role` are null for a user without company. */
export type CallerRow = { email: string; second_factor_needed: boolean; company_id: string | null; role: Role };

/**
 * SQL that opens a caller's transaction. It looks up the session, and limits the transaction to one company:
 * `companyId`, or the first company the user joined. Gives no row without a live session.
 */
export function callerQuery({ userId, sessionId }: TokenOwner, companyId: string | undefined, now: Date): string {
  const company = companyId === undefined ? "null" : uuidLiteral(companyId);
  return `select c.*, ${companySet("c.company_id")}
    from caller_of(${uuidLiteral(sessionId)}, ${uuidLiteral(userId)}, '${now.toISOString()}', ${company}) c`;
}

/** A row of `person_of`. */
type PersonRow = { email: string; email_confirmed: boolean; second_factor_needed: boolean };

/** The person of a live session, in any company or none. Null without a live session. */
export async function findPerson(db: Db, { userId, sessionId }: TokenOwner, now: Date): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`
    select * from person_of(${sessionId}::uuid, ${userId}::uuid, ${now})`.execute(db);
  return rows[0] ?? null;
}

/**
 * Creates the company of a user who has none, and makes the user its owner. When two first calls come at once, the
 * second waits here and finds the company of the first.
 */
export async function insertFirstCompany(
  tx: Db,
  { companyId, userId, email }: { companyId: string; userId: string; email: string },
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(tx);
  const existing = await sql`select from memberships_of(${userId}::uuid)`.execute(tx);
  if (existing.rows.length > 0) return;
  await sql`insert into company (company_id, email, created_at) values (${companyId}, ${email}, ${now})`.execute(tx);
  await sql`insert into membership (company_id, user_id, role, email, created_at)
    values (${companyId}, ${userId}, 'owner', ${email}, ${now})`.execute(tx);
}
