import type { TradeWords } from "../../company/examples/trade-words.messages.ts";
import type { BoardColumn } from "./board-columns.ts";
import type { NextActName } from "./next-acts.ts";
import type { ProjectSort, ProjectStage } from "./stages.ts";

/** The stages on screens that every trade calls the same. */
export const STAGE_WORDS: Record<Exclude<ProjectStage, "work">, string> = {
  estimation: "À chiffrer",
  to_send: "Devis à envoyer",
  waiting: "Attend une réponse",
  declined: "Refusé",
  to_invoice: "À facturer",
  invoiced: "À encaisser",
  paid: "Payé",
};

/** A stage on screens, in the words of the trade. */
export function stageWords(stage: ProjectStage, { works }: TradeWords): string {
  return stage === "work" ? works : STAGE_WORDS[stage];
}

const COLUMN_WORDS: Record<Exclude<BoardColumn, "work">, string> = {
  estimation: STAGE_WORDS.estimation,
  quote: "Devis",
  collect: STAGE_WORDS.invoiced,
  over: "Terminé",
};

/** A column of the board on screens, in the words of the trade. */
export function columnWords(column: BoardColumn, { works }: TradeWords): string {
  return column === "work" ? works : COLUMN_WORDS[column];
}

/** The orders on screens. */
export const SORT_WORDS: Record<ProjectSort, string> = {
  waiting: "Ce qui attend de toi",
  current: "En cours d'abord",
  newest: "Les plus récents",
  oldest: "Les plus anciens",
  start: "Date de début",
};

/** What moves a project to another stage, said to whoever wants to move it. */
export const stageMessages = {
  unpriced: "Il manque un prix : des heures et un taux, ou des lignes au devis.",
  makeQuote: "Le devis prend son numéro. Tu le relis, puis tu l'envoies au client.",
  quoteFirst: "Le devis n'est pas encore fait.",
  quoteIsMade: "Un devis est déjà fait. Pour changer le chiffrage, modifie ses lignes.",
  quoteHasLeft: "Le devis est déjà parti. Modifie-le pour en proposer une nouvelle version.",
  sendQuote: "Il attend une réponse dès que le devis est envoyé au client, ou vu par lui.",
  newVersion: "Le client a dit non. Propose-lui une nouvelle version du devis.",
  withdrawYes: "Le client a dit oui. Si c'est une erreur, annule son accord.",
  noteRefusal: "Note la réponse du client : il passe ici avec son refus.",
  noQuoteToDecline: "Il n'y a pas encore de devis à refuser.",
  beginWork: "Le travail commence avec l'accord du client, ou avec la première tâche cochée.",
  noteAgreement: "Note l'accord du client : le travail commence avec lui, ou avec la première tâche cochée.",
  workAgain: "Décoche ce qui reste à faire, ou ajoute une tâche.",
  tasksLeft: (count: number) => (count === 1 ? "Il reste une tâche à cocher." : `Il reste ${count} tâches à cocher.`),
  noTask: "Aucune tâche à cocher : la facture peut se faire tout de suite.",
  invoiceIsIssued: "Une facture est émise. Elle ne s'efface pas : un avoir la reprend.",
  isPaid: "Tout est encaissé. Un avoir reprend une facture, un paiement s'annule à son étape.",
  notePayment: "Note le paiement reçu : le projet passe ici quand tout est encaissé.",
  invoiceFirst: "La facture n'est pas encore faite.",
  issueInvoice: "La facture se relit, puis s'émet à son étape.",
};

/** What can be done with a project of the list, and what is said of it. */
export const rowMessages = {
  call: "Appeler",
  copy: "Dupliquer",
  isCopied: (name: string) => `« ${name} » est créé, sans document.`,
  archive: "Archiver",
  unarchive: "Remettre dans la liste",
  isArchived: (name: string) => `« ${name} » est archivé.`,
  isBack: (name: string) => `« ${name} » est de retour dans la liste.`,
  startsOn: (day: string) => `début ${day}`,
  goesOnOn: (day: string) => `reprend le ${day}`,
  noDay: "sans date",
  customerToComplete: "Client à compléter",
  amountsWithVat: "Montants TTC",
  /** Under the sum of what is to collect: deposits of work that goes on. */
  dueElsewhere: (amount: string, { works }: TradeWords) => `+ ${amount} en ${works.toLowerCase()}`,
  /** Beside what is left of an invoice. */
  ofInvoiced: (amount: string) => `sur ${amount}`,
  current: "En cours",
  over: "Terminés",
};

/** What may be done next with a project, in its menu. */
export const NEXT_ACT_WORDS: Record<NextActName, string> = {
  price: "Chiffrer",
  makeQuote: "Faire le devis",
  sendQuote: "Envoyer le devis",
  remind: "Relancer",
  noteAnswer: "Noter la réponse",
  tick: "Cocher les tâches",
  makeInvoice: "Faire la facture",
  notePayment: "Noter un paiement",
  openQuote: "Ouvrir le devis",
  openInvoice: "Ouvrir la facture",
};

/** What is said of putting a project away. */
export const shelfMessages = {
  due: (amount: string) => `Il reste ${amount} à encaisser : le projet reste dans la liste jusqu'au dernier paiement.`,
};
