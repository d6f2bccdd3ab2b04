import type { Invitation } from "#domain/company/invitation.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sha256Hex } from "#server/sha256.ts";
import { sql } from "kysely";

type InvitationRow = Omit<Row<"invitation">, "company_id" | "token_sha256" | "invited_by" | "created_at">;

function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    inviterName: row.inviter_name,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    acceptedBy: row.accepted_by,
    revokedAt: row.revoked_at,
  };
}

/** The hash of an invitation's link. The secret itself is not stored. */
export function tokenHash(token: string): string {
  return sha256Hex(token);
}

/** The invitation and company of a link, or null. */
export async function findInvitationByToken(
  db: Db,
  token: string,
): Promise<{ companyId: string; id: string; companyName: string } | null> {
  const { rows } = await sql<{ company_id: string; id: string; company_name: string }>`
    select * from invitation_behind(${tokenHash(token)})`.execute(db);
  const row = rows[0];
  return row ? { companyId: row.company_id, id: row.id, companyName: row.company_name } : null;
}

/** An invitation of the company, or null. */
export async function findInvitation(tx: Db, id: string): Promise<Invitation | null> {
  const { rows } = await sql<InvitationRow>`
    select * from invitation where company_id = current_company() and id = ${id}`.execute(tx);
  return rows[0] ? toInvitation(rows[0]) : null;
}

/** The same, locked until the end of the transaction. */
export async function lockInvitation(tx: Db, id: string): Promise<Invitation | null> {
  const { rows } = await sql<InvitationRow>`
    select * from invitation where company_id = current_company() and id = ${id} for update`.execute(tx);
  return rows[0] ? toInvitation(rows[0]) : null;
}

/** Invitations neither accepted nor taken back, newest first, including expired ones. */
export async function listWaitingInvitations(tx: Db): Promise<Invitation[]> {
  const { rows } = await sql<InvitationRow>`select * from invitation
    where company_id = current_company() and accepted_at is null and revoked_at is null
    order by created_at desc, id desc`.execute(tx);
  return rows.map(toInvitation);
}

/** The number of invitation letters that the company has sent since a moment. */
export async function countLettersSince(tx: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from invitation, unnest(sent_at) at
    where company_id = current_company() and at > ${since}`.execute(tx);
  return rows[0]!.count;
}

/** Stores a new invitation. */
export async function insertInvitation(
  tx: Db,
  companyId: string,
  { invitation, token, invitedBy, at }: { invitation: Invitation; token: string; invitedBy: string; at: Date },
): Promise<void> {
  const { id, email, role, inviterName, sentAt, expiresAt } = invitation;
  await sql`insert into invitation (company_id, id, email, role, token_sha256, invited_by, inviter_name, created_at,
      sent_at, expires_at)
    values (${companyId}, ${id}, ${email}, ${role}, ${tokenHash(token)}, ${invitedBy}, ${inviterName}, ${at},
      ${sentAt}, ${expiresAt})`.execute(tx);
}

/** Gives an invitation a new link and more time. The former link stops working. */
export async function renewInvitation(tx: Db, { id, sentAt, expiresAt }: Invitation, token: string): Promise<void> {
  await sql`update invitation set token_sha256 = ${tokenHash(token)}, sent_at = ${sentAt}, expires_at = ${expiresAt}
    where company_id = current_company() and id = ${id}`.execute(tx);
}

/** Takes an invitation back. */
export async function revokeInvitation(tx: Db, id: string, at: Date): Promise<void> {
  await sql`update invitation set revoked_at = ${at} where company_id = current_company() and id = ${id}`.execute(tx);
}

/** Takes back every waiting invitation as owner. */
export async function revokeOwnerInvitations(tx: Db, at: Date): Promise<void> {
  await sql`update invitation set revoked_at = ${at}
    where company_id = current_company() and role = 'owner' and accepted_at is null and revoked_at is null`.execute(tx);
}

/** Takes back the waiting invitations as owner that a member sent. */
export async function revokeOwnerInvitationsOf(tx: Db, inviterId: string, at: Date): Promise<void> {
  await sql`update invitation set revoked_at = ${at}
    where company_id = current_company() and invited_by = ${inviterId} and role = 'owner'
      and accepted_at is null and revoked_at is null`.execute(tx);
}

/** Marks an invitation as accepted. */
export async function markAccepted(tx: Db, id: string, userId: string, at: Date): Promise<void> {
  await sql`update invitation set accepted_at = ${at}, accepted_by = ${userId}
    where company_id = current_company() and id = ${id}`.execute(tx);
}
