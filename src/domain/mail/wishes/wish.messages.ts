import type { MailFolderRole } from "../mailbox.ts";
import type { WishRefusal } from "./wish.ts";

const FOLDERS: Record<MailFolderRole, string> = {
  inbox: "Réception",
  sent: "Envoyés",
  drafts: "Brouillons",
  trash: "Corbeille",
  junk: "Indésirables",
  archive: "Archives",
  other: "Dossier",
};

const subjectWords = (subject: string) => (subject === "" ? "sans objet" : `« ${subject} »`);

const REFUSALS: Record<WishRefusal, (subject: string) => string> = {
  gone: (subject) =>
    `Le mail ${subjectWords(subject)} n'est plus à sa place dans ta boîte : ton changement n'a pas pu y être fait.`,
  refused: (subject) =>
    `Le serveur de ta boîte n'accepte pas le changement demandé pour le mail ${subjectWords(subject)}.`,
};

/** What is said of changes of mails, in French. */
export const wishMessages = {
  /** Why a change was not made. */
  refusal: (refusal: WishRefusal, subject: string) => REFUSALS[refusal](subject),
  /** The name of a folder: what it is for, else how people call it. */
  folder: (role: MailFolderRole, name: string) => (role === "other" && name !== "" ? name : FOLDERS[role]),
  /** Refusal of the bin. */
  noTrash: "Ta boîte n'a pas de corbeille : supprime ce mail dans ta messagerie.",
  noFolder: "Ce dossier n'est plus dans ta boîte : choisis-en un autre.",
  snoozePast: "Ce moment est passé : choisis-en un à venir.",
  snoozeFar: "Choisis un moment dans les deux ans.",
  notInInbox: "Ce mail n'est pas dans ta boîte de réception : il n'y a rien à remettre à plus tard.",
};
