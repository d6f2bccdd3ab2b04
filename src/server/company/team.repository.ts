import type { MemberTraces } from "#domain/company/team.messages.ts";
import type { Member, Role } from "#domain/company/team.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A stored member. The address and name are those of the day they joined, or corrected since. */
export type StoredMember = Member & { email: string; name: string; phone: string | null; joinedAt: Date };

type MemberRow = Omit<Row<"membership">, "company_id">;

/** The members of the company, first joined first. */
export async function listMembers(tx: Db): Promise<StoredMember[]> {
  const { rows } = await sql<MemberRow>`select user_id, role, email, name, phone, created_at from membership
    where company_id = current_company() order by created_at, user_id`.execute(tx);
  return rows.map((row) => ({
    userId: row.user_id,
    role: row.role,
    email: row.email,
    name: row.name,
    phone: row.phone,
    joinedAt: row.created_at,
  }));
}

/**
 * Locks the team of the company until the end of the transaction. Roles, the count of letters and the last owner are
 * then decided by one call at a time.
 */
export async function lockTeam(tx: Db): Promise<void> {
  await sql`select 1 from company where company_id = current_company() for no key update`.execute(tx);
}

/** Adds a member. An existing member keeps their role. */
export async function addMember(
  tx: Db,
  companyId: string,
  member: Omit<StoredMember, "joinedAt" | "phone">,
  at: Date,
): Promise<void> {
  await sql`insert into membership (company_id, user_id, role, email, name, created_at)
    values (${companyId}, ${member.userId}, ${member.role}, ${member.email}, ${member.name}, ${at})
    on conflict do nothing`.execute(tx);
}

/** Saves a member's role. */
export async function saveRole(tx: Db, { userId, role }: Member): Promise<void> {
  await sql`update membership set role = ${role}
    where company_id = current_company() and user_id = ${userId}`.execute(tx);
}

/** Corrects the address of a member. */
export async function saveAddress(tx: Db, userId: string, email: string): Promise<void> {
  await sql`update membership set email = ${email}
    where company_id = current_company() and user_id = ${userId} and email <> ${email}`.execute(tx);
}

/** Saves how a member is named and called. */
export async function saveMemberCard(
  tx: Db,
  { userId, name, phone }: Pick<StoredMember, "userId" | "name" | "phone">,
): Promise<void> {
  await sql`update membership set name = ${name}, phone = ${phone}
    where company_id = current_company() and user_id = ${userId}`.execute(tx);
}

/** What is a member's alone, and goes with them. */
export async function readMemberTraces(tx: Db, userId: string): Promise<MemberTraces> {
  const { rows } = await sql<MemberTraces>`
    select (select count(*)::int from mailbox where user_id = ${userId}) as mailboxes,
      (select count(*)::int from mail_draft where user_id = ${userId} and state <> 'sent') as drafts,
      (select count(*)::int from personal_token where user_id = ${userId} and revoked_at is null) as tokens`.execute(
    tx,
  );
  return rows[0]!;
}

/** Removes a member from the company. */
export async function deleteMember(tx: Db, userId: string): Promise<void> {
  await sql`delete from membership where company_id = current_company() and user_id = ${userId}`.execute(tx);
}

/** The companies of a user, first joined first. */
export async function listCompaniesOf(db: Db, userId: string): Promise<{ id: string; name: string; role: Role }[]> {
  const { rows } = await sql<{ company_id: string; name: string; role: Role }>`
    select * from companies_of(${userId}::uuid)`.execute(db);
  return rows.map(({ company_id, name, role }) => ({ id: company_id, name, role }));
}
