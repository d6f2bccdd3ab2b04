import { hourCostMessages } from "#domain/company/costs/hour-cost.messages.ts";
import { MAX_HOUR_COST_CENTS } from "#domain/company/costs/hour-cost.ts";
import { ADDRESS_MISSING } from "#domain/company/team.messages.ts";
import { ROLES } from "#domain/company/team.ts";
import { z } from "zod";
import { moneyCents } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { id, optionalEmail, optionalPhone, text } from "./fields.ts";

/** A role on the wire. */
const role = z.enum(ROLES);

const member = z.object({
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Empty until somebody wrote it. */
  phone: z.string(),
  role,
  joined_at: z.string(),
  me: z.boolean(),
});

/** A member of the company, as read by the web. */
export type MemberAnswer = z.infer<typeof member>;

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  state: z.enum(["pending", "expired"]),
  inviter_name: z.string(),
  sent_at: z.string(),
  expires_at: z.string(),
});

/** A pending invitation, as read by the web. */
export type InvitationAnswer = z.infer<typeof invitation>;

const email = optionalEmail.refine((value) => value !== "", ADDRESS_MISSING);

export const getTeam = endpoint({
  method: "GET",
  path: "/api/team",
  access: "signed-in",
  right: "own",
  summary: "The members of the company, first joined first; invitations waiting, for whoever may manage",
  answer: z.object({ members: z.array(member), invitations: z.array(invitation) }),
});

export const inviteMember = endpoint({
  method: "POST",
  path: "/api/team/invitations",
  access: "signed-in",
  touches: ["/api/team"],
  right: "team",
  summary: "Invites somebody with a role, by a letter good for 7 days; 20 letters an hour at most",
  body: z.object({ email, role }),
  answer: z.object({ invitation }),
});

export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/team/invitations/{id}/resend",
  access: "signed-in",
  touches: ["/api/team"],
  right: "team",
  summary: "Sends an invitation again: a new link, good for 7 more days; the former one leads nowhere",
  body: z.object({}).default({}),
  answer: z.object({ invitation }),
});

export const cancelInvitation = endpoint({
  method: "DELETE",
  path: "/api/team/invitations/{id}",
  access: "signed-in",
  touches: ["/api/team"],
  right: "team",
  summary: "Takes an invitation back: its link leads nowhere from then on",
  answer: z.object({ cancelled: z.string() }),
});

export const changeMember = endpoint({
  method: "PATCH",
  path: "/api/team/members/{userId}",
  access: "signed-in",
  touches: ["/api/team", "/api/companies", "/api/company"],
  right: "team",
  summary: "Gives a member another role; one owner always stays",
  body: z.object({ role }),
  answer: z.object({ member }),
});

export const describeMember = endpoint({
  method: "PATCH",
  path: "/api/team/members/{userId}/card",
  access: "signed-in",
  touches: ["/api/team"],
  right: "own",
  summary: "Corrects the name and the phone of a member: everybody their own, an owner those of everybody",
  body: z.object({ name: text(80), phone: optionalPhone }).partial(),
  answer: z.object({ member }),
});

export const transferOwnership = endpoint({
  method: "POST",
  path: "/api/team/members/{userId}/ownership",
  access: "signed-in",
  touches: ["/api/team", "/api/companies", "/api/company"],
  right: "team",
  summary:
    "Hands the company over to a member: they become its owner and the caller, who has just proved who they are, a " +
    "manager; both are told by a letter",
  body: z.object({}).default({}),
  answer: z.object({ member }),
});

export const getMemberTraces = endpoint({
  method: "GET",
  path: "/api/team/members/{userId}/traces",
  access: "signed-in",
  right: "own",
  summary: "What goes with a member who leaves, for an owner and for themselves",
  answer: z.object({ mailboxes: z.number().int(), drafts: z.number().int(), tokens: z.number().int() }),
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/team/members/{userId}",
  access: "signed-in",
  touches: ["/api/team", "/api/companies", "/api/company"],
  right: "own",
  summary: "Takes a member out of the company, at once; everybody may leave by themselves, except the last owner",
  answer: z.object({ removed: z.string() }),
});

export const getInvitation = endpoint({
  method: "GET",
  path: "/api/invitations/{token}",
  access: "public",
  summary: "What an invitation is for, by its unguessable token: the address is masked",
  answer: z.object({
    company_name: z.string(),
    role,
    inviter_name: z.string(),
    email: z.string(),
    state: z.enum(["pending", "accepted", "revoked", "expired"]),
    expires_at: z.string(),
  }),
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/{token}/accept",
  access: "person",
  touches: ["/api/invitations", "/api/companies", "/api/team"],
  summary: "Joins the company; for the invited address alone, confirmed. Accepting twice is accepting once",
  body: z.object({ name: text(80).default("") }).default({ name: "" }),
  answer: z.object({ company: z.object({ id: z.string(), name: z.string(), role }) }),
});

export const listCompanies = endpoint({
  method: "GET",
  path: "/api/companies",
  access: "person",
  summary: "The companies one belongs to, first joined first; `x-company-id` says which one a call is for",
  answer: z.object({ companies: z.array(z.object({ id: z.string(), name: z.string(), role })) }),
});

const hourCost = z.object({ user_id: z.string().nullable(), hour_cents: moneyCents() });

/** What an hour costs, as read by the web. `user_id`: null for whoever has no cost of their own. */
export type HourCostAnswer = z.infer<typeof hourCost>;

export const listHourCosts = endpoint({
  method: "GET",
  path: "/api/team/costs",
  access: "signed-in",
  right: "team",
  summary: "What an hour costs the company, without VAT: of everybody, and of members who have a cost of their own",
  answer: z.object({ costs: z.array(hourCost) }),
});

export const saveHourCost = endpoint({
  method: "PUT",
  path: "/api/team/costs",
  access: "signed-in",
  touches: ["/api/team/costs", "/api/figures/margin"],
  right: "team",
  summary: "Keeps what an hour of a member costs, or of everybody (`user_id` null); null forgets it",
  body: z.object({
    user_id: id.nullable(),
    hour_cents: moneyCents(hourCostMessages.wrong)
      .min(0, hourCostMessages.wrong)
      .max(MAX_HOUR_COST_CENTS, hourCostMessages.wrong)
      .nullable(),
  }),
  answer: z.object({ costs: z.array(hourCost) }),
});
