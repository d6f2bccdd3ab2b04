/** What a button says once it was to copy something. */
export const copyMessages = { done: "Copié", byHand: "À copier à la main" };

/** What is said in place of the page of an invoice. */
export const invoicePageNotices = {
  unknown: {
    title: "Facture introuvable",
    sentence:
      "Ce lien ne mène à aucune facture, ou il n'est plus partagé. Vérifiez l'adresse, ou demandez un nouveau lien à " +
      "l'entreprise.",
  },
  failureTitle: "Un instant",
};
