import { invitationState, nameInLetter } from "#domain/company/invitation.ts";
import { invitationLetter } from "#domain/company/letters.ts";
import { UNNAMED_COMPANY } from "#domain/company/team.messages.ts";
import type { Jobs } from "#server/db/jobs.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findCompany } from "./company.repository.ts";
import { findInvitation, findInvitationByToken } from "./invitations.repository.ts";

type SealedInvitation = { companyId: string; invitationId: string; token: string; letterId: string };

/**
 * Sends the letter of an invitation. The sign-in service writes to a new person. Our own mail writes to a person who
 * has an account. Does nothing when the invitation was accepted, taken back, has expired or has a newer link.
 */
export async function inviteMemberJob(deps: Deps, payload: Jobs["invite-member"]): Promise<void> {
  const { companyId, invitationId, token, letterId } = JSON.parse(deps.unseal(payload.sealed)) as SealedInvitation;
  if ((await findInvitationByToken(deps.db, token))?.id !== invitationId) return;
  const context = await inCompany(deps.db, companyId, async (tx) => {
    const invitation = await findInvitation(tx, invitationId);
    return invitation && { invitation, companyName: (await findCompany(tx)).name };
  });
  if (!context || invitationState(context.invitation, deps.clock()) !== "pending") return;
  const { email, inviterName, role, expiresAt } = context.invitation;
  const names = {
    companyName: nameInLetter(context.companyName) || UNNAMED_COMPANY,
    inviterName: (inviterName.includes("@") ? "" : nameInLetter(inviterName)) || "On",
  };
  const link = `${deps.config.publicUrl}/invitation/${token}`;
  if ((await deps.accounts.invite({ email, ...names, redirectTo: link })) === "invited") return;
  const letter = {
    id: letterId,
    to: email,
    ...invitationLetter({ ...names, role, link }),
    until: expiresAt.toISOString(),
  };
  await deps.sendLetter({ sealed: deps.seal(JSON.stringify(letter)) });
}
