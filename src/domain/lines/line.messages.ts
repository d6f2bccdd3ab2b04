/** Refusals about lines, and what their fields are called in a sentence. */
export const lineMessages = {
  vatReasonField: "le motif de la TVA à 0 %",
  vat_reason_missing: "À 0 % de TVA, la loi demande d'écrire pourquoi : choisis le motif à côté du taux.",
  vat_out_of_scope_alone:
    "Une opération non soumise à la TVA ne peut pas être sur le même document que des lignes taxées ou exonérées : " +
    "fais-en un projet à part.",
};
