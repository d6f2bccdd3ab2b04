import type { CalendarDate } from "../shared/calendar-date.ts";
import { dayInFigures } from "../shared/french-format.ts";

/** Typed to erase a company that has no name. */
export const WORD_OF_NAMELESS = "supprimer";

/** What stands in place of the name of a project that a document names. */
export const ERASED_PROJECT = "Projet effacé";

/** Sentences about the deletion of a company. */
export const eraseCompanyMessages = {
  other_owners: "Vous êtes plusieurs propriétaires : seul le dernier peut supprimer l'entreprise.",
  archive_needed: "Télécharge d'abord l'archive complète : tu dois garder tes documents dix ans.",
  other_name: "Ce n'est pas le nom de l'entreprise. Recopie-le tel qu'il est écrit.",
  mail_leaving: "Un mail est en train de partir. Attends qu'il soit parti, puis recommence.",
  erased:
    "Clients, projets, tâches, photos, comptes rendus et PV de réception, notes, brouillons, boîtes mail et mails " +
    "lus, conversations, clés des assistants, invitations, coordonnées bancaires. Toute l'équipe perd l'accès, " +
    "tout de suite.",
  keptByLaw:
    "Les devis et factures émis avec leurs PDF, les paiements, les réponses aux devis et la preuve des envois : la " +
    "loi l'oblige (Code de commerce, L123-22). Tes clients gardent la page de leurs factures.",
  yourAccount: "Ton compte reste, avec ses moyens de connexion. Tu peux créer une autre entreprise.",
} as const;

/** How many documents stay, and until when: « 12 documents restent, jusqu'au 31/12/2036. ». */
export function keptDocumentsWords(count: number, until: CalendarDate | null): string {
  if (count === 0) return "Aucun document n'a été émis : il ne reste que la date de la suppression.";
  const documents = count === 1 ? "1 document reste" : `${count} documents restent`;
  return `${documents} dans cette installation${until === null ? "" : `, jusqu'au ${dayInFigures(until)} au moins`}.`;
}

/** The letter to each member of a company that was deleted. */
export function companyErasedLetter(companyName: string, eraserName: string): { subject: string; text: string } {
  const lines = [
    "Bonjour,",
    "",
    `${eraserName} a supprimé « ${companyName} » d'Établi. Plus personne n'y a accès. Les documents émis sont gardés ` +
      "le temps que la loi demande, et tout le reste est effacé.",
    "",
    "Ton compte reste : tu peux rejoindre ou créer une autre entreprise.",
    "",
    "Établi",
    "",
  ];
  return { subject: `« ${companyName} » a été supprimée`, text: lines.join("\n") };
}
