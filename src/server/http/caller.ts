import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { isId } from "./ids.ts";
import { sql } from "kysely";
import { signedOut, notFound } from "./api-error.ts";

/** What a member may do in a company (decisions, "Accounts and company"). */
export type Role = "owner" | "manager" | "worker" | "accountant";

/** Who calls, for which company. */
export type Caller = { userId: string; companyId: string; role: Role };

type Headers = { authorization?: string | undefined; "x-company-id"?: string | string[] | undefined };

/** The signed-in user and the company acted for; a user without one gets theirs made, once, at the first call. */
export async function identifyCaller(deps: Deps, headers: Headers): Promise<Caller> {
  const session = await deps.verifyAccessToken(headers.authorization);
  if (session === null) throw signedOut();
  const memberships = await membershipsOf(deps.db, session.userId);
  const wanted = headers["x-company-id"];
  if (wanted === undefined) return callerOf(session.userId, memberships[0] ?? (await makeCompany(deps, session)));
  const chosen = memberships.find((membership) => membership.company_id === wanted);
  if (!chosen) throw notFound();
  return callerOf(session.userId, chosen);
}

type Membership = { company_id: string; role: Role };

function callerOf(userId: string, membership: Membership): Caller {
  return { userId, companyId: membership.company_id, role: membership.role };
}

async function membershipsOf(db: Db, userId: string): Promise<Membership[]> {
  if (!isId(userId)) return [];
  const found = await sql<Membership>`select company_id, role from memberships_of(${userId}::uuid)`.execute(db);
  return found.rows;
}

async function makeCompany(deps: Deps, session: { userId: string; email: string }): Promise<Membership> {
  const companyId = deps.ids();
  const now = deps.clock();
  return inCompany(deps.db, companyId, async (tx) => {
    // Two first calls at once: the second waits here, then finds the company the first one made.
    await sql`select pg_advisory_xact_lock(hashtextextended(${session.userId}, 0))`.execute(tx);
    const existing = await membershipsOf(tx, session.userId);
    if (existing[0]) return existing[0];
    await sql`insert into company (company_id, email, created_at) values (${companyId}, ${session.email}, ${now})`.execute(tx);
    await sql`insert into membership (company_id, user_id, role, created_at) values (${companyId}, ${session.userId}, 'owner', ${now})`.execute(tx);
    return { company_id: companyId, role: "owner" as const };
  });
}
