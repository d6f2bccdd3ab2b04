import type { Role } from "#domain/company/team.ts";
import { hasRight } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany, inTransaction } from "#server/db/tenancy.ts";
import type { Deps, TokenOwner } from "#server/deps.ts";
import { isId } from "#server/ids.ts";
import { unknownCompany, secondFactorNeeded, signedOut } from "./api-error.ts";
import type { CallerRow } from "./caller.repository.ts";
import { callerQuery, findPerson, insertFirstCompany } from "./caller.repository.ts";

/** The caller: user, session and company. `email` is the address of the account, empty when it has none. */
export type Caller = { userId: string; sessionId: string; companyId: string; role: Role; email: string };

/** True when the caller manages the company, and so shares its mailboxes. */
export function mayManage({ role }: Pick<Caller, "role">): boolean {
  return hasRight(role, "manage");
}

/** True when the caller may read amounts, and so the PDF of a document. */
export function maySeeAmounts({ role }: Pick<Caller, "role">): boolean {
  return hasRight(role, "amounts");
}

/** The signed-in person, without the company they act for. */
export type Person = { userId: string; sessionId: string; email: string; isEmailConfirmed: boolean };

/** Throws for a person who must wait, before any query. */
type Admit = (owner: TokenOwner) => void;

type Headers = { authorization?: string | undefined; "x-company-id"?: string | string[] | undefined };

/**
 * Runs `work` as the caller, in one transaction that sees only the company the caller acts for. The session of the
 * bearer is looked up as the transaction opens, so signing out takes effect at once. The first call of a user without
 * company creates one. Throws 401 without a live session, and while the user's second factor is still to be shown.
 * Throws 404 for a company of which the caller is no member.
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
  const companyHeader = headers["x-company-id"];
  if (companyHeader !== undefined && !(typeof companyHeader === "string" && isId(companyHeader)))
    throw unknownCompany();
  const done: { result: T } | { newcomer: string } = await inTransaction(
    deps.db,
    callerQuery(owner, companyHeader, deps.clock()),
    async (tx, [row]: CallerRow[]) => {
      if (!row) throw signedOut();
      if (row.second_factor_needed) throw secondFactorNeeded();
      if (row.company_id !== null)
        return { result: await work(tx, { ...owner, companyId: row.company_id, role: row.role, email: row.email }) };
      if (companyHeader !== undefined) throw unknownCompany();
      return { newcomer: row.email };
    },
  );
  if ("result" in done) return done.result;
  await makeCompany(deps, owner.userId, done.newcomer);
  return asCaller(deps, headers, work);
}

/** The caller, whether or not they have a company. Creates no company. Throws 401 as `asCaller` does. */
export async function asPerson(deps: Deps, headers: Headers, admit: Admit): Promise<Person> {
  const owner = await deps.verifyAccessToken(headers.authorization);
  if (owner === null) throw signedOut();
  admit(owner);
  const person = await findPerson(deps.db, owner, deps.clock());
  if (!person) throw signedOut();
  if (person.second_factor_needed) throw secondFactorNeeded();
  return { ...owner, email: person.email, isEmailConfirmed: person.email_confirmed };
}

async function makeCompany(deps: Deps, userId: string, email: string): Promise<void> {
  const companyId = deps.ids();
  const now = deps.clock();
  await inCompany(deps.db, companyId, (tx) => insertFirstCompany(tx, { companyId, userId, email }, now));
}
