/** What the fields of VAT of a line are called in a sentence, and what is said beside them. */
export const vatFieldMessages = {
  reasonField: "le motif de la TVA à 0 %",
  /** Said beside a rate that asks a certificate of the customer. */
  certificateHint: "Le taux réduit demande une attestation du client, imprimée sur le devis.",
};
