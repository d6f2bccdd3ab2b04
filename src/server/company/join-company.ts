import { acceptInvitation, invitationState, maskedEmail } from "#domain/company/invitation.ts";
import { otherAddress, teamMessages } from "#domain/company/team.messages.ts";
import type { Role } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Person } from "#server/http/caller.ts";
import { refusalError } from "#server/http/refusals.ts";
import { findInvitation, findInvitationByToken, lockInvitation, markAccepted } from "./invitations.repository.ts";
import { addMember, listMembers } from "./team.repository.ts";

/** The content of an invitation, for every holder of its link. 404 for an unknown link. */
export async function readInvitationPage(deps: Deps, token: string) {
  const { companyName, invitation } = await inInvitation(
    deps,
    token,
    findInvitation,
    async (_tx, linkedInvitation) => linkedInvitation,
  );
  return {
    company_name: companyName,
    role: invitation.role,
    inviter_name: invitation.inviterName,
    email: maskedEmail(invitation.email),
    state: invitationState(invitation, deps.clock()),
    expires_at: invitation.expiresAt.toISOString(),
  };
}

/**
 * Joins the company of an invitation, with its role. Only the invited address may join, once it is proved. A second
 * call changes nothing.
 */
export async function joinCompany(
  deps: Deps,
  person: Person,
  token: string,
  name: string,
): Promise<{ id: string; name: string; role: Role }> {
  const now = deps.clock();
  // The row is locked, so that a cancellation and two acceptances sent at the same time run one after the other.
  return inInvitation(deps, token, lockInvitation, async (tx, { companyId, companyName, invitation }) => {
    const answer = acceptInvitation(invitation, person, now);
    if (!answer.ok && answer.refusal.code === "other_address")
      throw new ApiError(403, "other_address", otherAddress(maskedEmail(invitation.email), person.email));
    if (!answer.ok) throw refusalError(answer.refusal, teamMessages);
    if (answer.value === "join") {
      await markAccepted(tx, invitation.id, person.userId, now);
      await addMember(tx, companyId, { userId: person.userId, role: invitation.role, email: person.email, name }, now);
    }
    const me = (await listMembers(tx)).find((member) => member.userId === person.userId);
    // A removed member cannot come back with the same link.
    if (!me) throw refusalError({ code: "invitation_used" }, teamMessages);
    return { id: companyId, name: companyName, role: me.role };
  });
}

type LinkedInvitation = {
  companyId: string;
  companyName: string;
  invitation: NonNullable<Awaited<ReturnType<typeof findInvitation>>>;
};

async function inInvitation<T>(
  deps: Deps,
  token: string,
  read: typeof findInvitation,
  work: (tx: Db, linked: LinkedInvitation) => Promise<T>,
): Promise<T> {
  const link = await findInvitationByToken(deps.db, token);
  if (!link) throw notFound();
  return inCompany(deps.db, link.companyId, async (tx) => {
    const invitation = await read(tx, link.id);
    if (!invitation) throw notFound();
    return work(tx, { ...link, invitation });
  });
}
