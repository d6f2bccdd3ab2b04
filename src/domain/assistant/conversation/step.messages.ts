/** The choices that steps offer, in French. Typed by hand, they are read as well. */
export const choiceLabels = {
  existingProject: "Un projet existant",
  newProject: "Un nouveau projet",
  openTwin: "Ouvrir l'existant",
  createAnother: "En créer un autre",
};

/** What stands before each line of a summary, in French. */
export const summaryLabels = {
  project: "Projet",
  customer: "Client",
  contact: "Contact",
  email: "Email",
  start: "Début",
  description: "Description",
  tasks: "Tâches",
  quote: "Devis",
  invoice: "Facture",
  total: "Total",
  netTotal: "Total hors taxes",
};

/** Says back a day that was said in other words than figures. */
export function agreedDay(day: string): string {
  return `D'accord, le ${day}.`;
}

/** Said of a quote that was made without the VAT regime of its seller: nobody else is shown it. */
export const QUOTE_HIDDEN =
  "Ton devis est prêt pour toi seul : son lien ne s'ouvre pas chez ton client tant que tu n'as pas dit si tu " +
  "factures la TVA. [Le dire maintenant](/app/settings#tva).";
