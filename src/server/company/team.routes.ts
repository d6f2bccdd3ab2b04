import type { InvitationAnswer, MemberAnswer } from "#api/team.ts";
import * as api from "#api/team.ts";
import type { Invitation } from "#domain/company/invitation.ts";
import { invitationState, nameInLetter } from "#domain/company/invitation.ts";
import { formerOwnerLetter, newOwnerLetter } from "#domain/company/letters.ts";
import { UNNAMED_COMPANY, UNNAMED_MEMBER, teamMessages } from "#domain/company/team.messages.ts";
import type { TeamRefusal } from "#domain/company/team.ts";
import { changeRole, hasRight, memberToDescribe, removeMember, transferOwnership } from "#domain/company/team.ts";
import type { Refusal } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notAllowed, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, patientRoute, personRoute, publicRoute, route } from "#server/http/route.ts";
import { wipeMailboxesOf } from "#server/mail/permission/revoke-permission.job.ts";
import { findCompany } from "./company.repository.ts";
import { listWaitingInvitations, revokeOwnerInvitations, revokeOwnerInvitationsOf } from "./invitations.repository.ts";
import { cancelInvitation, inviteMember, resendInvitation } from "./invite-member.ts";
import { readInvitationPage, joinCompany } from "./join-company.ts";
import { refuseOldProof } from "./refuse-old-proof.ts";
import type { StoredMember } from "./team.repository.ts";
import {
  deleteMember,
  listCompaniesOf,
  listMembers,
  lockTeam,
  readMemberTraces,
  saveAddress,
  saveMemberCard,
  saveRole,
} from "./team.repository.ts";
import { tellMembers } from "./tell-members.ts";

/** The members of a company, its invitations, and the companies of the caller. */
export const teamRoutes: Route[] = [
  route(api.getTeam, async (deps, { tx, caller }) => {
    await saveAddress(tx, caller.userId, caller.email);
    const invitations = hasRight(caller.role, "manage") ? await listWaitingInvitations(tx) : [];
    return {
      members: (await listMembers(tx)).map((one) => toMember(one, caller)),
      invitations: invitations.map((one) => toAnswer(one, deps.clock())),
    };
  }),

  route(api.inviteMember, async (deps, { tx, caller, body }) => ({
    invitation: toAnswer(await inviteMember(deps, tx, caller, body), deps.clock()),
  })),

  route(api.resendInvitation, async (deps, { tx, caller, params }) => ({
    invitation: toAnswer(await resendInvitation(deps, tx, caller, params.id), deps.clock()),
  })),

  route(api.cancelInvitation, async (deps, { tx, caller, params }) => {
    await cancelInvitation(deps, tx, caller, params.id);
    return { cancelled: params.id };
  }),

  route(api.changeMember, async (deps, { tx, caller, params, body }) => {
    await lockTeam(tx);
    const team = await listMembers(tx);
    const change = changeRole(team, caller.userId, params.userId, body.role);
    if (!change.ok) throw teamError(change.refusal);
    await saveRole(tx, change.value);
    if (!hasRight(body.role, "team")) await revokeOwnerInvitationsOf(tx, params.userId, deps.clock());
    const member = team.find((one) => one.userId === params.userId)!;
    return { member: toMember({ ...member, role: body.role }, caller) };
  }),

  formRoute(api.describeMember, async (_deps, { tx, caller, params, body }) => {
    await lockTeam(tx);
    const description = memberToDescribe(await listMembers(tx), caller.userId, params.userId);
    if (!description.ok) throw teamError(description.refusal);
    const { phone = description.value.phone ?? "", name = description.value.name } = body;
    const member = { ...description.value, name, phone: phone === "" ? null : phone };
    await saveMemberCard(tx, member);
    return { member: toMember(member, caller) };
  }),

  patientRoute(api.transferOwnership, async (deps, { caller, params, inCompany }) => {
    // A session left open must not be enough to give a company away.
    await refuseOldProof(deps, caller);
    return inCompany((tx) => saveTransfer(deps, tx, caller, params.userId));
  }),

  route(api.getMemberTraces, async (_deps, { tx, caller, params }) => {
    if (params.userId !== caller.userId && !hasRight(caller.role, "team")) throw notAllowed();
    if (!(await listMembers(tx)).some(({ userId }) => userId === params.userId)) throw notFound();
    return readMemberTraces(tx, params.userId);
  }),

  route(api.removeMember, async (deps, { tx, caller, params }) => {
    await lockTeam(tx);
    const removal = removeMember(await listMembers(tx), caller.userId, params.userId);
    if (!removal.ok) throw teamError(removal.refusal);
    await deleteMember(tx, removal.value.userId);
    await revokeOwnerInvitationsOf(tx, removal.value.userId, deps.clock());
    await wipeMailboxesOf(deps, tx, removal.value.userId);
    return { removed: removal.value.userId };
  }),

  publicRoute(api.getInvitation, (deps, { params }) => readInvitationPage(deps, params.token)),

  personRoute(api.acceptInvitation, async (deps, { person, params, body }) => ({
    company: await joinCompany(deps, person, params.token, body.name),
  })),

  personRoute(api.listCompanies, async (deps, { person }) => ({
    companies: await listCompaniesOf(deps.db, person.userId),
  })),
];

async function saveTransfer(deps: Deps, tx: Db, caller: Caller, userId: string): Promise<{ member: MemberAnswer }> {
  await lockTeam(tx);
  const team = await listMembers(tx);
  const transfer = transferOwnership(team, caller.userId, userId);
  if (!transfer.ok) throw teamError(transfer.refusal);
  for (const change of transfer.value) await saveRole(tx, change);
  // A link sent before the hand-over must not make one more owner.
  await revokeOwnerInvitations(tx, deps.clock());
  const [newOwner, formerOwner] = transfer.value.map((one) => team.find((member) => member.userId === one.userId)!);
  const companyName = nameInLetter((await findCompany(tx)).name) || UNNAMED_COMPANY;
  const nameOf = ({ name, email }: StoredMember) => nameInLetter(name) || email || UNNAMED_MEMBER;
  await tellMembers(deps, tx, [newOwner!], newOwnerLetter(companyName, nameOf(formerOwner!)));
  await tellMembers(deps, tx, [formerOwner!], formerOwnerLetter(companyName, nameOf(newOwner!)));
  return { member: toMember({ ...newOwner!, role: "owner" }, caller) };
}

function teamError(refusal: Refusal<TeamRefusal>): Error {
  if (refusal.code === "no_such_member") return notFound();
  if (refusal.code === "owner_alone_decides") return notAllowed();
  return refusalError(refusal, teamMessages);
}

function toMember({ userId, email, name, phone, role, joinedAt }: StoredMember, caller: Caller): MemberAnswer {
  return {
    user_id: userId,
    email,
    name,
    phone: phone ?? "",
    role,
    joined_at: joinedAt.toISOString(),
    me: userId === caller.userId,
  };
}

function toAnswer(invitation: Invitation, now: Date): InvitationAnswer {
  const { id, email, role, inviterName, sentAt, expiresAt } = invitation;
  const state = invitationState(invitation, now) === "expired" ? "expired" : "pending";
  return {
    id,
    email,
    role,
    state,
    inviter_name: inviterName,
    sent_at: (sentAt.at(-1) ?? expiresAt).toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
