import type { Invitation } from "#domain/company/invitation.ts";
import { INVITATIONS_PER_HOUR, INVITATION_DAYS, RESEND_SECONDS, invitationState } from "#domain/company/invitation.ts";
import { UNNAMED_MEMBER, RESENT_TOO_SOON, TOO_MANY_INVITATIONS, teamMessages } from "#domain/company/team.messages.ts";
import type { Role } from "#domain/company/team.ts";
import { refused } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import { enqueue } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notAllowed, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { refusalError } from "#server/http/refusals.ts";
import { refuseInExample } from "#server/shared/refuse-in-example.ts";
import {
  lockInvitation,
  insertInvitation,
  countLettersSince,
  renewInvitation,
  revokeInvitation,
  tokenHash,
  listWaitingInvitations,
} from "./invitations.repository.ts";
import { lockTeam, listMembers } from "./team.repository.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Invites an address with a role. The letter is sent once this transaction is committed. An address has at most one
 * open invitation.
 */
export async function inviteMember(
  deps: Deps,
  tx: Db,
  caller: Caller,
  { email, role }: { email: string; role: Role },
): Promise<Invitation> {
  await lockTeam(tx);
  await refuseInExample(tx);
  const now = deps.clock();
  const team = await listMembers(tx);
  const me = requireOwner(team, caller);
  if (team.some((member) => member.email.toLowerCase() === email))
    throw refusalError(refused("already_member").refusal, teamMessages);
  const earlierInvitation = (await listWaitingInvitations(tx)).find((one) => one.email === email);
  if (earlierInvitation && invitationState(earlierInvitation, now) === "pending")
    throw refusalError(refused("already_invited").refusal, teamMessages);
  await limitLetters(tx, now);
  if (earlierInvitation) await revokeInvitation(tx, earlierInvitation.id, now);
  const invitation: Invitation = {
    id: deps.ids(),
    email,
    role,
    inviterName: me.name || me.email || UNNAMED_MEMBER,
    sentAt: [now],
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    acceptedAt: null,
    acceptedBy: null,
    revokedAt: null,
  };
  const token = deps.tokens();
  await insertInvitation(tx, caller.companyId, { invitation, token, invitedBy: caller.userId, at: now });
  await post(deps, tx, caller.companyId, invitation, token);
  return invitation;
}

/** Sends an invitation again, with a new link and the full number of days. */
export async function resendInvitation(deps: Deps, tx: Db, caller: Caller, id: string): Promise<Invitation> {
  await lockTeam(tx);
  const now = deps.clock();
  requireOwner(await listMembers(tx), caller);
  const invitation = await openInvitation(tx, id);
  const last = invitation.sentAt.at(-1);
  if (last && now.getTime() < last.getTime() + RESEND_SECONDS * 1000)
    throw new ApiError(429, "resent_too_soon", RESENT_TOO_SOON);
  await limitLetters(tx, now);
  const renewedInvitation = {
    ...invitation,
    sentAt: [...invitation.sentAt, now],
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const token = deps.tokens();
  await renewInvitation(tx, renewedInvitation, token);
  await post(deps, tx, caller.companyId, renewedInvitation, token);
  return renewedInvitation;
}

/** Takes an invitation back. */
export async function cancelInvitation(deps: Deps, tx: Db, caller: Caller, id: string): Promise<void> {
  await lockTeam(tx);
  requireOwner(await listMembers(tx), caller);
  await openInvitation(tx, id);
  await revokeInvitation(tx, id, deps.clock());
}

async function openInvitation(tx: Db, id: string): Promise<Invitation> {
  const invitation = await lockInvitation(tx, id);
  if (!invitation) throw notFound();
  if (invitation.acceptedAt !== null || invitation.revokedAt !== null)
    throw refusalError(refused("invitation_over").refusal, teamMessages);
  return invitation;
}

// The role was read at the start of the call and may have changed since.
function requireOwner<M extends { userId: string; role: Role }>(team: readonly M[], caller: Caller): M {
  const me = team.find((member) => member.userId === caller.userId);
  if (me?.role !== "owner") throw notAllowed();
  return me;
}

async function limitLetters(tx: Db, now: Date): Promise<void> {
  if ((await countLettersSince(tx, new Date(now.getTime() - HOUR_MS))) >= INVITATIONS_PER_HOUR)
    throw new ApiError(429, "too_many_invitations", TOO_MANY_INVITATIONS);
}

// Sealed, because the secret of the link shows the invitation.
async function post(deps: Deps, tx: Db, companyId: string, { id }: Invitation, token: string): Promise<void> {
  await enqueue(
    tx,
    "invite-member",
    { sealed: deps.seal(JSON.stringify({ companyId, invitationId: id, token, letterId: deps.ids() })) },
    `invitation ${id} ${tokenHash(token)}`,
  );
}
