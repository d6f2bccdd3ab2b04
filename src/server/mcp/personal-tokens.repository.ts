import type { Role } from "#domain/company/team.ts";
import { MOST_TOKENS } from "#domain/mcp/token-scopes.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Caller } from "#server/http/caller.ts";
import { sha256Hex } from "#server/sha256.ts";
import { sql } from "kysely";

/** A token as its owner lists it. */
type TokenRow = Pick<Row<"personal_token">, "id" | "name" | "scopes" | "created_at" | "last_used_on">;

/** The program behind a token: whose it is, what it may ask, and whether the company lets programs in. */
export type TokenBearer = {
  id: string;
  companyId: string;
  userId: string;
  role: Role;
  scopes: string[];
  isOpen: boolean;
};

/** The program with this secret, or null when no token that counts has it. */
export async function findTokenBearer(db: Db, secret: string): Promise<TokenBearer | null> {
  const { rows } = await sql<{
    company_id: string;
    id: string;
    user_id: string;
    scopes: string[];
    role: Role;
    programs_open: boolean;
  }>`select * from personal_token_behind(${sha256Hex(secret)})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { id, company_id, user_id, role, scopes, programs_open } = row;
  return { id, companyId: company_id, userId: user_id, role, scopes, isOpen: programs_open };
}

/** The tokens of a member that count, newest first. */
export async function listTokensOf(tx: Db, userId: string): Promise<TokenRow[]> {
  const { rows } = await sql<TokenRow>`
    select id, name, scopes, created_at, last_used_on from personal_token
    where user_id = ${userId} and revoked_at is null
    order by created_at desc, id desc limit ${rowLimit(MOST_TOKENS)}`.execute(tx);
  return rows;
}

/** Adds a token. Its secret is hashed: it cannot be read again. */
export async function insertToken(
  tx: Db,
  { companyId, userId }: Caller,
  { id, name, scopes, secret }: { id: string; name: string; scopes: readonly string[]; secret: string },
  at: Date,
): Promise<void> {
  await sql`insert into personal_token (company_id, id, user_id, name, token_sha256, scopes, created_at)
    values (${companyId}, ${id}, ${userId}, ${name}, ${sha256Hex(secret)}, ${sql.val([...scopes])}, ${at})`.execute(tx);
}

/** Revokes a member's own token. False when they have no such token. */
export async function revokeToken(tx: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update personal_token set revoked_at = ${at}
    where id = ${id} and user_id = ${userId} and revoked_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** The name that the owner of a token gave it; empty when it no longer counts. */
export async function readTokenName(tx: Db, id: string): Promise<string> {
  const { rows } = await sql<Pick<Row<"personal_token">, "name">>`
    select name from personal_token where id = ${id} and revoked_at is null`.execute(tx);
  return rows[0]?.name ?? "";
}

/** Notes the day on which a token was last used. One write a day. */
export async function noteTokenUse(tx: Db, id: string, today: CalendarDate): Promise<void> {
  await sql`update personal_token set last_used_on = ${today}::date
    where id = ${id} and last_used_on is distinct from ${today}::date`.execute(tx);
}

/** True when the company lets programs ask. */
export async function readProgramsOpen(tx: Db): Promise<boolean> {
  const { rows } = await sql<Pick<Row<"company">, "programs_open">>`
    select programs_open from company where company_id = current_company()`.execute(tx);
  return rows[0]?.programs_open ?? false;
}

/** Lets programs ask, or not. */
export async function saveProgramsOpen(tx: Db, isOpen: boolean): Promise<void> {
  await sql`update company set programs_open = ${isOpen} where company_id = current_company()`.execute(tx);
}
