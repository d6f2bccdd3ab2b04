import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import type { Role } from "./team.ts";

/** How many days an invitation may be accepted. */
export const INVITATION_DAYS = 7;

/** How many letters of invitation a company may send in an hour: a stolen account must not be used to spam. */
export const INVITATIONS_PER_HOUR = 20;

/** Seconds before the same invitation may be sent again. */
export const RESEND_SECONDS = 60;

/** An invitation to join a company with a role. `email` is lower-case. */
export type Invitation = {
  id: string;
  email: string;
  role: Role;
  /** The inviting person, as the letter names them. */
  inviterName: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  acceptedBy: string | null;
  revokedAt: Date | null;
  /** When each letter left, oldest first. */
  sentAt: readonly Date[];
};

/** The state of an invitation. */
export type InvitationState = "pending" | "accepted" | "revoked" | "expired";

/** The state of an invitation at a moment. */
export function invitationState(
  invitation: Pick<Invitation, "expiresAt" | "acceptedAt" | "revokedAt">,
  now: Date,
): InvitationState {
  if (invitation.acceptedAt !== null) return "accepted";
  if (invitation.revokedAt !== null) return "revoked";
  return invitation.expiresAt <= now ? "expired" : "pending";
}

/** The person who wants to join. Their address is proved or not. */
export type Joiner = { userId: string; email: string; isEmailConfirmed: boolean };

/** Why a person cannot join. */
export type JoinRefusal =
  | "invitation_used"
  | "invitation_revoked"
  | "invitation_expired"
  | "other_address"
  | "address_unconfirmed";

/**
 * "join" the first time, "joined" when the same person accepts again. Only the owner of the invited address may accept,
 * once.
 */
export function acceptInvitation(
  invitation: Invitation,
  joiner: Joiner,
  now: Date,
): Result<"join" | "joined", JoinRefusal> {
  const state = invitationState(invitation, now);
  if (state === "accepted") return invitation.acceptedBy === joiner.userId ? ok("joined") : refused("invitation_used");
  if (state === "revoked") return refused("invitation_revoked");
  if (state === "expired") return refused("invitation_expired");
  if (joiner.email.toLowerCase() !== invitation.email) return refused("other_address");
  if (!joiner.isEmailConfirmed) return refused("address_unconfirmed");
  return ok("join");
}

/** An address that its owner recognises and other people cannot read: « c•••e@example.org ». */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at);
  const last = name.length > 3 ? name.slice(-1) : "";
  return `${name.slice(0, 1)}•••${last}${email.slice(at)}`;
}

/**
 * A person's name made safe for a letter to another person: short, on one line, and never shown as a link by a mail
 * program.
 */
export function nameInLetter(name: string): string {
  const line = name
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .replace(/[/\\:@<>[\]]+/g, " ")
    .replace(/\.(?=\S)/g, ". ");
  return line
    .replace(/ +/g, " ")
    .trim()
    .slice(0, 60)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
