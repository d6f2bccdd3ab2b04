import { signInMessages } from "../auth/sign-in.messages.ts";
import { INVITATION_DAYS } from "./invitation.ts";
import { ROLE_NAMES } from "./team.messages.ts";
import type { Role } from "./team.ts";

/**
 * The letter that invites a person who already has an account. The names are already shortened to what cannot mislead
 * (`nameInLetter`).
 */
export function invitationLetter({
  companyName,
  inviterName,
  role,
  link,
}: {
  companyName: string;
  inviterName: string;
  role: Role;
  link: string;
}): { subject: string; text: string; action: string } {
  const lines = [
    "Bonjour,",
    "",
    `${inviterName} t'invite à rejoindre « ${companyName} » sur Établi comme ${ROLE_NAMES[role].toLowerCase()}. ` +
      "Pour accepter, ouvre ce lien :",
    "",
    link,
    "",
    `Il est valable ${INVITATION_DAYS} jours, pour cette adresse seulement. Tu ne connais pas cette personne ? ` +
      "Ne fais rien.",
    "",
    "Établi",
    "",
  ];
  return { subject: signInMessages.joinCompany(companyName), text: lines.join("\n"), action: "Voir l'invitation" };
}
