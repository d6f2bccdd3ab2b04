import type { Role } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps, TokenOwner } from "#server/deps.ts";
import { companySet, inCompany, inTransaction, uuidLiteral } from "#server/db/tenancy.ts";
import { sql } from "kysely";
import { notTheirs, secondFactorNeeded, signedOut } from "./api-error.ts";
import { isId } from "./ids.ts";

/** Who calls, from which session, for which company. `email` is that of their account; empty when it has none. */
export type Caller = { userId: string; sessionId: string; companyId: string; role: Role; email: string };

/** Who calls, whatever their companies. */
export type Person = { userId: string; sessionId: string; email: string; emailConfirmed: boolean };

/** Throws for a person who is to wait: before anything is asked of the database. */
type Admit = (owner: TokenOwner) => void;

type Headers = { authorization?: string | undefined; "x-company-id"?: string | string[] | undefined };

/**
 * Runs `work` as the caller, in one transaction that sees the company acted for alone. The session behind the bearer is
 * looked up as the transaction opens, so that signing out takes effect at once. A user without a company gets theirs
 * made, once, at the first call. Throws 401 without a live session, or while the second factor of the user is still to
 * be shown; 404 for a company one is no member of.
 */
export async function asCaller<T>(
  deps: Deps,
  headers: Headers,
  work: (tx: Db, caller: Caller) => Promise<T>,
  admit: Admit = () => {},
): Promise<T> {
  const owner = await deps.verifyAccessToken(headers.authorization);
  if (owner === null) throw signedOut();
  admit(owner);
  const wanted = headers["x-company-id"];
  if (wanted !== undefined && !(typeof wanted === "string" && isId(wanted))) throw notTheirs();
  const done: { result: T } | { newcomer: string } = await inTransaction(
    deps.db,
    callerQuery(owner, wanted, deps.clock()),
    async (tx, [found]: Found[]) => {
      if (!found) throw signedOut();
      if (found.second_factor_needed) throw secondFactorNeeded();
      if (found.company_id !== null)
        return {
          result: await work(tx, { ...owner, companyId: found.company_id, role: found.role, email: found.email }),
        };
      if (wanted !== undefined) throw notTheirs();
      return { newcomer: found.email };
    },
  );
  if ("result" in done) return done.result;
  await makeCompany(deps, owner.userId, done.newcomer);
  return asCaller(deps, headers, work);
}

/** Who calls, whatever company they act for, if any: none is made for them. Throws 401 as `asCaller` does. */
export async function asPerson(deps: Deps, headers: Headers, admit: Admit): Promise<Person> {
  const owner = await deps.verifyAccessToken(headers.authorization);
  if (owner === null) throw signedOut();
  admit(owner);
  const found = await sql<{ email: string; email_confirmed: boolean; second_factor_needed: boolean }>`
    select * from person_of(${owner.sessionId}::uuid, ${owner.userId}::uuid, ${deps.clock()})`.execute(deps.db);
  const person = found.rows[0];
  if (!person) throw signedOut();
  if (person.second_factor_needed) throw secondFactorNeeded();
  return { ...owner, email: person.email, emailConfirmed: person.email_confirmed };
}

type Found = { email: string; second_factor_needed: boolean; company_id: string | null; role: Role };

function callerQuery({ userId, sessionId }: TokenOwner, wanted: string | undefined, now: Date): string {
  const company = wanted === undefined ? "null" : uuidLiteral(wanted);
  return `select c.*, ${companySet("c.company_id")} from caller_of(${uuidLiteral(sessionId)}, ${uuidLiteral(userId)}, '${now.toISOString()}', ${company}) c`;
}

async function makeCompany(deps: Deps, userId: string, email: string): Promise<void> {
  const companyId = deps.ids();
  const now = deps.clock();
  await inCompany(deps.db, companyId, async (tx) => {
    // Two first calls at once: the second waits here, then finds the company the first one made.
    await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(tx);
    const existing = await sql`select from memberships_of(${userId}::uuid)`.execute(tx);
    if (existing.rows.length > 0) return;
    await sql`insert into company (company_id, email, created_at) values (${companyId}, ${email}, ${now})`.execute(tx);
    await sql`insert into membership (company_id, user_id, role, email, created_at) values (${companyId}, ${userId}, 'owner', ${email}, ${now})`.execute(
      tx,
    );
  });
}
