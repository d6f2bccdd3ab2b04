import type { QuoteAnswer } from "../../documents/quote-state.ts";
import { METHOD_WORDS } from "../../payments/payment.messages.ts";
import type { PaymentMethod } from "../../payments/payment.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { dayInFigures, formatDate, formatLongDate } from "../../shared/french-format.ts";
import { unknownName } from "../tools/money.messages.ts";
import type { ActionKind } from "./proposed-action.ts";

const BY_MEANS: Record<PaymentMethod, string> = {
  transfer: "par virement",
  card: "par carte",
  cash: "en espèces",
  cheque: "par chèque",
  direct_debit: "par prélèvement",
  other: "par un autre moyen",
};

/** What the button of each means says. */
export const MEANS_LABELS: Record<PaymentMethod, string> = { ...METHOD_WORDS, card: "Carte" };

/** Refusals about proposed actions, said in French. */
export const actionMessages = {
  action_altered: "Ce n'est pas ce que tu as vu : rien n'a été fait. Recharge la page, puis regarde à nouveau.",
  action_changed: "Quelque chose a changé depuis cet aperçu : rien n'a été fait. Regarde le nouvel aperçu.",
  action_outdated: "Ce n'est plus à faire : c'est déjà réglé autrement depuis cet aperçu. Rien n'a été fait.",
  action_cancelled:
    "Cette proposition a été annulée ou remplacée : rien n'a été fait. Redemande-la si tu en as besoin.",
  action_expired: "Cette proposition est trop ancienne : rien n'a été fait. Redemande-la pour la voir à jour.",
  action_undone: "Cette action a déjà été faite, puis annulée. Redemande-la si tu en as besoin.",
  action_done: "C'est déjà fait : l'annulation se demande dans « Ce que l'assistant a fait ».",
  action_not_done: "Cette action n'a pas été faite : il n'y a rien à annuler.",
  action_irreversible: "Cette action ne s'annule pas.",
  undo_changed: "Quelque chose a changé depuis : l'annuler effacerait ce changement. Ouvre la page pour corriger.",
  nothing_left: "Il ne reste rien à payer sur cette facture : annule cette proposition.",
  hours_unknown: "Ce projet n'a pas encore de durée : indique-la d'abord à l'étape Estimation.",
  too_many_waiting: "Trop de propositions attendent déjà : confirme ou annule les premières.",
};

/** Why some actions cannot be undone, and the way that is left. Null for those that can. */
export const IRREVERSIBLE = {
  write_quote_lines: null,
  change_quote_lines: null,
  add_section: null,
  send_quote: "Un devis noté envoyé le reste. S'il est faux, fais-en une nouvelle version.",
  answer_quote: null,
  record_payment: null,
  reverse_payment: "Un paiement annulé le reste. S'il était bon, note-le à nouveau.",
  credit_invoice: "Un avoir porte un numéro : il ne s'annule pas. Pour facturer à nouveau, émets une autre facture.",
  move_start: null,
  rename_project: null,
  correct_customer: null,
  change_customer: null,
  tick_task: null,
  add_hours: null,
  update_company: null,
} satisfies Record<ActionKind, string | null>;

/** What the assistant says around a proposed action, in the conversation. */
export const proposalMessages = {
  ready: "Voilà ce que je vais faire. Rien n'est fait tant que tu n'as pas confirmé.",
  noHurry:
    "Rien ne presse : le formulaire reste là, remplis-le quand tu sais. Ton SIREN et ta forme juridique sont sur ton " +
    "avis de situation Insee, et chercher ton entreprise les remplit.",
  readyInstead:
    "Voilà ce que je vais faire à la place de ma proposition d'avant, que je retire. Rien n'est fait tant que tu " +
    "n'as pas confirmé.",
  readyInsteadOfLines: (changes: readonly string[]) =>
    `Ma proposition d'avant n'a pas été appliquée (${changes.join(" ; ")}) : celle-ci la remplace, et part du devis ` +
    "tel qu'il est. Si tu veux les deux, confirme celle-ci, puis redis l'autre. Rien n'est fait tant que tu n'as pas " +
    "confirmé.",
  whetherQuantity: "C'est la nouvelle quantité d'une ligne de ce devis ? Si oui, touche la phrase.",
  whichProject: "De quel projet s'agit-il ? Dis-moi son nom.",
  severalProjects: (names: readonly string[]) => `Plusieurs projets vont avec ce nom : ${names.join(", ")}. Lequel ?`,
  severalInvoices: (lines: readonly string[]) =>
    `Plusieurs factures attendent un paiement : ${lines.join(", ")}. Laquelle ?`,
  nothingLate: "Aucune facture n'est en retard : il n'y a personne à relancer.",
  severalLate: (lines: readonly string[], count: number) =>
    `${count} factures sont en retard :\n${lines.map((line) => `- ${line}`).join("\n")}\n` +
    "Laquelle je relance ? Dis-moi son numéro.",
  remindOne: (number: string) => `Relancer ${number}`,
  noProject: unknownName,
  makeQuote: (name: string) => `Faire un devis pour ${name}`,
  orderQuote: (name: string, works: readonly string[]) =>
    `Fais un devis pour ${name}${works.length === 0 ? "" : ` : ${works.join(", ")}`}`,
  nothingDue: "Aucune facture n'attend de paiement. Un paiement se note sur une facture, une fois émise.",
  nothingDueFrom: (name: string) =>
    `Il ne reste rien à payer pour « ${name} » : ses factures sont payées, ou créditées par un avoir.`,
  notInvoicedYet: (name: string) =>
    `« ${name} » n'a pas encore de facture. Un paiement se note sur une facture, une fois émise : dis « émets la ` +
    `facture ».`,
  otherPerson: (number: string, name: string) =>
    `La facture ${number} est celle de ${name} : est-ce bien elle ? Si oui, dis la phrase avec son numéro seul.`,
  changeOrder:
    "Un avenant change un devis accepté, qui reste signé tel quel : touche « Préparer un avenant » sur la page du " +
    "devis, puis ajoute ses lignes. Tant que le client n'a pas accepté le devis, change le devis lui-même.",
  depositToInvoice: (name: string, sum: string) =>
    `Facture d'acompte de ${sum} pour « ${name} » : ouvre-la, relis-la, puis émets-la.`,
  whichDeposit: (deposits: readonly string[]) => `Quel acompte ? ${deposits.join(", ")}.`,
  billDeposit: "Facturer l'acompte",
  billDepositOf: (name: string) => `Facture d'acompte du projet « ${name} »`,
  depositOf: (name: string, sum: string) => `« ${name} » (${sum})`,
  noDepositToInvoice: (name: string) =>
    `${name === "" ? "Je n'ai pas d'acompte à facturer" : `« ${name} » n'a pas d'acompte à facturer`} : il faut un ` +
    "devis accepté qui en demande un, et rien de facturé depuis. Une autre part du prix se facture à l'étape " +
    "« Facture » du projet.",
  explainDeposit:
    "L'acompte se demande sur le devis du projet, étape « Devis », dans « Conditions » : un pourcentage ou une " +
    "somme. Une fois le devis accepté, l'étape « Facture » propose la facture d'acompte. L'argent que tu reçois se " +
    "note sur la facture, une fois émise : dis-moi alors « note un paiement de 500 € sur F2026-0001 ».",
  correctInvoice: (numbers: readonly string[]) => {
    const [number = ""] = numbers;
    return (
      "Une facture émise ne se change pas et ne s'efface pas : la loi veut qu'on la corrige par un avoir. " +
      (numbers.length > 1 ? `Les factures de ce projet : ${numbers.join(", ")}. ` : "") +
      `Pour rendre une somme, dis « fais un avoir de 100 € sur ${number} ». Pour tout refaire, dis « fais un avoir ` +
      `sur ${number} », puis émets la bonne facture.`
    );
  },
  correctPayment:
    "Un paiement déjà noté s'annule sur la page de la facture : touche « Annuler » à côté de lui. Il reste visible, " +
    "barré, et ne compte plus. Puis dis-moi la bonne somme.",
  alreadyPaidSum: (title: string) =>
    `C'est déjà fait : « ${title} ». Pour une autre somme, annule-le d'abord, puis redis-moi la phrase entière.`,
  alreadyCredited: (title: string) => `C'est déjà fait : « ${title} ». Un avoir émis ne se change pas.`,
  nothingToCorrect:
    "Ce projet n'a pas de facture émise : il n'y a rien à corriger par un avoir. Son devis se change sur sa page.",
  noCreditable: "Je ne trouve pas de facture à créditer pour ça : dis-moi son numéro, par exemple « F2026-0001 ».",
  /** What is asked of an answer that is told of a day before its quote. */
  answerBeforeQuote: (number: string, quoteDay: CalendarDate, day: CalendarDate) =>
    `Le devis ${number} est du ${formatDate(quoteDay)} : sa réponse ne peut pas être du ${formatDate(day)}, ` +
    `avant lui. Je la note du ${formatDate(quoteDay)} ?`,
  noteAnswer: (number: string, decision: QuoteAnswer, day: CalendarDate) =>
    `Note le devis ${number} ${decision === "accepted" ? "accepté" : "refusé"} le ${dayInFigures(day)}`,
  noteAnswerOf: (project: string, decision: QuoteAnswer, day: CalendarDate | null) =>
    `Note le devis du projet « ${project} » ${decision === "accepted" ? "accepté" : "refusé"}` +
    (day === null ? "" : ` le ${dayInFigures(day)}`),
  noSendingLater: (day: CalendarDate) =>
    `Je ne sais pas programmer un envoi pour ${formatLongDate(day)} : on l'envoie maintenant ?`,
  sentWhenTapped: (day: CalendarDate) =>
    `Je ne sais pas programmer un envoi pour ${formatLongDate(day)} : ça part quand tu l'envoies.`,
  sendNow: "Envoyer maintenant",
  noQuote: "Ce projet n'a pas encore de devis.",
  noVersion: (number: string, version: number) =>
    `Le devis ${number} n'a pas de version ${version} : je n'ai rien noté.`,
  notAQuote: "Ce numéro n'est pas celui d'un devis.",
  notAnInvoice: "Ce numéro n'est pas celui d'une facture.",
  alreadyPaid: (number: string) => `La facture ${number} est déjà payée en entier.`,
  howMuch: (number: string, rest: string) =>
    `Combien as-tu reçu ? Il reste ${rest} à payer sur la facture ${number}. ` +
    `Dis-moi par exemple « ajoute un paiement de 200 € sur ${number} ».`,
  taken: (title: string) => `C'est annulé : rien n'a été fait de « ${title} ».`,
  undone: (title: string) => `C'est annulé : « ${title} » n'est plus fait, tout est comme avant.`,
  alreadyUndone: (title: string) => `« ${title} » est déjà annulé : il n'y a rien d'autre à annuler ici.`,
  notLastAction: (title: string) =>
    `Rien n'attend ici. La dernière chose faite est « ${title} » : pour l'annuler, touche « Annuler » sur sa carte.`,
  irreversible: (title: string, reason: string) => `Je n'annule pas « ${title} ». ${reason}`,
  answerNoted: (title: string) => `Tu as confirmé « ${title} ». Pour revenir en arrière, touche la phrase.`,
  undoAnswer: "Annule l'accord",
  answerOnPage: (number: string) =>
    `Le devis ${number} a une réponse notée. Sur sa page, touche « Noté par erreur ? » pour la retirer.`,
  noAnswerNoted: "Aucune réponse n'est notée sur ce devis : rien à changer.",
  tapConfirm: "Touche « Confirmer » sur la carte : rien n'est fait avant.",
  unclearAmount: "Je n'ai pas compris quel montant a été payé : redis-moi la phrase avec un seul montant, TTC.",
  whichName: "Quel est le bon nom ? Dis par exemple « corrige le nom : Mme Lefebvre », ou change-le sur sa fiche.",
  otherCustomer:
    "Pour mettre ce projet au nom d'un autre client, touche « Modifier le client » sous son nom, puis « Choisir un " +
    "autre client ». La fiche du premier ne change pas.",
  whichCustomer: (names: readonly string[]) =>
    `Lequel est-ce : ${names.join(" ou ")} ? Pour quelqu'un d'autre, touche « Modifier le client » sous son nom.`,
  theCustomerIs: (name: string) => `Le client c'est ${name}`,
  sameCustomer: (name: string) => `Ce projet est déjà pour ${name}.`,
  noLine: (label: string) => `Je ne trouve pas la ligne « ${label} » sur ce devis, ou plusieurs ont ce nom.`,
  unclearCredit:
    "Je n'ai pas compris de quelle somme faire l'avoir : redis-moi la phrase avec un seul montant en euros, TTC.",
  readMail: "Le mail est prêt sur la page du document : relis-le, puis touche « Envoyer ». Rien ne part avant.",
  readReminder:
    "Le mail de rappel est prêt sur la page de la facture : relis-le, puis touche « Envoyer ». Rien ne part avant.",
  openMail: "Ouvrir le mail",
  noMailbox:
    "Aucune boîte mail n'est connectée : je ne peux pas l'envoyer d'ici. Sur sa page tu copies son lien ou " +
    "télécharges le document. Une fois ta boîte connectée, il partira d'ici.",
  noReminder:
    "Aucune boîte mail n'est connectée : je ne peux pas envoyer de relance d'ici. Sur sa page, tu as la facture et " +
    "son lien à renvoyer.",
  connectMailbox: "Connecter ma boîte",
  noDay: "Pour quel jour ? Dis-moi par exemple « décale le projet au 12 mars ».",
  startAlone: (words: string) => `Je ne change que le premier jour : « ${words} » se règle ensuite sur le planning.`,
  noHours: "Combien d'heures ? Dis-moi par exemple « ajoute 3 h au projet ».",
  noTask: (name: string) => `Je ne trouve pas la tâche « ${name} » dans ce projet.`,
  severalTasks: (names: readonly string[]) => `Plusieurs tâches vont avec ces mots : ${names.join(", ")}. Laquelle ?`,
  sellerGap: "Avant d'envoyer, la loi demande ces informations sur un devis. Tu ne les donneras qu'une fois.",
  buyerGap: (sentence: string) => `Avant d'envoyer : ${sentence} Un devis à un particulier porte son adresse.`,
  sendQuote: (number: string) => `Envoie le devis ${number}`,
  openPage: "Ouvrir la page",
  quoted: (name: string) => `« ${name} »`,
  payInvoice: (number: string) => `Note la facture ${number} payée`,
  payPart: (amount: string, number: string) => `Note un paiement de ${amount} sur ${number}`,
  /** An order about a payment with its day and its means, when they were said. */
  paidOn: (order: string, day: string) => `${order} le ${day}`,
  paidBy: (order: string, method: PaymentMethod) => `${order} ${BY_MEANS[method]}`,
  whichMeans: (amount: string, number: string) => `Par quel moyen as-tu reçu ${amount} pour la facture ${number} ?`,
  shareOf: (percent: string, total: string, amount: string) => `${percent} de ${total} TTC, c'est ${amount}.`,
  shareOfWhat: (percent: string, ofWhole: string, ofRest: string) =>
    `${percent} du total, soit ${ofWhole}, ou ${percent} de ce qui reste, soit ${ofRest} ?`,
  lineOf: (label: string, number: string) => `« ${label} » (${number})`,
  whichCreditedLine: (lines: readonly string[]) => `Plusieurs lignes ont ces mots : ${lines.join(", ")}. Laquelle ?`,
  noCreditedLine: (label: string, number: string) =>
    `Je ne trouve pas la ligne « ${label} » sur la facture ${number} : dis son nom comme il est écrit, ou une somme ` +
    "TTC, par exemple « fais un avoir de 50 € ».",
};
