import type { DepositKind } from "../../lines/deposit.ts";
import { listInWords } from "../../shared/french-format.ts";
import type { ConditionProblem } from "./condition-problems.ts";
import type { Aid, ConditionSubject, Duration, PaymentMeans, WorksKind } from "./quote-conditions.ts";

/** What each subject of the conditions is called, on documents and on the screen. */
export const SUBJECT_LABELS: Record<ConditionSubject, string> = {
  place: "Lieu d'exécution",
  duration: "Durée",
  deposit: "Acompte",
  payment: "Paiement",
  aids: "Aides",
  travel: "Déplacement",
  works: "Travaux",
  guarantee: "Garanties",
  waste: "Déchets",
  energy: "Travaux d'énergie",
  complaints: "Réclamations",
};

/** What a deposit is called. */
export const DEPOSIT_LABELS: Record<DepositKind, string> = {
  down_payment: "Acompte",
  earnest_money: "Arrhes",
};

/** The means of payment, after « par ». */
export const MEANS_WORDS: Record<PaymentMeans, string> = {
  transfer: "virement",
  cheque: "chèque",
  card: "carte bancaire",
  cash: "espèces",
  direct_debit: "prélèvement",
};

/** The units of a duration, alone and several. */
export const DURATION_WORDS: Record<Duration["unit"], { one: string; many: string }> = {
  day: { one: "jour", many: "jours" },
  week: { one: "semaine", many: "semaines" },
  month: { one: "mois", many: "mois" },
};

/** What the works are. */
export const WORKS_WORDS: Record<WorksKind, string> = {
  building: "Construction, rénovation",
  repair: "Dépannage, entretien",
  subcontracted: "Sous-traitance",
};

/** What the aids are called. */
export const AID_WORDS: Record<Exclude<Aid["kind"], "other">, string> = {
  cee: "Prime CEE",
  maprimerenov: "MaPrimeRénov'",
};

/** The sentences of the conditions. */
export const conditionTexts = {
  about: (count: string) => `Environ ${count}.`,
  shareOfTotal: (share: string) => `${share} du total`,
  atOrder: (size: string) => `${size}, à la commande, à déduire du prix.`,
  downPaymentOfConsumer: "L'acompte engage les deux parties, sous réserve du droit de rétractation.",
  downPaymentOfBusiness: "L'acompte engage définitivement le client et l'entreprise.",
  earnestOfConsumer:
    "Le client peut renoncer en les perdant ; l'entreprise, en les restituant au double (article L.\u00A0214-1 du " +
    "code de la consommation).",
  earnestOfBusiness:
    "Le client peut renoncer en les perdant ; l'entreprise, en les restituant au double (article 1590 du code civil).",
  notBeforeSevenDays:
    "Signé hors établissement, chez le client par exemple : aucun versement avant sept jours, sauf dépannage urgent " +
    "qu'il a demandé (article L.\u00A0221-10 du code de la consommation).",
  depositRow: (what: string, share: string) => (share === "" ? what : `${what} de ${share}`),
  aidsRow: (names: string) => `Aides estimées (${names})`,
  restRow: "Reste à charge estimé",
  paidOnReceipt: "à réception de la facture",
  paidWithin: (days: number) => `à ${days} jours après la facture`,
  paidBy: (when: string, means: string) => `${when}, par ${means}.`,
  balance: "Solde",
  aid: (name: string, amount: string) => `${name} (${amount})`,
  aids: (aids: string) =>
    `${aids} : estimation, sous réserve de l'accord de l'organisme. Les aides sont versées au client : le prix ` +
    "entier est dû à l'entreprise.",
  noTravel: "Sans frais de déplacement.",
  travel: (amount: string) => `${amount}, compris dans le total.`,
  ofBuilders:
    "Parfait achèvement (1 an), bon fonctionnement (2 ans) et décennale (10 ans), à compter de la réception des " +
    "travaux (articles 1792 à 1792-6 du code civil).",
  ofGoods:
    "Conformité des biens (2 ans, articles L.\u00A0217-3 et suivants du code de la consommation) et vices cachés " +
    "(articles 1641 et suivants du code civil).",
  wasteQuantity: (quantity: string) => `Quantité estimée : ${quantity}.`,
  wasteSorting: (sorting: string) => `Tri et enlèvement : ${sorting}.`,
  wasteCollection: (collection: string) => `Point de collecte : ${collection}.`,
  wasteCost: (amount: string) => `Coût estimé : ${amount}, compris dans le total.`,
  wasteIncluded: "Coût compris dans le prix des travaux.",
  withRge: (label: string) => `Qualification RGE de l'entreprise : ${label}.`,
  withoutRge:
    "L'entreprise n'a pas de qualification RGE pour ces travaux : ils n'ouvrent pas droit aux aides qui l'exigent.",
  subcontractors: (names: string) => `Sous-traitants : ${names}.`,
  noSubcontractor: "Aucun sous-traitant.",
};

/** What conditions contradict, and what to do. */
export const problemSentences: Readonly<Record<ConditionProblem, string>> = {
  deposit_over_total: "La somme demandée à la commande dépasse le total du devis : baisse-la dans les conditions.",
  aid_without_rge:
    "Le devis annonce MaPrimeRénov' et dit que l'entreprise n'a pas de qualification RGE, que cette aide exige : " +
    "indique la tienne ou celle de ton sous-traitant (loi 2025-594), ou retire l'aide.",
};

/** What the list of conditions says of a subject that the quote does not say. */
export const shortTexts = {
  none: "Aucun",
  noAid: "Aucune",
  notSaid: "Non précisé",
  ofTheLaw: "Celles de la loi",
  due: "À préciser",
  manyDue: (count: number) => `${count} à préciser`,
  dueWhy: "La loi le demande à un devis de travaux. Il peut partir sans.",
  manyUnsaid: (count: number) => `${count} autres points, facultatifs`,
  ofCompany: "Coordonnées de l'entreprise",
  hasRge: "RGE",
  hasNoRge: "Sans RGE",
};

/** What the law asks of a quote for works (C. env. D541-45-1, arrêté du 24 janvier 2017) and that it does not say. */
export function lackingSentence(subjects: readonly string[]): string {
  return (
    `La loi demande à un devis de travaux ce que le tien ne dit pas encore : ${listInWords(subjects)}. ` +
    "Tu peux l'envoyer quand même."
  );
}

/** How many of them are still asked once the parties are complete. */
export function dueAfterwards(subjects: readonly string[]): string {
  const count = subjects.length === 1 ? "encore 1 point" : `encore ${subjects.length} points`;
  return `Après, ${count} de la loi, que tu peux laisser\u00A0: ${listInWords(subjects)}.`;
}
