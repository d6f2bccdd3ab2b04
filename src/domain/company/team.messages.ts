import { listInWords } from "../shared/french-format.ts";
import type { Right, Role } from "./team.ts";

/** Roles by name. */
export const ROLE_NAMES: Record<Role, string> = {
  owner: "Propriétaire",
  manager: "Gestionnaire",
  worker: "Compagnon",
  accountant: "Comptable",
};

/** What each role sees and does, for the owner who gives it. */
export const ROLE_SENTENCES: Record<Role, string> = {
  owner: "Peut tout faire, y compris inviter, changer les rôles et retirer quelqu'un.",
  manager: "Voit tout et fait tout, sauf gérer l'équipe.",
  worker: "Voit les projets, les clients et le planning, et coche ce qui est fait. Ne voit aucun montant.",
  accountant: "Voit tout, montants compris, et ne change rien.",
};

/** What a right lets one see and do, from what most roles may to what owners alone may. */
export const ABILITIES: readonly { right: Right; words: string }[] = [
  { right: "read", words: "Voir les projets, les clients et le planning" },
  { right: "work", words: "Cocher les tâches, ajouter des photos" },
  { right: "amounts", words: "Voir les montants, les devis et les factures" },
  { right: "manage", words: "Créer, modifier, envoyer, encaisser, régler l'entreprise" },
  { right: "team", words: "Inviter, donner les rôles, emporter ou supprimer les données" },
];

/** The same, for the member who receives it. */
export const YOUR_ROLE: Record<Role, string> = {
  owner: "Tu pourras tout faire, y compris gérer l'équipe.",
  manager: "Tu verras tout et feras tout, sauf gérer l'équipe.",
  worker: "Tu verras les projets, les clients et le planning, et cocheras ce qui est fait.",
  accountant: "Tu verras tout, montants compris, sans rien pouvoir changer.",
};

/** The words of an invitation for a company or a member without a name. */
export const UNNAMED_COMPANY = "une entreprise";
export const UNNAMED_MEMBER = "Un membre";

/** Refusals about the team and its invitations, said in French. */
export const teamMessages = {
  already_owner: "Cette personne est déjà propriétaire.",
  recent_proof_needed: "Confirme d'abord que c'est bien toi.",
  last_owner: "C'est le dernier propriétaire de l'entreprise : nomme d'abord quelqu'un d'autre propriétaire.",
  already_member: "Cette personne fait déjà partie de l'équipe.",
  already_invited: "Cette personne est déjà invitée. Renvoie-lui l'invitation depuis la liste.",
  invitation_used: "Cette invitation a déjà servi.",
  invitation_revoked: "Cette invitation a été annulée. Demande à la personne qui t'a invité de t'en envoyer une autre.",
  invitation_expired: "Cette invitation n'est plus valable. Demande à la personne qui t'a invité de la renvoyer.",
  address_unconfirmed: "Confirme d'abord ton adresse : le lien est dans le mail que tu as reçu.",
  invitation_over: "Cette invitation a déjà été acceptée ou annulée.",
} as const;

/** An invitation without an address. */
export const ADDRESS_MISSING = "Indique l'adresse email de la personne.";

/** The caller is signed in with another address than the invited one. */
export function otherAddress(invitedEmail: string, callerEmail: string): string {
  const here = callerEmail === "" ? "ton compte n'a pas d'adresse" : `tu es connecté avec ${callerEmail}`;
  return `Cette invitation est pour ${invitedEmail}, et ${here}. Connecte-toi avec l'adresse invitée.`;
}

/** Too many letters in a short time. */
export const TOO_MANY_INVITATIONS = "Trop d'invitations envoyées en une heure. Réessaie un peu plus tard.";

/** The same letter, asked for again at once. */
export const RESENT_TOO_SOON = "Cette invitation vient de partir. Attends une minute avant de la renvoyer.";

/** What a member would leave behind: how many of each thing that is theirs alone. */
export type MemberTraces = { mailboxes: number; drafts: number; tokens: number };

/** What goes with a member who leaves: « Effacés : 1 boîte mail et 2 brouillons. ». Empty when nothing does. */
export function erasedWithMember({ mailboxes, drafts, tokens }: MemberTraces): string {
  const parts = [
    countWords(mailboxes, "boîte mail connectée", "boîtes mail connectées"),
    countWords(drafts, "brouillon de mail", "brouillons de mail"),
    countWords(tokens, "clé d'assistant", "clés d'assistant"),
  ].filter((words) => words !== "");
  return parts.length === 0 ? "" : `Effacé avec : ${listInWords(parts)}.`;
}

/** What stays of a member who leaves. */
export const KEPT_OF_MEMBER =
  "Gardé : ce qui a été coché, émis, encaissé et noté, avec son nom, et ses conversations avec l'assistant, que " +
  "personne d'autre ne lit.";

function countWords(count: number, one: string, many: string): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}

/** Said on a page that is not for the role of its reader. */
export const reservedMessages = {
  title: "C'est la page de qui dirige l'entreprise",
  why: "Elle parle d'argent. Tes chantiers, tes tâches et ton planning sont à l'accueil.",
  home: "Revenir à l'accueil",
};
