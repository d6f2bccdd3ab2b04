import { acceptInvitation, invitationState, maskedEmail } from "#domain/company/invitation.ts";
import { otherAddress, teamMessages } from "#domain/company/team.messages.ts";
import type { Role } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Person } from "#server/http/caller.ts";
import { refusalError } from "#server/http/refusals.ts";
import { findInvitation, invitationBehind, markAccepted } from "./invitations.repository.ts";
import { addMember, members } from "./team.repository.ts";

/** What an invitation is for, told to whoever holds its link. Throws 404 when the link leads nowhere. */
export async function invitationPage(deps: Deps, token: string) {
  const { companyName, invitation } = await behind(deps, token, false, async (_tx, found) => found);
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
 * Joins the company of an invitation, with its role: for the invited address alone, proved; once, however often it is
 * asked.
 */
export async function joinCompany(
  deps: Deps,
  person: Person,
  token: string,
  name: string,
): Promise<{ id: string; name: string; role: Role }> {
  const now = deps.clock();
  // Held: taken back, or accepted twice at once, it is decided one call after the other.
  return behind(deps, token, true, async (tx, { companyId, companyName, invitation }) => {
    const answer = acceptInvitation(invitation, person, now);
    if (!answer.ok && answer.refusal.code === "other_address")
      throw new ApiError(403, "other_address", otherAddress(maskedEmail(invitation.email), person.email));
    if (!answer.ok) throw refusalError(answer.refusal, teamMessages);
    if (answer.value === "join") {
      await markAccepted(tx, invitation.id, person.userId, now);
      await addMember(tx, companyId, { userId: person.userId, role: invitation.role, email: person.email, name }, now);
    }
    const me = (await members(tx)).find((member) => member.userId === person.userId);
    // Accepted once, then taken out of the team: the link is no way back.
    if (!me) throw refusalError({ code: "invitation_used" }, teamMessages);
    return { id: companyId, name: companyName, role: me.role };
  });
}

type Behind = {
  companyId: string;
  companyName: string;
  invitation: NonNullable<Awaited<ReturnType<typeof findInvitation>>>;
};

async function behind<T>(
  deps: Deps,
  token: string,
  hold: boolean,
  work: (tx: Db, found: Behind) => Promise<T>,
): Promise<T> {
  const link = await invitationBehind(deps.db, token);
  if (!link) throw notFound();
  return inCompany(deps.db, link.companyId, async (tx) => {
    const invitation = await findInvitation(tx, link.id, hold);
    if (!invitation) throw notFound();
    return work(tx, { ...link, invitation });
  });
}
