import { signInMessages } from "./sign-in.messages.ts";
/** The letters of sign-in, by their cause. */
export type AuthLetter =
  | "confirmation"
  | "invite"
  | "address_known"
  | "magic_link"
  | "recovery"
  | "reauthentication"
  | "email_change_new"
  | "email_change_current"
  | "password_changed"
  | "identity_linked"
  | "identity_unlinked"
  | "email_changed"
  | "phone_changed"
  | "factor_added"
  | "factor_removed";

/**
 * What a letter holds: a code, a link, and how long both are valid. The unit is minutes, or days for a link that undoes
 * a change. Empty where the letter has none.
 */
export type LetterParts = {
  code: string;
  link: string;
  minutes: number;
  days?: number | undefined;
  invitation?: InvitedBy | undefined;
};

/** The inviting person and their company. Both names are already shortened to what cannot mislead. */
export type InvitedBy = { company: string; inviter: string };

/**
 * Subject, plain text and button label of a letter. A letter goes to addresses that strangers may choose, so it never
 * repeats their text.
 */
export function authLetter(
  letter: AuthLetter,
  parts: LetterParts,
): { subject: string; text: string; action: string | undefined } {
  const { subject, lines } = LETTERS[letter](parts);
  return {
    subject,
    text: ["Bonjour,", "", ...lines, "", "Établi", ""].join("\n"),
    action: parts.days === undefined ? ACTIONS[letter] : "Ce n'était pas moi",
  };
}

/** The label of a letter's button, « Continuer » by default. */
const ACTIONS: Partial<Record<AuthLetter, string>> = {
  confirmation: "Confirmer mon adresse",
  invite: "Ouvrir mon compte",
  address_known: "Me connecter",
  magic_link: "Me connecter",
  recovery: signInMessages.newPassword,
  email_change_new: "Utiliser cette adresse",
  email_change_current: "Accepter le changement",
};

/**
 * The text of an SMS with a code. Its last line lets a phone offer the code on our page only (the "@host #code"
 * convention).
 */
export function authSms(code: string, host: string): string {
  return `${code} est ton code Établi. Ne le donne à personne.\n\n@${host} #${code}`;
}

type LetterText = { subject: string; lines: string[] };

const LETTERS: Record<AuthLetter, (parts: LetterParts) => LetterText> = {
  confirmation: (parts) => ({
    subject: "Confirme ton adresse",
    lines: [
      "Pour terminer ton inscription à Établi, ouvre ce lien :",
      ...linkAndCodeLines(parts),
      "",
      "Tu n'as rien demandé ? Ne fais rien : aucun compte ne sera ouvert.",
    ],
  }),
  invite: (parts) => ({
    subject: parts.invitation ? signInMessages.joinCompany(parts.invitation.company) : "On t'invite sur Établi",
    lines: [
      `${invitedBy(parts)} Pour ouvrir ton compte, ouvre ce lien :`,
      ...linkAndCodeLines(parts),
      "",
      "Tu ne t'y attendais pas ? Ne fais rien : aucun compte ne sera ouvert.",
    ],
  }),
  address_known: ({ link }) => ({
    subject: "Tu as déjà un compte",
    lines: [
      "Quelqu'un, sans doute toi, vient de s'inscrire à Établi avec cette adresse, qui a déjà un compte. " +
        "Connecte-toi ici :",
      "",
      link,
      "",
      "Mot de passe oublié ? Choisis « Mot de passe oublié » sur la même page. Si ce n'était pas toi, ne fais rien.",
    ],
  }),
  magic_link: (parts) => ({
    subject: "Ton lien de connexion",
    lines: [
      "Pour te connecter à Établi, ouvre ce lien :",
      ...linkAndCodeLines(parts),
      "",
      "Tu n'as rien demandé ? Ne fais rien, et ne donne ce code à personne.",
    ],
  }),
  recovery: (parts) => ({
    subject: "Choisis un nouveau mot de passe",
    lines: [
      "Pour choisir un nouveau mot de passe, ouvre ce lien :",
      ...linkAndCodeLines(parts),
      "",
      "Tu n'as rien demandé ? Ne fais rien : ton mot de passe reste le même.",
    ],
  }),
  reauthentication: ({ code, minutes }) => ({
    subject: "Ton code de vérification",
    lines: [
      "Pour confirmer que c'est bien toi, tape ce code :",
      "",
      code,
      "",
      `Il est valable ${duration(minutes)}. Ne le donne à personne.`,
    ],
  }),
  email_change_new: (parts) => ({
    subject: "Confirme ta nouvelle adresse",
    lines: [
      "Pour utiliser cette adresse avec ton compte Établi, ouvre ce lien :",
      ...linkAndCodeLines(parts),
      "",
      "Tu n'as rien demandé ? Ne fais rien.",
    ],
  }),
  email_change_current: (parts) => ({
    subject: "Changement d'adresse demandé",
    lines: [
      "Un changement d'adresse est demandé pour ton compte Établi. Si c'est toi, ouvre ce lien :",
      ...linkAndCodeLines(parts),
      "",
      "Si ce n'est pas toi, ne l'ouvre pas et change ton mot de passe.",
    ],
  }),
  password_changed: (parts) => ({
    subject: "Ton mot de passe a changé",
    lines: [
      "Le mot de passe de ton compte Établi vient de changer, et tes autres appareils sont déconnectés.",
      "",
      ...wayBack(parts),
    ],
  }),
  phone_changed: (parts) => ({
    subject: "Ton numéro a changé",
    lines: ["Le numéro de téléphone de ton compte Établi vient de changer.", "", ...wayBack(parts)],
  }),
  factor_added: (parts) => ({
    subject: "Double authentification : un moyen ajouté",
    lines: [
      "Un moyen de double authentification vient d'être ajouté à ton compte Établi : à chaque connexion, un code " +
        "est demandé après le mot de passe.",
      "",
      ...wayBack(parts),
    ],
  }),
  factor_removed: (parts) => ({
    subject: "Double authentification : un moyen retiré",
    lines: ["Un moyen de double authentification vient d'être retiré de ton compte Établi.", "", ...wayBack(parts)],
  }),
  identity_linked: (parts) => ({
    subject: "Un nouveau moyen de connexion",
    lines: [
      "Un compte extérieur (Google, Apple, Microsoft…) permet désormais de se connecter à ton compte Établi.",
      "",
      ...wayBack(parts),
    ],
  }),
  identity_unlinked: (parts) => ({
    subject: "Un moyen de connexion retiré",
    lines: ["Un des moyens de te connecter à ton compte Établi vient d'être retiré.", "", ...wayBack(parts)],
  }),
  email_changed: (parts) => ({
    subject: "Ton adresse a changé",
    lines: [
      "L'adresse de ton compte Établi vient de changer : cette boîte n'y donne plus accès.",
      "",
      ...wayBack(parts),
    ],
  }),
};

function invitedBy({ invitation }: LetterParts): string {
  return invitation
    ? `${invitation.inviter} t'invite à rejoindre « ${invitation.company} » sur Établi.`
    : "On t'invite à rejoindre Établi.";
}

// A change made by an administrator has no link to undo it.
function wayBack({ link, days }: LetterParts): string[] {
  if (days === undefined)
    return [
      "Si tu ne t'y attendais pas, écris à la personne qui gère cette installation, ou choisis un nouveau mot de " +
        "passe (« Mot de passe oublié ») :",
      "",
      link,
    ];
  return [
    `Si ce n'était pas toi, ouvre ce lien dans les ${days} jours : il annule ce changement et ceux d'après, ` +
      "ferme le compte à tout le monde, puis te fait choisir un nouveau mot de passe.",
    "",
    link,
  ];
}

function linkAndCodeLines({ link, code, minutes }: LetterParts): string[] {
  return [
    "",
    link,
    "",
    "ou tape ce code :",
    "",
    code,
    "",
    `Le lien et le code sont valables ${duration(minutes)} et ne servent qu'une fois.`,
  ];
}

function duration(minutes: number): string {
  const [count, unit] = minutes >= 120 ? [Math.floor(minutes / 60), "heure"] : [minutes, "minute"];
  return `${count} ${unit}${count > 1 ? "s" : ""}`;
}
