import { projectMessages } from "../../projects/project.messages.ts";
import { fieldMessages } from "../../shared/field.messages.ts";
import { typedPrice } from "../../shared/french-format.ts";
import type { QuestionName } from "../understanding.ts";

const FIELD_NAMES: Readonly<Record<string, string>> = {
  projectName: "nom du projet",
  company: "entreprise",
  firstName: "prénom",
  lastName: "nom",
  email: "email",
  recurrence: "récurrence",
  startDate: "date de début",
};

// Why a question cannot be left open, by what it asks.
const WHY_ASKED: Partial<Record<QuestionName, string>> = {
  projectName: "Il me faut un nom pour retrouver le projet ensuite.",
  company: "Il me faut le nom du client. Si c'est quelqu'un sans entreprise, réponds « particulier ».",
  firstName: "Le prénom du contact figure sur le devis et la facture : il me le faut.",
  lastName: "Le nom du contact figure sur le devis et la facture : il me le faut.",
  recurrence:
    "Ponctuel : tu le fais une fois. Récurrent : il revient, chaque mois par exemple. Dans le doute, prends " +
    "« Ponctuel » : tu pourras le changer ensuite.",
  description: "Quelques mots suffisent, ils deviennent les lignes du devis.",
  duration: "Sans heures ni taux je ne peux pas chiffrer. Donne une estimation, elle reste modifiable.",
};

/** Every sentence of the assistant. The sentences quoted in the specification are copied to the letter. */
export const messages = {
  flowDone: "Le flux est terminé. Dis-moi si tu veux faire autre chose.",
  stepBroke: "Une erreur technique s'est produite. Rien n'est perdu : réessaie, ou dis « annule ».",
  held: "Pas de réseau : je reprends dès qu'il revient.",
  loopGuard: "Une erreur technique s'est produite. Je réinitialise le flux.",
  emptyQuestion: "Écris ta question, puis envoie-la.",
  busy: "Je termine d'abord le flux en cours avant d'en lancer un nouveau.",
  cancelled: "Compris, j'annule le flux en cours.",
  nothingToCancel: "Il n'y a rien à annuler.",
  questionOpen: (name: string) =>
    `J'attends ta réponse pour « ${name} », et rien n'y change d'ici là. Réponds d'abord, ou dis « laisse tomber ».`,
  questionLeft: (name: string) => `Je laisse « ${name} » de côté : rien n'y est noté.`,

  askedAgain: "Je n'ai pas compris la réponse. Je te repose la question :",
  helloAgain: "Bonjour ! On continue :",
  thanksAgain: "Avec plaisir. On continue :",
  notDone: "C'est noté, je ne le fais pas. On continue :",
  nothingBefore:
    "Ce qui vient avant est déjà enregistré. Dis-moi ce qu'il faut changer, par exemple « change l'email ».",
  whichField: "Qu'est-ce que je change ? Dis-le avec sa valeur, par exemple « le prénom c'est Jean ».",
  changedOnPage: (projectId: string) =>
    `Cela se change [sur la page du projet](/etape/${projectId}/estimation). Ici, on continue :`,
  corrected: (field: string, value: string) => `C'est corrigé : ${field}, ${value}.`,
  correctedAll: (parts: readonly string[]) => `C'est corrigé : ${parts.join(" ; ")}.`,
  contactName: "contact",
  customerName: "client",
  phoneName: "téléphone",
  keptOfSaid: "Voici ce que j'ai gardé :",
  worksAskedLater: "Je n'ai gardé aucun travail : je te les demande juste après le client.",
  worksLost: "Je n'ai gardé aucun travail : redis-les avec « fais le devis », une fois le projet créé.",
  workForName: (words: string) => `« ${words} » ressemble à un travail : je n'en fais pas le nom de quelqu'un.`,
  droppedFor: (customer: string) =>
    `J'oublie ce que tu m'as dit${customer === "" ? "" : ` pour ${customer}`} : rien n'est enregistré. Redis-le pour ` +
    "recommencer.",
  keptOnProject: (name: string) => `Ce qui était déjà enregistré reste sur le projet « ${name} ».`,
  fieldNames: FIELD_NAMES,
  whyAsked: WHY_ASKED,
  kept: "J'ai noté :",
  noted: (parts: readonly string[]) => `J'ai noté : ${parts.join(", ")}.`,
  toldLine: (quantity: string, price: string, isWithVat: boolean) =>
    price === "" ? `${quantity}, sans prix` : `${quantity} à ${typedPrice(price)} €${isWithVat ? " TTC" : ""}`,
  toldWanted: "Travaux",
  toldRate: "Taux de TVA",
  notKept: (parts: readonly string[]) => `Je n'ai pas gardé : ${parts.map((part) => `« ${part} »`).join(", ")}.`,
  toldUnnamed: "Ligne sans nom",
  depositLabel: "Acompte",
  toldCount: (lines: number) => (lines === 1 ? "1 ligne" : `${lines} lignes`),
  toldNet: (amount: string) => `${amount} HT`,
  toldGross: (amount: string) => `${amount} TTC`,
  toldUnpriced: (lines: number) => `dont ${lines} sans prix`,
  toldSum: (sums: readonly string[], discount: string) =>
    `${sums.join(" + ")}${discount === "" ? "" : `, avant la remise de ${discount} %`}`,
  makeQuote: { label: "Faire le devis", ask: "fais le devis" },
  makeProject: { label: "Créer le projet", ask: "crée le projet" },
  afterWorks: "En faire un devis ? Dis « fais le devis » : rien n'est créé avant que tu aies vu la carte.",
  afterKept: "Dis « crée le projet » ou « fais le devis », et je pars de là.",

  askMode: "C'est pour un projet existant ou pour un nouveau projet ?",
  modeHelp: "Pour un nouveau client ou de nouveaux travaux, touche « Un nouveau projet ».",
  firstProject: "Tu n'as pas encore de projet : on en crée un.",
  askExistingName: "Quel est le nom du projet ?",
  askNewName: "Quel nom veux-tu donner au projet ?",
  namedByWork: (name: string, customer: string) =>
    `J'appelle ce projet « ${name} »${customer === "" ? "" : `, pour ${customer}`}. Tu pourras changer ce nom.`,
  unnamedProject: (customer: string) => `Projet – ${customer}`,
  badName: fieldMessages.projectName,
  searchFailed: (message: string) => `Erreur lors de la recherche du projet (${message}).`,
  noMatch: (name: string) =>
    `Je n'ai pas trouvé de projet correspondant. Nous allons en créer un nouveau : « ${name} ».`,
  nothingToRead: "Tu n'as pas encore de projet : crée-le d'abord (« crée un projet »).",
  unknownProject: (name: string) => `Je n'ai pas trouvé de projet « ${name} ».`,
  oneMatch: (name: string) => `Je prends le projet « ${name} ».`,
  severalMatches: "Plusieurs projets correspondent. Lequel ?",
  sameProject: (name: string) => `Un projet « ${name} » existe déjà pour ce client.`,
  projectUnreadable: (message: string) => `Impossible de charger le projet (${message}).`,
  projectNotFound: "Je n'ai pas pu trouver ce projet.",

  askCompany: "Pour quelle entreprise ?",
  privatePerson: "C'est un particulier",
  badCompany: fieldMessages.customerCompany,
  askFirstName: "Quel est le prénom du contact ?",
  askTitle: "Sans son prénom, je mets une civilité devant son nom : « Mme » ou « M. » ?",
  noFirstName: (name: string) => `Je note « ${name} » : tu donneras son prénom plus tard.`,
  lastNameNoted: (name: string) => `Nom de famille : ${name}.`,
  badFirstName: fieldMessages.customerFirstName,
  noContact: "Je ne l'ai pas",
  askLastName: "Et son nom de famille ?",
  badLastName: fieldMessages.customerLastName,
  askEmail: "Quelle est son adresse email ?",
  askEmailOf: (name: string) => `Quelle est l'adresse email ${/^[aeiouéèêâîô]/i.test(name) ? "d'" : "de "}${name} ?`,
  noEmail: "Pas d'email",
  badEmail: fieldMessages.email,
  askRecurrence: "Est-ce un projet ponctuel ou récurrent ?",
  noStartDate: "Pas encore fixée",
  dayLeftOpen: "Je laisse la date de début ouverte : tu la diras quand tu la connais.",
  askStartDate: "Quelle est la date de début ? (JJ/MM/AAAA)",
  badDate: fieldMessages.date,
  needCore: "Pour continuer, j'ai besoin des informations du client.",
  createFailed: (message: string) =>
    `Je n'ai pas réussi à créer le projet (${message}). Redonne-moi la date de début pour que je réessaie.`,
  createUnconfirmed:
    "Je n'ai pas pu confirmer la création du projet. Redonne-moi la date de début pour que je réessaie.",
  coreFailed: (message: string) =>
    `Impossible d'enregistrer ces informations (${message}). Redonne-moi la date de début pour que je réessaie.`,
  created: (name: string) => `Le projet « ${name} » est créé.`,
  anotherCustomer: (name: string) => `D'accord, je crée une nouvelle fiche pour ${name}.`,
  addressKept: (address: string) => `Si oui, je garde l'adresse de sa fiche : ${address}.`,
  addressesKept: "Je garde l'adresse qui est sur la fiche de celui que tu choisis.",
  addressUnsaved: (address: string, projectId: string) =>
    `Je n'ai pas écrit « ${address} » : ce client est déjà connu, change son adresse ` +
    `[sur son projet](/project/${projectId}).`,
  workAt: (work: string, address: string) => `${work}. Chantier : ${address}`,
  knownCustomer: (name: string, town: string) => `Client : ${name}${town && `, à ${town}`}, que tu connais déjà.`,

  askDescription: "Décris-moi ce qu'il y a à faire, avec tes mots.",
  descriptionExample:
    "Par exemple : « peindre le couloir, 6 h à 45 € », ou « refaire la page d'accueil, 2 jours à 400 € ».",
  badDescription: fieldMessages.workDescription,
  unreadPrices:
    "Je n'ai pas su lire tous tes prix : je n'en prends aucun. Redis-les sur le devis, un travail par ligne, comme " +
    "« 12 m² de carrelage à 65 € » ou « fourniture chauffe-eau 890 € ».",
  needDescription: "Pour chiffrer, j'ai besoin d'une description des travaux.",
  descriptionFailed: (message: string) => `Impossible d'enregistrer la description (${message}).`,
  knownDescription: "La description est déjà là, je la garde.",
  tasksTimeout: projectMessages.tasksTimeout,
  tasksFailed: projectMessages.tasksFailed,
  tasksReady: (count: number) =>
    count > 1
      ? `Je te propose ${count} tâches. Décoche celles que tu ne veux pas, puis garde les autres.`
      : "Je te propose une tâche. La gardes-tu ?",
  tasksMore: (count: number, projectId: string) =>
    `Et ${count} de plus, enregistrées dans le projet : [coche-les sur l'estimation](/etape/${projectId}/estimation).`,
  keptTasks: (count: number, hours: string) =>
    `${count} tâche${count > 1 ? "s gardées" : " gardée"}${hours === "0" ? "" : `, ${hours} h`}.`,
  noneKept: "D'accord, je n'en garde aucune.",
  taskHoursNoted: "C'est noté dans la liste. Quand elle est juste, garde ce que tu coches.",
  keepHelp:
    "Coche ce que tu gardes, ou dis-le : « toutes », « garde les 2 premières », « sans la dernière », « aucune ».",
  keptHoursWrong: "Une durée ne se lit pas, en rouge dans la liste.",
  checklistRest: (count: number, total: number, projectId: string) =>
    `Voici les ${count} premières tâches sur ${total}. ` +
    `Les autres se cochent [sur la page des travaux](/etape/${projectId}/work).`,
  needTasks: "Je te propose d'abord les tâches.",
  askDuration: "Combien d'heures, et à quel taux ?",
  needDuration: "Pour chiffrer, j'ai besoin de la durée et du taux horaire.",
  badDuration: "Merci de fournir des valeurs numériques valides.",
  saidWork: (hours: string, rate: string, total: string) => `${hours} h à ${rate} de l'heure : ${total}.`,
  saidDays: (days: string) => `${days} jour${days === "1" ? "" : "s"} de travail.`,
  saidDayRate: (days: string, price: string) => `${days} jour${days === "1" ? "" : "s"} à ${price} la journée.`,
  askDays: (price: string) => `${price} la journée : pour combien de jours ? Par exemple « 3 jours à 450 € ».`,
  convertedWork: (work: string, hoursADay: string) =>
    `En comptant ${hoursADay} h par jour, ${work} Vérifie, puis continue.`,
  vatInQuote: (work: string) => `${work} La TVA et la remise se règlent sur le devis. Vérifie, puis continue.`,
  rateWithoutVat: "Ici le taux est hors taxes. Donne-le sans la TVA, puis continue.",
  rateUnderFranchise: "Tu es en franchise : aucune TVA n'est facturée. Donne le taux que tu factures, puis continue.",
  askHours: "Combien d'heures ?",
  askRate: (hours: string) => `${hours} h, à quel taux horaire ?`,
  flatPriceInQuote: (price: string) =>
    `Je note un forfait de ${price}. Ici le total est heures × taux : donne les deux, ou saisis-le sur le devis.`,
  linesInQuote:
    "Ces prix à l'unité se saisissent ligne par ligne sur le devis. Ici, donne seulement les heures et le taux.",
  toCorrect: "À corriger.",
  saveFailed: (message: string) => `Erreur lors de l'enregistrement (${message}).`,
  hoursLabel: projectMessages.hoursLabel,
  rateLabel: projectMessages.rateLabel,

  single: "Ponctuel",
  recurring: "Récurrent",

  quoteUnreadable: (message: string) => `Impossible de générer le devis (${message}).`,
  quoteFailed: projectMessages.quoteFailed,
  recapQuote: (customer: string, work: string, amounts: string) =>
    `Pour ${customer} : ${work}.\n${amounts}. Je crée le devis ?`,
  recapAgreement: (amount: string, number: string, customer: string) =>
    `Facture${amount === "" ? "" : ` de ${amount}`} d'après le devis accepté ${number}, pour ${customer}.`,
  discountOf: (percent: string) => `Remise de ${percent} %`,
  aDiscountOf: (percent: string) => `une remise de ${percent} %`,
  otherPrice: "un autre prix",
  billsWholePrice:
    "Ma facture porterait le prix entier. Un acompte ou une partie du prix se facture à l'étape « Facture » du " +
    "projet, une fois le devis accepté. Si c'est bien le prix entier que tu veux, dis « émets la facture ».",
  otherThanAgreed: (price: string, agreement: string, number: string, projectId: string) =>
    `Tu as dit ${price}, et le devis accepté ${number} dit ${agreement}. Pour facturer ${price}, touche « Préparer ` +
    `un avenant » [sur la page du devis](/etape/${projectId}/quote) : une fois acceptée, c'est elle que je ` +
    `facturerai. Pour facturer ${agreement}, dis « émets la facture ».`,
  otherThanPriced: (price: string, total: string, projectId: string) =>
    `Tu as dit ${price}, et ce projet se facture ${total}. Pour facturer ${price}, change son prix [sur la page du ` +
    `devis](/etape/${projectId}/quote). Pour facturer ${total}, dis « émets la facture ».`,
  alreadyInvoiced: (number: string) => `C'est déjà fait : la facture ${number} est émise pour ce projet.`,
  recapInvoice: (customer: string, amounts: string) => `Pour ${customer} : ${amounts}.`,
  confirmed: "C'est bon",
  correct: "Corriger",
  quoteDeclined: "D'accord, je ne crée rien. Redis-moi « fais le devis » quand tu veux.",
  changeLines: (projectId: string) =>
    `Les lignes de ce devis se changent sur sa page. [Ouvre ses lignes](/etape/${projectId}/quote) : ` +
    "tu y ajoutes une ligne, un prix ou une TVA.",
  changeAgreed: (projectId: string) =>
    `Ton client a accepté ce devis : ce qui change fait un avenant. [Ouvre-le](/etape/${projectId}/quote#avenant), ` +
    "change ou ajoute une ligne, puis touche « Préparer l'avenant ».",
  changeOrderOpen: (projectId: string) =>
    `Un avenant à ce devis est déjà en préparation. [Ouvre-le](/etape/${projectId}/quote#avenant), change ou ajoute ` +
    "une ligne, puis mets-le à jour.",
  quoteReady: "Ton devis est prêt.",
  quoteReadyFor: (customer: string) => `Ton devis est prêt. Il est pour ${customer}.`,
  sendQuote: "Envoyer le devis",
  sendInvoice: "Envoyer la facture",
  quoteLinkMissing: "Le devis devrait être prêt. Consultez la fiche projet si besoin.",
  askQuotePreference: "Veux-tu que je prépare aussi le devis ?",
  askAcceptance: (number: string) => `Le client a-t-il accepté le devis ${number} ?`,
  accepted: "Oui, il l'a accepté",
  billAnyway: "Non, facturer quand même",
  notYet: "Pas encore, j'attends",
  acceptanceNoted: (number: string) => `C'est noté : le devis ${number} est accepté.`,
  quoteReplaced: (number: string) =>
    `Le devis ${number} a changé depuis ma question : je te la repose pour ce que ton client a maintenant.`,
  acceptanceFailed: (message: string) => `Impossible de noter l'accord (${message}).`,
  askTasksStarted: (name: string) => `As-tu commencé les tâches${name === "" ? "" : ` de « ${name} »`} ?`,
  checklist: "Coche ce qui est fait, puis continue.",
  tasksUnreadable: (message: string) => `Impossible de charger les tâches (${message}).`,
  noTasks: projectMessages.noTasks,
  tickFailed: projectMessages.taskNotSaved,
  workDay: (label: string, day: string) => `${label}${label.endsWith(" le") ? "" : " :"} ${day}.`,
  confirmInvoice: (name: string) =>
    `J'émets la facture du projet « ${name} » ? Elle recevra son numéro et ne pourra plus être modifiée.`,
  confirmOrCorrect:
    "Je n'ai pas compris. Réponds « oui » pour l'émettre, « non » pour attendre, ou dis le bon jour s'il est faux.",
  invoiceDeclined: "D'accord, je n'émets pas la facture.",
  doneToday: "Aujourd'hui",
  notAPastDay:
    "Ce jour n'est pas encore passé : donne-moi aujourd'hui ou un jour passé, ou dis « pas encore achevée ».",
  doubtStands: (projectId: string) =>
    `D'accord, je n'émets pas la facture. Corrige ce point depuis [sa page](/etape/${projectId}/invoice), puis ` +
    "redemande-la-moi.",
  priceDoubtStands: (projectId: string) =>
    `D'accord, je n'émets pas la facture. Envoie une nouvelle version du devis depuis ` +
    `[sa page](/etape/${projectId}/quote) : une fois acceptée, c'est elle que je facturerai.`,
  invoiceFailed: projectMessages.invoiceFailed,
  invoiceReady: "Ta facture est émise.",
  invoiceReadyFor: (customer: string) => `Ta facture est émise. Elle est pour ${customer}.`,
  invoiceLinkMissing: "La facture devrait être prête. Consultez la fiche projet si besoin.",
  needCompany:
    "Avant d'émettre, la loi demande quelques informations sur ton entreprise. Tu ne les donneras qu'une fois.",
  askVatRegime: "Factures-tu la TVA ? Le total du devis en dépend. Tu ne le diras qu'une fois.",
  chargesVat: "Oui, je facture la TVA",
  chargesNoVat: "Non, je suis en franchise",
  later: "Plus tard",
  askSellerName: "Quel nom mettre en haut de tes devis ? Celui de ton entreprise, ou le tien.",
  needIdentity: "Avant ta facture, la loi demande qui tu es. Tu ne le diras qu'une fois.",
  needRegime: "Factures-tu la TVA ? Le total de la facture en dépend.",
  needAddress: "Ton adresse, telle qu'elle sera imprimée :",
  needInsurance: "La loi demande ton assurance :",
  needMediator:
    "Ton client est un particulier : la loi te fait dire quel est ton médiateur de la consommation. Tu ne le diras " +
    "qu'une fois.",
  needIban:
    "Une dernière chose : sur quel compte veux-tu être payé ? L'IBAN est imprimé sur la facture. Laisse vide si tu " +
    "n'en veux pas.",
  noIban: "Elle n'aura pas d'IBAN : il se donne [dans les réglages](/app/settings#banque).",
  ibanNoted: (iban: string) => `Je garde cet IBAN, il sera sur la facture : ${iban}.`,
  ibanLabel: "IBAN (facultatif)",
  needVatReason: "À 0 % de TVA, la loi demande d'écrire pourquoi sur le document. Quel est le motif ?",
  needCustomer: "Avant d'émettre, il me faut l'adresse de facturation du client.",

  emailLabel: "Email (facultatif)",
  whichDay: "Quel jour était-ce ? Par exemple « jeudi dernier » ou « le 24 novembre ».",
  dayUnknown:
    "Un jour à peu près suffit, comme « vendredi dernier ». Si ce n'est pas fini, touche « Pas encore achevée » : la " +
    "facture part sans ce jour.",
  sirenLabel: "SIREN (pour une entreprise française)",
  typeSiren: "Si tu l'as, écris-le ici : ses neuf chiffres.",

  tasksSummary: (done: number, total: number, percent: number) =>
    `${done} tâche${done > 1 ? "s" : ""} faite${done > 1 ? "s" : ""} sur ${total} (${percent} %).`,
  recap: "Voilà où on en est :",
  leftOpen: "à compléter",
  change: "Modifier",
  changeTasks: (count: number) => `${count}, modifier ou regénérer`,
  changePrice: (total: string) => `${total}, modifier`,
  required: "Champ requis",
  badEmailField: "Email invalide",
  yes: "Oui",
  no: "Non",
  go: "Continuer",
  save: "Enregistrer",
};

/** Refusals of the API about conversations and free questions. */
export const conversationRefusals = {
  staleVersion: "Cette conversation a continué dans un autre onglet. Recharge-la pour reprendre.",
};
