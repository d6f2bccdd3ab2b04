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

/** The letter to the new owner of a company that was handed over. The names are shortened as for an invitation. */
export function newOwnerLetter(companyName: string, formerName: string): { subject: string; text: string } {
  return noticeLetter(`Tu es propriétaire de « ${companyName} »`, [
    `${formerName} t'a transmis « ${companyName} » sur Établi. Tu peux tout y faire : inviter, donner les rôles, ` +
      "emporter les données, supprimer l'entreprise.",
    `${formerName} reste dans l'équipe comme ${ROLE_NAMES.manager.toLowerCase()}.`,
  ]);
}

/** The letter to whoever handed a company over. */
export function formerOwnerLetter(companyName: string, newOwnerName: string): { subject: string; text: string } {
  return noticeLetter(`Tu as transmis « ${companyName} »`, [
    `${newOwnerName} est maintenant propriétaire de « ${companyName} » sur Établi. Tu restes dans l'équipe comme ` +
      `${ROLE_NAMES.manager.toLowerCase()}.`,
    "Ce n'était pas toi ? Change ton mot de passe tout de suite, et demande à cette personne de te la rendre.",
  ]);
}

function noticeLetter(subject: string, paragraphs: readonly string[]): { subject: string; text: string } {
  return { subject, text: ["Bonjour,", ...paragraphs, "Établi", ""].join("\n\n") };
}
