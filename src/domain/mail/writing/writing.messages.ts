import { mailboxMessages } from "../mailbox.messages.ts";
import type { DraftState, OwnSendFailure, SendFailure } from "./draft-state.ts";
import { isOwnFailure, isTriedAgain } from "./draft-state.ts";

/** Why a mail did not leave. `about`: the address or the file concerned. */
const OWN_FAILURES: Record<OwnSendFailure, (host: string, about: string) => string> = {
  recipient_refused: (_host, about) =>
    about.includes(",")
      ? `Les adresses ${about} sont refusées par leur serveur : corrige-les, puis renvoie.`
      : `L'adresse ${about} est refusée par son serveur : corrige-la, puis renvoie.`,
  mail_refused: (host) => `Le serveur ${host} refuse ce mail : relis son texte et ses fichiers, puis renvoie-le.`,
  too_large_there: (host) => `Le serveur ${host} trouve ce mail trop lourd : retire un fichier, puis renvoie-le.`,
  asked_to_wait: (host) => `Le serveur ${host} demande d'attendre. Nouvel essai tout seul.`,
  file_missing: (_host, about) => `Le fichier ${about} n'est plus là : retire-le, puis renvoie le mail.`,
  version_replaced: () => "Ce devis a changé depuis que ce mail a été écrit : envoie sa dernière version.",
  quote_declined: () => "Ce devis a été refusé par le client : fais-en une nouvelle version avant de l'envoyer.",
  link_dead: () => "Le lien écrit dans ce mail ne marche plus : remplace-le par celui du document, puis renvoie-le.",
  rest_changed: () => "Ce qui reste à régler a changé depuis que ce mail a été écrit : relis-le, puis renvoie-le.",
  file_unreadable: () =>
    "Un fichier de ce mail ne se lit plus tel qu'il a été établi : retire-le, puis renvoie le mail.",
  our_fault: () => "Une panne chez nous retient ce mail. Nouvel essai tout seul.",
};

/** What is said of mails that are written here, in French. */
export const writingMessages = {
  /** Above the quoted lines of an answer. */
  wrote: (moment: string, sender: string) => `Le ${moment}, ${sender} a écrit :`,
  /** Above a forwarded mail. */
  forwarded: ({ sender, moment, subject, to, cc }: Record<"sender" | "moment" | "subject" | "to" | "cc", string>) =>
    [
      "---------- Message transféré ----------",
      `De : ${sender}`,
      `Date : ${moment}`,
      `Objet : ${subject}`,
      ...(to === "" ? [] : [`À : ${to}`]),
      ...(cc === "" ? [] : [`Copie : ${cc}`]),
    ].join("\n"),
  noRecipient: "À qui l'envoyer ? Écris au moins une adresse.",
  wrongAddress: (part: string) => `« ${part} » n'est pas une adresse de mail : corrige-la ou retire-la.`,
  tooManyRecipients: "Cent destinataires au plus pour un mail.",
  unsafeSubject: "L'objet tient sur une ligne : retire les retours à la ligne.",
  unfilled: (field: string) => `Il reste ${field} à compléter : remplace-le avant d'envoyer.`,
  nothingWritten: "Ce mail est vide : écris un mot ou joins un fichier.",
  sendFailure: (failure: SendFailure, host: string, about: string | null) =>
    isOwnFailure(failure) ? OWN_FAILURES[failure](host, about ?? "") : mailboxMessages.failure(failure, host),
  /** What hinders a mail, by where it stands. Null: nothing does. */
  problem: (state: DraftState, failure: SendFailure | null, host: string, about: string | null) => {
    if (state === "unsure" && failure === null) return writingMessages.unsure;
    if (state === "unsure") return writingMessages.refusedAgain;
    if (failure === null) return null;
    if (state === "sent") return writingMessages.sentButFor(failure, about ?? "");
    if (state === "failed" && failure === "our_fault") return writingMessages.gaveUpHere;
    if (state === "failed" && isTriedAgain(failure, 0)) return writingMessages.gaveUp(host);
    return writingMessages.sendFailure(failure, host, about);
  },
  /** Of a mail that reached others. */
  sentButFor: (failure: SendFailure, about: string) => {
    if (failure === "asked_to_wait")
      return `Parti, sauf pour ${about} : son serveur demande d'attendre. Nouvel essai tout seul.`;
    const verb = about.includes(",")
      ? "ces adresses sont refusées par leur serveur"
      : "cette adresse est refusée par son serveur";
    return `Parti, sauf pour ${about} : ${verb}.`;
  },
  refusedAgain:
    "Ce mail est peut-être parti la première fois, et n'a pas pu repartir ensuite. Vérifie auprès du destinataire " +
    "s'il est arrivé.",
  gaveUpHere: "Une panne chez nous a retenu ce mail : renvoie-le.",
  gaveUp: (host: string) => `Le serveur ${host} n'a pas pris ce mail, malgré plusieurs heures d'essais : renvoie-le.`,
  unsure:
    "La connexion s'est coupée à la fin de l'envoi : ce mail est peut-être parti. Vérifie auprès du destinataire, " +
    "ou renvoie-le.",
  noMailbox: "Connecte d'abord une boîte : c'est d'elle que partent les mails.",
  changed: "Ce brouillon a changé ailleurs : ce que tu viens d'écrire n'est pas gardé ici.",
  alreadyLeft: "Ce mail est déjà en route : il ne change plus.",
  doubted: "Ce mail est peut-être parti : dis d'abord s'il est arrivé.",
  unknownFile: "Ce fichier n'est plus là : retire-le.",
  tooLarge: "Ce mail dépasse 25 Mo : retire un fichier ou envoie-le à part.",
};
