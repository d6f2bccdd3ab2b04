import { formatDate } from "../../shared/french-format.ts";
import type { NamedKind } from "../document-kind.ts";
import { DOCUMENT_WORDS } from "../document-kind.ts";
import { toWhom } from "./sharing.messages.ts";

/** A document by its kind and number. `orderRank`: of a change order, which bears the number of its quote. */
export type CalledDocument = { kind: NamedKind; number: string; orderRank?: number | null };

/** A document as a short message speaks of it. `link`: its public page, empty where it stands beside the text. */
export type SharedDocument = CalledDocument & { projectName: string; link: string };

/** What a document is called: « Devis D2026-0001 », « Avenant n° 1 au devis D2026-0001 ». */
export function documentTitle({ kind, number, orderRank = null }: CalledDocument): string {
  if (orderRank === null) return `${DOCUMENT_WORDS[kind].name} ${number}`;
  return `Avenant n°\u00A0${orderRank} au devis ${number}`;
}

/** The same within a sentence: « le devis D2026-0001 », « l'avenant n° 1 au devis D2026-0001 ». */
export function documentInSentence(document: CalledDocument): string {
  const { kind, number, orderRank = null } = document;
  if (orderRank === null) return `${DOCUMENT_WORDS[kind].withArticle.toLowerCase()} ${number}`;
  return `l'a${documentTitle(document).slice(1)}`;
}

const CLOSING: Record<NamedKind, string> = {
  quote: "Vous pouvez le lire, poser une question et y répondre en ligne",
  invoice: "Vous pouvez la lire et voir comment la régler en ligne",
  credit_note: "Vous pouvez le lire en ligne",
};

/** The text that goes with the link of a document, in a message of the seller's own. Customers are « vous ». */
export function sharedText({ projectName, link, ...document }: SharedDocument): string {
  const name = projectName.replace(/\s+/g, " ").trim();
  const subject = name === "" ? "" : ` pour «\u00a0${name}\u00a0»`;
  const closing = CLOSING[document.kind];
  const end = link === "" ? `${closing}.` : `${closing} : ${link}`;
  return `Bonjour, voici ${documentInSentence(document)}${subject}. ${end}`;
}

/** What is said while a document is given, and afterwards. */
export const givingMessages = {
  shareFile: "Le PDF et le lien, par l'application de ton choix",
  shareLink: "Le lien, par l'application de ton choix",
  mail: "Mail",
  mailWithPdf: "Relu avant de partir, avec le PDF et le lien",
  mailTaken: "Un mail est déjà en route",
  ownMail: "Dans ton application de mail, avec le lien",
  noAddress: "Son adresse e-mail n'est pas connue : tu la tapes dans le mail",
  sms: "SMS",
  smsTo: (phone: string) => `Au ${phone}, avec le lien`,
  smsToAnyone: "Avec le lien : choisis le destinataire dans l'application",
  copyHint: "Pour le coller où tu veux",
  byHand: "Je l'ai remis en main propre",
  byHandHint: "Imprimé ou montré : noté envoyé aujourd'hui",
  /** Nobody knows whether a message of another application left: its sender says so. */
  isGone: (words: string) => `${words} C'est parti ?`,
  opened: "Le message est prêt dans ton application.",
  note: "Oui, c'est envoyé",
  notYet: "Pas encore",
  sent: (document: CalledDocument, who: string) =>
    `${documentTitle(document)} ${document.kind === "invoice" ? "envoyée" : "envoyé"} ${toWhom(who)}, c'est noté.`,
  mailed: "Ton mail est en route.",
  next: "Et maintenant",
  seen: "Dès que ton client l'ouvre sur sa page, tu lis « vu » ici.",
  remind: (day: string) =>
    `Il reste « en attente de réponse » sur ton accueil. Sans nouvelles, relance-le d'ici avant le ` +
    `${formatDate(day)}, son dernier jour.`,
  due: (day: string) =>
    `À régler au plus tard le ${formatDate(day)}. Passé ce jour, ton accueil la dit en retard : tu la relances d'ici.`,
};
