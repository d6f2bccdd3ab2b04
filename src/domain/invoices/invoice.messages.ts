import { listFields } from "../documents/missing-fields.ts";
import { quoteMessages } from "../quotes/quote.messages.ts";

/** Refusals about invoices, said in French. */
export const invoiceMessages = {
  ...quoteMessages,
  invoice_of_zero: "Rien à facturer : le total est de 0 €. Ajoute une ligne qui a un prix, ou réduis la remise.",
  quote_not_accepted:
    "Un acompte ou une situation se facture sur un devis accepté : note d'abord l'accord de ton client sur le devis.",
  invoiced_whole: "Ce devis est déjà facturé en entier. Pour le facturer autrement, fais d'abord un avoir.",
  invoiced_beyond_quote:
    "À un taux de TVA, le devis accepté vaut moins que ce qui est déjà facturé : fais un avoir sur une des factures, " +
    "puis recommence.",
  nothing_left: "Il ne reste rien à facturer sur ce devis.",
  deposit_of_zero: "Indique un acompte plus grand que zéro.",
  deposit_beyond_rest:
    "Un acompte laisse quelque chose au solde : indique moins que ce qui reste, ou émets la facture de solde.",
  deposit_share_and_amount: "Donne un pourcentage ou un montant, pas les deux.",
  asked_on_page: "Il manque encore des informations : ferme ce panneau, la page les demande.",
  section_unknown: "Cette partie n'est plus sur le devis accepté : recharge la page, puis recommence.",
  section_twice: "La même partie est donnée deux fois : garde un seul avancement par partie.",
  progress_back: (labels: readonly string[]) =>
    `Un avancement ne recule pas : ${labels.map((label) => `« ${label} »`).join(", ")} est déjà facturé au-delà. ` +
    "Indique au moins autant, ou fais un avoir sur la situation.",
  progress_beyond: "Un avancement ne dépasse pas 100 % : corrige-le.",
  progress_unchanged: "Rien de nouveau à facturer : indique un avancement plus grand que celui déjà facturé.",
  progress_whole: "Tout est réalisé : émets la facture de solde.",
  deposit_is_earnest_money:
    "Ce devis demande des arrhes : elles ne sont pas un acompte. Note-les à leur paiement, puis facture le devis.",
  progress_of_earlier_version: "Un avenant a changé le devis depuis la dernière situation : facture le solde.",
  change_order_unanswered: "Un avenant attend la réponse de ton client : note-la avant le solde.",
  deposit_unpaid: "L'acompte n'est pas noté payé : note son paiement, ou fais un avoir, puis facture le solde.",
  billing_changed:
    "Rien n'a été émis : ce qui reste à facturer vient de changer. Relis la nouvelle somme, puis recommence.",
  serviceDateAhead:
    "Ce jour n'est pas encore passé : donne aujourd'hui ou un jour passé, ou réponds « Pas encore achevée ».",
  company_incomplete: (fields: readonly string[]) =>
    `Avant d'émettre une facture, la loi demande de compléter ton entreprise : ${listFields(fields)}.`,
  customer_incomplete: (fields: readonly string[]) =>
    `Avant d'émettre la facture, il faut compléter la fiche du client : ${listFields(fields)}.`,
};
