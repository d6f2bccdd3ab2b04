import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate } from "../../shared/french-format.ts";
import { changeOrderMessages } from "../change-orders/change-order.messages.ts";

// What the customer reads on the page of a quote: « vous », never « tu ».

/** Why an answer is not taken, by the code of its refusal, and what to do then. */
export const signingMessages: Record<string, string> = {
  accepted_already: "Ce devis est déjà accepté : il n'y a plus rien à signer.",
  declined_already:
    "Ce devis a déjà été refusé. Pour y revenir, demandez à l'entreprise de vous le proposer à nouveau.",
  replaced: "Ce devis est remplacé par une version plus récente : ouvrez-la pour répondre.",
  expired: "Ce devis n'est plus valable : demandez à l'entreprise de le mettre à jour.",
  of_other_customer: "Ce devis n'est plus à répondre ici : demandez à l'entreprise de vous en envoyer un nouveau.",
  order_baseless:
    "Le devis que change cet avenant n'est plus accepté : cet avenant ne se signe plus. L'entreprise vous enverra un " +
    "nouveau devis si vous le demandez.",
  order_after_invoice: "La facture est émise : cet avenant ne se signe plus. Demandez un nouveau devis à l'entreprise.",
  order_too_early:
    "Le délai pour renoncer au devis accepté court encore : cet avenant se signera après. Vous gardez ainsi tous vos " +
    "droits.",
  code_expired: "Ce code n'est plus valable : demandez-en un nouveau, il arrive dans l'instant.",
  code_exhausted: "Ce code a été essayé trop de fois : demandez-en un nouveau.",
  code_wrong: "Ce code n'est pas le bon. Recopiez les 6 chiffres du dernier message reçu.",
  code_missing: "Tapez les 6 chiffres reçus par e-mail.",
  too_many_codes: "Trop de codes ont été demandés pour ce devis. Réessayez dans une heure, ou appelez l'entreprise.",
  nothing_chosen: "Ce devis n'a que des options : choisissez-en au moins une avant de signer.",
  too_many_signings: "Trop de signatures ont été commencées pour ce devis. Réessayez demain, ou appelez l'entreprise.",
  too_many_questions: "Plusieurs messages sont déjà partis aujourd'hui. Appelez l'entreprise, ou réessayez demain.",
  not_offered:
    "Ce devis n'est pas encore envoyé : un aperçu ne se signe ni ne se refuse. Son client y répond depuis le lien " +
    "que l'entreprise lui donne.",
  signer_missing: "Indiquez votre nom.",
  email_missing: "Indiquez votre adresse e-mail : la copie signée y sera envoyée.",
  email_wrong: "Cette adresse e-mail ne semble pas valable : vérifiez-la.",
  certificate_missing:
    "Le taux réduit de TVA demande cette certification. Si vous ne pouvez pas la donner, ne signez pas : demandez à " +
    "l'entreprise un devis au taux normal.",
  question_missing: "Écrivez votre question.",
  offer_changed: "Les options ou le total ont changé depuis : relisez le récapitulatif, puis reprenez la signature.",
  drawing_wrong:
    "La signature n'a pas pu être lue : recommencez-la, ou laissez le cadre vide pour signer par votre nom.",
  signing_unknown: "Cette signature n'est plus en cours : recommencez à partir du devis.",
  withdrawal_late: "Le délai de rétractation est passé : adressez-vous à l'entreprise.",
  withdrawal_not_open: "Il n'y a pas de contrat signé en ligne à annuler ici : adressez-vous à l'entreprise.",
  text_too_long: "Ce texte est trop long : raccourcissez-le.",
};

/** What the button means, said above it and kept with the evidence (C. conso L221-14, C. civ. 1366 and 1367). */
export const agreementTexts = {
  accept: (number: string, total: string) =>
    `J'accepte le devis ${number}, pour un total de ${total}, et je m'engage à le payer selon ses conditions.`,
  acceptOrder: (rank: number, number: string, total: string) =>
    `J'accepte l'${changeOrderMessages.inSentence(rank)} au devis ${number}, qui porte le total à ${total}, et je ` +
    "m'engage à le payer selon ses conditions.",
  electronic:
    "Ma signature électronique vaut accord. L'heure, l'adresse de connexion et le navigateur sont conservés comme " +
    "preuve.",
  earlyStart:
    "Je demande que l'exécution commence avant la fin du délai de rétractation de 14 jours. Si je me rétracte " +
    "ensuite, je paierai ce qui aura été fait ; une fois tout exécuté, je n'aurai plus ce droit.",
};

/** What the page calls what its customer reads: a quote, or a change order to it. */
export const pageWords = {
  quote: {
    name: "Devis",
    thisOne: "Ce devis",
    offered: "ce devis",
    withArticle: "le devis",
    withdraw: "Renoncer au contrat",
    withdrawn: "Contrat annulé",
  },
  order: {
    name: "Avenant",
    thisOne: "Cet avenant",
    offered: "cet avenant",
    withArticle: "l'avenant",
    withdraw: "Renoncer à l'avenant",
    withdrawn: "Avenant annulé",
  },
};

/** The right of withdrawal as it is told before signing (C. conso L221-5, R221-1, R221-3). */
export const withdrawalTexts = {
  title: "Votre droit de rétractation",
  notice:
    "Si vous signez ici en tant que particulier, vous avez 14 jours pour renoncer à ce contrat, sans donner de " +
    "motif. Le délai court à partir de la signature ; pour une vente de biens, à partir de leur réception.",
  how:
    "Le plus simple : revenez sur cette page et choisissez « Renoncer ». Vous pouvez aussi écrire à " +
    "l'entreprise, avec ce formulaire ou vos propres mots.",
  effects:
    "L'entreprise vous rembourse ce que vous avez payé, au plus tard 14 jours après votre rétractation. Si vous avez " +
    "demandé que l'exécution commence avant la fin du délai, vous payez la part déjà faite.",
  exceptions:
    "Ce droit ne s'applique pas à l'entretien ou à la réparation urgents que vous avez demandés chez vous, pour " +
    "cette intervention, ni à ce qui est fabriqué sur mesure (C. conso L221-28).",
  formTitle: "Formulaire de rétractation",
  form: (seller: string, number: string) => [
    `À l'attention de ${seller} :`,
    `Je vous notifie par la présente ma rétractation du contrat portant sur le devis ${number}.`,
    "Signé le : …",
    "Nom du consommateur : …",
    "Adresse du consommateur : …",
    "Signature (en cas de formulaire sur papier), date : …",
  ],
  until: (day: CalendarDate) => `Vous pouvez y renoncer jusqu'au ${formatDate(day)} inclus.`,
};

/** The name of the page that proves an answer, and what stands on it. */
export const evidenceTexts = {
  title: "Preuve de l'accord",
  intro: (number: string) =>
    `Accord donné en ligne sur le devis ${number}. Cette page fait partie de l'exemplaire signé.`,
  coded: (email: string) => `Code à usage unique envoyé à ${email}, puis saisi`,
  uncoded: "Sans code : l'adresse e-mail n'a pas été vérifiée",
  signedBox: (signer: string, moment: string) => `Signé électroniquement par ${signer} le ${moment}.`,
  notedBox: (signer: string, day: string) => `Accord${signer === "" ? "" : ` de ${signer}`} noté le ${day}.`,
  certified: (signer: string, moment: string) => `Certifié par ${signer} le ${moment}, avec sa signature électronique.`,
  atTheEnd: "La preuve est à la fin de ce document.",
  /** The seal is not of the moment of the answer. */
  sealedAnew: (moment: string) => `posé de nouveau le ${moment}, à la reprise d'une archive`,
};

/** What is said in place of the page of a quote. */
export const pageNotices = {
  unknown: {
    title: "Devis introuvable",
    sentence: "Ce lien ne mène à aucun devis. Vérifiez l'adresse, ou demandez un nouveau lien à l'entreprise.",
  },
  failureTitle: "Un instant",
};
