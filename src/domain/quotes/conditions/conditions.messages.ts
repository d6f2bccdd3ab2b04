import type { DepositKind } from "./deposit.ts";
import type { ConditionSubject, PaymentMeans } from "./quote-conditions.ts";

/** What each subject of the conditions is called, on documents and on the screen. */
export const SUBJECT_LABELS: Record<ConditionSubject, string> = {
  deposit: "Acompte",
  payment: "Paiement",
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

/** The sentences of the conditions. */
export const conditionTexts = {
  shareOfTotal: (share: string) => `${share} du total`,
  atOrder: (size: string) => `${size}, à la commande, à déduire du prix.`,
  downPayment: "L'acompte engage définitivement le client et l'entreprise.",
  earnestOfConsumer:
    "Le client peut renoncer en les perdant ; l'entreprise, en les restituant au double (article L. 214-1 du code de " +
    "la consommation).",
  earnestOfBusiness:
    "Le client peut renoncer en les perdant ; l'entreprise, en les restituant au double (article 1590 du code civil).",
  notBeforeSevenDays:
    "Contrat signé hors établissement, au domicile du client par exemple : aucun versement avant sept jours, sauf " +
    "dépannage urgent que le client a demandé (article L. 221-10 du code de la consommation).",
  depositRow: (what: string, share: string) => `${what}${share === "" ? "" : ` de ${share}`} à la commande`,
  paidOnReceipt: "à réception de la facture",
  paidWithin: (days: number) => `à ${days} jours après la facture`,
  paidBy: (when: string, means: string) => `${when}, par ${means}.`,
  balance: "Solde",
};

/** What the list of conditions says of a subject that the quote does not say. */
export const shortTexts = {
  noDeposit: "Aucun",
  notSaid: "Non précisé",
};
