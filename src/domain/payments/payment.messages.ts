import { formatDate } from "../shared/french-format.ts";
import type { PaymentMethod } from "./payment.ts";

/** What each means of payment is called, in French. */
export const METHOD_WORDS: Record<PaymentMethod, string> = {
  transfer: "Virement",
  card: "Carte bancaire",
  cash: "Espèces",
  cheque: "Chèque",
  direct_debit: "Prélèvement",
  other: "Autre moyen",
};

/** Refusals about payments, said in French. */
export const paymentMessages = {
  notPositive: "Indique un montant au-dessus de zéro.",
  notCents: "Indique le montant en centimes entiers : 12050 pour 120,50 €.",
  method: "Choisis le moyen de paiement dans la liste.",
  payment_in_future: "Ce jour n'est pas encore arrivé : note le paiement le jour où tu le reçois.",
  payment_too_old: "Ce jour est plus d'un an avant la facture : vérifie l'année.",
  payment_of_quote: "Un devis ne se paie pas : émets d'abord la facture.",
  payment_of_credit_note: "Un avoir ne se paie pas : note le paiement sur la facture qu'il corrige.",
  cash_over_limit:
    "La loi n'admet pas plus de 1 000 € en espèces pour une même facture (Code monétaire et financier, art. L112-6 " +
    "et D112-3) : note 1 000 € au plus en espèces, et le reste par virement, carte ou chèque.",
  cash_over_limit_abroad:
    "La loi n'admet pas plus de 15 000 € en espèces d'un particulier qui vit à l'étranger, pour une même facture " +
    "(Code monétaire et financier, art. L112-6 et D112-3) : note le reste par virement, carte ou chèque.",
  rest_changed:
    "Un paiement ou un avoir a été noté entre-temps sur cette facture : vérifie ce qui reste à payer, puis enregistre.",
  refund_not_owed:
    "Tu ne peux rendre que le trop-perçu de cette facture. Si le paiement a été noté par erreur, annule-le plutôt.",
  reversal_of_reversal: "Cette ligne annule déjà un paiement : note un nouveau paiement à la place.",
  payment_reversed: "Ce paiement est déjà annulé : recharge la page pour voir où en est la facture.",
  payment_given_back: "Une partie de ce paiement a été rendue au client : annule d'abord le remboursement.",
};

/** What is asked of a payment that is dated before its invoice, as a deposit may be. */
export function earlyPaymentQuestion(issuedOn: string): string {
  return (
    `Ce jour est avant la facture, du ${formatDate(issuedOn)}. Si c'est un acompte reçu avant elle, confirme ; la ` +
    "loi demande une facture pour chaque acompte. Sinon, corrige la date."
  );
}
