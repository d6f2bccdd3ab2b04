import { QUESTION_WORDS } from "../../company/first-run.messages.ts";
import { formatDate, formatLongDate, listInWords, typedPrice } from "../../shared/french-format.ts";
import { parseCalendarDate } from "../../shared/text/typed-date.ts";
import type { SaidUnit } from "../understanding.ts";

const LINE_LABELS: Partial<Record<SaidUnit, string>> = { h: "Main-d'œuvre", day: "Main-d'œuvre", flat: "Forfait" };

// What an answer in words changed on the card of a quote. Empty words for what stayed as it was.
type CardChange = {
  newLines: string[];
  changedLines: string[];
  removedLines: string[];
  renamedLines: { former: string; label: string }[];
  rate: string;
  /** The discount of the whole quote, empty when it is taken away, null when it is the same. */
  discount: string | null;
  total: string;
  isTotalSame: boolean;
};

type LineWords = Record<"label" | "quantity" | "unit" | "unitPrice" | "discount" | "taxes" | "amount" | "rate", string>;

const WHOLE_QUOTE = "tout le devis";

const ASK_REGIME = "Dis-moi si tu factures la TVA.";

/** The discount of the whole quote, as it is said. */
export function discountWords(discount: string): string {
  if (discount === "") return "plus de remise sur le devis";
  return `remise de ${discount}${discount.includes("€") ? "" : " %"}`;
}

/** The names of lines, each between its marks. */
export function namesOf(labels: readonly string[]): string {
  return listInWords(labels.map((label) => `« ${label} »`));
}

// « A », « B » ou « C ».
function oneOf(labels: readonly string[]): string {
  const names = labels.map((label) => `« ${label} »`);
  return [names.slice(0, -1).join(", "), names.at(-1) ?? ""].filter((part) => part !== "").join(" ou ");
}

const READY = "Voici ton devis. Vérifie, puis crée-le.";

/** What the assistant says of a quote's card, and the words on it. */
export const cardMessages = {
  askOldHome: "C'est dans un logement de plus de deux ans ?",
  oldHome:
    "Un logement de plus de deux ans : la TVA peut être à 10 %, et ton client l'atteste sur le devis. Je la mets ?",
  givePrice: "Donne son prix sur la carte, puis crée le devis.",
  reducedRate: "Oui, TVA 10 %",
  standardRate: "Non, TVA 20 %",
  homeShort: "Un logement de plus de deux ans ?",
  homeRateOpen: "TVA 20 % tant que tu n'as pas répondu pour le logement. À 10 %, ton client l'atteste.",
  homeFirst: "Réponds d'abord pour la TVA : le total en dépend.",
  askRegime: ASK_REGIME,
  ready: (missing: readonly string[], isRegimeAsked: boolean) => {
    if (missing.length === 0 && !isRegimeAsked) return READY;
    const missingWords = missing.length === 0 ? "" : ` Il me manque : ${missing.join(", ")}.`;
    const regimeWords = missing.length === 0 ? ` ${ASK_REGIME}` : " Dis-moi aussi si tu factures la TVA.";
    return `Voici ce que j'ai compris.${missingWords}${isRegimeAsked ? regimeWords : ""}`;
  },
  priceMissing: (label: string) => (label === "" ? "un prix" : `le prix de « ${label} »`),
  pricesMissing: (count: number) => `le prix de ${count} lignes`,
  /** The first day on the folded line of a card, as it is typed in its field: « début lun. 30 nov. 2026 ». */
  startsOn(text: string): string {
    if (text === "") return "début à convenir";
    const day = parseCalendarDate(text);
    return `début ${day === null ? text : `${formatLongDate(day).slice(0, 3)}. ${formatDate(day)}`}`;
  },
  incomplete: "Il manque encore quelque chose, en rouge sur la carte.",
  noted: "C'est noté.",
  formerCustomer: (what: readonly string[]) =>
    `J'ai enlevé ${listInWords(what)} de l'ancien client : redis ce qui vaut aussi pour le nouveau.`,
  whoIsCustomer: "Je n'ai pas compris qui est le client : redis-le en entier, par exemple « c'est M. Paul Martin ».",
  projectIs: (name: string) => `C'est noté. Projet : ${name}.`,
  customerIs: (name: string) => `Client : ${name}.`,
  vatCharged: "Tu factures la TVA.",
  noVatCharged: "Tu es en franchise, sans TVA.",
  rateBeforeRegime: "Le taux est noté, mais en franchise un devis n'en compte aucun : ça change le total.",
  franchise: "Tu es en franchise : tes prix restent les mêmes.",
  changed: (change: CardChange) => {
    const { newLines, changedLines, removedLines, renamedLines, rate, discount, total, isTotalSame } = change;
    const parts = [
      ...newLines.map((line) => `ligne ajoutée, ${line}`),
      ...changedLines.map((line) => `ligne changée, ${line}`),
      ...removedLines.map((label) => `ligne retirée, « ${label} »`),
      ...renamedLines.map(({ former, label }) => `« ${former} » devient « ${label} »`),
      ...(rate === "" ? [] : [`TVA ${rate} sur toutes les lignes`]),
      ...(discount === null ? [] : [discountWords(discount)]),
    ];
    const totalWords = total === "" ? "" : ` ${isTotalSame ? "Le total reste" : "Nouveau total :"} ${total}.`;
    return `C'est noté : ${parts.join(" ; ")}.${totalWords}`;
  },
  alreadyThere: (labels: readonly string[]) =>
    `Tu l'as déjà dit, et je ne l'ai pas compté deux fois : ${labels.map((label) => `« ${label} »`).join(", ")}. ` +
    "Pour l'ajouter encore, dis « encore » devant.",
  asOption: (line: string) => `${line}, en option, hors du total`,
  asCounted: (line: string) => `${line}, compté dans le total`,
  netAlone: (net: string) => `${net} hors taxes`,
  grossAlone: (gross: string) => `${gross} TTC`,
  grossAndNet: (gross: string, net: string) => `${gross} TTC (${net} hors taxes)`,
  netAndGross: (net: string, gross: string) => `${net} hors taxes, ${gross} TTC`,
  partUnread: (parts: readonly string[]) =>
    `Je n'ai pas compris ${parts.map((part) => `« ${part} »`).join(" ni ")} : redis-le, ou touche la ligne.`,
  lineWords: ({ label, quantity, unit, unitPrice, discount, taxes, amount, rate }: LineWords) =>
    `« ${label} » : ${quantity} ${unit}` +
    (unitPrice === "" ? ", prix à donner" : ` × ${typedPrice(unitPrice)} €${taxes}`) +
    (discount === "" ? "" : `, remise de ${discount} % sur cette ligne`) +
    (unitPrice === "" ? "" : ` = ${amount}`) +
    (rate === "" ? "" : `, TVA ${rate}`),
  reopened: "Change ce que tu veux : touche une ligne, ou dis-le. Puis crée le devis.",
  notUnderstood: "Je n'ai pas compris ce qu'il faut changer : touche la ligne, puis crée le devis.",
  otherSum: (sum: string, total: string) =>
    `Tu as dit ${sum}, et ces lignes font ${total} : change le prix d'une ligne, ou dis une remise.`,
  sameSum: (sum: string, total: string) => `Tu as dit ${sum} : c'est bien ce que font ces lignes, ${total}.`,
  wholeBeforePrices: (sum: string, labels: readonly string[]) =>
    `Tu as dit ${sum} pour le tout : donne d'abord le prix de ${namesOf(labels)}, et je compare.`,
  whichLine: (sum: string, labels: readonly string[]) =>
    `${sum}, c'est pour quelle ligne : ${labels.map((label) => `« ${label} »`).join(" ou ")} ? Redis son nom avec le ` +
    "prix, ou touche-la.",
  eachOrAll: (sum: string, { label, quantity, unit }: Pick<LineWords, "label" | "quantity" | "unit">) =>
    `« ${label} » compte ${quantity} ${unit} : ${sum} pour chaque, ou pour tout ?`,
  asOne: ({ label, quantity, unit }: Pick<LineWords, "label" | "quantity" | "unit">) =>
    `« ${label} » : ce prix ne se partage pas au centime entre ${quantity} ${unit}, je le mets au forfait.`,
  discountInPercent: (discount: string) =>
    `Sur cette carte, la remise est en % : je ne mets pas ${discount}. Dis par exemple « remise 5 % ».`,
  discountAsPercent: ({
    discount,
    total,
    percent,
    amount,
  }: Record<"discount" | "total" | "percent" | "amount", string>) =>
    `Sur cette carte, la remise est en % : ${discount} sur ${total}, c'est ${percent} %, soit ${amount}. Dis ` +
    `« remise ${percent} % » et je la mets.`,
  totalIs: (total: string, openLabels: readonly string[], optionLabels: readonly string[]) =>
    `Ce devis fait ${total}` +
    (openLabels.length === 0 ? "" : `, sans ${namesOf(openLabels)} dont j'attends le prix`) +
    (optionLabels.length === 0 ? "." : `, hors option : ${namesOf(optionLabels)}.`),
  whichRenamed: (labels: readonly string[]) =>
    `Quelle ligne change de nom : ${oneOf(labels)} ? Dis par exemple « renomme ${labels[0] ?? ""} en … ».`,
  validity: (days: number) => `Un devis est valable ${days} jours : je ne change pas cette durée.`,
  paymentLater: "Le délai de paiement se choisit dans les conditions, sur la page du devis, une fois qu'il est créé.",
  whichDropped: (labels: readonly string[]) =>
    `Quelle ligne j'enlève : ${oneOf(labels)} ? Pour tout arrêter, dis ` + "« abandonne le devis ».",
  lastLine: (label: string) =>
    `« ${label} » est la seule ligne : je la laisse. Pour tout arrêter, dis « abandonne le devis ».`,
  whichDiscounted: (share: string, labels: readonly string[]) =>
    `La remise${share === "" ? "" : ` de ${share}`}, c'est sur quelle ligne : ` +
    `${oneOf(labels)} ? ${share === "" ? "" : "Elle n'est pas encore mise : "}` +
    (share === "" ? "Redis-la avec le nom de la ligne." : `dis le nom de la ligne, ou « sur ${WHOLE_QUOTE} ».`),
  wholeQuote: WHOLE_QUOTE,
  shareIsDiscount: (percent: string) => `Remise de ${percent} %`,
  shareIsVat: (percent: string) => `TVA à ${percent} %`,
  discountOrVat: (text: string, isRate: boolean) =>
    `« ${text} » : ${isRate ? "remise ou TVA ?" : "c'est une remise ?"} Rien n'est changé.`,
  noLineDiscount: (label: string) => `« ${label} » n'a pas de remise à elle : rien n'est changé.`,
  lineDiscountInPercent: (label: string, discount: string, price: string) =>
    `Sur une ligne, la remise est en % : je ne mets pas ${discount} sur « ${label} ».` +
    (price === "" ? "" : ` Pour ôter ${discount}, dis « ${label} à ${typedPrice(price)} € ».`),
  moveUnsure: (label: string) =>
    `Je ne suis pas sûr de ce qui change sur « ${label} » : rien n'est changé. Redis son nouveau prix, par exemple ` +
    "« le déplacement passe à 45 € », ou touche la ligne.",
  whichMoved: (labels: readonly string[]) =>
    `Quelle ligne change : ${namesOf(labels)} ? Redis la phrase avec son nom entier.`,
  noMovedLine: (label: string, labels: readonly string[]) =>
    `Aucune ligne ne s'appelle « ${label} », et je n'en ajoute pas : laquelle change, ` +
    `${labels.map((one) => `« ${one} »`).join(" ou ")} ? Redis la phrase avec son nom.`,
  left: "Je laisse ça : rien n'a changé.",
  changeTakenBack: "J'ai annulé le dernier changement. Pour tout arrêter, dis « abandonne le devis ».",
  cardTakenUp: "Je reprends la carte où elle en était.",
  cardDropped: "Je n'ai rien enregistré. Dis « reviens » pour reprendre ce devis.",
  whichProject: (names: readonly string[]) =>
    names.length === 0
      ? "C'est pour quel projet ? Redis-le avec son nom ou celui du client."
      : `Plusieurs projets correspondent : ${namesOf(names)}. Redis « c'est pour le projet » avec son nom entier.`,
  whichRate: (rates: readonly string[]) =>
    `Tes lignes n'ont pas toutes le même taux : quelle TVA pour celle-ci : ${rates.join(" ou ")} ?`,
  homeUnsure:
    "Pas grave, tu peux laisser : la TVA reste à 20 %. « Oui » : le logement a plus de deux ans, la TVA est à " +
    "10 % et " +
    "ton client l'atteste. « Non » : logement neuf ou local professionnel, à 20 %. Demande-le-lui avant " +
    "d'envoyer le devis.",
  regimeUnsure:
    "Pas grave, tu peux laisser pour plus tard. Avec TVA : tu l'ajoutes à tes prix et tu la reverses. Sans TVA " +
    ": tu es en " +
    "franchise, comme beaucoup de micro-entreprises, et tes documents le disent. Ton avis Sirene ou ton " +
    "comptable le sait.",
  unsure:
    "Pas grave : rien n'est créé avant ton accord. Laisse la carte là, touche le champ quand tu sauras, ou abandonne " +
    "le devis.",
  /** What the card says after a doubt, in place of its question, and what is said to the next doubt. */
  leftOpen: {
    home: {
      onCard: "La TVA est à 20 % pour l'instant : touche un bouton quand tu sais pour le logement.",
      again: "On reste à 20 %, tu peux créer le devis comme ça. La TVA se change ensuite sur chaque ligne.",
    },
    regime: {
      onCard: "Pour la TVA, choisis « Plus tard » si tu ne sais pas encore.",
      again: "Choisis « Plus tard » sur la carte et avançons : tu diras ta TVA avant d'envoyer le devis.",
    },
    other: {
      onCard: "Rien ne presse.",
      again: "Prends le temps qu'il te faut : la carte garde tout ce que tu as déjà dit.",
    },
  },
  drop: { label: "Abandonner le devis", ask: "abandonne le devis" },
  takeUp: { label: "Reprendre la carte", ask: "reviens" },
  oneLineAlone: "Une ligne à la fois : dis la première, puis redis la phrase pour l'autre.",
  alreadyNet: "Les prix de cette carte sont déjà hors taxes.",
  noSuchNumber: (former: string) => `Aucune ligne n'est à ${former} : redis le nom de la ligne avec son nouveau prix.`,
  unsigned: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Je n'ai rien changé : ${numbers.join("")} est dit sans « € ». Si c'est un prix, redis la phrase avec « € ».`
      : `Je n'ai rien changé : ${listInWords(numbers)} sont dits sans « € ». Si ce sont des prix, redis la phrase ` +
        "avec « € » après chacun.",
  notRead: "Je n'ai pas compris. Touche une ligne de la carte pour la changer.",
  lotTitle: (rank: number, name: string) => `Lot ${rank} – ${name}`,
  sectionsLater: "Les sections se mettent sur la page du devis, une fois qu'il est créé. Redis-le-moi à ce moment-là.",
  startsOneDay: "Je laisse la date de début vide : le devis dira « à convenir ». Ajoute-la quand tu la connais.",
  help:
    "Touche une ligne pour la changer, ou dis-le : « TVA 10 », « ajoute 2 h à 45 € », « elle s'appelle Claire ». " +
    "« Annule » reprend le dernier changement, « abandonne le devis » arrête tout.",
  button: "Vérifie la carte, puis touche « C'est bon, crée le devis » : rien n'est écrit avant.",
  alreadyPriced: (label: string, price: string) => `« ${label} » est déjà à ${typedPrice(price)} €.`,
  priceWithVat: (label: string, price: string) =>
    `« ${label} » : ${typedPrice(price)} € est TTC ; redonne son prix HT.`,
  pricesUnread: (words: readonly string[], openLines: number) =>
    `Je n'ai pas su lire ${words.map((one) => `« ${one} »`).join(" ni ")} : ` +
    (openLines === 0
      ? "redis-le ici."
      : `donne le prix de ${openLines === 1 ? "la ligne que je laisse vide" : "chaque ligne que je laisse vide"}, ou ` +
        "retire-la."),
  rateUnused: (price: string, unit: "h" | "day") =>
    `Ton prix de ${typedPrice(price)} € ${unit === "h" ? "de l'heure" : "la journée"} n'est sur aucune ligne : ` +
    `aucune n'attend un prix ${unit === "h" ? "à l'heure" : "à la journée"}.`,
  grossPriceKept: (label: string, price: string) =>
    `« ${label} » : je garde ${typedPrice(price)} € TTC, et je calcule son prix hors taxes dès que je sais si tu ` +
    "factures la TVA.",
  grossPriceAt: (label: string, gross: string, net: string, rate: string) =>
    `« ${label} » : ${typedPrice(gross)} € TTC, soit ${typedPrice(net)} € hors taxes avec une TVA de ${rate}.`,
  grossPriceOf: (label: string, gross: string, rate: string) =>
    `« ${label} » : ${typedPrice(gross)} € TTC, avec une TVA de ${rate}.`,
  leftOut: (works: readonly string[]) =>
    `Je n'ai pas mis ${works.map((work) => `« ${work} »`).join(" ni ")} : redis-le avec son prix, et je l'ajoute.`,
  titlesLost: (titles: readonly string[]) =>
    `La carte ne montre pas les titres ${titles.map((title) => `« ${title} »`).join(", ")} : une fois le devis créé, ` +
    "« Commencer une section ici », sur une ligne de sa page, les remet.",
  total: "Total du devis",
  pricesTakenNet: "Prix pris hors taxes : dis « TTC » si la TVA est déjà dedans.",
  isReady: READY,
  isReadyAgain: "Voici ton devis. Vérifie, puis mets-le à jour.",
  submit: "C'est bon, crée le devis",
  submitAtStandard: "C'est bon, crée le devis (TVA 20 %)",
  submitUpdate: "C'est bon, mets le devis à jour",
  labels: {
    projectName: "Projet",
    company: "Entreprise (vide pour un particulier)",
    siren: "SIREN ou SIRET",
    civility: "Civilité",
    firstName: "Prénom",
    lastName: "Nom",
    street: "Adresse",
    postalCode: "Code postal",
    city: "Ville",
    email: "Email (facultatif)",
    phone: "Téléphone",
    recurrence: "Fréquence",
    startDate: "Date de début (JJ/MM/AAAA)",
    projectDescription: "Travaux",
    discount: "Remise (en %, ou « 20 € »)",
    deposit: "Acompte à la commande (en %, ou « 500 € »)",
    vatRegime: QUESTION_WORDS.tva.title,
    sellerName: "Ton nom, ou celui de ton entreprise (en haut du devis)",
  },
  /** On the folded card: « acompte 30 % ». Empty without one. */
  shortDeposit: (deposit: string) => (deposit.trim() === "" ? "" : `acompte ${deposit.trim()}`),
  depositIs: (deposit: string) => (deposit === "" ? "Aucun acompte demandé." : `Acompte : ${deposit} à la commande.`),
  pricedAsOthers: (label: string, price: string, unit: string) =>
    `« ${label} » : je reprends ${typedPrice(price)} € ${unit === "h" ? "de l'heure" : "la journée"}, comme tes ` +
    "autres lignes. Change-le si ce n'est pas ça.",
  usualRate: (labels: readonly string[], price: string, unit: "h" | "jour") =>
    `${namesOf(labels)} : ${typedPrice(price)} € ${unit === "h" ? "de l'heure" : "la journée"}, ton taux habituel.`,
  priceOfWhat: (price: string, unit: string) =>
    `${price}, c'est le prix de quoi ? Redis-le avec son unité, par exemple « ${price} ${unit} ».`,
  usualUnknown: (unit: "h" | "jour") =>
    `Je ne connais pas ton prix ${unit === "h" ? "de l'heure" : "de la journée"} : dis-le, par exemple ` +
    `« ${unit === "h" ? "50 € de l'heure" : "450 € par jour"} ».`,
  brokenDown: (labels: readonly string[], count: string, price: string) =>
    `${namesOf(labels)} : le détail de ${count} à ${price}, compté une seule fois.`,
  optional: (labels: readonly string[]) => `En option, hors du total : ${namesOf(labels)}.`,
  given: (labels: readonly string[]) => `Offert, à 0 € dans le total : ${namesOf(labels)}.`,
  giftLost: (works: readonly string[]) =>
    `Je n'ai pas mis ${works.map((work) => `« ${work} »`).join(" ni ")}, que tu offres : ajoute-le avec son prix, ` +
    "puis redis qu'il est offert.",
  counted: (labels: readonly string[]) => `Compté dans le total : ${namesOf(labels)}.`,
  option: "en option",
  lineRemoved: (label: string) => (label === "" ? "Ligne retirée." : `« ${label} » est retirée.`),
  lineDiscount: (percent: string) => `remise ${percent} %`,
  lineLabels: LINE_LABELS,
  linesOnQuote: (projectId: string) =>
    `Ce devis a déjà ses propres lignes : ajoute celles-ci [sur le devis](/etape/${projectId}/quote).`,
};
