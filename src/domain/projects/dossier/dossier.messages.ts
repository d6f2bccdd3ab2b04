import type { MailReason } from "./project-mails.ts";
import { MOST_PROJECT_MAILS } from "./project-mails.ts";

/** Sentences about the notes and the mails of a project. */
export const dossierMessages = {
  notesChanged: "Ces notes ont changé dans une autre fenêtre : regarde-les avant de garder les tiennes.",
  notesKept: "Enregistré",
  notesWaiting: "Enregistrement…",
  noteFirst: "Noter le code, les clés, l'accès",
  onlyNewestMails: `Les ${MOST_PROJECT_MAILS} derniers échanges. Les autres sont dans ta boîte mail.`,
};

/** Why a conversation is among the mails of a project, as it is said beside it. */
export const MAIL_REASON_WORDS: Record<MailReason, string> = {
  hand: "Rangé ici",
  document: "Parti avec un document",
  customer: "Écrit par le client",
};
