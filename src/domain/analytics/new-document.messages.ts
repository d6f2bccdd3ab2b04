/** What is said where a quote or an invoice is begun from the money. */
export const newDocumentMessages = {
  both: "Nouveau devis ou facture",
  short: "Nouveau",
  begin: { quote: "Nouveau devis", invoice: "Nouvelle facture" },
  forWhom: "Pour quel projet ?",
  search: "Projet ou client",
  newProject: "Pour un nouveau projet",
  none: "Aucun projet ne répond à ces mots.",
};
